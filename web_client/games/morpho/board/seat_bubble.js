/** @import { Box } from "../../../motion/types.js" */

import { html, useLayoutEffect, useRef } from "../../../lib/index.js";
import { Bubble } from "../../../ui/log/bubble.js";
import { boxFrom } from "./shot_path.js";

/** How wide a bubble may be, in pixels, the best first: a narrow one fits between the cards of a small screen. */
const WIDTHS = [240, 170, 124, 92, 72];
/** Below this width a bubble has more lines. */
const NARROW = 130;
/** How far from its plate a bubble may stand, and the distances between the places that are tried, in pixels. */
const REACH = 260;
const STEP = 8;
/** Pixels between a bubble and a card. */
const CLEAR = 3;

/** What a bubble must not cover. */
const KEPT_FREE = ".card, .own, .notice, [data-headline], .feed-line";
/** What it covers only if it would have no place otherwise, however narrow. */
const OTHERS = ".bubble";
/** What it rather does not cover, and how many pixels of way that is worth. */
const AVOIDED = { [OTHERS]: 240, ".plate": 70, ".mid .rd": 40 };

/** @typedef {{box: Box, cost: number}} Obstacle */

/**
 * What a player has just said, at the place nearest to their plate where it covers no card.
 * @param {{text: string | null}} props
 */
export function SeatBubble({ text }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const board = bubble.current?.closest(".board");
    if (!board) return undefined;
    const resizes = new ResizeObserver(() => bubble.current && place(bubble.current, board));
    place(/** @type {HTMLElement} */ (bubble.current), board);
    resizes.observe(board);
    return () => resizes.disconnect();
  }, [text]);
  return html`<${Bubble} text=${text} element=${bubble} />`;
}

/** @param {HTMLElement} bubble @param {Element} board */
function place(bubble, board) {
  const origin = { x: 0, y: 0 };
  const plate = boxFrom(origin, /** @type {Element} */ (bubble.parentElement));
  const around = boxFrom(origin, board);
  /** @param {string} selector */
  const boxes = (selector) =>
    [...document.querySelectorAll(`main :is(${selector})`)]
      .filter((element) => element !== bubble)
      .map((element) => boxFrom(origin, element));
  const covered = boxes(KEPT_FREE).filter(({ width }) => width > 1);
  const others = boxes(OTHERS);
  const avoided = Object.entries(AVOIDED).flatMap(([selector, cost]) => boxes(selector).map((box) => ({ box, cost })));
  for (const kept of others.length ? [[...covered, ...others], covered] : [covered]) {
    for (const width of WIDTHS) {
      bubble.style.maxWidth = `${width}px`;
      bubble.dataset.narrow = String(width < NARROW);
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
      const found = nearest(size, plate, around, kept, avoided);
      if (found) {
        put(bubble, found, plate);
        return;
      }
    }
  }
}

/**
 * Return the best place for a bubble in the board; null if there is none.
 * @param {{width: number, height: number}} size
 * @param {Box} plate
 * @param {Box} board
 * @param {Box[]} kept free
 * @param {Obstacle[]} avoided
 * @returns {Box | null}
 */
function nearest({ width, height }, plate, board, kept, avoided) {
  let best = /** @type {Box | null} */ (null);
  let least = Infinity;
  const right = Math.min(board.left + board.width - width, plate.left + plate.width + REACH);
  const bottom = Math.min(board.top + board.height - height, plate.top + plate.height + REACH);
  for (let left = Math.max(board.left, plate.left - width - REACH); left <= right; left += STEP) {
    for (let top = Math.max(board.top, plate.top - height - REACH); top <= bottom; top += STEP) {
      const box = { left, top, width, height };
      let cost = distance(box, plate);
      if (cost >= least || kept.some((one) => meet(box, one, CLEAR))) continue;
      for (const one of avoided) if (meet(box, one.box, 0)) cost += one.cost;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

/** Return how far apart two boxes are: their edges, and a little their centres. @param {Box} one @param {Box} other */
function distance(one, other) {
  const aside = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  const along = Math.abs(one.top + one.height / 2 - other.top - other.height / 2);
  const across = Math.max(0, aside - (one.width + other.width) / 2);
  const down = Math.max(0, along - (one.height + other.height) / 2);
  return Math.hypot(across, down) + Math.hypot(aside, along) / 4;
}

/** @param {Box} one @param {Box} other @param {number} margin */
const meet = (one, other, margin) =>
  one.left < other.left + other.width + margin &&
  other.left < one.left + one.width + margin &&
  one.top < other.top + other.height + margin &&
  other.top < one.top + one.height + margin;

/** @param {HTMLElement} bubble @param {Box} box @param {Box} plate */
function put({ style, dataset }, box, plate) {
  style.left = `${box.left - plate.left}px`;
  style.top = `${box.top - plate.top}px`;
  const middle = plate.left + plate.width / 2 - box.left;
  style.setProperty("--corner", `${Math.min(Math.max(middle, 12), box.width - 12)}px`);
  if (box.top >= plate.top + plate.height) dataset.side = "below";
  else if (box.top + box.height <= plate.top) dataset.side = "above";
  else if (box.left >= plate.left + plate.width) dataset.side = "right";
  else if (box.left + box.width <= plate.left) dataset.side = "left";
  else dataset.side = "over";
}
