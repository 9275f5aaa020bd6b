/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { MatchFacts } from "./story/match_facts.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { evening, eveningInWords } from "./evening.js";
import { winnersInWords } from "./winners.js";

needWords("after");

/**
 * The match in a sentence: what decided between equals, or how it went.
 * @param {{facts: MatchFacts | null, game: GameClient, play: Play & {mine: (seat: number) => boolean}, isWon: boolean}} props
 */
export function SumOfIt({ facts, game, play, isWon }) {
  const tie = game.tieInWords?.(play);
  if (tie) return html`<p class="won-sum" data-ties>${tie}</p>`;
  const found = facts && isWon ? evening(facts.gains, play.winners, play.view.target) : null;
  return html`<p class="won-sum" data-evening=${found?.kind}>${found && eveningInWords(found, play.winners[0], play.name, play.mine)}</p>`;
}

/**
 * Return the sentence that says who won; `ended` is false for a match that was called off.
 * @param {Play & {mine: (seat: number) => boolean}} play
 * @param {GameClient} game
 * @param {boolean} ended
 */
export function titleOf(play, game, ended) {
  const { winners, mine } = play;
  if (!ended) return words("match-match-over");
  return winners.length === 1 && mine(winners[0]) ? words("match-you-win") : winnersInWords(play, game);
}
