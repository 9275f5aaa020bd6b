/** @import { Component } from "../../../lib/index.js" */
/** @import { GapView, Play, SeatView, TableLight } from "../types.js" */

import { Mark, seatColour, Sign } from "../../../ui/icons/icons.js";
import { lazily } from "../../../loading/lazy.js";
import { memoOf } from "../../../ui/hooks/memo.js";
import { withStyles } from "../../../loading/stylesheets.js";
import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Card } from "../cards/card.js";
import { HinderedBadge, Seam } from "../cards/hindered.js";
import { Gap } from "./gaps.js";
import { Emblem } from "../cards/icons.js";
import { lightKey } from "./light.js";

const TimeRing = lazily(
  async () => (await withStyles(import("../../../ui/time/time_ring.js"), "ui/time/time.css")).TimeRing,
);
const SeatBubble = lazily(async () => (await import("./seat_bubble.js")).SeatBubble);

/** Above this many points the score is shown in figures alone. */
const MOST_TICKS = 15;

/**
 * @typedef {object} Place
 * @property {SeatView} seat
 * @property {Play} play
 * @property {TableLight} light
 * @property {Map<string, GapView>} gaps
 * @property {number} angle
 * @property {string} where
 */

/** Another player's place at the table. @type {Component<Place>} */
export const Seat = memoOf(function Seat({ seat, play, light, gaps, angle, where }) {
  const radians = (angle * Math.PI) / 180;
  const classes = [
    "seat",
    where,
    Math.abs(Math.cos(radians)) > 0.75 && "flank",
    Math.sin(radians) > 0.05 && "rev",
    ...seatClasses(seat),
    light.picking && !seat.cards.some((card) => light.of(card.slot)) && "quiet",
  ];
  const [first, second] = seat.cards;
  const between = gaps.get(`${seat.seat}:mid`);
  return html`<div class=${classes.filter(Boolean).join(" ")} style=${{ "--t": `${angle}deg` }}
    role="listitem" data-seat=${seat.seat} data-asked=${String(seat.asked)} data-out=${String(seat.out)}>
    <${Plate} seat=${seat} play=${play} />
    <div class="cards">
      ${first && html`<${Card} card=${first} ...${light.props(first.slot)} />`}
      ${second && html`<span class="slotgap">${seat.hindered === "conflict" && html`<${Seam} />`}${between && html`<${Gap} view=${between} play=${play} light=${light} />`}</span>`}
      ${second && html`<${Card} card=${second} ...${light.props(second.slot)} />`}
    </div>
  </div>`;
}, shownOfSeat);

/** @param {Place} props */
function shownOfSeat({ seat, light, gaps, angle, where }) {
  const gap = gaps.get(`${seat.seat}:mid`);
  const lit = [...seat.cards.map((card) => card.slot), gap?.gap ?? ""].map((target) => lightKey(target, light));
  return [seat, angle, where, gap, lit];
}

/** Return what is read out for a seat. @param {SeatView} seat */
export function spoken(seat) {
  const { name, score, target, gained } = seat;
  return readOut(
    seat.mine ? words("morpho-seat-you", { name }) : name,
    seat.kind && words(`board-standing-${seat.kind}`),
    seat.asked && words("morpho-seat-turn"),
    words("morpho-score", { score, target }),
    gained !== 0 && words("morpho-seat-gained", { gained: gained > 0, points: Math.abs(gained) }),
    seat.first && words("morpho-seat-first"),
    seat.swapToken && words("morpho-seat-swap-token"),
    seat.out && words("morpho-seat-out.spoken"),
    seat.invested && words("morpho-seat-invested.spoken"),
    seat.standIn ? words("morpho-seat-stand-in.spoken") : seat.away && words("morpho-seat-away.spoken"),
  );
}

/** @param {SeatView} seat */
export const seatClasses = ({ asked, out, here, said }) =>
  [asked && "turn", out && "outr", !here && "away", said && "speaks"].filter(Boolean);

/**
 * A player's name, points and standing: drawn, and in one sentence for screen readers.
 * @type {Component<{seat: SeatView, play: Play}>}
 */
export const Plate = memoOf(
  function Plate({ seat, play }) {
    const { target, timed } = seat;
    return html`<span class="sr">${spoken(seat)}</span>
  <div class=${`plate ${seatColour(seat.seat)}`} aria-hidden="true">
    <span class="pl1"><span class=${timed ? "marked timed" : "marked"}><${Mark} seat=${seat.seat} />${
      timed && html`<${TimeRing} play=${play} seat=${seat.seat} reaction=${timed === "reaction"} />`
    }</span>${seat.kind && html`<${Sign} name=${seat.kind} />`}<span class="num">${String(seat.score)}</span>
      ${seat.gained !== 0 && html`<span class="plus">${seat.gained > 0 ? `+${seat.gained}` : `−${-seat.gained}`}</span>`}
      ${seat.first && html`<span class="tok tok-first small"><${Emblem} name="first" /></span>`}
      ${seat.swapToken && html`<span class="tok tok-swap small"><${Emblem} name="swap" /></span>`}
    </span>
    <span class="pname" style=${{ "--letters": longestWord(seat.name) }}>${breakable(seat.name)}</span>
    ${target <= MOST_TICKS && html`<${Ticks} points=${seat.score} target=${target} />`}
    <span class="pb">
      ${seat.out && html`<span class="badge"><${Sign} name="x" />${words("morpho-seat-out")}</span>`}
      ${
        seat.standIn
          ? html`<span class="badge" data-stand-in><${Sign} name="stand-in" />${words("morpho-seat-stand-in")}</span>`
          : seat.away && html`<span class="badge" data-away><${Sign} name="away" />${words("morpho-seat-away")}</span>`
      }
      ${seat.invested && html`<span class="badge"><${Emblem} name="invest" />${words("morpho-seat-invested")}</span>`}
      ${seat.hindered && html`<${HinderedBadge} why=${seat.hindered} />`}
    </span>
    <${SeatBubble} text=${seat.said} seat=${seat.seat} />
  </div>`;
  },
  ({ seat }) => seat,
);

/**
 * Return the length of the longest word of a name; styles set a long one smaller to keep it on one line.
 * @param {string} name
 */
const longestWord = (name) => Math.max(...name.split(/[\s-]/).map((word) => [...word].length));

/**
 * Return a name whose long words may be broken in their middle, where the styles draw a hyphen.
 * @param {string} name
 */
function breakable(name) {
  return name.split(/(?<=[\s-])/).map((word) => {
    const letters = [...word];
    if (letters.length < 9) return word;
    const middle = Math.ceil(letters.length / 2);
    return html`${letters.slice(0, middle).join("")}<i class="may-break"></i>${letters.slice(middle).join("")}`;
  });
}

/** @param {{points: number, target: number}} props */
function Ticks({ points, target }) {
  return html`<span class="ticks" aria-hidden="true">${Array.from(
    { length: target },
    (_, i) => html`<i key=${i} class=${i < points ? "" : "o"}></i>`,
  )}</span>`;
}
