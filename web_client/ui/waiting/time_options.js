/** @import { Json, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { choicesOf, Segments, Switch } from "../forms/choices.js";
import { D } from "../../i18n/lobby.js";

const TURN_SECONDS = [null, 30, 60, 120, 300];
const BANK_SECONDS = [0, 30, 60, 120];
const REACTION_SECONDS = [10, 20, 40];
const STAND_IN_SECONDS = [null, 30, 120, 300];

/**
 * How much time players have, who may watch, what those see who are out, and when rounds may be seen again.
 * @param {{table: Table, change: (some: Json) => void}} props
 */
export function TimeForm({ table: { options }, change }) {
  const set = { options, change };
  const see = options.out_players_see;
  const replays = options.replays ?? "match";
  return html`
    <${Seconds} name="turn_seconds" label=${D.turnTime} usual=${TURN_SECONDS} ...${set} />
    ${
      options.turn_seconds &&
      html`<${Seconds} name="bank_seconds" label=${D.bankTime} hint=${D.bankTimeHint} usual=${BANK_SECONDS} inWords=${bankSpan} ...${set} />`
    }
    ${
      options.reaction_seconds &&
      html`<${Seconds} name="reaction_seconds" label=${D.reactionTime} hint=${D.reactionTimeHint} usual=${REACTION_SECONDS} ...${set} />`
    }
    <${Switch} name="spectators" label=${D.spectators} hint=${D.spectatorsHint} value=${options.spectators}
      onPick=${(/** @type {boolean} */ spectators) => change({ spectators })} />
    ${
      see &&
      html`<${Segments} name="out_players_see" label=${D.outPlayersSee} hint=${D.outPlayersSeeHints[see]} value=${see}
        choices=${Object.entries(D.outPlayersSeeValues).map(([value, label]) => ({ value, label }))}
        onPick=${(/** @type {string} */ value) => change({ out_players_see: value })} />`
    }
    <${Segments} name="replays" label=${D.replays} hint=${D.replaysHints[replays]} value=${replays}
      choices=${Object.entries(D.replaysValues).map(([value, label]) => ({ value, label }))}
      onPick=${(/** @type {string} */ value) => change({ replays: value })} />`;
}

/** @param {number} seconds */
const bankSpan = (seconds) => (seconds ? D.span(seconds) : D.noBank);

/**
 * How long a player may be away before a stand-in plays for them. The host may change it at any time.
 * @param {{store: TableStore}} props
 */
export function StandInTime({ store }) {
  const { options } = /** @type {Table} */ (store.now.table);
  /** @param {number | null} seconds */
  const inWords = (seconds) => (seconds === null ? D.waitForThem : D.span(seconds));
  return html`<${Seconds} name="stand_in_seconds" label=${D.standInTime} hint=${D.standInTimeHint} usual=${STAND_IN_SECONDS}
    inWords=${inWords} options=${options} change=${(/** @type {Json} */ some) => store.command("set_options", { options: some })} />`;
}

/** The stand-in time in words, for everybody but the host. @param {{store: TableStore}} props */
export function StandInWords({ store }) {
  const seconds = store.now.table?.options.stand_in_seconds ?? null;
  return html`<li>${D.standInIs(seconds === null ? null : D.span(seconds))}</li>`;
}

/**
 * A choice of a time span, or none.
 * @param {{name: string, label: string, hint?: string, usual: (number | null)[], options: Json,
 * inWords?: (seconds: any) => string, change: (some: Json) => void}} props `usual`: the values offered
 */
function Seconds({ name, label, hint, usual, options, inWords = D.span, change }) {
  // A merge patch removes null values.
  const present = options[name] ?? (usual.includes(null) ? null : 0);
  return html`<${Segments} name=${name} label=${label} hint=${hint} value=${present} choices=${choicesOf(usual, present, inWords)}
    onPick=${(/** @type {number | null} */ seconds) => change({ [name]: seconds })} />`;
}
