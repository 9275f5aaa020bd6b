// How a round came to its end, in words.

/** @import { Part } from "../../../i18n/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Play } from "../types.js" */
/** @import { Name, Reason, Slot } from "../wire.js" */

import { findParts, needWords } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Sentence } from "../../../ui/log/sentence.js";
import { identityParts, identityStrong } from "../cards/identities.js";
import { seatOf } from "../dock/moves.js";
import { decidingAction, endIn, FALLEN, roundOf } from "./deciding.js";
import { outcomeSentence } from "./reasons.js";

needWords("morpho.more");

/**
 * Tell how a round came to its end, as its reader says it.
 * @param {WireEvent[]} events of the round in their order; its end is the last
 * @param {number | null} me the reader's seat
 * @returns {Part[] | null} null where there is no more to tell than the reason
 */
export function storyOf(events, me) {
  const action = decidingAction(events);
  if (!action) return null;
  const { kind, by, other = by, slot, card, identity = kind === "escape" ? card : undefined } = action;
  const parts = findParts(`morpho-story-${kind}`, {
    you: by === me,
    who: { seat: by },
    withYou: other === me,
    other: { seat: other },
    card: slot && card && cardIn(slot, card, by, me),
    ...namesOf(identity),
  });
  const { reason } = /** @type {WireEvent} */ (events.at(-1));
  // What was done says itself what followed, but where it set free or brought a card that had won long before.
  const lacks = FALLEN[reason] && card !== FALLEN[reason];
  return parts && lacks ? [...parts, ` ${outcomeSentence(reason)}`] : parts;
}

/** Return an identity as a sentence may name it: alone, and with its article. @param {Name} [identity] */
const namesOf = (identity) =>
  identity ? { identity: identityStrong(identity), the: identityParts(identity, "the") } : {};

/**
 * Return the card to which somebody did something, as the story names it.
 * @param {Slot} slot
 * @param {Name} card
 * @param {number} by
 * @param {number | null} me the reader's seat
 */
function cardIn(slot, card, by, me) {
  const seat = seatOf(slot);
  const values = { holder: holderOf(seat, by, me), who: { seat: seat ?? by }, ...namesOf(card) };
  return findParts("morpho-story-card", values) ?? [];
}

/** @param {number | null} seat @param {number} by @param {number | null} me */
function holderOf(seat, by, me) {
  if (seat === null) return "middle";
  if (seat === by) return seat === me ? "your-own" : "their-own";
  return seat === me ? "you" : "other";
}

/**
 * What decided a round, in a sentence; why it ended, where this page has no more to tell.
 * @param {{play: Play, reason: Reason}} props
 */
export function Story({ play: { feed, seat }, reason }) {
  const end = endIn(feed);
  if (!end) return outcomeSentence(reason);
  const parts = storyOf(roundOf(feed, end), seat) ?? [outcomeSentence(reason)];
  return html`<span data-story><${Sentence} parts=${parts} roster=${end.roster} /></span>`;
}
