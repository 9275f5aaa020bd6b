// The words of every table, in the chosen language.

/** @import { WireEvent } from "../net/wire.js" */
/** @import { Line } from "./types.js" */

import { table as W } from "./index.js";
import { sentenceFor } from "./say.js";

export { W };

/** Return a seat's letter, as in its name and in the notation of moves. @param {number} seat */
export const seatLetter = (seat) => String.fromCharCode(65 + seat);

/** @param {number} seat */
export const emptySeatName = (seat) => W.seatCalled(seatLetter(seat));

/** @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How some lines stand out. @type {Record<string, Line["kind"]>} */
const KINDS = { said: "chat", match_started: "turn", match_ended: "turn" };

const NAMES = {
  /** @param {string} player */
  player: (player) => ({ player }),
  /** @param {number} seat */
  seat: (seat) => ({ seat }),
};

/**
 * Return the sentence of a table's event; null for one that needs none or is a game's.
 * @param {WireEvent} event
 * @returns {Line | null}
 */
export function tableSentence(event) {
  const parts = sentenceFor(event, W.events)?.(event, NAMES);
  return parts ? { parts, kind: KINDS[event.kind] } : null;
}
