// The events of Morph in sentences.

/** @import { FeedItem } from "../../state/types.js" */
/** @import { Pair } from "./wire.js" */

import { words } from "../../i18n/words.js";
import { eventsInWords } from "../shared/sentences.js";
import { creatureName } from "./cards/creatures.js";

/** Name who has a seat that no player holds: the Shadow. @param {number} seat @param {boolean} isSolo */
export const opponent = (seat, isSolo) => (isSolo && seat === 1 ? { strong: words("morph-shadow") } : null);

/** Return what sentences depend on: whether the other side is the Shadow. @param {{mode?: string}} view */
export const sentenceContext = ({ mode }) => mode === "solo";

export const sentence = eventsInWords("morph", { battle_ended: "end" }, (event, isSolo, me) => {
  const { kind, seat, card, target, stakes, pair } = event;
  const who = (/** @type {number} */ one) => opponent(one, isSolo) ?? { seat: one };
  if (kind === "battle_set_up") return { who: who(0), opponent: who(1) };
  if (kind === "stakes_shown")
    return { equal: event.first === null, one: named(stakes.A), other: named(stakes.B), who: who(event.first) };
  if (kind === "battle_ended") return { shadow: isSolo && event.winner === 1, seat: 1 - event.winner };
  return {
    who: who(seat),
    ...(card && { card: named(card) }),
    ...(target && { target: named(target) }),
    ...(pair && { feat: { strong: words(`morph-feat-${/** @type {Pair} */ (pair)}`), about: pair } }),
    ...(kind === "deck_attacked" && { yours: 1 - seat === me, count: event.cards }),
  };
});

/** The kinds of events that sum up the turn before. */
export const turnRecap = /^creature_(summoned|revealed|destroyed)$|^feat_used$|^deck_attacked$|^card_discarded$/;

/** Name a creature; more can be told of it. @param {string} card */
const named = (card) => ({ strong: creatureName(card), about: card });

/** What a creature may be turned by. */
const TURNING = /^(creature|deck)_attacked$|^creature_(summoned|revealed)$|^feat_used$/;

/**
 * Return whether an event has a line: not that an attacker is turned, nor that a player gives a card that they have just
 * read the name of.
 * @param {FeedItem[]} feed
 * @param {number} i
 */
export function isShown(feed, i) {
  const { kind, seat, card } = feed[i].event;
  if (kind === "mana_put") return feed[i - 1]?.event.kind !== "mana_chosen";
  if (kind !== "creature_turned") return true;
  let before = i - 1;
  while (before >= 0 && !TURNING.test(feed[before].event.kind)) before -= 1;
  const cause = feed[before]?.event;
  return cause?.seat !== seat || cause?.card !== card;
}
