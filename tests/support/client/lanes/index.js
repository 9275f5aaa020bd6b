// The client of Lanes, the game of the tests.

import { list } from "../../i18n/grammar.js";
import { findWords } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { MoveChoice } from "../shared/dock/choice.js";
import { Dice } from "../shared/board/dice.js";
import { Squares } from "../shared/board/squares.js";
import { eventsInWords } from "../shared/sentences.js";

export const title = "Lanes";
export const styles = ["games/shared/board/squares.css"];

const choice = new MoveChoice({
  group: groupMoves,
  isForced: ({ key }) => key === "move",
  asksFirst: () => false,
});

/** @param {string[]} legal */
function groupMoves(legal) {
  const groups = new Map();
  for (const move of legal.map(read)) {
    const group = groups.get(move.key) ?? { key: move.key, moves: [] };
    group.moves.push(move);
    groups.set(move.key, group);
  }
  return [...groups.values()];
}

/** @param {string} text */
function read(text) {
  const [key, by] = text.split(" ");
  return { text, key, target: by, isGroup: !by };
}

export function Board({ play }) {
  const { squares = {}, length, rolled } = play.view;
  const { targets } = choice.step(play);
  const reached = new Map(
    [...targets.keys()].map((by) => [`${play.seat}:${Math.min(squares[play.seat] + Number(by), length)}`, by]),
  );
  const rows = Object.keys(squares).map((seat) =>
    Array.from({ length: length + 1 }, (_, square) => ({
      id: `${seat}:${square}`,
      name: findWords("lanes-square", { name: play.name(Number(seat)), square, length }),
      content: squares[seat] === square ? "●" : "",
    })),
  );
  return html`<${Squares} rows=${rows} label=${findWords("lanes-board")} targets=${reached}
      pick=${(id) => choice.chooseTarget(reached.get(id), play)} />
    ${rolled && html`<${Dice} values=${rolled} label=${findWords("lanes-rolled", { dice: list(rolled.map(String)) })} />`}`;
}

export function Dock({ play }) {
  const { groups, group, targets } = choice.step(play);
  if (!groups.length)
    return html`<h1 class="disp" tabindex="-1" data-headline>${findWords("lanes-waiting", { name: play.name(play.view.turn) })}</h1>`;
  return html`<h1 class="disp" tabindex="-1" data-headline>${findWords(targets.size ? "lanes-choose" : "lanes-roll")}</h1>
    <div data-answers>${
      !group &&
      groups.map(
        (one) => html`<button type="button" class="btn btn-main" key=${one.key}
      data-move=${one.key} disabled=${!play.mayMove} onClick=${() => choice.chooseGroup(one, play)}>${findWords("lanes-roll")}</button>`,
      )
    }</div>`;
}

export const Outcome = ({ play, heading = "h1" }) => html`<${heading} class="disp">${findWords(`lanes-reason-${play.view.reason}`)}<//>`;

export const sentence = eventsInWords("lanes", {}, ({ dice }) => ({ dice: list((dice ?? []).map(String)) }));
