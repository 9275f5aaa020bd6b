/** @import { GameNumbers, MyNumbers } from "../../net/wire.js" */

import { figures } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { useGame } from "../../games/registry.js";
import { allNumbers, myNumbers } from "../../net/results.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { Segments } from "../forms/choices.js";
import { useRequest } from "../hooks/use_request.js";
import { refusalWords } from "../refusals/refused.js";

/**
 * The numbers of this guest and those of everybody, for one game at a time.
 * @param {{isKnown: boolean}} props `isKnown`: whether the server may know this browser
 */
export function Numbers({ isKnown }) {
  const own = useRequest(async () => (isKnown ? myNumbers().catch(noneIfUnknown) : []), []);
  const all = useRequest(allNumbers, []);
  const { games } = useOfferedGames();
  const [picked, pick] = useState(/** @type {string | null} */ (null));
  const failure = own.failure ?? all.failure;
  if (failure) {
    const again = () => [own, all].forEach((one) => one.again());
    return html`<section class="numbers"><p role="status">${refusalWords(failure)}</p>
      <button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button></section>`;
  }
  if (!own.answer || !all.answer || !games.length) return null;
  const most = [...own.answer].sort((a, b) => b.matches - a.matches)[0];
  const chosen = picked ?? most?.game ?? games[0].name;
  const choices = games.map(({ name, title }) => ({ value: name, label: title }));
  return html`<section class="numbers" aria-labelledby="numbers">
    <h2 class="disp" id="numbers">${words("history-your-numbers")}</h2>
    ${games.length > 1 && html`<${Segments} label=${words("history-game")} name="game" value=${chosen} choices=${choices} onPick=${pick} />`}
    <${OfGame} name=${chosen} own=${of(own.answer, chosen)} all=${of(all.answer, chosen)} />
  </section>`;
}

/** @param {{name: string, own: MyNumbers | undefined, all: GameNumbers | undefined}} props */
function OfGame({ name, own, all }) {
  const game = useGame(name);
  return html`
    ${
      own &&
      html`<dl>${(/** @type {const} */ (["matches", "won", "rounds", "points"])).map(
        (what) =>
          html`<div key=${what}><dt>${words(`history-counted-${what}`)}</dt><dd class="disp" data-number=${what}>${figures(own[what])}</dd></div>`,
      )}</dl>`
    }
    ${own && all && game?.loadNumbers && html`<${Lazy} load=${game.loadNumbers} props=${{ own: own.parts, all: all.parts }} />`}
    <p class="totals">${words("history-totals", { matches: all?.matches ?? 0, rounds: all?.rounds ?? 0 })}</p>`;
}

/**
 * @template {{game: string}} Numbers
 * @param {Numbers[]} some @param {string} name
 */
const of = (some, name) => some.find(({ game }) => game === name);

/** A browser that the server does not know has no numbers there. @param {any} error @returns {MyNumbers[]} */
function noneIfUnknown(error) {
  if (error.code === "not_signed_in") return [];
  throw error;
}
