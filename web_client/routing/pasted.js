import { lettersOf, plain } from "./route.js";

/** Six letters of a code, in an invitation six more. */
const SIX = "[BCDFGHJKMNPQRTVWXY]{6}";
const INVITATION = `${SIX}(?:[\\p{Pd}\\s]?${SIX})?`;
const WHOLE = new RegExp(`^${SIX}(?:${SIX})?$`, "i");
const LINKED = new RegExp(`/t/+(${INVITATION})(?![a-z0-9])`, "iu");
/** In other scripts there are no spaces around it. */
const WITHIN = new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${INVITATION}(?![\\p{Script=Latin}\\p{N}])`, "giu");

/**
 * Return the invitation in a text, "" if there is none: its letters alone, in a link, or in a sentence, where capitals
 * come before a word that happens to have such letters.
 * @param {string} text
 */
export function invitationIn(text) {
  const read = plain(text);
  const linked = LINKED.exec(read)?.[1];
  if (linked) return lettersOf(linked);
  const letters = lettersOf(read);
  if (WHOLE.test(letters)) return letters;
  const found = read.match(WITHIN) ?? [];
  return lettersOf(found.find((one) => one === one.toUpperCase()) ?? found[0] ?? "");
}
