// Events that show something: looks, cards turned up, answers that are right or wrong.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Choreography, Cover } from "../../../motion/types.js" */

import { easing, lasting } from "../../../motion/timing.js";
import { keepDown, pressStamp, seenIn, shine, showShortly, turnUp } from "./cards.js";
import { along, around, shifted, way } from "../board/geometry.js";
import { copy, face, find, shape } from "./looks.js";

/** @type {Choreography} */
function investigated({ seat, slot }, scene) {
  const card = keepDown(scene, slot);
  const seen = seenIn(scene, slot);
  const lasts = lasting("peek");
  return {
    lasts,
    holds: seen ? [{ place: "last-seen", frame: { opacity: 0 } }] : [],
    draw: (overlay) => (seen ? showShortly(overlay, card, seen, lasts) : lift(overlay, card, seat, lasts)),
  };
}

/**
 * Lift a card's corner towards the player who looks; the others see blank paper.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {number} seat
 * @param {number} lasts milliseconds
 */
function lift(overlay, { node, box }, seat, lasts) {
  const looker = overlay.boxOf(`mark:${seat}`);
  const mark = find(`mark:${seat}`);
  if (!node || !box || !looker || !mark) return;
  const towards = way(box, looker);
  const corner = overlay.add(
    shape(`m-corner ${towards.y < 0 ? "up" : "down"} ${towards.x < 0 ? "left" : "right"}`),
    box,
  );
  const at = around(
    { x: towards.x < 0 ? box.left : box.left + box.width, y: towards.y < 0 ? box.top : box.top + box.height },
    looker.width,
  );
  const eye = overlay.add(copy(mark), looker);
  const there = shifted(way(looker, at));
  overlay.move(
    eye,
    [
      { transform: "none" },
      { transform: `${there} scale(1.15)`, offset: 0.3 },
      { transform: `${there} scale(1.15)`, offset: 0.78 },
      { transform: "none" },
    ],
    { lasts, each: easing("both") },
  );
  overlay.move(
    node,
    [
      { transform: "none" },
      { transform: shifted(along(towards, 5)), offset: 0.4 },
      { transform: shifted(along(towards, 5)), offset: 0.75 },
      { transform: "none" },
    ],
    { lasts, each: easing("out") },
  );
  overlay.move(
    corner,
    [
      { transform: "scale(0)" },
      { transform: "scale(0)", offset: 0.25 },
      { transform: "scale(1)", offset: 0.5 },
      { transform: "scale(1)", offset: 0.75 },
      { transform: "scale(0)" },
    ],
    { lasts, each: easing("out") },
  );
}

/** @type {Choreography} */
function revealed({ slot, identity }, scene) {
  const card = keepDown(scene, slot);
  scene.becomes(slot, face(identity));
  const lasts = lasting("flip");
  return {
    lasts,
    draw: (overlay) => {
      turnUp(overlay, card, identity, { lasts });
      shine(overlay, card.box, lasts / 2);
    },
  };
}

/** @type {Choreography} */
function named({ slot, identity, named: said }, scene) {
  const card = keepDown(scene, slot);
  scene.becomes(slot, face(identity));
  const flip = lasting("flip") * 0.7;
  const lasts = lasting("mission");
  return {
    lasts,
    draw: (overlay) => {
      turnUp(overlay, card, identity, { lasts: flip });
      pressStamp(overlay, card.box, said === identity, { lasts: lasts - flip, delay: flip });
    },
  };
}

/** @type {Choreography} */
function shown({ slot }, scene) {
  const card = keepDown(scene, slot);
  const lasts = lasting("transmit");
  return { lasts, draw: (overlay) => showShortly(overlay, card, "parasite", lasts) };
}

/** @type {Record<string, Choreography>} */
export const SIGHTS = { investigated, revealed, indicated: named, guessed: named, transmit_began: shown };
