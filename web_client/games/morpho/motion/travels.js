// Events by which cards change their place. Those that lie face down look alike on their way.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography, Cover } from "../../../motion/types.js" */
/** @import { Point } from "../board/geometry.js" */

import { easing, lasting } from "../../../motion/timing.js";
import { seatOf } from "../dock/moves.js";
import { appear, keepDown, lean, seenIn, send, shine, throb, turnUp, vanish } from "./cards.js";
import { drawLine } from "./lines.js";
import { BREATH, breath, captionOf } from "./captions.js";
import { along, around, centre, plus, shifted, times, turned, way } from "../board/geometry.js";
import { back, copy, face, find, isUp, tileOf } from "./looks.js";

/** @type {Choreography} */
function jobChanged({ slot }, scene) {
  const cards = [slot, "M"].map((place) => {
    const card = keepDown(scene, place);
    // Both move face down; their holders see them open only in the hand.
    if (card.node && isUp(card.node)) card.node = back();
    scene.becomes(place, back());
    return card;
  });
  const lasts = lasting("change");
  return { lasts, draw: (overlay) => cross(overlay, cards, seenIn(scene, slot), lasts) };
}

/**
 * Swap two face-down cards. A card that this page then sees turns up at the end.
 * @param {Overlay} overlay
 * @param {Cover[]} cards
 * @param {string | null} seen what the first place then holds
 * @param {number} lasts milliseconds
 */
function cross(overlay, [one, other], seen, lasts) {
  if (!one.box || !other.box) return;
  const turning = seen ? lasts * 0.3 : 0;
  const flight = lasts - turning;
  send(overlay, one.node, { from: one.box, to: other.box }, { lasts: flight });
  send(overlay, other.node, { from: other.box, to: one.box, tilt: -8 }, { lasts: flight });
  if (!seen) return;
  const landed = overlay.add(back(), one.box);
  vanish(overlay, other.node, flight);
  appear(overlay, landed, flight);
  turnUp(overlay, { ...one, node: landed }, seen, { lasts: turning, delay: flight });
}

/** @type {Choreography} */
function swapped({ slot, target }, scene) {
  const own = keepDown(scene, slot);
  const other = scene.keep(target);
  if (other.node && isUp(other.node) && !scene.before.public?.face_up?.includes(target)) other.node = back();
  if (other.node) scene.becomes(slot, other.node);
  scene.becomes(target, face("psionics"));
  const lasts = lasting("transmit");
  return {
    lasts,
    draw: (overlay) => {
      if (!own.node || !own.box || !other.box) return;
      const turning = isUp(own.node) ? 0 : lasts * 0.3;
      const timing = { lasts: lasts - turning, delay: turning };
      const shown = overlay.add(face("psionics"), own.box);
      if (turning) vanish(overlay, turnUp(overlay, own, "psionics", { lasts: turning }), turning);
      vanish(overlay, own.node, turning);
      appear(overlay, shown, turning);
      send(overlay, shown, { from: own.box, to: other.box }, timing);
      send(overlay, other.node, { from: other.box, to: own.box, tilt: -8 }, timing);
    },
  };
}

/** @type {Choreography} */
function transmitTaken({ seat, places }, scene) {
  const caption = captionOf(scene, "three", { by: seat });
  const cards = /** @type {string[]} */ (places).map((place) => scene.keep(place));
  const lasts = lasting("change");
  return {
    lasts,
    draw: (overlay) => {
      const seen = cards.flatMap(({ node, box }) => (node && box ? [{ node, box }] : []));
      overlay.say(caption);
      if (!seen.length) return;
      const middle = meetingOf(seen.map(({ box }) => box));
      for (const card of cards) if (card.box) lean(overlay, card, times(way(card.box, middle), 0.35), { lasts });
    },
  };
}

/** How long three cards are shuffled, in milliseconds. */
const SHUFFLE = 1_500;

/**
 * Three cards come together and part again, each to the next place whatever it is. A player who knew one of them then
 * only knows that it is among them.
 * @type {Choreography}
 */
function transmitLaid({ seat, places }, scene) {
  const [three, which] = ["three", "which"].map((what) => captionOf(scene, what, { by: seat }));
  const cards = /** @type {string[]} */ (places).map((place) => {
    const card = scene.keep(place);
    card.node &&= back();
    scene.becomes(place, back());
    return card;
  });
  const lasts = scene.again ? lasting("transmit") : SHUFFLE;
  return {
    lasts,
    draw: (overlay) => {
      const seen = cards.flatMap(({ node, box }) => (node && box ? [{ node, box }] : []));
      overlay.say(three);
      overlay.say(which, lasts * 0.8);
      if (!seen.length) return;
      const middle = meetingOf(seen.map(({ box }) => box));
      seen.forEach(({ node, box }, i) => {
        const goal = seen[(i + 1) % seen.length].box;
        const size = middle.width / box.width;
        const meet = way(box, middle);
        const fan = { x: (i - (seen.length - 1) / 2) * middle.width * 0.45, y: 0 };
        overlay.move(
          node,
          [
            { transform: "none" },
            { transform: `${shifted(plus(meet, fan))} scale(${size}) rotate(${(i - 1) * 10}deg)`, offset: 0.35 },
            {
              transform: `${shifted(plus(meet, times(fan, -1)))} scale(${size}) rotate(${(1 - i) * 10}deg)`,
              offset: 0.62,
            },
            { transform: `${shifted(way(box, goal))} scale(${goal.width / box.width})` },
          ],
          { lasts, easing: easing("both") },
        );
      });
    },
  };
}

/**
 * Return where cards come together: in their midst, as large as the smallest.
 * @param {Box[]} boxes
 * @returns {Box}
 */
function meetingOf(boxes) {
  const points = boxes.map(centre);
  const sum = points.reduce(plus, { x: 0, y: 0 });
  const width = Math.min(...boxes.map((box) => box.width));
  return { ...around(times(sum, 1 / points.length), width) };
}

/** How long a card that has been hit is looked at before it falls, in milliseconds. */
const STILL = 160;
/** A card in its place. @param {number} degrees as in `turned` */
const upright = (degrees) => `${shifted({ x: 0, y: 0 })} scale(1) rotate(0deg) ${turned(degrees)}`;

/** @type {Choreography} */
function eliminated({ slot, identity }, scene) {
  const card = scene.keep(slot);
  if (scene.again) card.node = face(identity);
  const place = tileOf(identity);
  scene.keep(place);
  const hidden = card.node !== null && !isUp(card.node);
  const turning = hidden ? lasting("flip") : 0;
  const lasts = turning + (hidden ? STILL : 0) + lasting("fall");
  const caption = captionOf(scene, hidden ? "is" : "falls", { by: seatOf(slot), identity });
  return {
    lasts,
    reports: true,
    draw: (overlay) => {
      const { node, box } = card;
      overlay.say({ ...caption, sound: hidden ? "turned" : undefined }, turning / 2);
      overlay.say({ sound: "eliminated" }, lasts - lasting("fall") * 0.4);
      if (!node || !box) return;
      const goal = overlay.boxOf(place) ?? { left: -2 * box.width, top: box.top, width: box.width, height: box.height };
      const half = turning / 2;
      const falling = turning ? overlay.add(face(identity), box) : node;
      const by = way(box, goal);
      const hop = `${shifted(along(by, box.height * 0.12))} scale(1.06)`;
      if (turning)
        overlay.move(
          node,
          [
            { transform: turned(0), opacity: 1 },
            { transform: turned(90), opacity: 0 },
          ],
          { lasts: half, easing: easing("in") },
        );
      const [risen, still] = hidden ? [half / (lasts - half), (half + STILL) / (lasts - half)] : [0, 0];
      overlay.move(
        falling,
        [
          { transform: upright(turning ? -90 : 0) },
          ...(hidden
            ? [
                { transform: upright(0), offset: risen },
                { transform: upright(0), offset: still },
              ]
            : []),
          { transform: `${hop} rotate(-6deg) ${turned(0)}`, offset: still + (1 - still) * 0.3 },
          { transform: `${shifted(by)} scale(${goal.width / box.width}) rotate(-20deg) ${turned(0)}` },
        ],
        { lasts: lasts - half, delay: half, each: easing("both") },
      );
      // After a round the score track lies there, or is about to.
      if (!scene.after.public?.outcome) shine(overlay, overlay.boxOf(place), lasts * 0.8);
    },
  };
}

/** How long somebody starts to run, in milliseconds. */
const START = 520;

/** @type {Choreography} */
function escapeTried({ seat, slots }, scene) {
  const cards = /** @type {string[]} */ (slots).map((slot) => scene.keep(slot));
  const caption = captionOf(scene, "runs", { by: seat });
  return {
    lasts: START + BREATH + 200,
    draw: (overlay) => {
      overlay.say(caption);
      overlay.say(breath(caption, "heart", "f-deserters"), START);
      const middle = overlay.boxOf("M");
      for (const card of cards) if (card.box) run(overlay, card, outwards(card.box, middle));
    },
  };
}

/** @param {Overlay} overlay @param {Cover} card @param {Point} out */
function run(overlay, card, out) {
  const box = /** @type {Box} */ (card.box);
  const away = shifted(along(out, 14));
  const lasts = START + BREATH + 200;
  const [from, far] = [
    plus(centre(box), along(out, -box.width * 0.6)),
    plus(centre(box), along(out, -box.width * 1.7)),
  ];
  const bend = plus(plus(centre(box), along(out, -box.width)), along({ x: -out.y, y: out.x }, box.width * 0.35));
  const d = `M${far.x} ${far.y}Q${bend.x} ${bend.y} ${from.x} ${from.y}`;
  drawLine(overlay, { d, from: far, to: from, name: "steps" }, { lasts, drawn: START });
  overlay.move(
    card.node,
    [
      { transform: "none" },
      { transform: away, offset: START / lasts },
      { transform: away, offset: 0.92 },
      { transform: "none" },
    ],
    { lasts, each: easing("out") },
  );
  throb(overlay, card, "f-deserters", START);
}

/** @type {Choreography} */
function escaped({ seat }, scene) {
  const slots = /** @type {string[]} */ (scene.before.public?.slots ?? []);
  const cards = slots.filter((slot) => seatOf(slot) === seat).map((slot) => scene.keep(slot));
  const lasts = lasting("escape");
  const caption = captionOf(scene, "gone", { by: seat });
  return {
    lasts,
    draw: (overlay) => {
      overlay.say(caption);
      const middle = overlay.boxOf("M");
      for (const { node, box } of cards) {
        if (!node || !box) continue;
        const out = outwards(box, middle);
        overlay.move(
          node,
          [
            { transform: "none", opacity: 1 },
            { transform: shifted(along(out, -14)), opacity: 1, offset: 0.25 },
            { transform: `${shifted(along(out, box.width * 4))} skewX(-9deg)`, opacity: 0 },
          ],
          { lasts, easing: easing("in") },
        );
      }
    },
  };
}

/**
 * Return the way from the middle to a card and beyond: out of the table.
 * @param {Box} box
 * @param {Box | null} middle
 */
const outwards = (box, middle) => (middle ? way(middle, box) : { x: 1, y: 0 });

/** @type {Choreography} */
function blocked({ gap }) {
  const place = `gap:${gap}`;
  const lasts = lasting("token");
  return {
    lasts,
    holds: [{ place, frame: { opacity: 0 } }],
    draw: (overlay) => {
      const [token, box] = [find(place), overlay.boxOf(place)];
      if (!token || !box) return;
      overlay.move(
        overlay.add(copy(token), box),
        [
          { transform: "translateY(-70px) scale(2.2) rotate(-20deg)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { lasts, easing: easing("stamp") },
      );
    },
  };
}

/** @type {Choreography} */
function blockRemoved({ gap }, scene) {
  const token = scene.keep(`gap:${gap}`);
  const lasts = lasting("token");
  return {
    lasts,
    draw: (overlay) => {
      overlay.move(
        token.node,
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-70px) scale(1.6) rotate(30deg)", opacity: 0 },
        ],
        { lasts, easing: easing("in") },
      );
    },
  };
}

/** @type {Record<string, Choreography>} */
export const TRAVELS = {
  job_changed: jobChanged,
  swapped,
  transmit_taken: transmitTaken,
  transmit_laid: transmitLaid,
  eliminated,
  escape_tried: escapeTried,
  escaped,
  blocked,
  block_removed: blockRemoved,
};
