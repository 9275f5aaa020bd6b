// The rest of the table dims while something happens that everybody should look at.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Choreography, Cover, Place, Scene } from "../../../motion/types.js" */

import { about, copy, find, shape } from "./looks.js";

/** How long the light takes to go and to come back, as a part of the motion. */
const TURNS = 0.12;
/** How much of the dimmed table the night hides. */
const DIMMED = 0.72;

/**
 * Dim the board. What is added to the overlay afterwards stays bright.
 * @param {Overlay} overlay
 * @param {number} lasts milliseconds
 */
export function dim(overlay, lasts) {
  const board = overlay.boxOf("board");
  if (!board) return;
  overlay.move(
    overlay.add(shape("m-dim"), board),
    [{ opacity: 0 }, { opacity: DIMMED, offset: TURNS }, { opacity: DIMMED, offset: 1 - TURNS }, { opacity: 0 }],
    { lasts },
  );
}

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
 * Return a choreography during which everything dims but what it is about.
 * @param {Choreography} choreography
 * @param {(scene: Scene) => boolean} [isWanted]
 * @returns {Choreography}
 */
export const inLimelight =
  (choreography, isWanted = () => true) =>
  (event, scene) => {
    /** @type {Cover[]} */
    const kept = [];
    const keep = (/** @type {Place} */ place) => {
      const cover = scene.keep(place);
      kept.push(cover);
      return cover;
    };
    const movement = choreography(event, { ...scene, keep });
    if (!movement || scene.again || !isWanted(scene)) return movement;
    return {
      ...movement,
      draw: (overlay) => {
        dim(overlay, movement.lasts);
        for (const { node } of kept) node?.classList.add("m-lit");
        for (const place of about(event)) if (!kept.some((cover) => cover.place === place)) brighten(overlay, place);
        movement.draw(overlay);
      },
    };
  };

/** Return whether a round ends by what is shown. @param {Scene} scene */
export const isLast = ({ all }) => all.some(({ kind }) => kind === "round_ended");
