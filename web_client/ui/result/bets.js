/** @import { FeedItem, Roster } from "../../state/types.js" */

import { html } from "../../lib/index.js";
import { emptySeatName, inARow } from "../../i18n/table.js";
import { M } from "../../i18n/match.js";
import { useAnnounced } from "../accessibility/announcer.js";

/** How many bets are told: the right ones first. */
const TOLD = 6;

/** The bets on the round that is over, and who was right; nothing if there are none. @param {{feed: FeedItem[]}} props */
export function Bets({ feed }) {
  const last = feed.findLast(({ event }) => event.kind === "bets_revealed" || event.kind === "round_opened");
  const told = last?.event.kind === "bets_revealed" ? betsInWords(last) : "";
  useAnnounced(told);
  return told && html`<p class="sum" data-bets>${told}</p>`;
}

/** @param {FeedItem} item */
function betsInWords({ event, roster }) {
  const bets = /** @type {[string, number][]} */ (Object.entries(event.bets));
  const right = (/** @type {[string, number]} */ [player]) => Number(event.right.includes(player));
  const told = bets.sort((a, b) => right(b) - right(a)).slice(0, TOLD);
  return inARow(
    ...told.map(([player, on]) => M.betWas(roster.names[player], nameOf(roster, on), event.right.includes(player))),
  );
}

/** @param {Roster} roster @param {number} seat */
const nameOf = ({ names, seats }, seat) => names[seats[seat]] ?? emptySeatName(seat);
