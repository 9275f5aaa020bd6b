/** @import { Kind, Roster } from "../../state/types.js" */
/** @typedef {Exclude<Part, {phrase: string}>} Settled a part without phrases */
/** @import { Part } from "../../i18n/types.js" */

import { html } from "../../lib/index.js";
import { isolated } from "../../i18n/language.js";
import { Who } from "../icons/icons.js";
import { phrases, Said } from "./reactions.js";
import { emptySeatName } from "../../i18n/seats.js";

/**
 * Return the name of the player meant, as it was at the time.
 * @param {{seat: number} | {player: string}} who
 * @param {Roster} roster
 */
export function nameIn(who, roster) {
  if ("player" in who) return roster.names[who.player] ?? who.player;
  const player = roster.seats[who.seat] ?? roster.left?.[who.seat];
  return (player && roster.names[player]) || emptySeatName(who.seat);
}

/**
 * Return what the player meant was at the time, `null` for a person.
 * @param {{seat: number} | {player: string}} who
 * @param {Roster} roster
 * @returns {Kind | null}
 */
export function kindIn(who, roster) {
  const player = "player" in who ? who.player : roster.seats[who.seat];
  if (roster.bots[player]) return "bot";
  return roster.programs?.[player] ? "program" : null;
}

/**
 * Return the seat of the player meant, if any.
 * @param {{seat: number} | {player: string}} who
 * @param {Roster} roster
 */
export function seatIn(who, roster) {
  if ("seat" in who) return who.seat;
  const seat = Object.entries(roster.seats).find(([, player]) => player === who.player)?.[0];
  return seat === undefined ? null : Number(seat);
}

/**
 * Return a part of a sentence as plain text.
 * @param {Settled | undefined} part
 * @param {Roster} roster
 */
function textOf(part, roster) {
  if (typeof part === "object") return "strong" in part ? part.strong : isolated(nameIn(part, roster));
  return typeof part === "string" ? part : "";
}

/**
 * Return a sentence whose phrases are in words, and whose texts that depend on their neighbours are settled.
 * @param {Part[]} unsettled
 * @param {Roster} roster
 */
function settled(unsettled, roster) {
  const parts = /** @type {Settled[]} */ (
    unsettled.flatMap((part) =>
      typeof part === "object" && "phrase" in part ? (phrases.value?.inWords(part.phrase) ?? []) : part,
    )
  );
  return parts.map((part, i) =>
    typeof part === "function" ? part(textOf(parts[i + 1], roster), textOf(parts[i - 1], roster)) : part,
  );
}

/**
 * Return a sentence as plain text.
 * @param {Part[]} parts
 * @param {Roster} roster
 */
export const plain = (parts, roster) =>
  settled(parts, roster)
    .map((part) => textOf(part, roster))
    .join("");

/**
 * A sentence with the marks and colours of the people in it.
 * @param {{parts: Part[], roster: Roster}} props
 */
export function Sentence({ parts, roster }) {
  return settled(parts, roster).map((part) => {
    if (typeof part === "string") return html`<${Said} text=${part} />`;
    if ("strong" in part) return html`<b data-about=${part.about}><bdi>${part.strong}</bdi></b>`;
    return html`<${Who} seat=${seatIn(part, roster)} name=${nameIn(part, roster)}
      kind=${kindIn(part, roster)} />`;
  });
}
