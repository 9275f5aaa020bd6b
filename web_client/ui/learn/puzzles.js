import { needWords, words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { FIRST_GAME, useGame } from "../../games/registry.js";
import { html } from "../../lib/index.js";
import { useLoaded } from "../../loading/lazy.js";
import { loadStyles } from "../../loading/stylesheets.js";
import { listPuzzles } from "../../net/puzzles.js";
import { navigate, puzzleAddress, puzzlesAddress, rulesAddress } from "../../routing/route.js";
import { Refused } from "../refusals/refused.js";
import { Bar, useTitle } from "../screen/screen.js";
import { useRequest } from "../hooks/use_request.js";
import { PuzzleList } from "./puzzle_list.js";
import { PuzzlePage } from "./puzzle_page.js";

needWords("after");
needWords("lobby");

const loadLook = async () => {
  await loadStyles("ui/learn/lesson.css", "ui/learn/puzzles.css");
  return true;
};

const NO_SUCH_PUZZLE = { code: "no_such_puzzle", reason: "" };

/** Loads nothing: what a game has without puzzles of its own. */
const loadNothing = async () => ({});

/**
 * The puzzles of a game, or one of them.
 * @param {{name: string, puzzle: string}} props `puzzle`: its id, "" for the list
 */
export function Puzzles({ name, puzzle }) {
  const chosen = name || FIRST_GAME;
  const game = useGame(chosen);
  const looks = useLoaded(game && (game.loadPuzzles ?? loadNothing));
  const look = useLoaded(loadLook);
  const { answer: puzzles, failure, again } = useRequest(() => listPuzzles(chosen), [chosen]);
  useTitle(words("puzzles-title", { game: game?.title ?? BRAND }));
  if (!game || !look || !looks || !(puzzles || failure)) return null;
  const there = puzzles?.find(({ id }) => id === puzzle);
  if (there && puzzles) {
    const after = puzzles[puzzles.indexOf(there) + 1];
    return html`<${PuzzlePage} key=${there.id} game=${game} of=${{ game: chosen, puzzles, puzzle: there }}
      leave=${() => navigate(puzzlesAddress(chosen))} proceed=${after && (() => navigate(puzzleAddress(chosen, after.id)))} />`;
  }
  return html`<main class="page puzzles" data-screen="puzzles">
    <${Bar} title=${game.title}>
      <button type="button" class="btn" data-action="rules" onClick=${() => navigate(rulesAddress(chosen))}>${words("table-rules")}</button>
      <button type="button" class="btn" data-action="home" onClick=${() => navigate("/")}>${words("table-home")}</button>
    <//>
    <h1 class="disp">${words("lobby-puzzles")}</h1>
    ${puzzle && puzzles && html`<${Refused} refusal=${NO_SUCH_PUZZLE} of="puzzles" />`}
    ${
      failure &&
      html`<${Refused} refusal=${failure} />
      <button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button>`
    }
    ${puzzles && html`<${PuzzleList} game=${chosen} puzzles=${puzzles} Picture=${looks.Picture} />`}
  </main>`;
}
