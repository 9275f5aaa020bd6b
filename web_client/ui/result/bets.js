/** @import { FeedItem } from "../../state/types.js" */

import { inARow } from "../../i18n/grammar.js";
import { html } from "../../lib/index.js";
import { nameIn } from "../log/sentence.js";
import { words } from "../../i18n/words.js";
import { useAnnounced } from "../accessibility/announcer.js";

/** How many bets are listed: the right ones first. */
const SHOWN_BETS = 6;

/** The bets on the round that is over, and who was right; nothing if there are none. @param {{feed: FeedItem[]}} props */
export function Bets({ feed }) {
  const last = feed.findLast(({ event }) => event.kind === "bets_revealed" || event.kind === "round_opened");
  const text = last?.event.kind === "bets_revealed" ? betsInWords(last) : "";
  useAnnounced(text);
  return text && html`<p class="sum" data-bets>${text}</p>`;
}

/** @param {FeedItem} item */
function betsInWords({ event, roster }) {
  const bets = /** @type {[string, number][]} */ (Object.entries(event.bets));
  const right = (/** @type {[string, number]} */ [player]) => Number(event.right.includes(player));
  const shown = bets.sort((a, b) => right(b) - right(a)).slice(0, SHOWN_BETS);
  return inARow(
    ...shown.map(([player, on]) =>
      words("match-bet-was", {
        who: roster.names[player],
        on: nameIn({ seat: on }, roster),
        right: event.right.includes(player),
      }),
    ),
  );
}
