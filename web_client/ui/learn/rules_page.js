import { FIRST_GAME, useGame } from "../../games/registry.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { lessonAddress, navigate, puzzlesAddress } from "../../routing/route.js";
import { isolated } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { Lazy } from "../../loading/lazy.js";
import { Bar, useTitle } from "../screen/screen.js";
import { BRAND } from "../../i18n/brand.js";

needWords("lobby");

/**
 * The rules of a game on a page of their own. The part of the address behind the # is the entry.
 * @param {{name: string}} props "" for the game shown first
 */
export function RulesPage({ name }) {
  const game = useGame(name || FIRST_GAME);
  const place = usePlace();
  useTitle(`${words("table-rules")} · ${isolated(game?.title || BRAND)}`);
  return html`<main class="page rules-page" data-screen="rules">
    <${Bar} title=${game?.title || BRAND}>
      <button type="button" class="btn" data-action="print" onClick=${() => print()}>${words("lobby-print")}</button>
      <button type="button" class="btn" data-action="back" onClick=${() => navigate("/")}>${words("table-home")}</button>
    <//>
    <p class="rules-learn">
      ${
        game?.loadLesson &&
        html`<button type="button" class="btn" data-action="learn"
      onClick=${() => navigate(lessonAddress(name || FIRST_GAME))}>${words("lobby-learn")}</button>`
      }
      ${
        game?.loadPuzzles &&
        html`<button type="button" class="btn" data-action="puzzles"
      onClick=${() => navigate(puzzlesAddress(name || FIRST_GAME))}>${words("lobby-puzzles")}</button>`
      }
      <button type="button" class="btn" data-action="open-record" onClick=${() => navigate("/replay")}>${words("lobby-open-record")}</button>
    </p>
    ${
      game &&
      (game.loadRules
        ? html`<${Lazy} load=${game.loadRules} props=${{ place, go }} meanwhile=${words("table-loading")} />`
        : html`<p class="sheet">${words("lobby-no-rules")}</p>`)
    }
  </main>`;
}

/** @param {string} place */
function go(place) {
  location.hash = place;
}

/** Return the entry that the address names, and follow its changes. */
function usePlace() {
  const [place, setPlace] = useState(placeInAddress);
  useEffect(() => {
    const follow = () => setPlace(placeInAddress());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return place;
}

const placeInAddress = () => location.hash.slice(1);
