/** @import { TableStore } from "../../state/table/store.js" */

import { H } from "../../i18n/history.js";
import { html } from "../../lib/index.js";
import { seeSeason } from "../../net/results.js";
import { BotSign } from "../parts/icons.js";
import { useRequest } from "../parts/use_request.js";

/**
 * How everybody stands after all matches of a game at this table; nothing before the second.
 * @param {{store: TableStore, match: number}} props `match`: the number of the last one
 */
export function Season({ store: { code, player }, match }) {
  const { answer: season } = useRequest(() => seeSeason(code, player), [code, player, match]);
  // Without an answer nothing is missing that one would wait for: the result is above.
  if (!season || season.matches < 2) return null;
  return html`<section class="season">
    <table>
      <caption><span class="disp">${H.season}</span> <small>${H.afterMatches(season.matches)}</small></caption>
      <thead><tr><th scope="col"><span class="sr">${H.player}</span></th>${(
        /** @type {const} */ (["won", "matches", "points"])
      ).map((what) => html`<th scope="col" key=${what}>${H.counted[what]}</th>`)}</tr></thead>
      <tbody>${season.standings.map(
        ({ name, bot, won, matches, points }) => html`<tr key=${`${name} ${bot}`}>
          <th scope="row">${bot && html`<${BotSign} /> `}<bdi>${name}</bdi></th>
          <td>${won}</td><td>${matches}</td><td>${points}</td>
        </tr>`,
      )}</tbody>
    </table>
  </section>`;
}
