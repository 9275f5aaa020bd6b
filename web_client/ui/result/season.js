/** @import { Season as Standings, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { H } from "../../i18n/history.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { seeSeason } from "../../net/results.js";
import { AskButton } from "../forms/ask_button.js";
import { Segments } from "../forms/choices.js";
import { BotSign } from "../icons/icons.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { useRequest } from "../hooks/use_request.js";

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
  // Without an answer nothing is missing that one would wait for.
  if (!season || (season.seasons === 1 && season.matches < 2)) return null;
  return html`<section class="season" aria-label=${H.season}>
    ${season.matches > 0 ? html`<${Standing} season=${season} />` : html`<h2 class="disp">${H.seasonTitle(season)}</h2><p>${H.noMatchYet}</p>`}
    ${
      season.seasons > 1 &&
      html`<p class="season-others">
        <button type="button" class="btn" data-action="season-before" disabled=${season.number === 1}
          onClick=${() => turnTo(season.number - 1)}>${H.seasonBefore}</button>
        <button type="button" class="btn" data-action="season-after" disabled=${season.number === season.seasons}
          onClick=${() => turnTo(season.number + 1)}>${H.seasonAfter}</button>
      </p>`
    }
    ${store.isHost.value && season.number === season.seasons && html`<${SeasonForm} store=${store} season=${season} />`}
  </section>`;
}

/** @param {{season: Standings}} props */
function Standing({ season }) {
  const columns = /** @type {("points" | "won" | "matches")[]} */ (
    season.ranking === "points" ? ["points", "won", "matches"] : ["won", "points", "matches"]
  );
  return html`<table>
    <caption><span class="disp">${H.seasonTitle(season)}</span> <small>${H.afterMatches(season.matches)}</small></caption>
    <thead><tr><th scope="col"><span class="sr">${H.placed}</span></th><th scope="col"><span class="sr">${H.player}</span></th>${columns.map(
      (what) => html`<th scope="col" key=${what}>${H.counted[what]}</th>`,
    )}</tr></thead>
    <tbody>${season.standings.map(
      (one) => html`<tr key=${`${one.name} ${one.bot}`} class=${one.place === 1 ? "first" : ""}>
        <td class="disp">${one.place}</td>
        <th scope="row">${one.bot && html`<${BotSign} /> `}<bdi>${one.name}</bdi></th>
        ${columns.map((what) => html`<td key=${what}>${H.number(one[what])}</td>`)}
      </tr>`,
    )}</tbody>
  </table>`;
}

/** What the host decides about the season: what counts first, and when another one begins. @param {{store: TableStore, season: Standings}} props */
function SeasonForm({ store, season }) {
  const choices = /** @type {const} */ (["won", "points"]).map((value) => ({ value, label: H.rankings[value] }));
  return html`<div class="season-form">
    <${Segments} name="season_ranking" label=${H.ranking} value=${season.ranking} choices=${choices}
      onPick=${(/** @type {string} */ value) => store.command("set_options", { options: { season_ranking: value } }, "season")} />
    ${
      season.matches > 0 &&
      html`<${AskButton} action="begin-season" label=${H.beginSeason} question=${H.beginSeasonSure} disabled=${!store.live.value}
        onConfirm=${() => store.command("begin_season", undefined, "season")} />`
    }
    <${Refused} refusal=${refusalAt(store, "season")} />
  </div>`;
}
