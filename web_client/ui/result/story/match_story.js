/** @import { GameClient, Play } from "../../../games/types.js" */
/** @import { RequestRefused } from "../../../net/rest.js" */
/** @import { MatchFacts } from "./match_facts.js" */
/** @import { Remembered } from "./moments.js" */

import { Lazy } from "../../../loading/lazy.js";
import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Mark, Sign } from "../../icons/icons.js";
import { refusalWords } from "../../refusals/refused.js";
import { BestBettors } from "./best_bettors.js";
import { PointsChart } from "./points_chart.js";
import { Posters } from "./posters.js";

needWords("after");

/**
 * How a match went that is over: its moments, the points by round, what each is honoured for, its rounds, and who fooled whom.
 * @param {{game: GameClient, play: Play, facts: MatchFacts | null, remembered: Remembered, failure: RequestRefused | null, again: () => void}} props
 */
export function MatchStory({ game, play, facts, remembered, failure, again }) {
  const { more, stories, moments } = remembered;
  if (failure)
    return html`<section class="story"><p role="status">${refusalWords(failure, "replay")}</p>
      <button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button></section>`;
  if (!facts) return null;
  const { past, rounds, gains, name, roster } = facts;
  return html`<${Posters} moments=${moments} brand=${game.title} facts=${facts} Cards=${more?.MomentCards} />
    ${
      gains.length > 1 &&
      html`<section class="chart" aria-labelledby="how-it-went"><h2 class="disp" id="how-it-went">${words("match-how-it-went")}</h2>
        <${PointsChart} gains=${gains} name=${name} /></section>`
    }
    ${game.loadAwards && html`<${Lazy} load=${game.loadAwards} props=${{ play, gains, holders: past.holders }} />`}
    <section class="story" aria-labelledby="round-by-round">
      <h2 class="disp" id="round-by-round">${words("match-round-by-round")}</h2>
      <ol>${rounds.map(({ round, summed }) => html`<${Round} key=${round.number} number=${round.number} summed=${summed} facts=${facts} isSummed=${Boolean(game.loadRoundSummary)} />`)}</ol>
      <${BestBettors} rounds=${past.rounds} />
    </section>
    ${stories && more?.Fooled && html`<${more.Fooled} rounds=${stories} seats=${past.holders.length} name=${name} roster=${roster} />`}`;
}

/** @param {{number: number, summed: import("../../../games/types.js").RoundSummary | null, facts: MatchFacts, isSummed: boolean}} props `isSummed`: its game sums up rounds */
function Round({ number, summed, facts: { name, link }, isSummed }) {
  const scorers = summed?.points.map((points, seat) => ({ points, seat })).filter(({ points }) => points) ?? [];
  const title = isSummed && !summed ? words("replay-called-off") : (summed?.title ?? words("replay-round", { number }));
  return html`<li class=${summed?.colour ?? ""} data-round=${number}>
    <a ...${link(number)} data-action="watch-again">
      <b class="disp"><span class="sr">${words("replay-round", { number })}</span><span aria-hidden="true">${number}</span></b>
      ${summed?.picture ? html`<svg aria-hidden="true"><use href=${`#${summed.picture}`} /></svg>` : html`<span></span>`}
      <span class="disp story-end">${title}</span>
      <span class="story-points">${scorers.map(
        ({ points, seat }) =>
          html`<span key=${seat}><${Mark} seat=${seat} /><span class="sr">${name(seat)} ${words("match-points", { points })} </span></span>`,
      )}</span>
      <span class="story-play"><${Sign} name="play" /><span class="sr">${words("replay-watch-again")}</span></span>
    </a>
  </li>`;
}
