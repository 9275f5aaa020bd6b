import { computed, signal } from "../lib/index.js";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

const TABLE = /^\/t\/([^/]+)\/?$/;

/** The code of the table that the address names, or null at home. */
export const tableCode = computed(() => {
  const match = TABLE.exec(path.value);
  return match ? decoded(match[1]).toUpperCase() : null;
});

const RULES = /^\/rules(?:\/([^/]+))?\/?$/;

/** The game whose rules the address names, "" where it names none; null elsewhere. */
export const rulesOf = computed(() => {
  const match = RULES.exec(path.value);
  return match ? decoded(match[1] ?? "") : null;
});

const LEARN = /^\/learn(?:\/([^/]+))?\/?$/;

/** The game whose guided first game the address names, "" where it names none; null elsewhere. */
export const lessonOf = computed(() => {
  const match = LEARN.exec(path.value);
  return match ? decoded(match[1] ?? "") : null;
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

/** @param {string} code */
export const tableAddress = (code) => `/t/${encodeURIComponent(code)}`;

/** The address by which others reach the server. The server sets it if this page's own works on this computer only. */
const origin = document.querySelector("meta[name=for-others]")?.getAttribute("content") ?? location.origin;

/** Return a path as a link for others. @param {string} path */
export const linkTo = (path) => origin + path;

/** Return the pass in a link, "" for most links. @param {string} text */
export const passIn = (text) => /#pass=\S+/.exec(text)?.[0] ?? "";

/** Return the table's code in a text: the code alone, or in a link. @param {string} text */
export const codeIn = (text) => (/\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text).trim().toUpperCase();
