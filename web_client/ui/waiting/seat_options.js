/**
 * @import { GameClient } from "../../games/types.js"
 * @import { GameOffered, Json, Table } from "../../net/wire.js"
 * @import { TableStore } from "../../state/table/store.js"
 */

import { D } from "../../i18n/lobby.js";
import { html } from "../../lib/index.js";
import { Refused, refusalAt } from "../parts/parts.js";
import { OptionForm } from "./option_form.js";

/**
 * What a player chooses for their own seat, such as a colour or a deck; nothing in games without such a choice.
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered}} props
 */
export function SeatOptions({ store, game, offered }) {
  const table = /** @type {Table} */ (store.state.value.table);
  const seat = store.seat.value;
  const fields = offered?.seat_option_fields ?? [];
  if (seat === null || !fields.length) return null;
  const usual = Object.fromEntries(fields.map((field) => [field.name, field.default]));
  return html`<section class="options" aria-label=${D.yourSeat} data-seat-options>
    <h2 class="disp">${D.yourSeat}</h2>
    <${OptionForm} fields=${fields} options=${table.seat_options?.[seat] ?? usual} words=${game.optionWords}
      change=${(/** @type {Json} */ options) => store.command("set_seat_options", { options })}
      asking=${store.isPending("set_seat_options")} setup=${null} only=${null} />
    <${Refused} refusal=${refusalAt(store, "set_seat_options")} words=${game.refusals} />
  </section>`;
}
