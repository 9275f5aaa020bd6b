/** @import { Component } from "../../lib/index.js" */
/** @import { PuzzleListed, PuzzleOffered } from "../../net/wire.js" */

import { findWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { navigate, puzzleAddress } from "../../routing/route.js";
import { solvedPuzzles } from "../../state/puzzles/solved_puzzles.js";
import { Sign } from "../icons/icons.js";

/** How hard puzzles are, as they stand in their order: a third each. */
const GRADES = /** @type {const} */ (["easy", "tricky", "hard"]);

/**
 * The puzzles of a game in their order, each with its position in small, and a tick on those that were solved here.
 * @param {{game: string, puzzles: PuzzleListed[], Picture: Component<{view: any}>}} props
 */
export function PuzzleList({ game, puzzles, Picture }) {
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
        <span class="puzzle-picture" aria-hidden="true"><${Picture} view=${puzzle.view} /></span>
        <span><b><span class="puzzle-number disp">${i + 1}</span> ${titleOf(puzzle, game)}</b> <small>${goalOf(puzzle, game)}</small>
          <${Grade} grade=${Math.floor((GRADES.length * i) / puzzles.length)} /></span>
        ${isSolved && html`<span class="puzzle-tick"><${Sign} name="check" /><span class="sr">${words("puzzles-solved-before")}</span></span>`}
      </a></li>`;
    })}</ol>
    ${note && html`<p class="note" data-assumed>${note}</p>`}
    <p class="note">${words("puzzles-kept-here")}</p>`;
}

/** How hard a puzzle is, as a sign and a word. @param {{grade: number}} props */
const Grade = ({ grade }) => html`<small class="grade" data-grade=${GRADES[grade]}>
  <span class="grade-sign" aria-hidden="true">${GRADES.map((name, i) => html`<i key=${name} class=${i > grade ? "" : "full"}></i>`)}</span> ${words(`puzzles-${GRADES[grade]}`)}</small>`;

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
