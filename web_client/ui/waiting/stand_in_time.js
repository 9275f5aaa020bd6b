/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { choicesOf, Segments } from "../forms/choices.js";
import { D } from "../../i18n/lobby.js";

const STAND_IN_SECONDS = [null, 30, 120, 300];

/**
 * How long somebody is away before a stand-in plays for them: for the host, at any time.
 * @param {{store: TableStore}} props
 */
export function StandInTime({ store }) {
  const table = /** @type {Table} */ (store.state.value.table);
  // A merge patch takes away what becomes null.
  const present = table.options.stand_in_seconds ?? null;
  /** @param {number | null} seconds */
  const label = (seconds) => (seconds === null ? D.waitForThem : D.span(seconds));
  return html`<${Segments} name="stand_in_seconds" label=${D.standInTime} hint=${D.standInTimeHint} value=${present}
    choices=${choicesOf(STAND_IN_SECONDS, present, label)}
    onPick=${(/** @type {number | null} */ stand_in_seconds) => store.command("set_options", { options: { stand_in_seconds } })} />`;
}

/**
 * The same in words, for the others.
 * @param {{store: TableStore}} props
 */
export function StandInWords({ store }) {
  const seconds = store.state.value.table?.options.stand_in_seconds ?? null;
  return html`<li>${D.standInIs(seconds === null ? null : D.span(seconds))}</li>`;
}
