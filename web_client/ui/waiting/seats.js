/** @import { Player, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { emptySeatName } from "../../i18n/seats.js";
import { words } from "../../i18n/words.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { kindOf } from "../../state/table/kind.js";
import { KindSign, Mark, seatColour, Sign } from "../icons/icons.js";
import { Bubble, saidBy } from "../log/bubble.js";
import { Invitation } from "./invitation.js";
import { Progress } from "./lesson.js";

/** How long it is said who has sat down, in milliseconds. */
const ARRIVAL = 2_400;

/**
 * The table: its seats clockwise as they will sit, the player's own at the bottom, around its name. A tap takes a free
 * seat; a tap on one's own says that one is ready.
 * @param {{store: TableStore, chosen: (seat: number) => string[], lit: "seat" | "link" | null}} props `chosen`: what a
 *   seat's options are, in words; `lit`: which of them is the one button that goes on
 */
export function SeatRing({ store, chosen, lit }) {
  const table = /** @type {Table} */ (store.now.table);
  const count = table.seat_count;
  const bottom = store.seat.value ?? 0;
  const newcomer = useNewcomer(table, store.player);
  return html`<section class="seatring" aria-label=${words("lobby-seats")}>
    <i class="rim"></i>
    ${Array.from({ length: count }, (_, i) => {
      const seat = (bottom + i) % count;
      const style = { "--t": `${90 + (i * 360) / count}deg` };
      const id = table.seats[seat];
      return id
        ? html`<${Seat} key=${id} id=${id} player=${table.players[id]} store=${store} style=${style} chosen=${chosen(seat)}
            lit=${lit === "seat"} came=${id === newcomer} />`
        : html`<${Chair} key=${seat} seat=${seat} store=${store} style=${style} />`;
    })}
    <${Invitation} store=${store} lit=${lit === "link"} newcomer=${newcomer ? table.players[newcomer]?.name : undefined} />
  </section>`;
}

/**
 * Return who has sat down just now, besides the reader and bots.
 * @param {Table} table
 * @param {string} reader
 */
function useNewcomer({ seats, players }, reader) {
  const known = useRef(/** @type {string[] | null} */ (null));
  const [newcomer, greet] = useState(/** @type {string | null} */ (null));
  const here = Object.values(seats);
  const came = here.find((id) => known.current && !known.current.includes(id) && id !== reader && !players[id]?.bot);
  useEffect(() => {
    known.current = here;
    if (came) greet(came);
  }, [here.join()]);
  useEffect(() => {
    if (!newcomer) return undefined;
    const timer = setTimeout(() => greet(null), ARRIVAL);
    return () => clearTimeout(timer);
  }, [newcomer]);
  return came ?? newcomer;
}

/** A free seat, which a tap takes. @param {{seat: number, store: TableStore, style: object}} props */
const Chair = ({ seat, store, style }) =>
  html`<button type="button" class="s chair" style=${style} data-seat=${seat} data-action="sit"
    disabled=${!store.live.value} aria-label=${words("lobby-sit-at", { seat: emptySeatName(seat) })}
    onClick=${() => store.command("sit", { seat }, "seats")}></button>`;

/**
 * @param {{id: string, player: Player, store: TableStore, style: object, chosen: string[], lit: boolean, came: boolean}} props
 */
function Seat({ id, player, store, style, chosen, lit, came }) {
  const seat = /** @type {number} */ (player.seat);
  const mine = id === store.player;
  const ready = Boolean(player.ready) && !player.bot;
  const here = mine || player.bot || store.now.here.includes(id);
  const said = saidBy(store, id);
  const kind = kindOf(player);
  const may = mine && !store.isHost.value;
  const states = [mine && "me", player.bot && "bot", ready && "rdy", came && "came", !here && "gone", said && "speaks"];
  const inside = html`<span class="mk"><${Mark} seat=${seat} />${kind && html`<${KindSign} kind=${kind} />`}</span>
    <b class="who"><bdi>${player.name}</bdi></b>
    <${Standing} id=${id} player=${player} store=${store} ready=${ready} here=${Boolean(here)} />
    ${chosen.length > 0 && html`<small>${chosen.join(" · ")}</small>`}
    <${Bubble} text=${said} />`;
  const all = {
    class: ["s full", seatColour(seat), ...states, may && lit && "lamp"].filter(Boolean).join(" "),
    style,
    "data-seat": seat,
    "data-player": id,
    "data-ready": String(Boolean(player.ready)),
  };
  if (!may) return html`<div ...${all}>${inside}</div>`;
  return html`<button type="button" ...${all} data-action="ready" aria-pressed=${String(ready)} disabled=${!store.live.value}
    onClick=${() => store.command("ready", { ready: !ready })}>${inside}</button>`;
}

/**
 * How somebody stands: what they are doing, or whether they are ready.
 * @param {{id: string, player: Player, store: TableStore, ready: boolean, here: boolean}} props
 */
function Standing({ id, store, ready, here }) {
  const host = id === store.now.table?.host;
  const lesson = store.now.learning[id];
  if (lesson) return html`<${Progress} step=${lesson[0]} steps=${lesson[1]} />`;
  if (!here) return html`<small class="st">${words("lobby-away")}</small>`;
  if (ready) return html`<small class="st"><${Sign} name="check" />${words("lobby-ready")}</small>`;
  if (host) return html`<small class="st">${words("lobby-host")}</small>`;
  return id === store.player && html`<small class="st">${words("lobby-tap-when-ready")}</small>`;
}
