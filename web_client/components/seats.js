/**
 * @import { Table } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 */

import { html } from "../lib/index.js";
import { Bubble } from "./bubble.js";
import { D } from "./doors_words.js";
import { Mark, seatColour } from "./icons.js";
import { emptySeatName } from "./words.js";

/**
 * The seats in a ring, oneself at the bottom, clockwise; a free one can be taken by a tap.
 * @param {{store: TableStore}} props
 */
export function SeatRing({ store }) {
  const table = /** @type {Table} */ (store.state.value.table);
  const count = table.seat_count;
  const bottom = store.seat.value ?? 0;
  const seated = Object.keys(table.seats).length;
  return html`<section class=${`seatring ${count > 6 ? "many" : ""}`} aria-label=${D.seats}>
    <i class="o"></i>
    ${Array.from({ length: count }, (_, i) => {
      const seat = (bottom + i) % count;
      return html`<${Seat} key=${seat} seat=${seat} angle=${90 + (i * 360) / count} store=${store} table=${table} />`;
    })}
    <div class="c"><b class="disp">${D.seatedOf(seated, count)}</b>${D.seatedNow}</div>
  </section>`;
}

/** @param {{seat: number, angle: number, store: TableStore, table: Table}} props */
function Seat({ seat, angle, store, table }) {
  const id = table.seats[seat];
  const style = { "--t": `${angle}deg` };
  if (!id) {
    return html`<button type="button" class="s empty" style=${style} data-seat=${seat} data-action="sit"
      disabled=${!store.live.value} aria-label=${D.sitAt(emptySeatName(seat))}
      onClick=${() => store.command("sit", { seat })}>
      <span>${store.seat.value === null ? D.sitHere : D.emptySeat}</span></button>`;
  }
  const player = table.players[id];
  const here = store.state.value.here.includes(id);
  const signs = [
    id === store.player && D.you,
    id === table.host && D.host,
    !here && D.away,
    player.ready ? D.ready : id !== table.host && D.notReady,
  ].filter(Boolean);
  return html`<div class=${`s ${seatColour(seat)} ${id === store.player ? "me" : ""} ${here ? "" : "gone"}`}
    style=${style} data-seat=${seat} data-player=${id} data-ready=${String(Boolean(player.ready))}>
    <${Mark} seat=${seat} /><b class="who">${player.name}</b><small>${signs.join(", ")}</small>
    <${Bubble} text=${store.speech.said.value[id] ?? null} />
  </div>`;
}
