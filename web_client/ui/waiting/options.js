/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered, Json, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { OptionForm } from "./option_form.js";
import { tableInWords, useOptionsInWords } from "./options_in_words.js";
import { isolated } from "../../i18n/language.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { Refused, refusalAt, refusalWords } from "../refusals/refused.js";
import { RoomSheet } from "./sheet.js";
import { StandInTime, TimeForm } from "./time_options.js";

/**
 * A sheet with all that holds for the match: what will be dealt, the reader's seat and, for the host, the form.
 * @param {{store: TableStore, game: GameClient, games: GameOffered[], offered?: GameOffered, close: () => void}} props
 *   `offered`: what the server says of the game, once it has
 */
export function OptionsSheet({ store, game, games, offered, close }) {
  const table = /** @type {Table} */ (store.now.table);
  const { start_refusal: refusal } = table;
  // That players are lacking is no fault of the options.
  const isRefused = refusal && refusal.code !== "too_few_players";
  return html`<${RoomSheet} title=${words("lobby-options")} close=${close} data-options-form>
    ${isRefused && html`<p class="refused" data-start-refused><${Sign} name="x" />${refusalWords(refusal, table.game)}</p>`}
    <${SetupOf} game=${game} table=${table} />
    <${SeatOptions} store=${store} game=${game} offered=${offered} />
    <div class="options">${
      store.isHost.value
        ? html`<${GameChoice} store=${store} games=${games} /><${OptionsFields} store=${store} game=${game} offered=${offered} />`
        : html`<${InWords} table=${table} game=${game} offered=${offered} />`
    }</div>
  <//>`;
}

/**
 * What a game will deal, if it says so.
 * @param {{game: GameClient, table: Table}} props
 */
const SetupOf = ({ game, table }) => game.Setup && table.setup && html`<${game.Setup} setup=${table.setup} />`;

/**
 * The setup and the form of the options that may change between two rounds, for the host.
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered}} props
 */
export function OptionsBetween({ store, game, offered }) {
  const table = /** @type {Table} */ (store.now.table);
  return html`<${SetupOf} game=${game} table=${table} />
    <section class="options" data-options>
      <h2 class="disp">${words("lobby-options")}</h2>
      <${OptionsFields} store=${store} game=${game} offered=${offered} between />
    </section>`;
}

/**
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered, between?: boolean}} props `between` two rounds,
 *   when only some options may change
 */
function OptionsFields({ store, game, offered, between = false }) {
  const table = /** @type {Table} */ (store.now.table);
  /** @param {Json} options */
  const change = (options) => store.command("set_options", { options });
  return html`${
    offered &&
    html`<${game.OptionsForm ?? OptionForm} fields=${offered.option_fields} options=${table.options}
      of=${game.name} change=${change} asking=${store.isPending("set_options")} setup=${table.setup ?? null}
      only=${between ? offered.option_fields.flatMap((field) => (field.between_rounds ? field.name : [])) : null} />`
  }
    <${TimeForm} table=${table} change=${change} />
    <${StandInTime} store=${store} />
    <${Refused} refusal=${refusalAt(store, "set_options")} of=${game.name} />`;
}

/** @param {{table: Table, game: GameClient, offered?: GameOffered}} props */
function InWords({ table: { options }, game, offered }) {
  const inWords = useOptionsInWords(game);
  const lines = [...inWords(offered?.option_fields ?? [], options), ...tableInWords(options)];
  return html`<ul class="in-words">${lines.map((text) => html`<li key=${text}>${text}</li>`)}</ul>`;
}

/**
 * The host's choice of another game at the same table.
 * @param {{store: TableStore, games: GameOffered[]}} props
 */
function GameChoice({ store, games }) {
  const table = /** @type {Table} */ (store.now.table);
  if (!store.isHost.value || games.length < 2) return null;
  return html`<label class="fld">${words("lobby-game")}
    <select data-action="choose-game" value=${table.game} disabled=${!store.live.value || store.isPending("choose_game")}
      onChange=${(/** @type {any} */ { target }) => store.command("choose_game", { game: target.value })}>
      ${games.map(({ name, title }) => html`<option key=${name} value=${name} selected=${name === table.game}>${isolated(title)}</option>`)}
    </select>
  </label>
  <${Refused} refusal=${refusalAt(store, "choose_game")} />`;
}

/**
 * A player's options for their own seat, such as a colour or a deck; nothing in games that have none.
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered}} props
 */
function SeatOptions({ store, game, offered }) {
  const table = /** @type {Table} */ (store.now.table);
  const seat = store.seat.value;
  const fields = offered?.seat_option_fields ?? [];
  if (seat === null || !fields.length) return null;
  const usual = Object.fromEntries(fields.map((field) => [field.name, field.default]));
  return html`<section class="options" aria-label=${words("lobby-your-seat")} data-seat-options>
    <h2 class="disp">${words("lobby-your-seat")}</h2>
    <${game.SeatOptionsForm ?? OptionForm} fields=${fields} options=${table.seat_options?.[seat] ?? usual} of=${game.name}
      change=${(/** @type {Json} */ options) => store.command("set_seat_options", { options })}
      asking=${store.isPending("set_seat_options")} setup=${null} only=${null} />
    <${Refused} refusal=${refusalAt(store, "set_seat_options")} of=${game.name} />
  </section>`;
}
