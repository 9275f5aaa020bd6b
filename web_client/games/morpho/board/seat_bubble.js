/** @import { Box } from "../../../motion/types.js" */

import { html, useLayoutEffect, useRef } from "../../../lib/index.js";
import { Bubble } from "../../../ui/log/bubble.js";
import { boxFrom } from "./shot_path.js";

/** How wide a bubble may be, in pixels: a narrow one fits between the cards of a small screen. */
const WIDTHS = [240, 170, 124, 92, 72];
/** Below this width a bubble has more lines. */
const NARROW = 130;
/** How far from its plate a bubble may stand, and the distances between the places that are tried, in pixels. */
const REACH = 260;
const STEP = 8;
/** Pixels between a bubble and what it must not cover, and between it and the edge of the board. */
const CLEAR = 3;

/** What a bubble must not cover: who sits where and their score, among others. */
const KEPT_FREE = ".plate :is(.marked, .num, .pname), .own, .notice, [data-headline], .feed-line";
/** What it covers only if it would have no place otherwise, however narrow. */
const OTHERS = ".bubble";
/** What it rather does not cover, and how many pixels of way all of that is worth. */
const AVOIDED = { [OTHERS]: 400, ".board .card": 500, ".plate": 90, ".mid .rd": 60 };

/** The part of something that may be covered without hiding it, and how many pixels of way it is worth to hide nothing. */
const MOST = 0.75;
const HIDES = 2000;

/** How many pixels of way it is worth that the end of what was said is not cut. */
const CUT = 600;

/** @typedef {{box: Box, cost: number}} Obstacle */
/** @typedef {{box: Box, cost: number, width: number}} Found */

/**
 * What a player has just said, at the place nearest to their plate where it covers least; where there is much room,
 * no card.
 * @param {{text: string | null, seat: number}} props
 */
export function SeatBubble({ text, seat }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const board = bubble.current?.closest(".board");
    if (!board) return undefined;
    const resizes = new ResizeObserver(() => bubble.current && place(bubble.current, board));
    place(/** @type {HTMLElement} */ (bubble.current), board);
    resizes.observe(board);
    return () => resizes.disconnect();
  }, [text]);
  return html`<${Bubble} text=${text} element=${bubble} seat=${seat} />`;
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
  const kept = boxes(KEPT_FREE).filter(({ width }) => width > 1);
  const others = boxes(OTHERS);
  const avoided = Object.entries(AVOIDED).flatMap(([selector, cost]) => boxes(selector).map((box) => ({ box, cost })));
  const apart = bestOf(bubble, plate, around, [...kept, ...others], avoided);
  const found = apart && apart.cost < HIDES ? apart : bestOf(bubble, plate, around, kept, avoided);
  if (!found) return;
  resize(bubble, found.width);
  put(bubble, found.box, plate);
}

/**
 * Return the best place of any width in which no word is broken, if there is one.
 * @param {HTMLElement} bubble
 * @param {Box} plate
 * @param {Box} around
 * @param {Box[]} kept free
 * @param {Obstacle[]} avoided
 * @returns {Found | null}
 */
function bestOf(bubble, plate, around, kept, avoided) {
  let best = /** @type {Found | null} */ (null);
  for (const width of WIDTHS) {
    resize(bubble, width);
    if (best && breaksWords(bubble)) break;
    const found = nearest({ width: bubble.offsetWidth, height: bubble.offsetHeight }, plate, around, kept, avoided);
    const cost = found && found.cost + bubble.offsetHeight + (cutsText(bubble) ? CUT : 0);
    if (found && cost !== null && (!best || cost < best.cost)) best = { box: found.box, cost, width };
  }
  return best;
}

/** @param {HTMLElement} bubble @param {number} width */
function resize({ style, dataset }, width) {
  style.maxWidth = `${width}px`;
  // What is longer than the widest bubble has to be broken there.
  style.overflowWrap = width === WIDTHS[0] ? "anywhere" : "normal";
  dataset.narrow = String(width < NARROW);
}

/** Return whether a word is wider than a bubble. @param {HTMLElement} bubble */
const breaksWords = ({ lastElementChild: said }) => said !== null && said.scrollWidth > said.clientWidth;

/** Return whether there are more lines than are shown. @param {HTMLElement} bubble */
const cutsText = ({ lastElementChild: said }) => said !== null && said.scrollHeight > said.clientHeight + 1;

/**
 * Return the best place for a bubble in the board; null if there is none.
 * @param {{width: number, height: number}} size
 * @param {Box} plate
 * @param {Box} board
 * @param {Box[]} kept free
 * @param {Obstacle[]} avoided
 * @returns {{box: Box, cost: number} | null}
 */
function nearest({ width, height }, plate, board, kept, avoided) {
  let best = /** @type {{box: Box, cost: number} | null} */ (null);
  const right = Math.min(board.left + board.width - width - CLEAR, plate.left + plate.width + REACH);
  const bottom = Math.min(board.top + board.height - height - CLEAR, plate.top + plate.height + REACH);
  for (let left = Math.max(board.left + CLEAR, plate.left - width - REACH); left <= right; left += STEP) {
    for (let top = Math.max(board.top + CLEAR, plate.top - height - REACH); top <= bottom; top += STEP) {
      const box = { left, top, width, height };
      let cost = distance(box, plate);
      const least = best?.cost ?? Infinity;
      if (cost >= least || kept.some((one) => meet(box, one, CLEAR))) continue;
      for (const one of avoided) if (meet(box, one.box, 0)) cost += costOf(one, covered(one.box, box));
      if (cost < least) best = { box, cost };
    }
  }
  return best;
}

/** Return what it costs to cover a part of something. @param {Obstacle} obstacle @param {number} part */
const costOf = ({ cost }, part) => (cost * (1 + part)) / 2 + (part > MOST ? HIDES : 0);

/** Return how far apart two boxes are: their edges, and a little their centres. @param {Box} one @param {Box} other */
function distance(one, other) {
  const aside = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  const along = Math.abs(one.top + one.height / 2 - other.top - other.height / 2);
  const across = Math.max(0, aside - (one.width + other.width) / 2);
  const down = Math.max(0, along - (one.height + other.height) / 2);
  return Math.hypot(across, down) + Math.hypot(aside, along) / 4;
}

/** Return how much of a box another one covers that meets it, up to 1. @param {Box} box @param {Box} by */
function covered(box, by) {
  const wide = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left);
  const high = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top);
  return (wide * high) / (box.width * box.height);
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
