// What the view of a game says, read for drawing.

/** @import { Play, Shown, Side } from "./types.js" */
/** @import { MorphView } from "./wire.js" */

import { words } from "../../i18n/words.js";
import { CREATURES } from "./rule_tables.js";

/** From this window size on lines are rows of cards, and both players stand above them. */
export const WIDE = "(min-width: 1100px) and (min-height: 640px)";

export const LINES = /** @type {const} */ ([1, 2]);
/** The places of a line. */
export const PLACES = /** @type {const} */ ([1, 2, 3, 4]);

/** Return the letter of a seat. @param {number} seat */
export const sideOf = (seat) => /** @type {Side} */ ("AB"[seat]);

/** Return the seat of a letter. @param {string} side */
export const seatOf = (side) => "AB".indexOf(side);

/** Return the side that is drawn at the bottom or on the left, and the other. @param {Pick<Play, "seat">} play @returns {[Side, Side]} */
export const sidesOf = ({ seat }) => (seat === 1 ? ["B", "A"] : ["A", "B"]);

/** Return whether a side is the Shadow. @param {Pick<MorphView, "mode">} view @param {string} side */
export const isShadow = ({ mode }, side) => mode === "solo" && side === "B";

/** Name the player of a side. @param {Pick<Play, "view" | "name">} play @param {string} side */
export const nameOf = ({ view, name }, side) => (isShadow(view, side) ? words("morph-shadow") : name(seatOf(side)));

/** Return whether a card has a keyword. @param {string} card @param {string} keyword */
export const hasKeyword = (card, keyword) => CREATURES[card].keywords.some(([name]) => name === keyword);

/** Return what a card costs a side to summon (R2.4). @param {MorphView} view @param {Side} side @param {string} card */
export const costFor = ({ discount }, side, card) =>
  Math.max(0, CREATURES[card].cost - Number(discount === seatOf(side)));

/** Count the creatures on both lines of a side. @param {Record<string, Shown[]>} lines @param {string} side */
export const countOf = (lines, side) => LINES.reduce((sum, line) => sum + (lines[`${side}${line}`]?.length ?? 0), 0);

/** Say that the Shadow has won, which is no seat. @param {Pick<Play, "view">} play */
export const winnerInWords = ({ view }) => (isShadow(view, sideOf(view.winner ?? 0)) ? words("morph-shadow-wins") : "");
