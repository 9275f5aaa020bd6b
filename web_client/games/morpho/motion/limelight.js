// The rest of the table dims while something happens that everybody should look at.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Choreography, Place } from "../../../motion/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */

import { seatOf } from "../dock/moves.js";
import { SCENE_MILLIS } from "../rule_tables.js";
import { about, copy, find } from "./looks.js";

/**
 * Lay a bright copy of what can be seen at a place over the dimmed board.
 * @param {Overlay} overlay
 * @param {Place} place
 * @returns {HTMLElement | null}
 */
export function brighten(overlay, place) {
  const [element, box] = [find(place), overlay.boxOf(place)];
  return element && box ? overlay.add(copy(element), box) : null;
}

/**
 * Return the choreography of a scene, in which the light stays on the cards that it is about, and on their players.
 * @param {Choreography} choreography
 * @returns {Choreography}
 */
export const inLimelight = (choreography) => (event, scene) => {
  if (scene.again) return choreography(event, scene);
  /** @type {Set<Place>} */
  const kept = new Set();
  const keep = (/** @type {Place} */ place) => {
    kept.add(place);
    return scene.keep(place);
  };
  const movement = choreography(event, { ...scene, keep });
  const cast = castOf(event, scene.all);
  for (const slot of cast) if (!kept.has(slot)) scene.keep(slot);
  const hand = /** @type {Place[]} */ (scene.before.public?.slots ?? []).filter(
    (slot) => seatOf(slot) === scene.before.you?.seat,
  );
  return (
    movement && {
      ...movement,
      draw: (overlay) => {
        for (const slot of cast) {
          const plate = `plate:${seatOf(slot)}`;
          if (!overlay.isCovered(plate)) brighten(overlay, plate);
        }
        // One's own hand may lie over the board's foot.
        for (const slot of hand) if (!overlay.isCovered(slot)) brighten(overlay, slot);
        movement.draw(overlay);
      },
    }
  );
};

/**
 * Return the cards that the scenes of an update are about, without those that are gone before an event.
 * @param {WireEvent} event
 * @param {WireEvent[]} all
 */
function castOf(event, all) {
  const gone = all.slice(0, all.indexOf(event)).flatMap(({ kind, slot }) => (kind === "eliminated" ? [slot] : []));
  const cards = all.filter(({ kind }) => Object.hasOwn(SCENE_MILLIS, kind)).flatMap(about);
  return new Set(cards.filter((slot) => !gone.includes(slot)));
}
