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
  const movement = choreography(event, scene);
  if (!movement || scene.again) return movement;
  const lit = castOf(scene.all.filter(({ kind }) => Object.hasOwn(SCENE_MILLIS, kind)));
  return {
    ...movement,
    draw: (overlay) => {
      for (const place of lit) if (!overlay.isCovered(place)) brighten(overlay, place);
      movement.draw(overlay);
    },
  };
};

/** Return the cards that events are about, and the plates of those who hold them. @param {WireEvent[]} events */
function castOf(events) {
  const cards = events.flatMap(about);
  return new Set([...cards, ...cards.map((slot) => `plate:${seatOf(slot)}`)]);
}
