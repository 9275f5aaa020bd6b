/** @import { GameClient, GameStage, Play } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { needWords, words } from "../../i18n/words.js";
import { Podium } from "../result/podium.js";
import { rankingOf } from "../result/ranking.js";
import { winnersInWords } from "../result/winners.js";

needWords("after");

/**
 * The result of a match: who won, for what everybody is honoured, and who wants another one.
 * @param {{store: TableStore, game: GameClient, stage: GameStage, play: Play}} props
 */
export function MatchOver({ store, game, play }) {
  const table = /** @type {Table} */ (store.now.table);
  const isWon = table.match?.ended === "won";
  const people = Object.values(table.seats)
    .flatMap((id) => table.players[id] ?? [])
    .filter(({ bot }) => !bot);
  return html`<section class="result">
    <div class="won"><h1 class="disp">${isWon ? winnersInWords(play, game) : words("match-match-over")}</h1>
      <p>${game.tieInWords?.(play)}</p></div>
    <div class="standing"><${Podium} ranking=${rankingOf(play)} play=${play} />
      <p class="again">${table.starting ? words("match-match-begins") : words("stage-again", { ready: people.filter(({ ready }) => ready).length, count: people.length })}</p></div>
  </section>`;
}
