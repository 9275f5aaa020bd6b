/** @import { GameClient, RoundSummary } from "../../games/types.js" */
/** @import { RoundPlayed } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { isolated } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { emptySeatName } from "../../i18n/seats.js";
import { useLoaded } from "../../loading/lazy.js";
import { seeMatch } from "../../net/past_rounds.js";
import { navigate, tableAddress } from "../../routing/route.js";
import { Mark, Sign } from "../icons/icons.js";
import { useRequest } from "../hooks/use_request.js";
import { MatchAnalysis } from "./match_analysis.js";
import { BestBettors } from "./best_bettors.js";
import { PointsChart } from "./points_chart.js";
import { refusalWords } from "../refusals/refused.js";

needWords("after");

const MINUTE = 60_000;

/**
 * How a match went that is over: the points by round, and its rounds, each with a link to see it again.
 * @param {{store: TableStore, game: GameClient, match: number}} props
 */
export function MatchStory({ store, game, match }) {
  const { code, player } = store;
  const inputs = [code, player, match];
  const { answer: past, failure, again } = useRequest(() => seeMatch(code, player, match), inputs);
  const summary = useLoaded(game.loadRoundSummary ?? null);
  if (failure)
    return html`<section class="story"><p role="status">${refusalWords(failure, "replay")}</p>
      <button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button></section>`;
  if (!past || (game.loadRoundSummary && !summary)) return null;
  const rounds = past.rounds.map((round) => ({ round, summed: summary?.(round.events) ?? null }));
  const name = (/** @type {number} */ seat) => past.holders[seat]?.name ?? emptySeatName(seat);
  const scored = rounds.flatMap(({ summed }) => (summed ? [summed.points] : []));
  /** @param {number} number */
  const address = (number) => `${tableAddress(store.invitation.value)}/replay/${match}/${number}`;
  return html`<section class="story" aria-labelledby="how-it-went">
    <h2 class="disp" id="how-it-went">${words("match-how-it-went")}</h2>
    ${scored.length > 1 && past.rounds[0].number === 1 && html`<${PointsChart} gains=${scored} name=${name} />`}
    <ol>${rounds.map(
      ({ round, summed }) =>
        html`<${Round} key=${round.number} round=${round} summed=${summed} calledOff=${summary !== null && !summed} name=${name} to=${address(round.number)} />`,
    )}</ol>
    <${BestBettors} rounds=${past.rounds} />
  </section>
  ${game.loadReplay && html`<${MatchAnalysis} store=${store} load=${game.loadReplay} match=${match} seats=${past.holders.length} name=${name} address=${address} />`}`;
}

/**
 * @param {{round: RoundPlayed, summed: RoundSummary | null, calledOff: boolean, name: (seat: number) => string, to: string}} props
 */
function Round({ round, summed, calledOff, name, to }) {
  const { number } = round;
  const minutes = Math.max(1, Math.round((round.ended_at - round.began_at) / MINUTE));
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };
  const scorers = summed?.points.map((points, seat) => ({ points, seat })).filter(({ points }) => points) ?? [];
  return html`<li class=${summed?.colour ?? ""} data-round=${number}>
    <a href=${to} data-action="watch-again" onClick=${follow}>
      <b class="disp"><span class="sr">${words("replay-round", { number })}</span><span aria-hidden="true">${number}</span></b>
      ${summed?.picture && html`<svg aria-hidden="true"><use href=${`#${summed.picture}`} /></svg>`}
      <span class="story-end"><span class="disp">${summed ? summed.title : words("replay-round", { number })}</span><small>${calledOff ? words("replay-called-off") : summed?.text}</small></span>
      <span class="story-points">${scorers.map(
        ({ points, seat }) =>
          html`<span key=${seat}><${Mark} seat=${seat} /><span class="sr">${name(seat)} </span>${isolated(
            points > 0 ? `+${points}` : `−${-points}`,
          )}</span> `,
      )}</span>
      <small class="story-length">${words("replay-length", { moves: round.moves, minutes })}</small>
      <span class="story-play"><${Sign} name="play" /><span class="sr">${words("replay-watch-again")}</span></span>
    </a>
  </li>`;
}
