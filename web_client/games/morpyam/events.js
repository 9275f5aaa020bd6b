// The events of Morpyam in sentences.

/** @import { WireEvent } from "../../net/wire.js" */
/** @import { DiceRolled, GameEnded, GridSetUp, TokenPlaced } from "./wire.js" */

import { listed } from "../../i18n/grammar.js";
import { parts } from "../../i18n/words.js";
import { eventsInWords } from "../shared/sentences.js";
import { said } from "./figures.js";

/** What the messages of some events name besides. @type {Record<string, (event: any) => Record<string, any>>} */
const MORE = {
  grid_set_up: (/** @type {GridSetUp} */ { first }) => ({ who: { seat: first } }),
  dice_rolled: (/** @type {DiceRolled} */ { rolled, kept, call }) => ({
    rolled: rolled.join(" "),
    kept: kept.join(" ") || null,
    call: call && said(call),
  }),
  token_placed: (/** @type {TokenPlaced} */ { figure, gained }) => ({
    figure: said(figure),
    gained: Math.max(0, gained),
  }),
  game_ended: (/** @type {GameEnded} */ { points }) => ({
    points: listed(points.map((n, seat) => parts("morpyam-points-of", { who: { seat }, points: n }))),
  }),
};

/** @param {WireEvent} event */
const more = (event) => MORE[event.kind]?.(event) ?? {};

export const sentence = eventsInWords("morpyam", { game_ended: "end" }, more);
