/** @import { Line, Part, Value } from "../../i18n/types.js" */
/** @import { WireEvent } from "../../net/wire.js" */

import { sentenceFor } from "../../i18n/say.js";
import { findParts, words as textOf } from "../../i18n/words.js";

/**
 * Return how a game puts its events in sentences for a reader: null for one that needs none or is not known.
 * @param {{events: Record<string, any>}} words
 * @param {Record<string, Line["kind"]>} kinds how the lines of some events stand out
 * @param {(event: WireEvent, context: any, me: number | null) => Record<string, unknown>} [more] what the sentences of
 *   the game name besides, or `who` a seat is and which `seat` the event is of, where that is not `seat` itself
 */
export const sentencesBy =
  (words, kinds, more = () => ({})) =>
  (/** @type {WireEvent} */ event, /** @type {unknown} */ context, /** @type {number | null} */ me = null) => {
    const tell = sentenceFor(event, words.events);
    if (!tell) return null;
    /** @type {Record<string, any>} */
    const {
      seat = event.seat,
      who = (/** @type {number} */ one) => ({ seat: one }),
      ...names
    } = more(event, context, me);
    /** A player and what they did; a reader who did it themselves reads `mine`. @param {string} theirs @param {string} mine @returns {Part[]} */
    const by = (theirs, mine) =>
      seat === me ? [{ strong: textOf("board-you") }, ` ${mine}`] : [who(seat), ` ${theirs}`];
    /** @type {Part[] | null} */
    const parts = tell(event, { who, by, ...names });
    return parts?.length ? /** @type {Line} */ ({ parts, kind: kinds[event.kind], seat }) : null;
  };

/** The values of a message. @typedef {Record<string, Value | Part | Part[]>} Values */

/**
 * Return how a game puts its events in sentences for a reader: the messages `<game>-event-<kind>`, null where there is
 * none. Each has the event's own numbers, texts and truths, `who` did it, and whether it was `you`.
 * @param {string} game
 * @param {Record<string, Line["kind"]>} kinds how the lines of some events stand out
 * @param {(event: WireEvent, context: any, me: number | null) => Values} [more] what the messages name besides, or the
 *   `seat` that did it, where the event names it otherwise
 */
export const eventsInWords =
  (game, kinds, more = () => ({})) =>
  (/** @type {WireEvent} */ event, /** @type {unknown} */ context, /** @type {number | null} */ me = null) => {
    const plain = Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value !== "object"));
    const given = { ...plain, ...more(event, context, me) };
    const seat = /** @type {number} */ (given.seat);
    const values = { who: { seat }, you: seat === me, ...given };
    const parts = findParts(`${game}-event-${event.kind}`, values);
    return parts?.length ? /** @type {Line} */ ({ parts, kind: kinds[event.kind], seat }) : null;
  };
