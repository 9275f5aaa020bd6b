// Where cards go, as far as everybody can see it.

/**
 * @import { WireEvent } from "../../../net/wire.js"
 * @import { Slot } from "../wire.js"
 */

/**
 * Return where a card lies after an event, or lay before it: two cards change places.
 * @param {WireEvent} event
 * @param {Slot} place
 * @returns {Slot}
 */
export function exchanged(event, place) {
  if (event.kind === "job_changed") return other(place, event.slot, "M");
  if (event.kind === "swapped") return other(place, event.slot, event.target);
  return place;
}

/**
 * @param {Slot} place
 * @param {Slot} one
 * @param {Slot} another
 */
function other(place, one, another) {
  if (place === one) return another;
  return place === another ? one : place;
}

/**
 * Return whether after an event nobody but who did it knows where a card is (R8.13).
 * @param {WireEvent} event
 * @param {Slot} place
 */
export const isShuffled = (event, place) => event.kind === "transmit_laid" && event.places.includes(place);
