/** @import { GameClient } from "../../games/types.js" */
/** @import { PuzzleAttempt } from "../../net/wire.js" */
/** @import { PuzzleTable } from "../../state/puzzles/puzzle_table.js" */
/** @import { Place } from "./puzzle_page.js" */

import { inARow } from "../../i18n/grammar.js";
import { percent } from "../../i18n/percent.js";
import { findWords, words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { linesOf } from "../log/feed.js";
import { plain } from "../log/sentence.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { titleOf } from "./puzzle_list.js";

/** Up to how many rolls odds are said as a count: three dice. */
const COUNTABLE = 216;

/**
 * What a puzzle asks for, what has come of the attempt, and the ways to go on.
 * @param {{table: PuzzleTable, stands: PuzzleAttempt["state"], game: GameClient, of: Place, helped: boolean,
 *   again: () => void, show: (() => Promise<void>) | null, leave: () => void, proceed?: () => void}} props
 */
export function PuzzleCoach({
  table,
  stands,
  game,
  of: { game: name, puzzles, puzzle },
  helped,
  again,
  show,
  leave,
  proceed,
}) {
  const id = `${name}-puzzle-${puzzle.id}`;
  const says = findWords(`${id}.says`) ?? "";
  const assumed = findWords(`${name}-puzzles-assumed`) ?? "";
  const turn = table.turn();
  const verdict = verdictOn(table, stands, name, helped);
  const after = stands === "solved" ? (findWords(`${id}.solved`) ?? "") : "";
  const title = titleOf(puzzle, name);
  const task = findWords(`${name}-puzzles-goal.task`) ?? words("puzzles-task", { turns: puzzle.turns });
  useAnnounced(title);
  useAnnounced(inARow(says, task, assumed));
  useAnnounced(inARow(verdict, after));
  return html`<section class="coach" data-coach>
    <div class="coach-says">
      <span class="coach-count">${words("puzzles-number-of", { number: puzzles.indexOf(puzzle) + 1, all: puzzles.length })}</span>
      <h1 class="disp">${title}</h1>
      ${stands === "open" && html`<p>${says} <b>${task}</b> ${assumed}${turn > 1 && turn <= puzzle.turns && html` <span data-turn-of>${words("puzzles-turn-of", { turn, turns: puzzle.turns })}</span>`}</p>`}
      ${stands === "failed" && !table.attempt.value.odds.length && html`<${LastMove} table=${table} game=${game} />`}
      ${verdict && html`<p class=${stands === "failed" ? "coach-detour" : "coach-solved"} data-verdict=${stands}>${verdict}</p>`}
      ${after && html`<p>${after}</p>`}
    </div>
    ${stands === "solved" && html`<${Solved} again=${again} leave=${leave} proceed=${proceed} helped=${helped} />`}
    ${stands === "failed" && html`<${Failed} again=${again} show=${show} />`}
  </section>`;
}

/**
 * Say what has come of an attempt; "" while it is open.
 * @param {PuzzleTable} table
 * @param {PuzzleAttempt["state"]} stands
 * @param {string} game
 * @param {boolean} helped
 */
function verdictOn(table, stands, game, helped) {
  const { puzzle, odds } = table.attempt.value;
  if (stands === "open") return "";
  if (stands === "solved" && helped) return words("puzzles-shown");
  if (odds.length) return words(`puzzles-odds-${stands === "solved" ? "best" : "worse"}`, oddsInWords(odds));
  return stands === "solved" ? words("puzzles-solved", { turns: puzzle.turns }) : failureOf(table, game);
}

/** Put the odds of a choice and the best ones in words: "1 in 6", or in per cent where numbers grow. @param {[number, number][]} odds */
function oddsInWords(odds) {
  const all = Math.max(...odds.map(([, of]) => of));
  const [yours, best] = odds.map(([part, of]) =>
    part && all <= COUNTABLE ? words("puzzles-odds", { part, all: of }) : percent(part / of, 1),
  );
  return { yours, best };
}

/** Say that an attempt failed, and how far off it was in what the game counts. @param {PuzzleTable} table @param {string} game */
function failureOf(table, game) {
  const { puzzle, winners, short, steps } = table.attempt.value;
  const name = table.name(1 - puzzle.seat);
  // A player who loses by their own move reads that anyway.
  const lost = steps.at(-1)?.seat !== puzzle.seat && winners.length > 0 && words("puzzles-lost", { name });
  const stopped = !short && !winners.length && puzzle.turns > 1 && words("puzzles-stopped", { name });
  const counted = (short && findWords(`${game}-puzzles-short`, { short })) || "";
  return inARow(words("puzzles-failed", { turns: puzzle.turns }), lost, stopped, counted);
}

/** What everybody saw last: as a rule what the defence did. @param {{table: PuzzleTable, game: GameClient}} props */
function LastMove({ table, game }) {
  const { feed } = table.store.now;
  const lines = linesOf(feed.slice(-6), game, table.store);
  const last = lines.findLast(({ line, item }) => line.kind !== "turn" && !item.yours);
  return last ? html`<p>${plain(last.line.parts, last.item.roster)}</p>` : null;
}

/** @param {{again: () => void, leave: () => void, proceed?: () => void, helped: boolean}} props */
function Solved({ again, leave, proceed, helped }) {
  return html`<div class="coach-next">
    ${proceed && html`<button type="button" class="btn btn-main" data-action="next-puzzle" onClick=${proceed}>${words("puzzles-next")}</button>`}
    ${helped && html`<button type="button" class="btn" data-action="try-again" onClick=${again}>${words("table-try-again")}</button>`}
    <button type="button" class=${proceed ? "btn" : "btn btn-main"} data-action="list-puzzles" onClick=${leave}>${words("puzzles-all")}</button>
  </div>`;
}

/** @param {{again: () => void, show: (() => Promise<void>) | null}} props */
function Failed({ again, show }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  return html`<div class="coach-next">
    <button type="button" class="btn btn-main" data-action="try-again" onClick=${again}>${words("table-try-again")}</button>
    ${show && html`<button type="button" class="btn" data-action="show-first" disabled=${busy} onClick=${() => void attempt(show)}>${words("puzzles-show-first")}</button>`}
    <${Refused} refusal=${refusal} />
  </div>`;
}
