/** @import { GameClient } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { StrengthChoice, usualStrength } from "./strengths.js";

/**
 * The host's one control of the bots: how many there are, and how well all of them play.
 * @param {{store: TableStore, game: GameClient, strengths: string[]}} props
 */
export function Bots({ store, game, strengths }) {
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const table = /** @type {Table} */ (store.now.table);
  const bots = Object.entries(table.players).filter(([, { bot }]) => bot);
  const present = [...new Set(bots.map(([, { bot }]) => bot))];
  const strength = (present.length === 1 && present[0]) || chosen || usualStrength(strengths);
  const full = Object.keys(table.seats).length >= table.seat_count;
  const free = store.live.value && !store.isPending("add_bot");
  /** @param {string} better */
  const pick = (better) => {
    choose(better);
    // A bot's strength is its own for good: another one takes its seat and its name.
    for (const [player, { seat, name }] of bots) {
      store.command("remove", { player }, "add_bot");
      store.command("add_bot", { strength: better, seat, name }, "add_bot");
    }
  };
  return html`<div class="bots" role="group" aria-label=${words("lobby-bots")} data-bots=${bots.length}>
    <${Sign} name="bot" />
    <span class="step">
      <button type="button" data-action="remove-bot" aria-label=${words("lobby-one-bot-less")} disabled=${!free || !bots.length}
        onClick=${() => store.command("remove", { player: /** @type {string} */ (bots.at(-1)?.[0]) }, "add_bot")}><${Sign} name="minus" /></button>
      <b aria-live="polite">${bots.length}</b>
      <button type="button" data-action="add-bot" aria-label=${words("lobby-one-bot-more")} disabled=${!free || full}
        onClick=${() => store.command("add_bot", { strength, seat: null, name: null }, "add_bot")}><${Sign} name="plus" /></button>
    </span>
    ${
      bots.length
        ? html`<${StrengthChoice} game=${game} strengths=${strengths} value=${present.length > 1 ? "" : strength} onPick=${pick} />`
        : html`<span class="say0">${words("lobby-bots-for-seats")}</span>`
    }
    <${Refused} refusal=${refusalAt(store, "add_bot")} of="bot" />
  </div>`;
}
