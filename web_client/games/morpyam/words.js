// The words of Morpyam in the chosen language, and its events in sentences.

/** @import { Line } from "../../ui/types.js" */
/** @import { Part } from "../../i18n/types.js" */
/** @import { WireEvent } from "../../net/wire.js" */

import { wordsOn } from "../../i18n/index.js";
import { sentenceFor } from "../../i18n/say.js";

/** @type {typeof import("./words/en/game.js").game} */
export const M = wordsOn("morpyam", "game");

/** How some lines stand out. @type {Record<string, Line["kind"]>} */
const KINDS = { turn_began: "turn", game_ended: "end" };

/**
 * Return the sentence of an event; null for one that needs none or is not known.
 * @param {WireEvent} event
 * @param {unknown} _
 * @param {number | null} [me] the seat that the reader had then
 * @returns {Line | null}
 */
export function sentence(event, _, me = null) {
  const tell = sentenceFor(event, M.events);
  if (!tell) return null;
  /** @param {number} seat @returns {Part} */
  const who = (seat) => ({ seat });
  /** @param {string} theirs @param {string} mine @returns {Part[]} */
  const by = (theirs, mine) => (event.seat === me ? [{ strong: M.you }, ` ${mine}`] : [who(event.seat), ` ${theirs}`]);
  return { parts: tell(event, { who, by }), kind: KINDS[event.kind], seat: event.seat };
}

/** Join what is true of something, to be read out. @param {(string | false)[]} parts */
export const readOut = (...parts) => parts.filter(Boolean).join(M.comma);

/** Name a figure as its box does. @param {string} figure */
export const nameOf = (figure) => M.figures[figure]?.[0] ?? figure;

/** Say a chance in per cent; "" for none. Only what is certain is said to be 100 %. @param {number} chance */
export function percent(chance) {
  if (!chance) return "";
  const share = Math.round(100 * chance);
  return M.percent(chance < 1 ? Math.min(99, Math.max(1, share)) : 100, share < 1);
}
