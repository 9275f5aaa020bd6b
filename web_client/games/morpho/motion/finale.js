// The end of a round as a scene: the cards that decided it are raised, the verdict is stamped over the table, and the
// points fly to the track. What it shows already stands on the screen, so it may be cut short at any time.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography, Place } from "../../../motion/types.js" */

import { easing } from "../../../motion/timing.js";
import { between, centre, shifted } from "../board/geometry.js";
import { obstaclesFrom, shotPath } from "../board/shot_path.js";
import { castIn } from "../result/deciding.js";
import { copy, find, shape } from "./looks.js";
import { brighten } from "./limelight.js";
import { drawLine } from "./lines.js";

/** How long the scene lasts, in milliseconds. */
const LASTS = 2_000;
/** When points fly, for how long, and how much later those of the next player, in milliseconds. */
const BEGINS = 700;
const FLIES = 800;
const NEXT = 140;
/** On how many points of its path a flight is held. */
const STOPS = 12;
/** How wide the verdict is at most, and how high it is about, in pixels. */
const WIDEST = 460;
const HIGH = 130;
/** Where the verdict may stand, as parts of the board's height, the best first. */
const HEIGHTS = [0.5, 0.42, 0.58, 0.25, 0.75];

/** @type {Choreography} */
function roundEnded({ points }, { after }) {
  const slots = castIn(after.feed)?.slots ?? [];
  const scorers = /** @type {number[]} */ (points ?? []).flatMap((gained, seat) => (gained > 0 ? [seat] : []));
  return {
    lasts: LASTS,
    draw: (overlay) => {
      const board = overlay.boxOf("board");
      if (!board) return;
      // Measure everything before anything is added; otherwise each element would cause a layout of its own.
      const boxes = slots.flatMap((slot) => overlay.boxOf(slot) ?? []);
      const flights = scorers.flatMap((seat) => flightOf(overlay, seat) ?? []);
      overlay.dim();
      for (const slot of slots) raise(overlay, slot);
      flights.forEach((flight, i) => drawTrail(overlay, flight, BEGINS + NEXT * i));
      stampVerdict(overlay, verdictBox(board, boxes));
      flights.forEach((flight, i) => fly(overlay, flight, BEGINS + NEXT * i));
    },
  };
}

/** @param {Overlay} overlay @param {Place} slot */
function raise(overlay, slot) {
  const raised = "translateY(-9%) scale(1.14)";
  overlay.move(
    brighten(overlay, slot),
    [
      { transform: "none", opacity: 1 },
      { transform: raised, opacity: 1, offset: 0.2 },
      { transform: raised, opacity: 1, offset: 0.88 },
      { transform: "none", opacity: 1 },
    ],
    { lasts: LASTS, each: easing("both") },
  );
}

/**
 * Return where the verdict hides the fewest of some cards.
 * @param {Box} board
 * @param {Box[]} cards
 * @returns {Box}
 */
function verdictBox(board, cards) {
  const width = Math.min(board.width * 0.84, WIDEST);
  const left = board.left + (board.width - width) / 2;
  const places = HEIGHTS.map((part) => ({
    left,
    top: board.top + board.height * part - HIGH / 2,
    width,
    height: HIGH,
  }));
  const raised = cards.map(({ left, top, width, height }) => ({
    left,
    top: top - height * 0.16,
    width,
    height: height * 1.16,
  }));
  const hidden = places.map((place) => raised.reduce((sum, card) => sum + overlap(place, card), 0));
  return places[hidden.indexOf(Math.min(...hidden))];
}

/** Return the area that two boxes share. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Stamp the result's own words over the table.
 * @param {Overlay} overlay
 * @param {Box} box
 */
function stampVerdict(overlay, box) {
  const result = find("result");
  const heading = result?.querySelector("[data-decided]");
  if (!result || !heading) return;
  const verdict = shape("m-verdict");
  const words = document.createElement("span");
  const line = document.createElement("b");
  line.className = `disp ${heading.className}`;
  line.textContent = heading.textContent;
  words.append(line);
  const story = /** @type {HTMLElement | null} */ (result.querySelector("[data-story]"));
  if (story) words.append(copy(story));
  verdict.append(words);
  const pressed = "rotate(-3deg)";
  overlay.move(
    overlay.add(verdict, box),
    [
      { transform: "scale(1.9) rotate(5deg)", opacity: 0 },
      { transform: "scale(1.9) rotate(5deg)", opacity: 0, offset: 0.1, easing: easing("stamp") },
      { transform: pressed, opacity: 1, offset: 0.24 },
      { transform: pressed, opacity: 1, offset: 0.9 },
      { transform: pressed, opacity: 0 },
    ],
    { lasts: LASTS },
  );
}

/**
 * Return what flies for a seat's points, and how: from its plate to its marker on the track.
 * @param {Overlay} overlay
 * @param {number} seat
 */
function flightOf(overlay, seat) {
  const figure = find(`plus:${seat}`);
  const [from, to] = [overlay.boxOf(`plus:${seat}`), overlay.boxOf(`track:${seat}`)];
  if (!figure || !from || !to) return null;
  const { texts, passed } = obstaclesFrom({ x: 0, y: 0 });
  return { figure, from, to, path: shotPath(from, to, overlay.boxOf("M"), texts, passed) };
}

/** @typedef {NonNullable<ReturnType<typeof flightOf>>} Flight */

/** @param {Overlay} overlay @param {Flight} flight @param {number} delay */
function drawTrail(overlay, { path: { d, at } }, delay) {
  const timing = { lasts: LASTS - delay, drawn: FLIES, delay };
  drawLine(overlay, { d, from: at(0), to: at(1), name: "steps trail" }, timing);
}

/** @param {Overlay} overlay @param {Flight} flight @param {number} delay */
function fly(overlay, { figure, from, to, path }, delay) {
  const flying = overlay.add(copy(figure), from);
  const way = [...Array.from({ length: STOPS }, (_, i) => (i ? path.at(i / STOPS) : centre(from))), centre(to)];
  overlay.move(
    flying,
    way.map((point, i) => ({
      transform: `${shifted(between(centre(from), point))} scale(${1.8 - (0.8 * i) / STOPS})`,
    })),
    { lasts: FLIES, delay, easing: easing("both") },
  );
  const lasts = FLIES + 200;
  overlay.move(flying, [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
    lasts,
    delay: delay - 100,
  });
}

/** @type {Record<string, Choreography>} */
export const FINALES = { round_ended: roundEnded };
