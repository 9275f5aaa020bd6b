/**
 * @import { GameClient } from "../games/types.js"
 * @import { Json, Table } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 */

import { html } from "../lib/index.js";
import { lazily } from "./lazy.js";
import { choicesOf, Refused, refusalAt, Segments, Switch } from "./parts.js";
import { W } from "./words.js";

const StandInTime = lazily(async () => (await import("./stand_in_time.js")).StandInTime);
const StandInWords = lazily(async () => (await import("./stand_in_time.js")).StandInWords);

const TURN_SECONDS = [null, 30, 60, 120, 300];
const BANK_SECONDS = [0, 30, 60, 120];
const REACTION_SECONDS = [10, 20, 40];

/**
 * What the next round would be set up with, and the table's and the game's options: a form for the
 * host, words for the others.
 * @param {{store: TableStore, game: GameClient, only: string[] | null}} props `only`: the game's
 *   options that may change now; null for all
 */
export function Options({ store, game, only }) {
  const table = /** @type {Table} */ (store.state.value.table);
  const setup = table.setup ?? null;
  const shown = game.Setup && setup && html`<${game.Setup} setup=${setup} />`;
  if (!store.isHost.value) return html`${shown}<${InWords} table=${table} game=${game} store=${store} />`;
  /** @param {Json} options */
  const change = (options) => store.command("set_options", { options });
  return html`${shown}<section class="options" data-options>
    <h2 class="disp">${W.options}</h2>
    ${game.OptionsForm && html`<${game.OptionsForm} options=${table.options} change=${change} setup=${setup} only=${only} />`}
    <${TimeForm} table=${table} change=${change} />
    <${StandInTime} store=${store} />
    <${Refused} refusal=${refusalAt(store, "set_options")} words=${game.refusals} />
  </section>`;
}

/** @param {{table: Table, change: (some: Json) => void}} props */
function TimeForm({ table, change }) {
  const { reaction_seconds, bank_seconds = 0, spectators } = table.options;
  // A merge patch takes away what becomes null.
  const turn_seconds = table.options.turn_seconds ?? null;
  return html`
    <${Segments} name="turn_seconds" label=${W.turnTime} value=${turn_seconds}
      choices=${choicesOf(TURN_SECONDS, turn_seconds, W.span)}
      onPick=${(/** @type {number | null} */ value) => change({ turn_seconds: value })} />
    ${turn_seconds !== null && html`<${Segments} name="bank_seconds" label=${W.bankTime} hint=${W.bankTimeHint} value=${bank_seconds}
      choices=${choicesOf(BANK_SECONDS, bank_seconds, bankSpan)}
      onPick=${(/** @type {number} */ value) => change({ bank_seconds: value })} />`}
    <${Segments} name="reaction_seconds" label=${W.reactionTime} hint=${W.reactionTimeHint} value=${reaction_seconds}
      choices=${choicesOf(REACTION_SECONDS, reaction_seconds, W.span)}
      onPick=${(/** @type {number} */ value) => change({ reaction_seconds: value })} />
    <${Switch} name="spectators" label=${W.spectators} hint=${W.spectatorsHint} value=${spectators}
      onPick=${(/** @type {boolean} */ value) => change({ spectators: value })} />`;
}

/** @param {number} seconds */
const bankSpan = (seconds) => (seconds ? W.span(seconds) : W.noBank);

/** @param {{table: Table, game: GameClient, store: TableStore}} props */
function InWords({ table, game, store }) {
  const { options } = table;
  const words = [
    ...(game.optionsInWords?.(options) ?? []),
    W.turnTimeIs(options.turn_seconds ?? null),
    ...(options.turn_seconds && options.bank_seconds ? [W.bankTimeIs(options.bank_seconds)] : []),
    W.reactionTimeIs(options.reaction_seconds),
    W.spectatorsAre(options.spectators),
  ];
  return html`<section class="options" data-options>
    <h2 class="disp">${W.options}</h2>
    <ul class="in-words">${words.map((text) => html`<li key=${text}>${text}</li>`)}<${StandInWords} store=${store} /></ul>
    <p class="sum">${W.hostChooses}</p>
  </section>`;
}
