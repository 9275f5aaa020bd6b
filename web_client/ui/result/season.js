/** @import { Season as Standings, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { figures } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { seeSeason } from "../../net/results.js";
import { AskButton } from "../forms/ask_button.js";
import { Segments } from "../forms/choices.js";
import { KindSign } from "../icons/icons.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { useRequest } from "../hooks/use_request.js";

needWords("after");

/**
 * How everybody stands after the matches of a season at this table: the present one, or an earlier one. Nothing before
 * the table's second match.
 * @param {{store: TableStore}} props
 */
export function Season({ store }) {
  const { code, player } = store;
  const table = /** @type {Table} */ (store.now.table);
  const seasons = table.seasons?.length ?? 1;
  const [number, turnTo] = useState(seasons);
  useEffect(() => turnTo(seasons), [seasons]);
  const inputs = [code, player, number, table.game, table.match?.number, table.options.season_ranking];
  const { answer: season } = useRequest(() => seeSeason(code, player, number), inputs);
  const [of, show] = useState(/** @type {"all" | "game"} */ ("all"));
  // Without an answer nothing is missing that one would wait for.
  if (!season || (season.seasons === 1 && (season.overall ?? season).matches < 2)) return null;
  const isOverall = Boolean(season.overall) && of === "all";
  return html`<section class="season" aria-label=${words("history-season")}>
    ${season.overall && html`<${Counted} of=${of} show=${show} />`}
    ${isOverall ? html`<${Standing} season=${{ ...season, ...season.overall }} columns=${OVERALL} />` : season.matches > 0 ? html`<${Standing} season=${season} columns=${BY[season.ranking]} />` : html`<h2 class="disp">${titleOf(season)}</h2><p>${words("history-no-match-yet")}</p>`}
    ${
      season.seasons > 1 &&
      html`<p class="season-others">
        <button type="button" class="btn" data-action="season-before" disabled=${season.number === 1}
          onClick=${() => turnTo(season.number - 1)}>${words("history-season-before")}</button>
        <button type="button" class="btn" data-action="season-after" disabled=${season.number === season.seasons}
          onClick=${() => turnTo(season.number + 1)}>${words("history-season-after")}</button>
      </p>`
    }
    ${store.isHost.value && season.number === season.seasons && html`<${SeasonForm} store=${store} season=${season} isOverall=${isOverall} />`}
  </section>`;
}

/** @param {Pick<Standings, "number" | "seasons">} season */
const titleOf = ({ number, seasons }) =>
  seasons === 1 ? words("history-only-season") : words("history-season-number", { number });

/** What is counted by what counts first, and where several games are counted: their points don't add up. */
const BY = /** @type {const} */ ({ points: ["points", "won", "matches"], won: ["won", "points", "matches"] });
const OVERALL = /** @type {const} */ (["won", "matches"]);

/** Whether all games are counted together, or the present one alone. @param {{of: string, show: (of: "all" | "game") => void}} props */
function Counted({ of, show }) {
  const choices = /** @type {const} */ (["all", "game"]).map((value) => ({
    value,
    label: words(`history-season-of-${value}`),
  }));
  return html`<${Segments} name="season_of" label=${words("history-game")} value=${of} choices=${choices} onPick=${show} />`;
}

/** @param {{season: Pick<Standings, "number" | "seasons" | "matches" | "standings">, columns: readonly ("points" | "won" | "matches")[]}} props */
function Standing({ season, columns }) {
  return html`<table>
    <caption><span class="disp">${titleOf(season)}</span> <small>${words("history-after-matches", { matches: season.matches })}</small></caption>
    <thead><tr><th scope="col"><span class="sr">${words("history-placed")}</span></th><th scope="col"><span class="sr">${words("history-player")}</span></th>${columns.map(
      (what) => html`<th scope="col" key=${what}>${words(`history-counted-${what}`)}</th>`,
    )}</tr></thead>
    <tbody>${season.standings.map(
      (one) => html`<tr key=${`${one.name} ${one.bot}`} class=${one.place === 1 ? "first" : ""}>
        <td class="disp">${one.place}</td>
        <th scope="row">${one.bot && html`<${KindSign} kind="bot" /> `}<bdi>${one.name}</bdi></th>
        ${columns.map((what) => html`<td key=${what}>${figures(one[what])}</td>`)}
      </tr>`,
    )}</tbody>
  </table>`;
}

/** What the host decides about the season: what counts first, and when another one begins. @param {{store: TableStore, season: Standings, isOverall: boolean}} props */
function SeasonForm({ store, season, isOverall }) {
  const choices = /** @type {const} */ (["won", "points"]).map((value) => ({
    value,
    label: words(`history-ranking-${value}`),
  }));
  return html`<div class="season-form">
    ${
      !isOverall &&
      html`<${Segments} name="season_ranking" label=${words("history-ranking")} value=${season.ranking} choices=${choices}
      onPick=${(/** @type {string} */ value) => store.command("set_options", { options: { season_ranking: value } }, "season")} />`
    }
    ${
      (season.overall ?? season).matches > 0 &&
      html`<${AskButton} action="begin-season" label=${words("history-begin-season")} question=${words("history-begin-season-sure")} disabled=${!store.live.value}
        onConfirm=${() => store.command("begin_season", undefined, "season")} />`
    }
    <${Refused} refusal=${refusalAt(store, "season")} />
  </div>`;
}
