// Places on a table, and what is laid over them to move about.

/** @import { Child } from "../../../lib/index.js" */
/** @import { Box, Hold, Place } from "../../../motion/types.js" */
/** @import { Overlay } from "../../../motion/overlay.js" */

import { render } from "../../../lib/index.js";
import { easing } from "../../../motion/timing.js";

/** @param {HTMLElement} element */
const cloned = (element) => /** @type {HTMLElement} */ (element.cloneNode(true));

/**
 * Return how a game's places are found, and how their pictures are laid over them.
 * @param {Record<string, (rest: string) => string>} selectors by the word before the colon
 * @param {(element: HTMLElement) => HTMLElement} [copy]
 */
export function placesBy(selectors, copy = cloned) {
  /** Return the element that shows a place, as in `bot:7S`. @param {Place} place @returns {HTMLElement | null} */
  const find = (place) => {
    const [word, rest = ""] = place.split(":");
    return document.querySelector(selectors[word](rest));
  };
  /** Lay a picture of a place over it. @param {Overlay} overlay @param {Place} place */
  const laid = (overlay, place) => {
    const [element, box] = [find(place), overlay.boxOf(place)];
    return element && box ? { node: overlay.add(copy(element), box), box } : null;
  };
  return { find, laid, copy };
}

/** Hide places until their event is played. @param {Place[]} places @returns {Hold[]} */
export const hidden = (...places) => places.map((place) => ({ place, frame: { opacity: 0 } }));

/** Lay an empty shape over the table. @param {Overlay} overlay @param {string} look @param {Box} box */
export function shape(overlay, look, box) {
  const made = document.createElement("i");
  made.className = look;
  return overlay.add(made, box);
}

/** Lay something drawn over the table. @param {Overlay} overlay @param {Child} child @param {Box} box @param {string} [look] */
export function drawn(overlay, child, box, look = "") {
  const made = overlay.add(document.createElement("div"), box);
  made.className = look;
  render(child, made);
  return made;
}

/** How something lies at rest. */
const REST = { transform: "none", opacity: 1 };

/** @typedef {Parameters<Overlay["move"]>[2]} Timing */

/** Let something come to where it lies. @param {Overlay} overlay @param {Element | null} node @param {Keyframe} from @param {Timing} timing */
export const come = (overlay, node, from, timing) => overlay.move(node, [from, REST], timing);

/** Let something go from where it lies. @param {Overlay} overlay @param {Element | null} node @param {Keyframe} to @param {Timing} timing */
export const go = (overlay, node, to, timing) => overlay.move(node, [REST, to], timing);

/** Let something slide from another place to where it lies. @param {Overlay} overlay @param {Element | null} node @param {Box} from @param {Box} to @param {number} lasts @param {string} [more] how else it lies there at first */
export const slide = (overlay, node, from, to, lasts, more) =>
  overlay.move(node, [{ transform: towards(from, to, more) }, { transform: "none" }], {
    lasts,
    easing: easing("both"),
  });

/** Let something close to an edge, and what it becomes open from there. @param {Overlay} overlay @param {Element | null} old @param {Element | null} fresh @param {string} edge @param {number} lasts */
export function turnInto(overlay, old, fresh, edge, lasts) {
  const frames = [REST, { transform: edge, opacity: 1, offset: 0.98 }, { transform: edge, opacity: 0 }];
  overlay.move(old, frames, { lasts: lasts / 2, easing: "ease-in" });
  const back = [frames[2], { ...frames[1], offset: 0.02 }, REST];
  overlay.move(fresh, back, { lasts: lasts / 2, delay: lasts / 2, easing: "ease-out" });
}

/** Return the middle of a box. @param {Box} box */
export const middleOf = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/** Return a box around a middle. @param {number[]} middle @param {number} width @param {number} [height] @returns {Box} */
export const around = ([x, y], width, height = width) => ({ left: x - width / 2, top: y - height / 2, width, height });

/** Return how something lies when its middle is elsewhere, or a part of the way there. @param {Box} from @param {Box} to @param {string} [more] @param {number} [part] */
export function towards(from, to, more = "", part = 1) {
  const [[x, y], [toX, toY]] = [middleOf(from), middleOf(to)];
  return `translate(${part * (x - toX)}px, ${part * (y - toY)}px) ${more}`;
}
