/** @import { GapView, Play, SeatView, TableLight } from "../types.js" */
/** @import { At } from "./places.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { KindSign, Mark, seatColour, Sign } from "../../../ui/icons/icons.js";
import { Shout } from "../../../ui/stage/shout.js";
import { Gap, readGaps } from "../board/gaps.js";
import { lightOn } from "../board/light.js";
import { Searchlight } from "../board/searchlight.js";
import { seatClasses, spoken } from "../board/seat.js";
import { Shot } from "../board/shot_line.js";
import { Laid } from "../cards/card.js";
import { Emblem } from "../cards/icons.js";
import { seatOf } from "../dock/moves.js";
import { isEnding, readCard, readSeat } from "../view.js";
import { gapAfter, SEATS } from "./places.js";

/** Names of more letters have two lines. */
const LONG = 12;

/** The ring of seats around the middle card, as the room sees it. @param {{play: Play}} props */
export function Wheel({ play }) {
  const { view } = play;
  const count = view.seats ?? 0;
  const light = lightOn(play);
  const gaps = readGaps(play, light);
  const seats = Array.from({ length: count }, (_, seat) => readSeat(play, seat));
  const lit = litIn(play, light, seats);
  const mission = view.outcome ? null : view.mission;
  return html`${typeof mission === "number" && html`<${Mission} name=${play.name(mission)} seat=${mission} now=${view.decision?.kind === "indicate"} />`}
  <div class=${["wheel", `n${count}`, lit && "aiming", typeof mission === "number" && "on-mission"].filter(Boolean).join(" ")}
    role="list" aria-label=${words("morpho-ring")}>
    <i class="oval"></i><${Searchlight} play=${play} />
    ${seats.map(
      (seat) => html`<${Place} key=${seat.seat} seat=${seat} play=${play} light=${light} at=${SEATS[count][seat.seat]}
      between=${gaps.get(`${seat.seat}:mid`)} isQuiet=${lit && !lit.includes(seat.seat)} />`,
    )}
    ${[...gaps].map(([place, gap]) => !place.includes(":") && html`<span key=${place} class="gap" role="listitem" style=${placed(gapAfter(count, Number(place)))}><${Gap} view=${gap} play=${play} light=${light} /></span>`)}
    <div class="mid" role="listitem"><${Laid} card=${readCard(play, "M")} light=${light.of("M")} /><span class="rd">${words("morpho-round", { round: view.round })}</span></div>
    <${Shot} play=${play} />
  </div>`;
}

/**
 * Return the seats that stay lit while something is in question: who asks, and whose card it is; null for all.
 * @param {Play} play
 * @param {TableLight} light
 * @param {SeatView[]} seats
 */
function litIn(play, light, seats) {
  const { decision } = play.view;
  if (decision?.kind !== "guard" || isEnding(play)) return null;
  const aimed = seats.filter(({ cards }) => cards.some(({ slot }) => light.of(slot))).map(({ seat }) => seat);
  return [...aimed, seatOf(decision.shooter)];
}

/** @param {At} at */
const placed = ([x, y]) => ({ "--x": String(x), "--y": String(y) });

/** The band that tells of a mission. @param {{name: string, seat: number, now: boolean}} props */
const Mission = ({ name, seat, now }) =>
  html`<p class="on-air" data-mission=${seat}><${Emblem} name="mission" /><b class="disp">${words("morpho-mission")}</b>
  <span>${words("morpho-mission-due.task", { name, now, you: false })}</span></p>`;

/** @param {{seat: SeatView, play: Play, light: TableLight, at: At, between?: GapView, isQuiet: boolean}} props */
function Place({ seat, play, light, at: [x, y], between, isQuiet }) {
  const isLow = y > 0.5;
  const isEnd = Math.abs(y) < 0.5;
  const reversed = isLow || (isEnd && x < 0);
  const sides = [isLow && "low", isLow && !x && "centre", isEnd && (x < 0 ? "before" : "after"), isQuiet && "quiet"];
  const cards = reversed ? seat.cards.toReversed() : seat.cards;
  return html`<div class=${["seat", ...sides, ...seatClasses(seat)].filter(Boolean).join(" ")} style=${placed([x, y])}
    role="listitem" data-seat=${seat.seat} data-asked=${String(seat.asked)} data-out=${String(seat.out)}>
    <${NamePlate} seat=${seat} />
    <div class="cards">${cards.map((card) => html`<${Laid} key=${card.slot} card=${card} light=${light.of(card.slot)} />`)}
      ${between && html`<span class="slotgap"><${Gap} view=${between} play=${play} light=${light} /></span>`}</div>
    <${Shout} play=${play} seat=${seat.seat} />
  </div>`;
}

/** @param {{seat: SeatView}} props */
function NamePlate({ seat }) {
  const { kind, score, gained, standIn, away } = seat;
  return html`<span class="sr">${spoken(seat)}</span><div class=${`plate ${seatColour(seat.seat)} ${[...seat.name].length > LONG ? "long" : ""}`} aria-hidden="true">
    <${Mark} seat=${seat.seat} />
    <b class="num">${score}</b><bdi class="pname">${seat.name}</bdi>
    ${kind && html`<${KindSign} kind=${kind} />`}
    ${standIn ? html`<${Sign} name="stand-in" />` : away && html`<${Sign} name="away" />`}
    ${seat.first && html`<span class="tok tok-first"><${Emblem} name="first" /></span>`}
    ${seat.swapToken && html`<span class="tok tok-swap"><${Emblem} name="swap" /></span>`}
    ${seat.invested && html`<${Emblem} name="invest" />`}
    ${gained !== 0 && html`<span class="plus">${gained > 0 ? `+${gained}` : `−${-gained}`}</span>`}
  </div>`;
}
