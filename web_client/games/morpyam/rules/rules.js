import { readOut } from "../../../i18n/grammar.js";
import { wordsOn } from "../../../i18n/index.js";
import { html } from "../../../lib/index.js";
import { Dice } from "../../shared/board/dice.js";
import { rulesBy } from "../../shared/rules/rules.js";
import { Squares } from "../../shared/board/squares.js";
import { Figure } from "../board/figure.js";
import { FIGURE, ROWS } from "../grid.js";
import { HARD, KO, TOKENS, WORTH } from "../rule_tables.js";
import { M } from "../words.js";

/** @type {typeof import("../words/en/rules.js").rules} */
const R = wordsOn("morpyam", "rules", (tag) => import(`../words/${tag}/rules.js`));

/** Dice that show a figure, and which of its boxes are drawn. @type {Record<string, [figures: string[], dice: string]>} */
const EXAMPLES = {
  number: [["1", "2", "3", "4", "5", "6"], "33325"],
  small: [["small"], "23451"],
  straight: [["straight"], "23456"],
  full: [["full"], "55522"],
  square: [["square"], "44441"],
  mini: [["mini"], "11123"],
  maxi: [["maxi"], "66654"],
  morpyam: [["morpyam"], "66666"],
  sec: [["sec"], ""],
  call: [["call"], ""],
};

export const Rules = rulesBy("morpyam", R, { aim: Grid, figures: Figures, rows: Rows });

/** The empty grid. */
function Grid() {
  const rows = ROWS.map((boxes) =>
    boxes.map((box) => ({
      id: box,
      name: readOut(box, M.said(FIGURE[box])),
      class: HARD.includes(FIGURE[box]) ? "hard" : "",
      content: html`<${Figure} figure=${FIGURE[box]} />`,
    })),
  );
  return html`<div class="rule-picture rule-grid"><${Squares} class="boxes" rows=${rows} label=${M.grid} targets=${new Map()} pick=${() => {}} /></div>`;
}

/** Each figure, with what shows it. */
function Figures() {
  return html`<dl class="rule-figures">${Object.entries(EXAMPLES).map(([name, [figures, dice]]) => {
    const [title, text] = R.figures[name];
    return html`<div key=${name}>
      <dt><span class="boxes rule-signs">${figures.map(
        (figure) =>
          html`<span key=${figure} class=${`square ${HARD.includes(figure) ? "hard" : ""}`} data-figure=${figure}><${Figure} figure=${figure} /></span>`,
      )}</span><b class="disp">${title}</b></dt>
      <dd>${text}${dice && html`<${Dice} values=${[...dice].map(Number)} label=${R.example([...dice].join(" "))} />`}</dd></div>`;
  })}</dl>`;
}

/** What rows are worth, and the tokens, by number of players. */
function Rows() {
  const sizes = Object.keys(WORTH);
  const runs = [...Object.keys(WORTH[2]).map(Number), KO];
  return html`<div class="rule-table"><table>
    <caption>${R.table}</caption>
    <thead><tr><td></td>${sizes.map((size) => html`<th key=${size} scope="col">${R.players(size)}</th>`)}</tr></thead>
    <tbody>${runs.map(
      (run) => html`<tr key=${run}>
        <th scope="row"><svg viewBox=${`0 0 ${20 * run} 20`} aria-hidden="true"><path d=${`M10 10H${20 * run - 10}`} />${Array.from(
          { length: run },
          (_, i) => html`<circle cx=${20 * i + 10} cy="10" r="8" />`,
        )}</svg>${R.run(run)}</th>
        ${sizes.map((size) => html`<td key=${size}>${run === KO ? R.wins : M.points(WORTH[size][run])}</td>`)}</tr>`,
    )}
    <tr><th scope="row">${R.tokens}</th>${sizes.map((size) => html`<td key=${size}>${TOKENS[size]}</td>`)}</tr></tbody>
  </table></div>`;
}
