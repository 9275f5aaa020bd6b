/** @import { OwnReport } from "../../../state/fairness/own_check.js" */
/** @import { TableStore } from "../../../state/table/store.js" */

import { words } from "../../../i18n/words.js";
import { html, useState } from "../../../lib/index.js";
import { seeMoves } from "../../../net/past_rounds.js";
import { RequestRefused } from "../../../net/rest.js";
import { Sign } from "../../icons/icons.js";
import { nameToday, saveJson } from "../../panels/save_file.js";

/**
 * Saves a match on this device for `morpho verify`: what the page remembers, and the moves of everybody.
 * @param {{store: TableStore, report: OwnReport}} props
 */
export function SaveMatch({ store, report }) {
  const { player, state } = store;
  const [busy, wait] = useState(false);
  const [isPart, note] = useState(false);
  const save = async () => {
    wait(true);
    const { events, unseen, isContradicted } = report;
    const moves = await movesOf(store, report);
    const game = state.peek().table?.game;
    saveJson(nameToday("json"), { format: 2, game, player, unseen, restored: isContradicted, events, moves });
    note(!moves.length);
    wait(false);
  };
  return html`<button type="button" class="btn" data-action="save-match" disabled=${busy} onClick=${save}><${Sign} name="install" />${words("fairness-save-match")}</button>
    <p role="status">${isPart && words("fairness-saved-in-part")}</p>`;
}

/**
 * Return the moves of the matches that the page remembers, as far as the server sends them.
 * @param {TableStore} store
 * @param {OwnReport} report
 */
async function movesOf({ code, player }, { events }) {
  const moves = [];
  for (const { number } of events.filter(({ kind }) => kind === "match_started").reverse()) {
    try {
      moves.unshift(await seeMoves(code, player, number));
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      break;
    }
  }
  return moves;
}
