/** @import { PlayedMatch } from "../../net/wire.js" */

import { list } from "../../i18n/grammar.js";
import { dayOf } from "../../i18n/time.js";
import { words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { listMatches } from "../../net/results.js";
import { navigate, tableAddress } from "../../routing/route.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { storePlayer } from "../../state/session.js";
import { Mark, Sign } from "../icons/icons.js";
import { refusalWords } from "../refusals/refused.js";

/**
 * The matches of this guest, the latest first, page by page.
 * @param {{isKnown: boolean}} props
 */
export function PlayedMatches({ isKnown }) {
  const { matches, next, failure, ask } = usePages(isKnown);
  const { games } = useOfferedGames();
  if (!matches && !failure) return null;
  const title = (/** @type {string} */ name) => games.find((game) => game.name === name)?.title ?? name;
  return html`<section class="played" aria-labelledby="played">
    <h2 class="disp" id="played">${words("history-played")}</h2>
    ${matches?.length === 0 && html`<p data-none>${words("history-none")}</p>`}
    <ol>${matches?.map((match) => html`<${Played} key=${`${match.code} ${match.match}`} match=${match} title=${title(match.game)} />`)}</ol>
    ${failure && html`<p role="status">${refusalWords(failure)}</p>`}
    ${
      (next !== null || failure) &&
      html`<button type="button" class="btn" data-action=${failure ? "again" : "older"}
      onClick=${ask}>${failure ? words("table-try-again") : words("history-older")}</button>`
    }
  </section>`;
}

/** Return the matches so far, what names the next ones, and what asks for them. @param {boolean} isKnown */
function usePages(isKnown) {
  const [matches, setMatches] = useState(/** @type {PlayedMatch[] | null} */ (isKnown ? null : []));
  const [next, setNext] = useState(/** @type {string | null} */ (null));
  const [failure, fail] = useState(/** @type {any} */ (null));
  const ask = async () => {
    try {
      const found = await listMatches(next);
      setMatches([...(matches ?? []), ...found.matches]);
      setNext(found.next);
      fail(null);
    } catch (error) {
      if (/** @type {any} */ (error).code === "not_signed_in") setMatches([]);
      else fail(error);
    }
  };
  useEffect(() => {
    if (isKnown) void ask();
  }, []);
  return { matches, next, failure, ask };
}

/** @param {{match: PlayedMatch, title: string}} props */
function Played({ match, title }) {
  const { seat, seats, rounds, code, player } = match;
  const own = seats.find((one) => one.seat === seat);
  const others = seats.filter((one) => one !== own);
  const names = others.map(({ name }) => name);
  const went = match.called_off
    ? words("history-called-off", { rounds })
    : words("history-place", { rank: own?.rank ?? 1, seats: seats.length, rounds });
  const inner = html`
    <b class="disp rank" aria-hidden="true">${match.called_off ? "–" : own?.rank}</b>
    <span class="played-what"><b class="disp"><bdi>${title}</bdi></b>
      <small>${dayOf(match.ended_at)} · ${went}</small>
      ${names.length > 0 && html`<small class="played-with" translate=${false}>${words("history-with-others", { names: list(names) })}</small>`}</span>
    <span class="played-marks" aria-hidden="true">${others.map((one) => html`<${Mark} key=${one.seat} seat=${one.seat} />`)}</span>
    <span class="played-points"><b class="disp">${own?.points}</b> <small>${words("history-points", { points: own?.points ?? 0 })}</small></span>`;
  const style = own?.won ? "won" : "";
  // Only those at the table may see the match again.
  if (player === null) return html`<li class=${style} data-match=${`${code}/${match.match}`}><div>${inner}</div></li>`;
  const to = `${tableAddress(code)}/replay/${match.match}/1`;
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    storePlayer(code, player);
    navigate(to);
  };
  return html`<li class=${style} data-match=${`${code}/${match.match}`}>
    <a href=${to} data-action="watch-again" onClick=${follow}>${inner}
      <span class="played-again"><${Sign} name="play" /><span class="sr">${words("history-watch")}</span></span></a>
  </li>`;
}
