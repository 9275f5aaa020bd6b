/** @import { Component } from "../../../lib/index.js" */
/** @import { GapView, Play, TableLight } from "../types.js" */

import { lazily } from "../../../loading/lazy.js";
import { memoOf } from "../../../ui/hooks/memo.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { aid } from "../cards/aid.js";
import { Card } from "../cards/card.js";
import { Gap, readGaps } from "./gaps.js";
import { lightKey, lightOn } from "./light.js";
import { Plate, Seat, seatClasses } from "./seat.js";
import { bottomSeat, otherSeats, readCard, readSeat } from "../view.js";

const Searchlight = lazily(async () => (await import("./searchlight.js")).Searchlight);
const Notices = lazily(async () => (await import("./notices.js")).Notices);
const Shot = lazily(async () => (await import("./shot_line.js")).Shot);

/**
 * @typedef {object} Ring
 * @property {Play} play
 * @property {TableLight} light
 * @property {Map<string, GapView>} gaps
 * @property {number} count how many seats there are
 */

/**
 * The ring of seats around the middle card. The viewer is at the bottom; the turn goes clockwise, to the left.
 *
 * On a phone it has three columns: half of the others on the left from bottom to top, half on the right from top to
 * bottom, an odd one on top. With more room the same elements lie on an oval. In the document they come clockwise, so
 * that they are read out in the order of turns.
 * @param {{play: Play}} props
 */
export function Board({ play }) {
  const ring = ringOf(play);
  const { light } = ring;
  const others = otherSeats(play);
  const side = Math.floor(others.length / 2);
  const top = others.length % 2;
  const rows = side * (play.view.hand_size ?? 1);
  const me = readSeat(play, bottomSeat(play));
  return html`<div class=${`felt n${ring.count} ${side === 1 ? "ptop" : ""} ${light.calm ? "calm" : ""}`} role="list" aria-label=${words("morpho-ring")}
    style=${{ "--rows": String(rows) }}>
    <i class="oval"></i><i class="rail"></i><${Searchlight} play=${play} />
    <div class=${`col-l ${spokenIn(ring, 1, side)}`}><${LeftColumn} ring=${ring} side=${side} top=${top} /></div>
    <div class=${`col-t ${spokenIn(ring, side + 1, top)}`}>
      ${top ? html`<${Other} ring=${ring} i=${side + 1} where="t" />` : html`<${GapAfter} ring=${ring} i=${side} />`}
    </div>
    <div class=${`col-r ${spokenIn(ring, side + 1 + top, side)}`}><${RightColumn} ring=${ring} side=${side} top=${top} /></div>
    <div class=${`col-c ${spokenIn(ring, 0, 1)}`}>
      <${Middle} ...${middleOf(play)} light=${light} />
      <div class=${["myseat", ...seatClasses(me)].join(" ")} data-my-seat=${me.seat} role="listitem"><${Plate} seat=${me} play=${play} /></div>
    </div>
    <${Shot} play=${play} />
  </div>`;
}

/**
 * @param {Play} play
 * @returns {Ring}
 */
function ringOf(play) {
  const light = lightOn(play);
  return { play, light, gaps: readGaps(play, light), count: play.view.seats ?? 0 };
}

/**
 * Return the class of a column in which somebody has just spoken, so that the bubble lies over the other columns.
 * @param {Ring} ring
 * @param {number} first of its seats, clockwise
 * @param {number} number of them
 */
function spokenIn({ play, count }, first, number) {
  const seats = Array.from({ length: number }, (_, k) => (bottomSeat(play) + first + k) % count);
  return seats.some(play.said) ? "speaks" : "";
}

/** @param {{ring: Ring, side: number, top: number}} props */
function LeftColumn({ ring, side, top }) {
  const seats = Array.from({ length: side }, (_, k) => k + 1);
  return html`${seats.map(
    (i) => html`
    <${GapAfter} key=${`g${i}`} ring=${ring} i=${i - 1} where=${i === 1 ? "g-me" : ""} />
    <${Other} key=${`s${i}`} ring=${ring} i=${i} where="l" />`,
  )}
    ${top > 0 && html`<${GapAfter} ring=${ring} i=${side} where="g-tl" />`}`;
}

/** @param {{ring: Ring, side: number, top: number}} props */
function RightColumn({ ring, side, top }) {
  const first = side + 1 + top;
  const seats = Array.from({ length: side }, (_, k) => first + k);
  return html`${seats.map(
    (i) => html`
    ${(top > 0 || i > first) && html`<${GapAfter} key=${`g${i}`} ring=${ring} i=${i - 1} where=${top && i === first ? "g-tr" : ""} />`}
    <${Other} key=${`s${i}`} ring=${ring} i=${i} where="r" />`,
  )}
    <${GapAfter} ring=${ring} i=${ring.count - 1} where="g-me" />`;
}

/**
 * Return the angle of a place on the oval, counted clockwise from the bottom.
 * @param {Ring} ring
 * @param {number} i
 */
const angleOf = ({ count }, i) => 90 + (i * 360) / count;

/** Another player's seat: the `i`th clockwise. @param {{ring: Ring, i: number, where: string}} props */
function Other({ ring, i, where }) {
  const { play, light, gaps } = ring;
  const seat = readSeat(play, (bottomSeat(play) + i) % ring.count);
  return html`<${Seat} key=${seat.seat} seat=${seat} play=${play} light=${light} gaps=${gaps} angle=${angleOf(ring, i)} where=${where} />`;
}

/** The gap behind the `i`th seat clockwise. @param {{ring: Ring, i: number, where?: string}} props */
function GapAfter({ ring, i, where = "" }) {
  const { play, light, gaps, count } = ring;
  const seat = (bottomSeat(play) + i) % count;
  const view = gaps.get(String(seat));
  return html`<div class=${`gap ${where}`} style=${{ "--t": `${angleOf(ring, i + 0.5)}deg` }} role=${view && "listitem"}>
    ${view && html`<${Gap} view=${view} play=${play} light=${light} />`}
  </div>`;
}

/** Return what is in the middle of the table. @param {Play} play */
function middleOf(play) {
  const { round, target } = play.view;
  return { card: readCard(play, "M"), round, target, notices: noticesOf(play) };
}

/** The middle card, with the round below it. @type {Component<ReturnType<typeof middleOf> & {light: TableLight}>} */
const Middle = memoOf(
  ({ card, round, target, notices, light }) => html`<div class="mid" role="listitem">
    <${Card} card=${card} ...${light.props("M")} />
    ${aid.value && html`<${aid.value.MostCards} />`}
    <div class=${notices ? "below special" : "below"}>
      <span class="rd"><b>${words("morpho-round", { round })}</b>${words("morpho-first-to", { target })}</span>
      ${notices && html`<${Notices} ...${notices} />`}
    </div>
  </div>`,
  ({ light, ...shown }) => [shown, lightKey("M", light)],
);

/** @typedef {NonNullable<ReturnType<typeof noticesOf>>} NoticesShown */

/**
 * Return the notices of a mission and of a wish to end the round, in full.
 * @param {Play} play
 */
function noticesOf(play) {
  const { mission, end_wished: wished, outcome, decision } = play.view;
  if (outcome) return null;
  const name = typeof mission === "number" ? play.name(mission) : null;
  const due = name !== null && { name, you: mission === play.seat, now: decision?.kind === "indicate" };
  const { open = [], agreed } = play.own ?? {};
  return due || wished ? { mission, due, wished, answers: open.length > 0, agreed } : null;
}
