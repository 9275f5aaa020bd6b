/** @import { Evening, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { list } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";

/** Who comes: a grid of chairs, so that a missing one is seen; who waits for one, may come, or can't. @param {{store: TableStore}} props */
export function Company({ store }) {
  const table = /** @type {Table} */ (store.now.table);
  const { yes, maybe, no } = /** @type {Evening} */ (table.evening);
  const bots = Object.keys(table.players).filter((id) => table.players[id].bot);
  const chairs = [...yes.slice(0, table.seat_count), ...bots].slice(0, table.seat_count);
  const free = table.seat_count - chairs.length;
  /** @param {string[] | null | undefined} ids */
  const named = (ids) => list((ids ?? []).map((id) => table.players[id]?.name ?? ""));
  const waiting = yes.slice(table.seat_count);
  return html`<section class="evening-who" aria-label=${words("meet-who-comes")}>
    <h2 class="disp">${words("meet-who-comes")} <small>${words("meet-count", { yes: Math.min(yes.length, table.seat_count), seats: table.seat_count })}</small></h2>
    <ol>
      ${chairs.map((id) => html`<${Chair} key=${id} id=${id} store=${store} />`)}
      ${Array.from({ length: free }, (_, i) => html`<li key=${i} class="free"><b>${words("meet-free")}</b></li>`)}
    </ol>
    ${waiting.length > 0 && html`<p data-in-line><${Sign} name="hour" /><span>${words("meet-in-line", { names: named(waiting) })}</span></p>`}
    ${maybe && html`<p data-maybe><${Sign} name="q" /><span>${words("meet-may-come", { names: named(maybe), count: maybe.length })}</span></p>`}
    ${no && html`<p data-no><${Sign} name="x" /><span>${words("meet-cant-come", { names: named(no) })}</span></p>`}
  </section>`;
}

/** @param {{id: string, store: TableStore}} props */
function Chair({ id, store }) {
  const table = /** @type {Table} */ (store.now.table);
  const { name, seat, bot } = table.players[id] ?? { name: "", seat: null };
  const mine = id === store.player;
  const beside = bot
    ? words("meet-bot-makes-room")
    : mine
      ? words("meet-you")
      : id === table.host
        ? words("lobby-host")
        : "";
  const here = !mine && !bot && store.now.here.includes(id);
  return html`<li class=${seatColour(seat)} data-player=${id}>
    ${seat == null ? html`<i></i>` : html`<${Mark} seat=${seat} />`}
    <span><b><bdi>${name}</bdi></b>${beside && html`<small>${beside}</small>`}</span>
    ${here && html`<em><${Sign} name="check" />${words("meet-here")}</em>`}
  </li>`;
}
