/** @import { Table } from "../../net/wire.js" */
/** @import { SharedSeats } from "../../state/curtain/shared_seats.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { cover } from "../../state/hands.js";
import { wantsMotion } from "../../state/preferences.js";
import { useEntered } from "../accessibility/focus.js";
import { useKeys } from "../accessibility/keyboard.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";

needWords("curtain");

/** How long the button is held until the curtain opens, with motion and without, in milliseconds. */
const HOLD = /** @type {const} */ ([900, 400]);

/**
 * What hangs between two players: to whom to hand the page. Its button opens it for them, held or tapped as they chose,
 * and by the keyboard pressed.
 * @param {{seats: SharedSeats, player: string}} props
 */
export function Curtain({ seats, player }) {
  const heading = useEntered();
  const table = /** @type {Table} */ (seats.common.now.table);
  const { name = "", seat = 0 } = table.players[player] ?? {};
  const [held, hold] = useState(false);
  useCovering();
  useKeys({ Escape: () => seats.putAside() });
  const asked = seats.due.value === player;
  const trouble = !seats.common.live.value && words("table-reconnecting");
  const opening = seats.opened.value && words("curtain-opening");
  return html`<section class=${`curtain ${seatColour(seat)} ${held ? "lifts" : ""}`} data-curtain=${player} translate=${false}
    role="dialog" aria-modal="true" aria-labelledby="hand-to">
    <div class="hem">
      <${Round} table=${table} seats=${seats} player=${player} />
      <span class="curtain-mark"><${Mark} seat=${seat ?? 0} /></span>
      <h1 id="hand-to" tabindex="-1" ref=${heading}><small>${words("curtain-hand-to")}</small> <span class="disp"><bdi>${name}</bdi></span></h1>
      <p>${words(asked ? "curtain-others" : "curtain-reminder")}</p>
    </div>
    <p class="curtain-hint" role="status">${trouble || opening || (held && words("curtain-holding"))}</p>
    <${OpenButton} name=${name} hold=${hold} open=${() => seats.show(player)} />
    <button type="button" class="btn btn-quiet" data-action="put-aside" onClick=${() => seats.putAside()}>${words("curtain-look")}</button>
  </section>`;
}

/** @param {{name: string, hold: (held: boolean) => void, open: () => void}} props */
function OpenButton({ name, hold, open }) {
  const timer = useRef(0);
  const holds = cover.value === "hold";
  const [isHeld, setHeld] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** @param {boolean} held */
  const become = (held) => {
    clearTimeout(timer.current);
    setHeld(held);
    hold(held);
    if (held) timer.current = setTimeout(open, HOLD[wantsMotion.value ? 0 : 1]);
  };
  /** @param {PointerEvent} press */
  const down = ({ isPrimary, button }) => holds && isPrimary && !button && become(true);
  const up = () => isHeld && become(false);
  return html`<button type="button" class=${`btn btn-main hold ${isHeld ? "part" : ""}`} data-action="open-curtain"
    onPointerDown=${down} onPointerUp=${up} onPointerCancel=${up} onPointerLeave=${up}
    onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    onClick=${(/** @type {MouseEvent} */ { detail }) => (!holds || detail === 0) && open()}>
    ${holds && html`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="42" /><circle class="part" cx="50" cy="50" r="42" pathLength="100" /></svg>`}
    <span>${isHeld ? words("curtain-opening") : words(holds ? "curtain-hold" : "curtain-tap", { name })}</span></button>`;
}

/** All seats in their order, with those dimmed who are not at this page. @param {{table: Table, seats: SharedSeats, player: string}} props */
function Round({ table, seats, player }) {
  return html`<ol class="round" aria-hidden="true">${Object.entries(table.seats).map(([seat, id]) => {
    const { name, bot, away } = table.players[id] ?? {};
    const isAtPage = seats.players.value.includes(id);
    return html`<li key=${seat} class=${`${seatColour(Number(seat))} ${id === player ? "on" : ""} ${isAtPage ? "" : "far"}`}>
      <${Mark} seat=${Number(seat)} />${bot || away ? html`<${Sign} name=${bot ? "bot" : "away"} />` : html`<bdi>${name}</bdi>`}</li>`;
  })}</ol>`;
}

/** Leave nothing of what is behind the curtain to keys and screen readers. */
function useCovering() {
  useLayoutEffect(() => {
    const behind = [...document.querySelectorAll(".shared > :not(.curtain)")];
    for (const one of behind) one.toggleAttribute("inert", true);
    return () => behind.forEach((one) => one.toggleAttribute("inert", false));
  }, []);
}
