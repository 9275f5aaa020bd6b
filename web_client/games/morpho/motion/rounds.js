// How a round begins and ends: cards are dealt, cards are turned up, points are paid.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography, Cover, Place, Scene } from "../../../motion/types.js" */

import { easing, lasting } from "../../../motion/timing.js";
import { send } from "./cards.js";
import { around, centre, shifted, turned, way } from "../board/geometry.js";
import { castIn } from "../result/deciding.js";
import { back, copy, find, isUp } from "./looks.js";

/** @type {Choreography} */
function roundStarted(_event, { after, again }) {
  const slots = /** @type {string[]} */ (after.public?.slots ?? []);
  const lasts = lasting("transmit");
  const flight = lasts * 0.45;
  if (again) return null;
  return {
    lasts,
    holds: [...slots, "hint", "aims"].map((place) => ({ place, frame: { opacity: 0 } })),
    draw: (overlay) => {
      const from = overlay.boxOf("M");
      if (!from) return;
      const boxes = slots.map((slot) => overlay.boxOf(slot));
      boxes.forEach((to, i) => {
        if (!to) return;
        const delay = ((lasts - flight) * i) / Math.max(1, slots.length - 1);
        send(
          overlay,
          overlay.add(back(), from),
          { from, to, bend: 0.06, tilt: 14 },
          { lasts: flight, delay, easing: easing("out") },
        );
      });
    },
  };
}

/** @type {Choreography} */
function roundEnded({ cards, points }, scene) {
  const lasts = lasting("transmit");
  const hands = scene.again ? [] : Object.keys(cards ?? {}).flatMap((slot) => hidden(scene, slot));
  const paid = /** @type {number[]} */ (points ?? []).flatMap((gained, seat) => (gained ? [seat] : []));
  // The points would give the ending away.
  if (!scene.again) for (const seat of paid) scene.keep(`plate:${seat}`);
  const scorers = paid.map((seat) => `plus:${seat}`);
  return {
    lasts,
    holds: scorers.map((place) => ({ place, frame: { opacity: 0 } })),
    draw: (overlay) => {
      // Measure everything before anything moves; otherwise each element would cause a layout of its own.
      const source = overlay.boxOf(castIn(scene.after.feed)?.slots[0] ?? "M");
      const figures = scorers.map((place) => ({ figure: find(place), box: overlay.boxOf(place) }));
      hands.forEach((card, i) =>
        turnOver(overlay, card, { lasts: lasts * 0.4, delay: (lasts * 0.3 * i) / hands.length }),
      );
      for (const { figure, box } of figures) if (source && figure && box) pay(overlay, figure, { source, box, lasts });
    },
  };
}

/**
 * Keep a card unless this page already shows it open.
 * @param {Scene} scene
 * @param {Place} slot
 * @returns {Cover[]}
 */
function hidden(scene, slot) {
  const card = scene.keep(slot);
  if (card.node && !isUp(card.node)) return [card];
  card.node = null;
  return [];
}

/**
 * Turn a card over to what the board now shows; copies of all cards of a round would cost too much.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {{lasts: number, delay: number}} timing in milliseconds
 */
function turnOver(overlay, { node, place }, { lasts, delay }) {
  const half = lasts / 2;
  overlay.move(node, [{ transform: turned(0) }, { transform: turned(90) }], {
    lasts: half,
    delay,
    easing: easing("in"),
  });
  overlay.move(
    find(place),
    [
      { transform: turned(-90), opacity: 1 },
      { transform: turned(0), opacity: 1 },
    ],
    { lasts: half, delay: delay + half, easing: easing("out") },
  );
}

/**
 * Send the points gained from the card that decided the round, or from the middle, to a plate.
 * @param {Overlay} overlay
 * @param {HTMLElement} figure on the plate
 * @param {{source: Box, box: Box, lasts: number}} way `box`: where the figure stands; `lasts`: milliseconds, all of it
 */
function pay(overlay, figure, { source, box, lasts }) {
  const start = shifted(way(box, around(centre(source), box.width)));
  overlay.move(
    overlay.add(copy(figure), box),
    [
      { transform: `${start} scale(.5)`, opacity: 0 },
      { transform: `${start} scale(1.6)`, opacity: 1, offset: 0.35 },
      { transform: "none", opacity: 1 },
    ],
    { lasts: lasts * 0.45, delay: lasts * 0.55, each: easing("both") },
  );
}

/** @type {Record<string, Choreography>} */
export const ROUNDS = { round_started: roundStarted, round_ended: roundEnded };
