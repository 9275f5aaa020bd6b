/** @import { Line, Part, Value } from "../../i18n/types.js" */
/** @import { WireEvent } from "../../net/wire.js" */

import { findParts } from "../../i18n/words.js";

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
