// How the events of Morpyam move, as motion/types.d.ts wants it.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Movement, Place } from "../../../motion/types.js" */

import { tumble } from "../../shared/tumble.js";
import { layOut } from "../choice.js";
import { runsOn } from "../grid.js";

export const styles = ["motion/motion.css"];

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

/** Return the element that shows a place, as in `die:2`. @param {Place} place @returns {HTMLElement | null} */
export function find(place) {
  const [word, rest] = place.split(":");
  return document.querySelector(SELECTORS[word](rest));
}

/** @param {HTMLElement} element */
export const copy = (element) => /** @type {HTMLElement} */ (element.cloneNode(true));

/** Return the places that an event is about. @param {WireEvent} event @returns {Place[]} */
export function about({ kind, box, seat }) {
  if (kind === "token_placed") return [`box:${box}`];
  return kind === "turn_passed" || kind === "seat_resigned" ? [`player:${seat}`] : [];
}

/** The dice that were rolled tumble to what the server sent, and land one after the other. @param {any} event @returns {Movement} */
function roll(event) {
  const { values, rolled } = layOut(event);
  return {
    lasts: ROLLS + LATER * (rolled.length - 1),
    holds: rolled.map((die) => ({ place: `die:${die}`, frame: { opacity: 0 } })),
    draw: (overlay) =>
      rolled.forEach((die, i) => {
        const box = overlay.boxOf(`die:${die}`);
        if (box) tumble(overlay, box, values[die], ROLLS + LATER * i);
      }),
  };
}

/** A token is stamped on its box; then the runs that it makes show their points. @type {import("../../../motion/types.js").Choreography} */
function place({ box }, { after }) {
  const runs = runsOn(/** @type {any} */ (after.public)?.grid ?? {}).filter(({ boxes }) => boxes.includes(box));
  const keys = runs.map(({ boxes }) => `${boxes[0]}${boxes.at(-1)}`);
  return {
    lasts: STAMPED + (keys.length ? POPS : 0),
    holds: [`token:${box}`, ...keys.flatMap((key) => [`run:${key}`, `badge:${key}`])].map((held) => ({
      place: held,
      frame: { opacity: 0 },
    })),
    draw: (overlay) => {
      const token = find(`token:${box}`);
      const at = overlay.boxOf(`token:${box}`);
      if (!token || !at) return;
      const stamped = overlay.add(/** @type {HTMLElement} */ (copy(token)), at);
      stamped.style.setProperty("--box", `${at.width / 0.74}px`);
      overlay.move(
        stamped,
        [
          { transform: "scale(1.6)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        {
          lasts: STAMPED,
          easing: "cubic-bezier(0.3, 1.7, 0.5, 1)",
        },
      );
      for (const key of keys) pop(overlay, key);
    },
  };
}

/** @param {import("../../../motion/overlay.js").Overlay} overlay @param {string} key of a run */
function pop(overlay, key) {
  const [badge, at] = [find(`badge:${key}`), overlay.boxOf(`badge:${key}`)];
  if (!badge || !at) return;
  const popped = document.createElement("b");
  popped.className = "popped";
  popped.textContent = badge.textContent;
  overlay.move(overlay.add(popped, at), [{ transform: "scale(0)" }, { transform: "none" }], {
    lasts: POPS,
    delay: STAMPED,
    easing: "cubic-bezier(0.3, 1.7, 0.5, 1)",
  });
}

export const choreographies = { dice_rolled: roll, token_placed: place };
