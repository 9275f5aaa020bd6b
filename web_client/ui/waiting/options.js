/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered, Json, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useState } from "../../lib/index.js";
import { OptionForm } from "./option_form.js";
import { useOptionsInWords } from "./options_in_words.js";
import { D } from "../../i18n/lobby.js";
import { Refused, refusalAt } from "../parts/refusals.js";
import { StandInTime, StandInWords, TimeForm } from "./time_options.js";

/**
 * The setup of the next round, and the table's and the game's options: in words for everybody, which the host can
 * replace by a form.
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered, between?: boolean}} props `offered`: what
 *   the server says of the game, once it has; `between` two rounds, when only some options may change
 */
export function Options({ store, game, offered, between = false }) {
  const [open, show] = useState(between);
  const table = /** @type {Table} */ (store.state.value.table);
  const setup = table.setup ?? null;
  const host = store.isHost.value;
  /** @param {Json} options */
  const change = (options) => store.command("set_options", { options });
  return html`${game.Setup && setup && html`<${game.Setup} setup=${setup} />`}
    <section class="options" data-options>
      <div class="options-top">
        <h2 class="disp">${D.options}</h2>
        ${
          host &&
          !between &&
          html`<button type="button" class="btn" data-action="options" aria-expanded=${String(open)}
          onClick=${() => show(!open)}>${open ? D.optionsDone : D.changeOptions}</button>`
        }
      </div>
      ${
        host && open
          ? html`${
              offered &&
              html`<${game.OptionsForm ?? OptionForm} fields=${offered.option_fields} options=${table.options}
            words=${game.optionWords} change=${change} asking=${store.isPending("set_options")} setup=${setup}
            only=${between ? offered.option_fields.flatMap((field) => (field.between_rounds ? field.name : [])) : null} />`
            }
          <${TimeForm} table=${table} change=${change} />
          <${StandInTime} store=${store} />`
          : html`<${InWords} table=${table} game=${game} offered=${offered} store=${store} />`
      }
      ${host ? html`<${Refused} refusal=${refusalAt(store, "set_options")} words=${game.refusals} />` : html`<p class="sum">${D.hostChooses}</p>`}
    </section>`;
}

/** @param {{table: Table, game: GameClient, offered?: GameOffered, store: TableStore}} props */
function InWords({ table, game, offered, store }) {
  const { options } = table;
  const inWords = useOptionsInWords(game);
  const words = [
    ...inWords(offered?.option_fields ?? [], options),
    D.turnTimeIs(options.turn_seconds ?? null),
    ...(options.turn_seconds && options.bank_seconds ? [D.bankTimeIs(options.bank_seconds)] : []),
    ...(options.reaction_seconds ? [D.reactionTimeIs(options.reaction_seconds)] : []),
    D.spectatorsAre(options.spectators),
    ...(options.out_players_see ? [D.outPlayersSeeIs[options.out_players_see]] : []),
  ];
  return html`<ul class="in-words">${words.map((text) => html`<li key=${text}>${text}</li>`)}<${StandInWords} store=${store} /></ul>`;
}

/**
 * The host's choice of another game at the same table.
 * @param {{store: TableStore, games: GameOffered[]}} props
 */
export function GameChoice({ store, games }) {
  const table = /** @type {Table} */ (store.state.value.table);
  if (!store.isHost.value || games.length < 2) return null;
  return html`<label class="fld">${D.game}
    <select data-action="choose-game" value=${table.game} disabled=${!store.live.value || store.isPending("choose_game")}
      onChange=${(/** @type {any} */ { target }) => store.command("choose_game", { game: target.value })}>
      ${games.map(({ name, title }) => html`<option key=${name} value=${name} selected=${name === table.game}>${title}</option>`)}
    </select>
  </label>
  <${Refused} refusal=${refusalAt(store, "choose_game")} />`;
}

/**
 * A player's options for their own seat, such as a colour or a deck; nothing in games that have none.
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered}} props
 */
export function SeatOptions({ store, game, offered }) {
  const table = /** @type {Table} */ (store.state.value.table);
  const seat = store.seat.value;
  const fields = offered?.seat_option_fields ?? [];
  if (seat === null || !fields.length) return null;
  const usual = Object.fromEntries(fields.map((field) => [field.name, field.default]));
  return html`<section class="options" aria-label=${D.yourSeat} data-seat-options>
    <div class="options-top"><h2 class="disp">${D.yourSeat}</h2></div>
    <${OptionForm} fields=${fields} options=${table.seat_options?.[seat] ?? usual} words=${game.optionWords}
      change=${(/** @type {Json} */ options) => store.command("set_seat_options", { options })}
      asking=${store.isPending("set_seat_options")} setup=${null} only=${null} />
    <${Refused} refusal=${refusalAt(store, "set_seat_options")} words=${game.refusals} />
  </section>`;
}
