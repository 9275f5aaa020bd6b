/** @import { CardView, Play } from "../types.js" */

import { Sentence } from "../../../ui/log/sentence.js";
import { findParts, hasWords, parts } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { NOBODY } from "../../../state/table/feed.js";
import { historyOf } from "../lookup/card_history.js";
import { factionClass, identityStrong } from "../cards/identities.js";
import { seatOf } from "./moves.js";
import { bottomSeat, nameCard, readCard, readSeat } from "../view.js";

/**
 * Return the hidden card of another place that this seat saw last in this round, wherever it lies now; null if it could
 * follow none.
 * @param {Play} play
 */
function lastSeen(play) {
  const slots = Object.keys(play.own?.known ?? {}).filter((slot) => seatOf(slot) !== play.seat);
  const seen = slots.map((slot) => {
    const saw = historyOf(play, slot).find(({ item }) => item.event.kind === "saw");
    return { card: readCard(play, slot), n: saw?.item.n ?? 0 };
  });
  const [last] = seen.filter(({ card, n }) => n && card.look === "known").sort((one, other) => other.n - one.n);
  return last?.card ?? null;
}

/** @param {Play} play @param {CardView} card */
const seenInWords = (play, { slot, identity }) =>
  parts("morpho-aim-seen", { card: nameCard(play, slot), identity: identityStrong(identity ?? "") });

/** @param {string} identity @param {boolean} alone whether it is the only card of its holder */
const inWords = (identity, alone) =>
  findParts(`morpho-aim-${identity}`, { identity: identityStrong(identity), alone }) ?? [];

/**
 * Shown while others move: what the player saw last, and the aims of those of their cards that can still win.
 * @param {{play: Play, own?: boolean}} props `own`: the aims alone
 */
export function Aims({ play, own = false }) {
  const held = readSeat(play, bottomSeat(play)).cards.filter(({ look }) => look !== "eliminated");
  const able = held.filter(({ hindered }) => !hindered);
  const identities = [...new Set(able.map(({ identity }) => identity ?? ""))].filter((one) =>
    hasWords(`morpho-aim-${one}`),
  );
  const seen = own ? null : lastSeen(play);
  if (!identities.length && !seen) return null;
  return html`<ul class="aims" data-aims>${seen && html`<li key="seen" class=${factionClass(seen.identity)} data-last-seen=${seen.slot}><${Sentence} parts=${seenInWords(play, seen)} roster=${NOBODY} /></li>`}${identities
    .reverse()
    .map(
      (identity) => html`
    <li key=${identity} class=${factionClass(identity)}><${Sentence} parts=${inWords(identity, held.length === 1)} roster=${NOBODY} /></li>`,
    )}</ul>`;
}
