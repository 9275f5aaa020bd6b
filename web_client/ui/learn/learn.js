import { FIRST_GAME, useGame } from "../../games/registry.js";
import { html } from "../../lib/index.js";
import { navigate, puzzlesAddress, rulesAddress } from "../../routing/route.js";
import { words } from "../../i18n/words.js";
import { LessonPage } from "./lesson_page.js";
import { Bar } from "../screen/screen.js";

const home = () => navigate("/");

/**
 * The guided first game of a game, at an address of its own.
 * @param {{name: string}} props "" for the game shown first
 */
export function Learn({ name }) {
  const chosen = name || FIRST_GAME;
  const game = useGame(chosen);
  if (!game) return null;
  if (!game.loadLesson) {
    return html`<main class="page narrow" data-screen="learn">
      <${Bar} title=${game.title} />
      <div class="sheet">
        <p>${words("lobby-no-lesson")}</p>
        <button type="button" class="btn btn-main" data-action="home" onClick=${home}>${words("table-home")}</button>
      </div>
    </main>`;
  }
  const makeTable = { action: "home", label: words("lobby-make-table"), go: home };
  const rules = { action: "rules", label: words("rules-title"), go: () => navigate(rulesAddress(chosen)) };
  const puzzles = { action: "puzzles", label: words("lobby-puzzles"), go: () => navigate(puzzlesAddress(chosen)) };
  const next = game.loadPuzzles ? [makeTable, puzzles, rules] : [makeTable, rules];
  return html`<${LessonPage} game=${game} leave=${home} next=${next} />`;
}
