/**
 * @import { GameClient } from "../games/types.js"
 * @import { GameOffered, Table } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Play } from "./types.js"
 */

import { html, useEffect, useState } from "../lib/index.js";
import { listGames } from "../net/rest.js";
import { D } from "./doors_words.js";
import { M } from "./match_words.js";
import { Options } from "./options.js";
import { Refused, refusalAt } from "./parts.js";
import { W } from "./words.js";

/**
 * The end of a round: how it went, and on to the next.
 * @param {{store: TableStore, game: GameClient, play: Play}} props
 */
export function RoundOver({ store, game, play }) {
  const [changing, change] = useState(false);
  const { changeable, refusal } = useRoundOptions(store.state.value.table?.game, changing);
  if (!store.isHost.value) {
    const table = /** @type {Table} */ (store.state.value.table);
    return html`<${game.Outcome} play=${play} />
      <p class="sum">${M.hostGoesOn(table.players[table.host ?? ""]?.name ?? "")} ${game.optionsInWords?.(table.options).join(" · ")}</p>`;
  }
  return html`<${game.Outcome} play=${play} />
    <div class="orow">
      <button type="button" class="btn btn-main" data-action="next-round"
        disabled=${!store.live.value || store.isPending("next_round")}
        onClick=${() => store.command("next_round")}>${M.nextRound}</button>
      <button type="button" class="btn" data-action="options" aria-expanded=${String(changing)}
        onClick=${() => change(!changing)}>${M.nextRoundWith}</button>
    </div>
    <${Refused} refusal=${refusalAt(store, "next_round")} words=${game.refusals} />
    ${changing && html`<aside class="menu" aria-label=${D.options}>
      <div class="menu-top">
        <h2 class="disp">${M.nextRound}</h2>
        <button type="button" class="btn" data-action="close-options" onClick=${() => change(false)}>${W.close}</button>
      </div>
      <${Refused} refusal=${refusal} />
      <${Options} store=${store} game=${game} only=${changeable} />
    </aside>`}`;
}

/**
 * Return which of a game's options may change between rounds, asked when they are wanted, or why that
 * is not known.
 * @param {string | undefined} name
 * @param {boolean} wanted
 */
function useRoundOptions(name, wanted) {
  const [games, setGames] = useState(/** @type {GameOffered[]} */ ([]));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  useEffect(() => {
    refuse(null);
    if (wanted) listGames().then(setGames, refuse);
  }, [wanted]);
  return { changeable: games.find((game) => game.name === name)?.round_options ?? [], refusal };
}
