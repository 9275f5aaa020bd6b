// How the events of Morpyam move, as motion/types.d.ts wants it.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Choreography, Movement, Place } from "../../../motion/types.js" */

import { easing } from "../../../motion/timing.js";
import { come, hidden, placesBy, shape } from "../../shared/board/places.js";
import { stampFalls } from "../../shared/motion/stamp_falls.js";
import { tumble } from "./tumble.js";
import { layOut } from "../choice.js";
import { runsOn } from "../grid.js";

export const styles = ["motion/motion.css"];

/** The last token decides. */
export const deciding = ["token_placed"];

export const finales = { game_ended: stampFalls };

/** How long a die rolls, and how much later each lands than the one before, in milliseconds. */
const ROLLS = 360;
const LATER = 60;
/** How long a token is stamped on its box, and how long its points pop up after that. */
const STAMPED = 260;
const POPS = 320;

/** @type {Record<string, (rest: string) => string>} */
const SELECTORS = {
  die: (die) => `.tray [data-die="${die}"]`,
  box: (box) => `.boxes [data-square="${box}"]`,
  token: (box) => `.boxes [data-square="${box}"] .token`,
  run: (run) => `.runs [data-run="${run}"]`,
  badge: (run) => `.runs [data-badge="${run}"]`,
  player: (seat) => `.players [data-seat="${seat}"]`,
};

const { find, laid, copy } = placesBy(SELECTORS);
export { copy, find };

/** Return the places that an event is about. @param {WireEvent} event @returns {Place[]} */
export function about({ kind, box, seat }) {
  if (kind === "token_placed") return [`box:${box}`];
  return kind === "turn_passed" || kind === "seat_resigned" ? [`player:${seat}`] : [];
}

/** The dice that were rolled tumble to what the server sent, and land one after the other; a called roll holds its breath. @param {any} event @returns {Movement} */
function roll(event) {
  const { values, rolled } = layOut(event);
  return {
    lasts: ROLLS + LATER * (rolled.length - 1),
    hushed: event.call !== null,
    reveals: true,
    holds: hidden(...rolled.map((die) => `die:${die}`)),
    draw: (overlay) =>
      rolled.forEach((die, i) => {
        const box = overlay.boxOf(`die:${die}`);
        if (box) tumble(overlay, box, values[die], ROLLS + LATER * i);
      }),
  };
}

/** A token is stamped on its box; then the runs that it makes show their points. @type {Choreography} */
function place({ box }, { after }) {
  const runs = runsOn(/** @type {any} */ (after.public)?.grid ?? {}).filter(({ boxes }) => boxes.includes(box));
  const keys = runs.map(({ boxes }) => `${boxes[0]}${boxes.at(-1)}`);
  return {
    lasts: STAMPED + (keys.length ? POPS : 0),
    holds: hidden(`token:${box}`, ...keys.flatMap((key) => [`run:${key}`, `badge:${key}`])),
    draw: (overlay) => {
      const stamped = laid(overlay, `token:${box}`);
      if (!stamped) return;
      stamped.node.style.setProperty("--box", `${stamped.box.width / 0.74}px`);
      const large = { transform: "scale(1.6)", opacity: 0 };
      come(overlay, stamped.node, large, { lasts: STAMPED, easing: easing("stamp") });
      for (const key of keys) pop(overlay, key);
    },
  };
}

/** The points of a run pop up on it. @param {Overlay} overlay @param {string} key of the run */
function pop(overlay, key) {
  const [badge, box] = [find(`badge:${key}`), overlay.boxOf(`badge:${key}`)];
  if (!badge || !box) return;
  const popped = shape(overlay, "popped", box);
  popped.textContent = badge.textContent;
  const timing = { lasts: POPS, delay: STAMPED, easing: easing("stamp") };
  overlay.move(popped, [{ transform: "scale(0)" }, { transform: "none" }], timing);
}

export const choreographies = { dice_rolled: roll, token_placed: place };
