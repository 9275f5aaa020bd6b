/** @import { PuzzleOffered } from "../../net/wire.js" */

import { findWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { navigate, puzzleAddress } from "../../routing/route.js";
import { solvedPuzzles } from "../../state/puzzles/solved_puzzles.js";
import { Sign } from "../icons/icons.js";

/**
 * The puzzles of a game in their order, with a tick on those that were solved here.
 * @param {{game: string, puzzles: PuzzleOffered[]}} props
 */
export function PuzzleList({ game, puzzles }) {
  if (!puzzles.length) return html`<p class="sheet" data-none>${words("puzzles-none")}</p>`;
  const solved = solvedPuzzles(game);
  const note = findWords(`${game}-puzzles-note`);
  const count = puzzles.filter(({ id }) => solved.includes(id)).length;
  return html`<p class="puzzles-solved" data-solved=${count}>${words("puzzles-solved-of", { solved: count, all: puzzles.length })}</p>
    <ol class="puzzle-list">${puzzles.map((puzzle, i) => {
      const { id } = puzzle;
      const isSolved = solved.includes(id);
      return html`<li key=${id}><a class="puzzle-link" href=${puzzleAddress(game, id)} data-puzzle=${id}
        data-ticked=${isSolved ? "yes" : undefined} onClick=${(/** @type {MouseEvent} */ event) => follow(event, puzzleAddress(game, id))}>
        <span class="puzzle-number disp">${i + 1}</span>
        <span><b>${titleOf(puzzle, game)}</b> <small>${goalOf(puzzle, game)}</small></span>
        ${isSolved && html`<span class="puzzle-tick"><${Sign} name="check" /><span class="sr">${words("puzzles-solved-before")}</span></span>`}
      </a></li>`;
    })}</ol>
    ${note && html`<p class="note" data-assumed>${note}</p>`}
    <p class="note">${words("puzzles-kept-here")}</p>`;
}

/** Return what a puzzle is called. @param {PuzzleOffered} puzzle @param {string} game */
export const titleOf = ({ id, title }, game) => findWords(`${game}-puzzle-${id}`) ?? title;

/** Return what a puzzle asks for: to win, where the game says nothing else. @param {PuzzleOffered} puzzle @param {string} game */
const goalOf = ({ turns }, game) => findWords(`${game}-puzzles-goal`) ?? words("puzzles-goal", { turns });

/**
 * Go to an address without loading the page again, unless it is opened elsewhere.
 * @param {MouseEvent} event
 * @param {string} address
 */
function follow(event, address) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  navigate(address);
}
