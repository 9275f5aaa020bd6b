/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { arrive } from "../../state/arrival.js";
import { Sign } from "../icons/icons.js";
import { SumOfIt, titleOf } from "../result/how_it_went.js";
import { whoPlayed } from "../result/who_played.js";
import { useMatchFacts } from "../result/story/match_facts.js";
import { usePlay } from "../table/play_state.js";

needWords("after");
needWords("evening");

/** How the last match went, in a sentence or two, and the way to its result. @param {{store: TableStore, game: GameClient}} props */
export function LastMatch({ store, game }) {
  const { match, phase } = store.now.table ?? {};
  const play = { ...usePlay(store), ...whoPlayed(store) };
  const { facts } = useMatchFacts(store, game, match?.number ?? 0);
  const isWon = match?.ended === "won";
  if (!store.now.public) return null;
  return html`<section class="evening-last"><p>${words("meet-last-time")}</p>
    <h2 class="disp">${titleOf(play, game, isWon)}</h2>
    <${SumOfIt} facts=${facts} game=${game} play=${play} isWon=${isWon} />
    ${phase === "over" && html`<button type="button" class="btn" data-action="show-result" onClick=${() => arrive(store.code)}><${Sign} name="play" />${words("meet-show-me")}</button>`}
  </section>`;
}
