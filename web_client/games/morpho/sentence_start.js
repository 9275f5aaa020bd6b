// How sentences begin. Messages name cards as they stand in the middle of one: "your card", " Ada 的牌".

/** @import { Part } from "../../i18n/types.js" */

/** Where a name brings a space that is not wanted: at the start, and behind a Chinese sign. */
const SPACE = /(?<=^|[，、：；。]) /gu;
const ENDS_IN_SIGN = /[，、：；。]$/u;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Begin a sentence with a capital. @param {string} text */
export const begun = (text) => capital(text.replaceAll(SPACE, ""));

/** Begin a sentence with a capital. @param {Part[]} parts @returns {Part[]} */
export function begunParts(parts) {
  const tight = parts.map((part, i) => {
    const before = parts[i - 1] ?? "。";
    const isAtSign = typeof before === "string" && ENDS_IN_SIGN.test(before);
    return isAtSign && typeof part === "string" ? part.trimStart() : part;
  });
  const said = tight.filter((part) => part !== "");
  const [first, ...rest] = said;
  return typeof first === "string" ? [capital(first), ...rest] : said;
}
