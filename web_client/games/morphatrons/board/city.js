/** @import { Play } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { seatColour } from "../../../ui/icons/icons.js";
import { Tower } from "../cards/building.js";
import { intentOf, tap } from "../choice.js";
import { buildingsOf, nearSeat } from "../position.js";
import { FateMark, fateFor, fateSaid } from "./fates.js";

/** A seat's four buildings. @param {{play: Play, seat: number, targets: Set<string>}} props */
export function City({ play, seat, targets }) {
  const { view } = play;
  const name = words("morphatrons-city", { you: seat === play.seat, name: play.name(seat) });
  const room = Math.max(...Object.values(view.buildings));
  const side = seat === nearSeat(play) ? "near" : "far";
  return html`<section class=${`city ${side} ${seatColour(seat)}`} aria-label=${name} data-city=${seat}>
    <span class="cap disp" aria-hidden="true">${name}</span>
    ${buildingsOf(seat).map(
      (building) =>
        html`<${Building} key=${building} play=${play} building=${building} room=${room} isTarget=${targets.has(building)} />`,
    )}</section>`;
}

/** @param {{play: Play, building: string, room: number, isTarget: boolean}} props */
function Building({ play, building, room, isTarget }) {
  const height = play.view.buildings[building] ?? 0;
  const isPicked = intentOf(play).picks.includes(building);
  const fate = fateFor(play, building);
  const label = readOut(words("morphatrons-building", { building, height }), fate && fateSaid(fate));
  const shown = html`<${Tower} height=${height} room=${room} /><span class="height" aria-hidden="true">${height || "–"}<small>${building}</small></span>
    ${fate && html`<${FateMark} fate=${fate} />`}`;
  const looks = ["building", isTarget && "lit", isPicked && "aimed"].filter(Boolean).join(" ");
  return isTarget
    ? html`<button type="button" class=${looks} data-building=${building} data-about=${building} data-target="yes" aria-label=${label} aria-pressed=${String(isPicked)}
        onClick=${() => tap(play, building)}>${shown}</button>`
    : html`<span class=${looks} role="img" data-building=${building} data-about=${building} aria-label=${label}>${shown}</span>`;
}
