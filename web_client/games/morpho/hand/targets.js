/** @import { Play, Step, TableLight } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Mark, seatColour, Sign } from "../../../ui/icons/icons.js";
import { endsOf } from "../board/gaps.js";
import { lightOn } from "../board/light.js";
import { Card } from "../cards/card.js";
import { Emblem } from "../cards/icons.js";
import { seatOf } from "../dock/moves.js";
import { otherSeats, readCard, slotsOf } from "../view.js";

/** From this number of players on, whose hands have one card each, two stand in a row. */
const MANY = 7;

/**
 * All cards, or gaps, at which a move may be aimed, as plates near the thumb. Those at which it may not stay in their
 * places.
 * @param {{play: Play, covered: Play, step: Step}} props `covered`: as others see the cards
 */
export function Targets({ play, covered, step }) {
  const light = lightOn(play);
  const moves = step.group?.moves ?? [];
  const gaps = [...new Set(moves.flatMap(({ gap }) => gap ?? []))];
  if (gaps.length)
    return html`<div class="targets">${gaps.map((gap) => html`<${GapPlate} key=${gap} gap=${gap} play=${covered} light=${light} />`)}</div>`;
  const places = new Set(moves.map(({ place = "" }) => place));
  const mine = [...places].some((place) => seatOf(place) === play.seat);
  const others = [...places].some((place) => seatOf(place) !== play.seat);
  const rows = [...(others ? otherSeats(play) : []), ...(mine ? [play.seat ?? 0] : [])];
  const looks = step.group?.verb === "look";
  const many = (play.view.seats ?? 0) >= MANY && rows.length > 1;
  return html`<div class=${many ? "targets many" : "targets"}>
    ${(looks || places.has("M")) && html`<${Plate} name=${words("morpho-middle")} slots=${["M"]} covered=${covered} light=${light} />`}
    ${rows.map((seat) => {
      const slots = slotsOf(play.view, seat);
      const beside = slots.filter((slot) => looks && !places.has(slot) && isDown(covered, slot)).length;
      return html`<${Plate} key=${seat} seat=${seat} name=${play.name(seat)} note=${beside > 0 && words("hand-beside", { all: beside === slots.length })}
        slots=${seat === play.seat ? slots.reverse() : slots} covered=${covered} light=${light} />`;
    })}</div>`;
}

/** @param {Play} play @param {string} slot */
const isDown = (play, slot) => ["hidden", "known"].includes(readCard(play, slot).look);

/** A hand, or the middle. @param {{seat?: number, name: string, note?: string | false, slots: string[], covered: Play, light: TableLight}} props */
function Plate({ seat, name, note, slots, covered, light }) {
  const isOut = seat !== undefined && (covered.view.out ?? []).includes(seat);
  return html`<div class=${`target ${seatColour(seat)} ${isOut ? "outr" : ""}`} role="group" aria-label=${name}>
    <span class="target-name">${seat !== undefined && html`<${Mark} seat=${seat} />`}<b><bdi>${name}</bdi></b>${note && html`<small>${note}</small>`}</span>
    ${slots.map((slot) => html`<${Card} key=${slot} card=${readCard(covered, slot)} ...${light.props(slot)} picking />`)}</div>`;
}

/** Where a token may lie. @param {{gap: string, play: Play, light: TableLight}} props */
function GapPlate({ gap, play, light }) {
  const { light: fallen, move, onPick } = light.props(gap);
  return html`<button type="button" class=${`target ${fallen === "aim" ? "aim" : ""}`} data-gap=${gap} data-move=${move} data-target=${onPick && "yes"}
    disabled=${!onPick} onClick=${onPick}><${Emblem} name="block" /><span>${words("morpho-block-here", endsOf(play, gap))}</span><${Sign} name="plus" /></button>`;
}
