/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { Refused, refusalAt } from "../refusals/refused.js";

needWords("lobby");

/**
 * A line that says who asks for a seat, with a button for the host, who lets the first of them in, and for those who
 * ask.
 * @param {{store: TableStore}} props
 */
export function SeatRequests({ store }) {
  const { seat_requests, players, host } = /** @type {Table} */ (store.now.table);
  const asking = Object.keys(seat_requests ?? {});
  const mine = asking.includes(store.player);
  const admitting = host !== store.player && host && players[host]?.name;
  const soon = admitting ? words("lobby-play-soon", { host: admitting }) : words("lobby-play-next-round");
  const waits = mine ? soon : "";
  // That others ask is announced as an event.
  useAnnounced(waits);
  const nameOf = (/** @type {string} */ id) => players[id]?.name ?? "";
  return html`<div class="seat-requests" data-seat-requests>
    <span>${waits || words("match-seat-asked-by", { names: list(asking.map(nameOf)), count: asking.length })}</span>
    ${
      mine
        ? html`<button type="button" class="btn" data-action="withdraw" disabled=${!store.live.value}
      onClick=${() => store.command("stand", {}, "page")}>${words("match-ask-no-longer")}</button>`
        : store.isHost.value &&
          html`<button type="button" class="btn" data-action="admit" disabled=${!store.live.value}
      onClick=${() => store.command("admit", { player: asking[0] })}>${words("match-let-in", { name: nameOf(asking[0]) })}</button>`
    }
    <${Refused} refusal=${refusalAt(store, "admit")} />
  </div>`;
}
