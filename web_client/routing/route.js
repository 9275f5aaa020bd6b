import { computed, signal } from "../lib/index.js";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

const INVITATION = /^(?:[BCDFGHJKMNPQRTVWXY]{6}){1,2}$/;

const TABLE = /^\/t\/([^/]+)(?:\/replay\/(.+?)|\/tv)?\/*$/;

/** How many letters of an invitation are the table's code. */
const CODE_LENGTH = 6;

/** The invitation to a table in the address, or what stands in its place; null at home. */
export const invitation = computed(() => {
  const match = TABLE.exec(path.value);
  if (!match) return null;
  const written = plain(match[1]);
  return lettersOf(written) || written;
});

/** The code of the table that the address leads to, or null at home. */
export const tableCode = computed(() => invitation.value?.slice(0, CODE_LENGTH) ?? null);

/** The match and the round of a table that the address shows again, as "1/2"; nothing elsewhere. */
export const replayed = computed(() => TABLE.exec(path.value)?.[2]);

/** Whether the address is that of a big screen at a table. */
export const isStage = () => /\/tv\/*$/.test(location.pathname);

/** What the address has in place of an invitation, such as a table's name; nothing elsewhere. */
export const unread = computed(() => {
  const match = TABLE.exec(path.value);
  return match && !INVITATION.test(invitation.value ?? "") ? plain(match[1]) : null;
});

/** Let the address have the invitation that leads to its table now. @param {string} present */
export function renewAddress(present) {
  if (invitation.peek() === present || tableCode.peek() !== present.slice(0, CODE_LENGTH)) return;
  readdress(present);
}

/** Let the address of a table have this invitation. @param {string} present */
export function readdress(present) {
  const here = location.pathname.replace(/^\/t\/[^/]+/, tableAddress(present));
  history.replaceState(history.state, "", here + location.hash);
  path.value = location.pathname;
}

const BESIDE = /^\/(rules|learn|history|privacy|replay|admin)(?:\/([^/]+))?\/?$/;

const PUZZLES = /^\/learn\/([^/]+)\/puzzles(?:\/([^/]+))?\/?$/;

/**
 * The page beside tables that the address names, and the game on it, "" where it names none; null at tables and at
 * home. `puzzle` is the id of one, "" elsewhere.
 */
export const beside = computed(() => {
  const puzzles = PUZZLES.exec(path.value);
  if (puzzles) return { page: "puzzles", name: decoded(puzzles[1]), puzzle: decoded(puzzles[2] ?? "") };
  const match = BESIDE.exec(path.value);
  return match && { page: match[1], name: decoded(match[2] ?? ""), puzzle: "" };
});

/** @param {string} part of an address, which may be malformed */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Go to another screen without loading the page again.
 * @param {string} to a path, with a fragment or without
 */
export function navigate(to) {
  if (to !== location.pathname) history.pushState(null, "", to);
  // Listeners to the back button must hear of this as well.
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** @param {string} game */
export const rulesAddress = (game) => `/rules/${encodeURIComponent(game)}`;

/** @param {string} game */
export const lessonAddress = (game) => `/learn/${encodeURIComponent(game)}`;

/** @param {string} game */
export const puzzlesAddress = (game) => `${lessonAddress(game)}/puzzles`;

/** @param {string} game @param {string} id */
export const puzzleAddress = (game, id) => `${puzzlesAddress(game)}/${encodeURIComponent(id)}`;

/** @param {string} to the invitation to a table, or its code */
export const tableAddress = (to) => `/t/${encodeURIComponent(to)}`;

/** Return the pass in a link, "" for most links. @param {string} text */
export const passIn = (text) => /#pass=[\w-]+/.exec(plain(text))?.[0] ?? "";

/** Return a text or a part of an address with its usual characters, and without any that is not seen. @param {string} text */
export const plain = (text) =>
  decoded(text)
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "");

/** Return the Latin letters and digits of a code, in capitals. @param {string} text */
export const lettersOf = (text) => text.replace(/[^a-z0-9]/gi, "").toUpperCase();
