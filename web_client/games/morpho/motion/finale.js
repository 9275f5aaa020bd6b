// The end of a round as a scene: the winners' cards are raised, the verdict is stamped over the table, and the points
// fly to the track. What it shows already stands on the screen, so it may be cut short at any time.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography, Place } from "../../../motion/types.js" */

import { easing } from "../../../motion/timing.js";
import { seatOf } from "../dock/moves.js";
import { shifted, way } from "../board/geometry.js";
import { copy, find, shape } from "./looks.js";
import { brighten } from "./limelight.js";

/** How long the scene lasts, in milliseconds. */
const LASTS = 2_000;
/** How wide the verdict is at most, and how high it is about, in pixels. */
const WIDEST = 460;
const HIGH = 130;
/** Where the verdict may stand, as parts of the board's height, the best first. */
const HEIGHTS = [0.5, 0.25, 0.75];

/** @type {Choreography} */
function roundEnded({ cards, points }) {
  const winners = new Set(/** @type {number[]} */ (points ?? []).flatMap((gained, seat) => (gained > 0 ? [seat] : [])));
  const hands = Object.keys(cards ?? {}).filter((slot) => winners.has(seatOf(slot) ?? -1));
  return {
    lasts: LASTS,
    draw: (overlay) => {
      const board = overlay.boxOf("board");
      if (!board) return;
      // Measure everything before anything is added; otherwise each element would cause a layout of its own.
      const boxes = hands.flatMap((slot) => overlay.boxOf(slot) ?? []);
      const flights = [...winners].map((seat) => flightOf(overlay, seat));
      overlay.dim();
      for (const slot of hands) raise(overlay, slot);
      stampVerdict(overlay, verdictBox(board, boxes));
      flights.forEach((flight, i) => flight && fly(overlay, flight, i / flights.length));
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
 * Return where the verdict hides the fewest of the winners' cards.
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
  const hidden = places.map((place) => cards.reduce((sum, card) => sum + overlap(place, card), 0));
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
 * Return what flies for a seat's points: from its plate to its marker on the track.
 * @param {Overlay} overlay
 * @param {number} seat
 */
function flightOf(overlay, seat) {
  const figure = find(`plus:${seat}`);
  const [from, to] = [overlay.boxOf(`plus:${seat}`), overlay.boxOf(`track:${seat}`)];
  return figure && from && to ? { figure, from, to } : null;
}

/**
 * @param {Overlay} overlay
 * @param {NonNullable<ReturnType<typeof flightOf>>} flight
 * @param {number} later 0 to 1, for one point after the other
 */
function fly(overlay, { figure, from, to }, later) {
  const by = shifted(way(from, to));
  const [start, end] = [0.35 + 0.15 * later, 0.65 + 0.15 * later];
  overlay.move(
    overlay.add(copy(figure), from),
    [
      { transform: "none", opacity: 0 },
      { transform: "none", opacity: 0, offset: start - 0.05 },
      { transform: "scale(1.8)", opacity: 1, offset: start },
      { transform: by, opacity: 1, offset: end },
      { transform: by, opacity: 0 },
    ],
    { lasts: LASTS, each: easing("both") },
  );
}

/** @type {Record<string, Choreography>} */
export const FINALES = { round_ended: roundEnded };
