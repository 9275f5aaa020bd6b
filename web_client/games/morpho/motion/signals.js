// Events shown by signs beside the cards: turns, questions, missions, beginnings.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Choreography, Hold, Place, Scene } from "../../../motion/types.js" */

import { easing, lasting } from "../../../motion/timing.js";
import { ripple } from "./cards.js";
import { around, centre, shifted, way } from "../board/geometry.js";
import { emblem, find } from "./looks.js";

/**
 * The searchlight swings to the next seat, the shorter way round.
 * @type {Choreography}
 */
function turnBegan(_event, { again }) {
  const before = find("beam")?.style.transform;
  const lasts = lasting("state") * 1.5;
  if (again || !before) return null;
  return {
    lasts,
    holds: [{ place: "beam", frame: { transform: before } }],
    draw: (overlay) => {
      const beam = find("beam");
      if (beam)
        overlay.move(beam, [{ transform: nearer(before, beam.style.transform) }, { transform: beam.style.transform }], {
          lasts,
          easing: easing("both"),
        });
    },
  };
}

/**
 * Return the first of two angles, plus or minus a full turn, so that it is nearest to the second.
 * @param {string} from
 * @param {string} to
 */
function nearer(from, to) {
  const [start, end] = [from, to].map((turn) => parseFloat(turn.replace(/^[^\d-]*/, "")));
  const whole = 2 * Math.PI;
  return `rotate(${start + Math.round((end - start) / whole) * whole}rad)`;
}

/** @type {Choreography} */
function passed({ seat }, scene) {
  const plate = scene.keep(`plate:${seat}`);
  const lasts = lasting("state") * 1.5;
  return {
    lasts,
    draw: (overlay) => {
      overlay.move(
        plate.node,
        [
          { transform: "none" },
          { transform: "translateX(-6px)", offset: 0.3 },
          { transform: "translateX(6px)", offset: 0.7 },
          { transform: "none" },
        ],
        { lasts },
      );
    },
  };
}

/** @type {Choreography} */
function asked({ seat }) {
  const lasts = lasting("token");
  return {
    lasts,
    draw: (overlay) => ripple(overlay, overlay.boxOf(`plate:${seat}`), { lasts, name: "m-ripple lamp" }),
  };
}

/** @type {Choreography} */
function wentOut({ seat }, scene) {
  const plate = scene.keep(`plate:${seat}`);
  const lasts = lasting("token");
  return {
    lasts,
    draw: (overlay) => {
      overlay.move(
        plate.node,
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(4px) rotate(-3deg)", opacity: 1, offset: 0.5 },
          { transform: "translateY(16px) rotate(5deg)", opacity: 0 },
        ],
        { lasts, easing: easing("in") },
      );
    },
  };
}

/** @type {Choreography} */
function missionActivated({ slot }) {
  const lasts = lasting("mission");
  return {
    lasts,
    holds: [{ place: "mission", frame: { transform: "translateY(-100%)", opacity: 0 } }],
    draw: (overlay) => {
      const box = overlay.boxOf(slot);
      ripple(overlay, box, { lasts: lasts * 0.7, name: "m-ripple radio" });
      ripple(overlay, box, { lasts: lasts * 0.7, delay: lasts * 0.25, name: "m-ripple radio" });
      dropIn(overlay, "mission", { lasts: lasts * 0.4, delay: lasts * 0.6 });
    },
  };
}

/** @type {Choreography} */
function missionEnded(_event, scene) {
  const banner = scene.keep("mission");
  const lasts = lasting("token");
  return { lasts, holds: below(scene), draw: (overlay) => flyOff(overlay, banner.node, lasts) };
}

/** What a notice has replaced comes back when it has gone. @param {Scene} scene @returns {Hold[]} */
const below = ({ again }) => (again ? [] : [{ place: "round", frame: { opacity: 0 } }]);

/** @type {Choreography} */
function endWished({ wished }, scene) {
  const lasts = lasting("token");
  if (!wished) {
    const banner = scene.keep("wish");
    return { lasts, holds: below(scene), draw: (overlay) => flyOff(overlay, banner.node, lasts) };
  }
  return {
    lasts,
    holds: [{ place: "wish", frame: { transform: "translateY(-100%)", opacity: 0 } }],
    draw: (overlay) => dropIn(overlay, "wish", { lasts }),
  };
}

/**
 * @param {Overlay} overlay
 * @param {Place} place
 * @param {{lasts: number, delay?: number}} timing in milliseconds
 */
function dropIn(overlay, place, timing) {
  overlay.move(
    find(place),
    [
      { transform: "translateY(-100%)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { ...timing, easing: easing("out") },
  );
}

/**
 * @param {Overlay} overlay
 * @param {HTMLElement | null} banner
 * @param {number} lasts milliseconds
 */
function flyOff(overlay, banner, lasts) {
  overlay.move(
    banner,
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-100%)", opacity: 0 },
    ],
    { lasts, easing: easing("in") },
  );
}

/**
 * Something begins: its emblem rises from the card that does it.
 * @param {string} name
 * @returns {Choreography}
 */
const begun =
  (name) =>
  ({ slot }) => {
    const lasts = lasting("guard");
    return {
      lasts,
      draw: (overlay) => {
        const box = overlay.boxOf(slot);
        if (!box) return;
        overlay.move(
          overlay.add(emblem(name), around(centre(box), box.width)),
          [
            { transform: "scale(.4)", opacity: 0 },
            { transform: "translateY(-12%) scale(1.25)", opacity: 1, offset: 0.35 },
            { transform: "translateY(-12%) scale(1.15)", opacity: 1, offset: 0.75 },
            { transform: "translateY(-40%) scale(1)", opacity: 0 },
          ],
          { lasts, each: easing("out") },
        );
      },
    };
  };

/** @type {Choreography} */
function invested({ seat, slot }) {
  const lasts = lasting("guard");
  return {
    lasts,
    draw: (overlay) => {
      const [from, to] = [overlay.boxOf(slot), overlay.boxOf(`plate:${seat}`)];
      if (!from || !to) return;
      const by = shifted(way(from, to));
      overlay.move(
        overlay.add(emblem("invest"), around(centre(from), from.width * 0.7)),
        [
          { transform: "scale(.5)", opacity: 0 },
          { transform: "scale(1.2)", opacity: 1, offset: 0.35 },
          { transform: `${by} scale(.5)`, opacity: 1, offset: 0.9 },
          { transform: `${by} scale(.5)`, opacity: 0 },
        ],
        { lasts, each: easing("both") },
      );
    },
  };
}

/** @type {Record<string, Choreography>} */
export const SIGNALS = {
  turn_began: turnBegan,
  passed,
  indication_asked: asked,
  went_out: wentOut,
  mission_activated: missionActivated,
  mission_ended: missionEnded,
  end_wished: endWished,
  report_began: begun("report"),
  detonation_began: begun("detonate"),
  perception_began: begun("perceive"),
  invested,
};
