/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useRef } from "../../lib/index.js";
import { useEntered } from "../accessibility/keyboard.js";
import { Bubble, saidBy } from "../log/bubble.js";
import { words } from "../../i18n/words.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";
import { Share } from "../people/share.js";
import { BOT_FORM } from "./add_bots.js";
import { emptySeatName } from "../../i18n/seats.js";

/**
 * The table: its seats clockwise as they will sit, the player's own at the bottom, around the invitation. A tap takes
 * a free seat. If there is `pick`, it shows in the middle what can be done with that seat.
 * @param {{store: TableStore, chosen: (seat: number) => string[], picked?: number | null,
 *   pick?: (seat: number | null) => void}} props `chosen`: what a seat's options are, in words
 */
export function SeatRing({ store, chosen, picked, pick }) {
  const table = /** @type {Table} */ (store.now.table);
  const count = table.seat_count;
  const bottom = store.seat.value ?? 0;
  const seated = Object.keys(table.seats).length;
  return html`<section class="seatring" aria-label=${words("lobby-seats")}>
    <i class="o"></i>
    ${Array.from({ length: count }, (_, i) => {
      const seat = (bottom + i) % count;
      return html`<${Seat} key=${seat} seat=${seat} angle=${90 + (i * 360) / count} store=${store} table=${table}
        chosen=${chosen(seat)} picked=${seat === picked} pick=${pick} />`;
    })}
    <div class="c">${
      pick && picked != null && !table.seats[picked]
        ? html`<${FreeSeat} key=${picked} seat=${picked} store=${store} leave=${() => pick(null)} />`
        : html`<${Share} invitation=${store.invitation.value} brief />`
    }</div>
  </section>
  <p class="seated">${words("lobby-seated", { seated, most: count })}</p>`;
}

/**
 * What the host can do with a free seat, in the middle of the table.
 * @param {{seat: number, store: TableStore, leave: () => void}} props
 */
function FreeSeat({ seat, store, leave }) {
  const heading = useEntered();
  const sit = () => {
    store.command("sit", { seat }, "seats");
    leave();
  };
  return html`<div class="free-seat" role="group" aria-label=${emptySeatName(seat)} data-free-seat=${seat}>
    <h2 class="disp" tabindex="-1" ref=${heading}>${emptySeatName(seat)}</h2>
    <button class="btn" form=${BOT_FORM} data-action="add-bot-here" disabled=${!store.live.value}><${Sign} name="bot" />${words("lobby-add-bot")}</button>
    <button type="button" class="btn" data-action="sit" disabled=${!store.live.value} onClick=${sit}>${words("lobby-move-there")}</button>
    <button type="button" class="btn" data-action="unpick" onClick=${leave}>${words("table-cancel")}</button>
  </div>`;
}

/**
 * @param {{seat: number, angle: number, store: TableStore, table: Table, chosen: string[], picked: boolean,
 *   pick?: (seat: number | null) => void}} props
 */
function Seat({ seat, angle, store, table, chosen, picked, pick }) {
  const id = table.seats[seat];
  const style = { "--t": `${angle}deg` };
  const wasFree = useRef(false);
  wasFree.current ||= !id;
  if (!id && pick) {
    return html`<button type="button" class="s empty" style=${style} data-seat=${seat} data-action="pick"
      aria-pressed=${String(picked)} aria-label=${words("lobby-pick-seat", { seat: emptySeatName(seat) })}
      onClick=${() => pick(picked ? null : seat)}><${Sign} name="bot" /><span>${words("lobby-add-bot")}</span></button>`;
  }
  if (!id) {
    return html`<button type="button" class="s empty" style=${style} data-seat=${seat} data-action="sit"
      disabled=${!store.live.value} aria-label=${words("lobby-sit-at", { seat: emptySeatName(seat) })}
      onClick=${() => store.command("sit", { seat }, "seats")}>
      <span>${store.seat.value === null ? words("lobby-sit-here") : words("lobby-empty-seat")}</span></button>`;
  }
  const player = table.players[id];
  const here = player.bot || store.now.here.includes(id);
  const said = saidBy(store, id);
  const signs = [
    player.bot && words("table-bot"),
    id === store.player && words("lobby-you"),
    id === table.host && words("lobby-host"),
    !here && words("lobby-away"),
    player.ready ? !player.bot && words("lobby-ready") : id !== table.host && words("lobby-not-ready"),
    ...chosen,
  ].filter(Boolean);
  return html`<div class=${`s ${seatColour(seat)} ${id === store.player ? "me" : ""} ${wasFree.current ? "came" : ""} ${here ? "" : "gone"} ${said ? "speaks" : ""}`}
    style=${style} data-seat=${seat} data-player=${id} data-ready=${String(Boolean(player.ready))}>
    <${Mark} seat=${seat} /><b class="who"><bdi>${player.name}</bdi></b><small>${player.bot && html`<${Sign} name="bot" /> `}${signs.join(" · ")}</small>
    <${Bubble} text=${said} />
  </div>`;
}
