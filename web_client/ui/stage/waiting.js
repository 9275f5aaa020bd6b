/** @import { GameClient } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { tableName } from "../../i18n/table_name.js";
import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { linkTo } from "../../routing/link.js";
import { tableAddress } from "../../routing/route.js";
import { kindOf } from "../../state/table/kind.js";
import { KindSign, Mark, seatColour } from "../icons/icons.js";
import { QrCode } from "../people/qr_code.js";

needWords("lobby");
needWords("stage");

/** Up to how many letters a table's name has one line. */
const ONE_LINE = 13;

/**
 * Before a match: how to come in, who is there, and which chairs are free. A stream invites nobody: all the world sees it.
 * @param {{store: TableStore, game: GameClient, isStream: boolean}} props
 */
export function Waiting({ store, game, isStream }) {
  const table = /** @type {Table} */ (store.now.table);
  const name = isStream ? game.title : tableName(store.invitation.value);
  const link = linkTo(tableAddress(store.invitation.value));
  const here = Object.keys(table.seats).length;
  const host = table.players[table.host ?? ""]?.name ?? "";
  return html`<section class="coming">
    <div class="come-in">
      ${!isStream && html`<p class="lead">${words("stage-sit-down")}</p>`}
      <h1 class=${`disp ${name.length > ONE_LINE ? "long" : ""} ${name.length > 3 * ONE_LINE ? "longest" : ""}`}>${name}</h1>
      <p>${words(isStream ? "stage-stream" : "stage-how-to-come")}</p>
      <ol class="chairs" aria-label=${words("lobby-seats")}>${Array.from({ length: table.seat_count }, (_, seat) => html`<${Chair} key=${seat} seat=${seat} store=${store} />`)}</ol>
    </div>
    ${
      !isStream &&
      html`<div class="scan">
      <div class="ticket"><${QrCode} text=${link} label=${words("lobby-qr-code")} /><b>${new URL(link).host}</b></div>
      <p data-here=${here}>${words("stage-here", { here, seats: table.seat_count, host })}</p>
    </div>`
    }
  </section>`;
}

/** @param {{seat: number, store: TableStore}} props */
function Chair({ seat, store }) {
  const table = /** @type {Table} */ (store.now.table);
  const id = table.seats[seat];
  const player = table.players[id];
  if (!player) return html`<li class="free" data-chair="free"><b>${words("stage-free")}</b></li>`;
  const kind = kindOf(player);
  return html`<li class=${seatColour(seat)} data-chair=${seat}><${Mark} seat=${seat} />
    <span><b class="who">${kind && html`<${KindSign} kind=${kind} /> `}<bdi>${player.name}</bdi></b><small>${standing(id, store)}</small></span></li>`;
}

/** Say how somebody stands: what they are doing, or whether they are ready. @param {string} id @param {TableStore} store */
function standing(id, store) {
  const table = /** @type {Table} */ (store.now.table);
  const { bot, ready } = table.players[id];
  const lesson = store.now.learning[id];
  if (lesson) return words("lobby-learning", { step: lesson[0], steps: lesson[1] });
  if (!bot && !store.now.here.includes(id)) return words("lobby-away");
  if (id === table.host) return words("lobby-host");
  return ready && !bot ? words("lobby-ready") : words("lobby-here");
}
