import { SHOWN_FIRST } from "../games/index.js";
import { html } from "../lib/index.js";
import { navigate, rulesAddress } from "../state/route.js";
import { D } from "./doors_words.js";
import { LessonPage } from "./lesson_page.js";
import { Bar } from "./parts.js";
import { useGame } from "./use_game.js";
import { W } from "./words.js";

const home = () => navigate("/");

/**
 * The guided first game of a game, at an address of its own.
 * @param {{name: string}} props "" for the game shown first
 */
export function Learn({ name }) {
  const chosen = name || SHOWN_FIRST;
  const game = useGame(chosen);
  if (!game) return null;
  if (!game.loadLesson) {
    return html`<main class="page narrow" data-screen="learn">
      <${Bar} title=${game.title || W.brand} />
      <div class="sheet">
        <p>${D.noLesson}</p>
        <button type="button" class="btn btn-main" data-action="home" onClick=${home}>${W.home}</button>
      </div>
    </main>`;
  }
  const makeTable = { action: "home", label: D.makeTable, go: home };
  const rules = { action: "rules", label: D.help, go: () => navigate(rulesAddress(chosen)) };
  return html`<${LessonPage} game=${game} leave=${home} next=${[makeTable, rules]} />`;
}
