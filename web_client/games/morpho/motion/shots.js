// Attacks, and events in which a player steps in.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography, Cover, Scene } from "../../../motion/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Point } from "../board/geometry.js" */

import { easing, lasting } from "../../../motion/timing.js";
import { lean, ripple, stampOn, throb } from "./cards.js";
import { obstaclesFrom, shotPath } from "../board/shot_path.js";
import { along, around, centre, plus, shifted, times, turned, way } from "../board/geometry.js";
import { seatOf } from "../dock/moves.js";
import { drawLine } from "./lines.js";
import { emblem, face, isUp } from "./looks.js";
import { BREATH, breath, captionOf } from "./captions.js";

/** How long a line is drawn, a sight stamped, and all of a shot until it is known what came of it, in milliseconds. */
const LINE = 520;
const STAMP = 140;
const SHOT = LINE + STAMP + BREATH + 100;
/** When an attack that nobody can stop strikes. */
const STRIKES = LINE + BREATH;
/** How long somebody steps in, in milliseconds. */
const STEP = 2_000;

/** @type {Choreography} */
function sniped({ seat, slot, target }, scene) {
  const hit = scene.keep(target);
  const caption = captionOf(scene, "fires", { by: seat, at: target });
  return {
    lasts: SHOT,
    holds: [{ place: "shot", frame: { opacity: 0 } }],
    draw: (overlay) => {
      const [from, to] = [overlay.boxOf(slot), hit.box];
      overlay.say(caption);
      overlay.say(breath(caption, "heart", "f-killers"), LINE + STAMP);
      if (!from || !to) return;
      const { texts, passed } = obstaclesFrom({ x: 0, y: 0 });
      const { d, at } = shotPath(from, to, overlay.boxOf("M"), texts, passed);
      drawLine(overlay, { d, from: at(0), to: at(1), name: "gun" }, { lasts: SHOT, drawn: LINE });
      const sight = overlay.add(emblem("snipe"), around(centre(to), to.width));
      sight.classList.add("m-sight");
      stampOn(overlay, sight, { delay: LINE, lasts: SHOT });
      throb(overlay, hit, "f-killers", LINE + STAMP);
    },
  };
}

/** @type {Choreography} */
function steppedIn({ kind, slot, identity }, scene) {
  const card = scene.keep(slot);
  const line = scene.again ? null : scene.keep("shot");
  const lasts = scene.again ? lasting("guard") : STEP;
  const [saved, danger] = between(scene);
  const caption = captionOf(scene, kind, { by: seatOf(slot) });
  return {
    lasts,
    draw: (overlay) => {
      overlay.say(caption, lasts * 0.2);
      const to = saved ? overlay.boxOf(saved) : null;
      const from = danger ? overlay.boxOf(danger) : null;
      overlay.move(
        line?.node ?? null,
        [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }],
        { lasts },
      );
      if (card.box) stepIn(overlay, card, identity, { goal: goalOf(card.box, to, from), lasts });
    },
  };
}

/**
 * Return the places between which somebody steps: the card in danger, and where the danger comes from.
 * @param {Scene} scene
 * @returns {[saved: string | null, danger: string | null]}
 */
function between({ before, again }) {
  const decision = again ? null : before.public?.decision;
  if (decision?.kind === "guard") return [decision.target, decision.shooter];
  return decision?.kind === "intercept" ? [decision.escaping?.[0] ?? null, "M"] : [null, null];
}

/**
 * @param {Box} start
 * @param {Box | null} saved
 * @param {Box | null} danger
 */
function goalOf(start, saved, danger) {
  if (!saved) return { x: 0, y: -start.height * 0.2 };
  const before = danger ? along(way(saved, danger), saved.width * 0.9) : { x: 0, y: 0 };
  return plus(way(start, saved), before);
}

/**
 * Turn a card up, move it somewhere, and lay it back as it was.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {string} identity
 * @param {{goal: {x: number, y: number}, lasts: number}} step
 */
function stepIn(overlay, { node, box }, identity, { goal, lasts }) {
  if (!node || !box) return;
  const there = `${shifted(goal)} scale(1.08)`;
  if (isUp(node)) {
    overlay.move(
      node,
      [
        { transform: "none" },
        { transform: there, offset: 0.35 },
        { transform: there, offset: 0.7 },
        { transform: "none" },
      ],
      { lasts, each: easing("both") },
    );
    return;
  }
  const up = overlay.add(face(identity), box);
  overlay.move(
    node,
    [
      { transform: turned(0) },
      { transform: turned(90), offset: 0.12 },
      { transform: turned(90), offset: 0.88 },
      { transform: turned(0) },
    ],
    { lasts },
  );
  overlay.move(
    up,
    [
      { transform: `${shifted({ x: 0, y: 0 })} scale(1) ${turned(-90)}` },
      { transform: `${shifted({ x: 0, y: 0 })} scale(1) ${turned(-90)}`, offset: 0.12 },
      { transform: `${there} ${turned(0)}`, offset: 0.38 },
      { transform: `${there} ${turned(0)}`, offset: 0.68 },
      { transform: `${shifted({ x: 0, y: 0 })} scale(1) ${turned(-90)}`, offset: 0.88 },
      { transform: `${shifted({ x: 0, y: 0 })} scale(1) ${turned(-90)}` },
    ],
    { lasts },
  );
}

/**
 * Return an attack that nobody can stop: something reaches a card, and strikes after a breath.
 * @param {string} what the caption says
 * @param {(overlay: Overlay, event: WireEvent, hit: Box, by: Cover | null) => Point | null} attack draws it; returns its way
 * @returns {Choreography}
 */
const unstoppable = (what, attack) => (event, scene) => {
  const hit = scene.keep(event.target);
  const by = event.slot ? scene.keep(event.slot) : null;
  const caption = captionOf(scene, what, { by: event.seat, at: event.target });
  return {
    lasts: SHOT,
    draw: (overlay) => {
      overlay.say(caption);
      overlay.say(breath(caption, "heart", "f-killers"), LINE);
      const path = hit.box && attack(overlay, event, hit.box, by);
      throb(overlay, hit, "f-killers", LINE);
      if (path) lean(overlay, hit, along(path, 9), { lasts: SHOT - STRIKES, delay: STRIKES, tilt: 5 });
    },
  };
};

const bombed = unstoppable("bombs", (overlay, { seat }, hit) => {
  const from = overlay.boxOf(`plate:${seat}`);
  if (!from) return null;
  const start = around(centre(from), hit.width * 0.6);
  const by = way(start, hit);
  const landed = `${shifted(by)} rotate(280deg)`;
  overlay.move(
    overlay.add(emblem("detonate"), start),
    [
      { transform: "none" },
      {
        transform: `${shifted(plus(times(by, 0.5), { x: 0, y: -50 }))} rotate(140deg) scale(1.3)`,
        offset: (0.5 * LINE) / STRIKES,
      },
      { transform: landed, offset: LINE / STRIKES },
      { transform: landed },
    ],
    { lasts: STRIKES },
  );
  ripple(overlay, hit, { lasts: SHOT - STRIKES, delay: STRIKES, name: "m-ripple burst" });
  return by;
});

const assassinated = unstoppable("stabs", (overlay, _event, hit, dagger) => {
  if (!dagger?.box) return null;
  const by = way(dagger.box, hit);
  const close = `${shifted(plus(by, along(by, -hit.width * 0.95)))} rotate(6deg)`;
  overlay.move(
    dagger.node,
    [
      { transform: "none" },
      { transform: shifted(along(by, -8)), offset: (0.4 * LINE) / SHOT },
      { transform: close, offset: LINE / SHOT },
      { transform: close, offset: STRIKES / SHOT },
      { transform: "none" },
    ],
    { lasts: SHOT, each: easing("both") },
  );
  return by;
});

/** @type {Record<string, Choreography>} */
export const SHOTS = { sniped, guarded: steppedIn, intercepted: steppedIn, bombed, assassinated };
