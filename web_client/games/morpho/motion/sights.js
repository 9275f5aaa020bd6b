// Events that show something: looks, cards turned up, answers that are right or wrong.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography, Cover, Scene } from "../../../motion/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */

import { easing, lasting } from "../../../motion/timing.js";
import { obstaclesFrom, shotPath } from "../board/shot_path.js";
import { seatOf } from "../dock/moves.js";
import { CORNER, keepDown, pressStamp, seenIn, shine, showShortly, stampOn, throb, turnUp } from "./cards.js";
import { along, around, centre, shifted, way } from "../board/geometry.js";
import { drawLine } from "./lines.js";
import { copy, emblem, face, find, shape } from "./looks.js";
import { BREATH, breath, captionOf } from "./captions.js";

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

/** When somebody names a card: the seal is stamped, the card turns, what it is is known, in milliseconds. */
const SEALED = 940;
const TURNED = SEALED + 140 + BREATH;
const KNOWN = TURNED + 500;
const NAMED = KNOWN + 600;

/**
 * Somebody names a card aloud: a line and a seal, a breath, and the card.
 * @type {Choreography}
 */
function indicated(event, scene) {
  if (scene.again) return guessed(event, scene);
  const { seat, slot, named, identity } = event;
  const card = keepDown(scene, slot);
  scene.becomes(slot, face(identity));
  const { from, sign, colour, beat } = namingOf(event, scene);
  scene.keep(from);
  const naming = captionOf(scene, "names", { by: seat, at: slot });
  const caption = sign === "mission" ? naming : { ...naming, hint: "" };
  const answer = captionOf(scene, "is", { by: seat, identity });
  return {
    lasts: NAMED,
    reports: true,
    draw: (overlay) => {
      overlay.say(caption);
      overlay.say(breath(caption, beat, colour), SEALED + 140);
      overlay.say({ ...answer, sound: "indicated" }, TURNED + 210);
      const start = overlay.boxOf(from);
      if (!card.box || !start) return;
      const { texts, passed } = obstaclesFrom({ x: 0, y: 0 });
      const { d, at } = shotPath(start, card.box, overlay.boxOf("M"), texts, passed);
      drawLine(overlay, { d, from: at(0), to: at(1), name: `seal ${colour}` }, { lasts: TURNED + 200, drawn: 520 });
      throb(overlay, card, colour, SEALED + 140);
      turnUp(overlay, card, identity, { lasts: 420, delay: TURNED });
      const seal = overlay.add(emblem(sign), around(centre(card.box), card.box.width));
      seal.classList.add("m-seal", colour);
      stampOn(overlay, seal, { delay: SEALED, lasts: NAMED });
      toCorner(overlay, seal, card.box);
      pressStamp(overlay, card.box, named === identity, { lasts: 200, delay: KNOWN });
    },
  };
}

/**
 * Move a seal to the corner of the card that turns, where it stays.
 * @param {Overlay} overlay
 * @param {HTMLElement} seal
 * @param {Box} box of the card
 */
function toCorner(overlay, seal, { width, height }) {
  const there = { translate: `${CORNER.x * width}px ${CORNER.y * height}px`, scale: 0.5 };
  overlay.move(seal, [{ translate: "0 0", scale: 1 }, there], { lasts: 300, delay: TURNED, easing: easing("both") });
}

/** Return who names a card, and how it looks: the Leader in the mission, or else the Spy. @param {WireEvent} event @param {Scene} scene */
function namingOf({ seat }, { before }) {
  const isMission = before.public?.decision?.kind === "indicate";
  const [who, sign, colour, beat] = isMission
    ? /** @type {const} */ (["leader", "mission", "f-morpho", "roll"])
    : /** @type {const} */ (["spy", "report", "f-outsiders", "heart"]);
  const known = Object.entries(before.public?.known ?? {});
  const [from = `plate:${seat}`] = known.find(([slot, one]) => one === who && seatOf(slot) === seat) ?? [];
  return { from, sign, colour, beat };
}

/** @type {Choreography} */
function guessed({ slot, identity, named: said }, scene) {
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

/** How long the Parasite shows itself, in milliseconds. */
const SHOWS = 1_400;

/** @type {Choreography} */
function transmitBegan({ seat, slot }, scene) {
  const card = keepDown(scene, slot);
  const lasts = scene.again ? lasting("transmit") : SHOWS;
  const caption = captionOf(scene, "transmits", { by: seat, identity: "parasite" });
  return {
    lasts,
    draw: (overlay) => {
      overlay.say({ ...caption, sound: "turned" }, lasts * 0.15);
      showShortly(overlay, card, "parasite", lasts);
    },
  };
}

/** @type {Record<string, Choreography>} */
export const SIGHTS = { investigated, revealed, indicated, guessed, transmit_began: transmitBegan };
