// How the events of Morphos move, as motion/types.d.ts wants it.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Box, Choreography, Movement, Place } from "../../../motion/types.js" */
/** @import { Overlay } from "../../../motion/overlay.js" */

import { easing } from "../../../motion/timing.js";
import { come, hidden, middleOf, placesBy, shape, slide, turnInto } from "../../shared/board/places.js";
import { stampFalls } from "../../shared/motion/stamp_falls.js";
import { barsAt, patternAt, spotOf } from "../points.js";

export const styles = ["motion/motion.css", "games/morphos/motion/motion.css"];

/** How long a stone falls, and how long it then grows into its neighbours, in milliseconds. */
const FALLS = 420;
const GROWS = 160;
const TURNS = 420;
const SLIDES = 360;
const CROSSES = 480;
/** How long the light runs along a chain. */
const RUNS = 600;

/** @type {Record<string, (rest: string) => string>} */
const SELECTORS = {
  stone: (point) => `.board [data-stone="${point}"]`,
  bar: (key) => `.board [data-bar="${key}"]`,
  chain: () => ".board [data-chain]",
  last: (point) => `.board [data-last="${point}"]`,
  player: (seat) => `.players [data-seat="${seat}"] .disc`,
};

const { find, laid } = placesBy(SELECTORS, copy);
export { find };

/** Return a picture of a part of the drawing, as large as what it shows. @param {HTMLElement} element */
export function copy(element) {
  const part = /** @type {any} */ (element);
  const picture = document.createElement("div");
  picture.className = "flying";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "position disc");
  if (part instanceof SVGSVGElement) {
    svg.setAttribute("viewBox", part.getAttribute("viewBox") ?? "");
    svg.append(...[...part.childNodes].map((node) => node.cloneNode(true)));
  } else {
    const { x, y, width, height } = part.getBBox();
    const shown = /** @type {SVGElement} */ (part.cloneNode(true));
    const way = /rotate\((-?\d+)\)/.exec(part.getAttribute("transform") ?? "");
    shown.setAttribute("transform", way ? `rotate(${way[1]})` : "");
    shown.style.opacity = "1";
    const isUpright = way && Math.abs(Number(way[1])) === 90;
    const middle = [x + width / 2, y + height / 2];
    const turned = turn(middle[0], middle[1], way ? Number(way[1]) : 0);
    const [wide, high] = isUpright ? [height, width] : [width, height];
    svg.setAttribute("viewBox", [turned[0] - wide / 2, turned[1] - high / 2, wide, high].join(" "));
    svg.append(shown);
  }
  picture.append(svg);
  return picture;
}

/** @param {number} x @param {number} y @param {number} way in degrees */
function turn(x, y, way) {
  const [cos, sin] = [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Return the places that an event is about. @param {WireEvent} event @returns {Place[]} */
export function about({ kind, point, seat }) {
  if (point) return [`stone:${point}`];
  return kind === "colours_swapped" || kind === "side_skipped" ? [`player:${seat}`] : [];
}

/** @param {any} event @param {any} after @returns {Place[]} */
const barsOf = ({ point }, after) =>
  after.public?.stones ? barsAt(point, after.public).map(({ key }) => `bar:${key}`) : [];

/** The bars of a stone grow out of it. @param {Overlay} overlay @param {string} point @param {Place[]} bars @param {number} delay */
function grow(overlay, point, bars, delay) {
  const stone = overlay.boxOf(`stone:${point}`);
  for (const bar of bars) {
    const grown = laid(overlay, bar);
    if (!grown || !stone) continue;
    const [x, y] = [stone.left + stone.width / 2 - grown.box.left, stone.top + stone.height / 2 - grown.box.top];
    grown.node.style.transformOrigin = `${x}px ${y}px`;
    const timing = { lasts: GROWS, delay, easing: easing("out") };
    come(overlay, grown.node, { transform: "scale(0.3)", opacity: 0 }, timing);
  }
}

/** A stone falls onto its point, then grows together with its neighbours. @type {Choreography} */
function place(event, { after }) {
  const bars = barsOf(event, after);
  const stone = `stone:${event.point}`;
  return {
    lasts: FALLS + (bars.length ? GROWS : 0),
    holds: hidden(stone, `last:${event.point}`, ...bars),
    draw: (overlay) => {
      const timing = { lasts: FALLS, easing: easing("stamp") };
      come(overlay, laid(overlay, stone)?.node ?? null, { transform: "scale(1.5)", opacity: 0 }, timing);
      grow(overlay, event.point, bars, FALLS);
    },
  };
}

/** A stone turns over, and the stones that made it weak let go of it. @type {Choreography} */
function flip(event, { before, after, keep }) {
  const bars = barsOf(event, after);
  const stone = `stone:${event.point}`;
  const old = keep(stone);
  const pattern = before.public?.stones ? (patternAt(event.point, /** @type {any} */ (before.public)) ?? []) : [];
  return {
    lasts: TURNS + (bars.length ? GROWS : 0),
    holds: hidden(`last:${event.point}`, ...bars),
    draw: (overlay) => {
      turnInto(overlay, old.node, laid(overlay, stone)?.node ?? null, "scaleX(0)", TURNS);
      for (const point of pattern) fade(overlay, overlay.boxOf(`stone:${point}`));
      grow(overlay, event.point, bars, TURNS);
    },
  };
}

/** A light on a stone goes out. @param {Overlay} overlay @param {Box | null} box */
function fade(overlay, box) {
  if (!box) return;
  overlay.move(shape(overlay, "lamp-dot", box), [{ opacity: 1 }, { opacity: 0 }], { lasts: TURNS });
}

/** A stone slides from elsewhere, where it is as large as that. @param {Overlay} overlay @param {{node: Element, box: Box}} stone @param {Box} from @param {number} lasts */
const slideTo = (overlay, { node, box }, from, lasts) =>
  slide(overlay, node, from, box, lasts, `scale(${from.width / box.width})`);

/** A stone slides from its owner's plate back to the board. @type {Choreography} */
function putBack(event, { after }) {
  const bars = barsOf(event, after);
  const stone = `stone:${event.point}`;
  return {
    lasts: SLIDES + (bars.length ? GROWS : 0),
    holds: hidden(stone, `last:${event.point}`, ...bars),
    draw: (overlay) => {
      const [slid, from] = [laid(overlay, stone), overlay.boxOf(`player:${event.seat}`)];
      if (slid && from) slideTo(overlay, slid, from, SLIDES);
      grow(overlay, event.point, bars, SLIDES);
    },
  };
}

/** The stones on the two plates cross. @returns {Movement} */
const swap = () => ({
  lasts: CROSSES,
  holds: hidden("player:0", "player:1"),
  draw: (overlay) => {
    for (const seat of [0, 1]) {
      const [stone, from] = [laid(overlay, `player:${seat}`), overlay.boxOf(`player:${1 - seat}`)];
      if (stone && from) slideTo(overlay, stone, from, CROSSES);
    }
  },
});

/** A light runs along the chain that has won, from edge to edge. @type {Choreography} */
function win({ chain }) {
  if (!chain) return null;
  const each = RUNS / chain.length;
  return {
    lasts: RUNS,
    holds: hidden("chain:all"),
    draw: (overlay) => {
      const boxes = chain.map((/** @type {string} */ point) => overlay.boxOf(`stone:${point}`));
      boxes.forEach((/** @type {Box | null} */ box, /** @type {number} */ i) => {
        const next = boxes[i + 1];
        if (!box || !next) return;
        const [from, to] = [spotOf(chain[i]), spotOf(chain[i + 1])];
        const width = box.width * 0.24;
        const [[x, y], [toX, toY]] = [middleOf(box), middleOf(next)];
        const isAcross = from.y === to.y;
        const laidOut = { left: Math.min(x, toX) - width / 2, top: Math.min(y, toY) - width / 2, width: Math.abs(toX - x) + width, height: Math.abs(toY - y) + width }; // biome-ignore format: one line
        const line = shape(overlay, "lamp-line", laidOut);
        line.style.transformOrigin = isAcross ? (toX > x ? "left" : "right") : toY > y ? "top" : "bottom";
        overlay.move(line, [{ transform: isAcross ? "scaleX(0)" : "scaleY(0)" }, { transform: "none" }], { lasts: each, delay: i * each }); // biome-ignore format: one line
      });
    },
  };
}

/** The last stone decides. */
export const deciding = ["stone_placed", "stone_flipped", "stone_returned"];

export const finales = { side_won: stampFalls };

export const choreographies = {
  stone_placed: place,
  stone_flipped: flip,
  stone_returned: putBack,
  colours_swapped: swap,
  side_won: win,
};
