/**
 * @import { Roster } from "../state/types.js"
 * @import { Part } from "../languages/types.js"
 */

import { html } from "../lib/index.js";
import { Who } from "./icons.js";
import { Said } from "./reactions.js";
import { emptySeatName } from "./words.js";

/**
 * Return the name of whoever is meant, as it was at the time.
 * @param {{seat: number} | {player: string}} who
 * @param {Roster} roster
 */
export function nameIn(who, roster) {
  if ("player" in who) return roster.names[who.player] ?? who.player;
  const player = roster.seats[who.seat];
  return (player && roster.names[player]) || emptySeatName(who.seat);
}

/**
 * Return the seat of whoever is meant, if any.
 * @param {{seat: number} | {player: string}} who
 * @param {Roster} roster
 */
function seatIn(who, roster) {
  if ("seat" in who) return who.seat;
  const seat = Object.entries(roster.seats).find(([, player]) => player === who.player)?.[0];
  return seat === undefined ? null : Number(seat);
}

/**
 * Return a sentence as plain text.
 * @param {Part[]} parts
 * @param {Roster} roster
 */
export function plain(parts, roster) {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "strong" in part ? part.strong : nameIn(part, roster);
    })
    .join("");
}

/**
 * A sentence with the marks and colours of the people in it.
 * @param {{parts: Part[], roster: Roster}} props
 */
export function Sentence({ parts, roster }) {
  return parts.map((part) => {
    if (typeof part === "string") return html`<${Said} text=${part} />`;
    if ("strong" in part) return html`<b data-about=${part.about}>${part.strong}</b>`;
    return html`<${Who} seat=${seatIn(part, roster)} name=${nameIn(part, roster)} />`;
  });
}
