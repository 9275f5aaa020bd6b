/** @import { Json, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { choicesOf, Segments, Switch } from "../forms/choices.js";
import { words } from "../../i18n/words.js";
import { timeInWords } from "./options_in_words.js";

const TURN_SECONDS = [null, 10, 30, 60, 300];
const BANK_SECONDS = [0, 30, 60, 120, 300];
const INCREMENT_SECONDS = [0, 2, 3, 5, 10];
const REACTION_SECONDS = [10, 20, 40];
const STAND_IN_SECONDS = [null, 30, 120, 300];
const OUT_PLAYERS_SEE = /** @type {const} */ (["own_view", "all_cards"]);
const DELAYS = /** @type {const} */ ([0, 30, 90, 300, "round"]);
const REPLAYS = /** @type {const} */ (["match", "round"]);

/**
 * How much time players have, who may watch, what those see who are out, and when rounds may be seen again.
 * @param {{table: Table, change: (some: Json) => void}} props
 */
export function TimeForm({ table: { options }, change }) {
  const set = { options, change };
  const see = options.out_players_see;
  const replays = options.replays ?? "match";
  return html`
    <${Seconds} name="turn_seconds" label=${words("lobby-turn-time")} usual=${TURN_SECONDS} ...${set} />
    ${
      options.turn_seconds &&
      html`<${Seconds} name="bank_seconds" label=${words("lobby-bank-time")} hint=${words("lobby-bank-time.hint")} usual=${BANK_SECONDS} inWords=${bankSpan} ...${set} />`
    }
    ${
      options.turn_seconds &&
      (options.bank_seconds ?? 0) > 0 &&
      html`<${Seconds} name="increment_seconds" label=${words("lobby-increment")} hint=${words("lobby-increment.hint")} usual=${INCREMENT_SECONDS} inWords=${bankSpan} ...${set} />`
    }
    ${
      options.reaction_seconds &&
      html`<${Seconds} name="reaction_seconds" label=${words("lobby-reaction-time")} hint=${words("lobby-reaction-time.hint")} usual=${REACTION_SECONDS} ...${set} />`
    }
    <${Switch} name="spectators" label=${words("lobby-spectators")} hint=${words("lobby-spectators.hint")} value=${options.spectators}
      onPick=${(/** @type {boolean} */ spectators) => change({ spectators })} />
    ${
      options.spectators &&
      html`<${Segments} name="spectator_delay" label=${words("lobby-spectator-delay")} hint=${words("lobby-spectator-delay.hint")}
        value=${options.spectator_delay ?? 0} choices=${DELAYS.map((value) => ({ value, label: delayInWords(value) }))}
        onPick=${(/** @type {number | string} */ value) => change({ spectator_delay: value })} />`
    }
    ${
      see &&
      html`<${Segments} name="out_players_see" label=${words("lobby-out-players-see")} hint=${words(`lobby-out-players-see-${see}.hint`)} value=${see}
        choices=${OUT_PLAYERS_SEE.map((value) => ({ value, label: words(`lobby-out-players-see-${value}`) }))}
        onPick=${(/** @type {string} */ value) => change({ out_players_see: value })} />`
    }
    <${Segments} name="replays" label=${words("lobby-replays")} hint=${words(`lobby-replays-${replays}.hint`)} value=${replays}
      choices=${REPLAYS.map((value) => ({ value, label: words(`lobby-replays-${value}`) }))}
      onPick=${(/** @type {string} */ value) => change({ replays: value })} />`;
}

/** @param {number | "round"} delay */
const delayInWords = (delay) =>
  delay && delay !== "round" ? timeInWords(delay) : words(`lobby-spectator-delay-${delay ? "round" : 0}`);

/** @param {number} seconds */
const bankSpan = (seconds) => (seconds ? timeInWords(seconds) : words("lobby-bank-time.none"));

/**
 * How long a player may be away before a stand-in plays for them. The host may change it at any time.
 * @param {{store: TableStore}} props
 */
export function StandInTime({ store }) {
  const { options } = /** @type {Table} */ (store.now.table);
  /** @param {number | null} seconds */
  const inWords = (seconds) => (seconds === null ? words("lobby-stand-in-time.none") : timeInWords(seconds));
  return html`<${Seconds} name="stand_in_seconds" label=${words("lobby-stand-in-time")} hint=${words("lobby-stand-in-time.hint")} usual=${STAND_IN_SECONDS}
    inWords=${inWords} options=${options} change=${(/** @type {Json} */ some) => store.command("set_options", { options: some })} />`;
}

/**
 * A choice of a time span, or none.
 * @param {{name: string, label: string, hint?: string, usual: (number | null)[], options: Json,
 * inWords?: (seconds: any) => string, change: (some: Json) => void}} props `usual`: the values offered
 */
function Seconds({ name, label, hint, usual, options, inWords = timeInWords, change }) {
  // A merge patch removes null values.
  const present = options[name] ?? (usual.includes(null) ? null : 0);
  return html`<${Segments} name=${name} label=${label} hint=${hint} value=${present} choices=${choicesOf(usual, present, inWords)}
    onPick=${(/** @type {number | null} */ seconds) => change({ [name]: seconds })} />`;
}
