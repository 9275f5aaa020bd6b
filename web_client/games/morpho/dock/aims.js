/** @import { CardView, Play } from "../types.js" */

import { Sentence } from "../../../ui/log/sentence.js";
import { wordsOn } from "../../../i18n/index.js";
import { html } from "../../../lib/index.js";
import { NOBODY } from "../../../state/table/feed.js";
import { historyOf } from "../lookup/card_history.js";
import { factionClass, identityName } from "../cards/identities.js";
import { seatOf } from "./moves.js";
import { bottomSeat, nameCard, readCard, readSeat } from "../view.js";

/** @type {typeof import("../words/en/aims.js").aims} */
const AIMS = wordsOn("morpho", "aims", (tag) => import(`../words/${tag}/aims.js`));

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
  AIMS.seen(nameCard(play, slot), identity ?? "", identityName(identity ?? ""));

/**
 * Shown while others move: what the player saw last, and the aims of those of their cards that can still win.
 * @param {{play: Play}} props
 */
export function Aims({ play }) {
  const held = readSeat(play, bottomSeat(play)).cards.filter(({ look }) => look !== "eliminated");
  const able = held.filter(({ hindered }) => !hindered);
  const identities = [...new Set(able.map(({ identity }) => identity ?? ""))].filter((one) =>
    Object.hasOwn(AIMS.wants, one),
  );
  const seen = lastSeen(play);
  if (!identities.length && !seen) return null;
  return html`<ul class="aims" data-aims>${seen && html`<li key="seen" class=${factionClass(seen.identity)} data-last-seen=${seen.slot}><${Sentence} parts=${seenInWords(play, seen)} roster=${NOBODY} /></li>`}${identities
    .reverse()
    .map(
      (identity) => html`
    <li key=${identity} class=${factionClass(identity)}><${Sentence} parts=${AIMS.wants[identity](held.length === 1)} roster=${NOBODY} /></li>`,
    )}</ul>`;
}
