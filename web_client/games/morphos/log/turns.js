// The turns of a match, from its events.

/** @import { WireEvent } from "../../../net/wire.js" */

import { words } from "../../../i18n/words.js";

/** The events of the game itself, but for the asking for a turn back. */
const GAME = /^(board_set_up|stone_\w+|colours_swapped|side_\w+)$/;

/** Return the events that stand: without turns that were taken back. @param {WireEvent[]} all */
export function standing(all) {
  /** @type {WireEvent[]} */
  const stand = [];
  for (const event of all) {
    if (event.kind === "turn_taken_back") stand.length = event.kept;
    else if (GAME.test(event.kind)) stand.push(event);
  }
  return stand;
}

/** How each move is written. @type {Record<string, (event: WireEvent) => string>} */
const WRITTEN = {
  stone_placed: ({ point }) => point,
  stone_flipped: ({ point }) => `x${point}`,
  stone_returned: ({ point }) => words("morphos-written-returned", { point }),
  colours_swapped: () => words("morphos-written-swap"),
  side_skipped: () => "–",
};

/** A turn: its number, how its moves are written, and the point that it was about last; "" for none. @typedef {{number: number, text: string, point: string}} Turn */

/**
 * Return the turns of the newest match that stand; null if its beginning is not among the events.
 * @param {WireEvent[]} all
 * @returns {Turn[] | null}
 */
export function turnsOf(all) {
  const begun = all.findLastIndex(({ kind }) => kind === "board_set_up");
  if (begun < 0) return null;
  const [{ turn_number: first }, ...events] = standing(all.slice(begun));
  /** @type {Turn[]} */
  const turns = [];
  let isOver = true;
  for (const event of events) {
    const text = WRITTEN[event.kind]?.(event);
    if (!text) continue;
    const { point = "" } = event;
    const last = turns.at(-1);
    if (isOver || !last) turns.push({ number: first + turns.length, text, point });
    else turns[turns.length - 1] = { ...last, text: last.text + words("comma") + text, point };
    isOver = event.ends_turn ?? event.kind !== "colours_swapped";
  }
  return turns;
}
