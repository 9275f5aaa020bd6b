import { readOut } from "../../../i18n/grammar.js";
import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Dice } from "../../shared/board/dice.js";
import { rulesBy } from "../../shared/rules/rules.js";
import { Squares } from "../../shared/board/squares.js";
import { Figure } from "../board/figure.js";
import { said } from "../figures.js";
import { FIGURE, ROWS } from "../grid.js";
import { HARD, KO, TOKENS, WORTH } from "../rule_tables.js";

needWords("morpyam.learn");

/** The figures in their order, which of their boxes are drawn, and dice that show them. */
const EXAMPLES = /** @type {const} */ ([
  ["number", "1 2 3 4 5 6", "33325"],
  ["small", "small", "23453"],
  ["straight", "straight", "23456"],
  ["full", "full", "55522"],
  ["square", "square", "44441"],
  ["mini", "mini", "11123"],
  ["maxi", "maxi", "66654"],
  ["morpyam", "morpyam", "66666"],
  ["sec", "sec", ""],
  ["call", "call", ""],
]);

export const Rules = rulesBy("morpyam", ["aim", "turn", "figures", "call", "again", "rows", "end"], {
  aim: Grid,
  figures: Figures,
  rows: Rows,
});

/** The empty grid. */
function Grid() {
  const rows = ROWS.map((boxes) =>
    boxes.map((box) => ({
      id: box,
      name: readOut(box, said(FIGURE[box])),
      class: HARD.includes(FIGURE[box]) ? "hard" : "",
      content: html`<${Figure} figure=${FIGURE[box]} />`,
    })),
  );
  return html`<div class="rule-picture rule-grid"><${Squares} class="boxes" rows=${rows} label=${words("morpyam-grid")} targets=${new Map()} pick=${() => {}} /></div>`;
}

/** Each figure, with what shows it. */
function Figures() {
  return html`<dl class="rule-figures">${EXAMPLES.map(([name, figures, dice]) => {
    return html`<div key=${name}>
      <dt><span class="boxes rule-signs">${figures
        .split(" ")
        .map(
          (figure) =>
            html`<span key=${figure} class=${`square ${HARD.includes(figure) ? "hard" : ""}`} data-figure=${figure}><${Figure} figure=${figure} /></span>`,
        )}</span><b class="disp">${words(`morpyam-explained-${name}`)}</b></dt>
      <dd>${words(`morpyam-explained-${name}.text`)}${dice && html`<${Dice} values=${[...dice].map(Number)} label=${words("morpyam-example", { dice: [...dice].join(" ") })} />`}</dd></div>`;
  })}</dl>`;
}

/** What rows are worth, and the tokens, by number of players. */
function Rows() {
  const sizes = Object.keys(WORTH).map(Number);
  const runs = [...Object.keys(WORTH[2]).map(Number), KO];
  return html`<div class="rule-table"><table>
    <caption>${words("morpyam-table")}</caption>
    <thead><tr><td></td>${sizes.map((size) => html`<th key=${size} scope="col">${words("morpyam-table-players", { players: size })}</th>`)}</tr></thead>
    <tbody>${runs.map(
      (run) => html`<tr key=${run}>
        <th scope="row"><svg viewBox=${`0 0 ${20 * run} 20`} aria-hidden="true"><path d=${`M10 10H${20 * run - 10}`} />${Array.from(
          { length: run },
          (_, i) => html`<circle cx=${20 * i + 10} cy="10" r="8" />`,
        )}</svg>${words("morpyam-table-run", { length: run })}</th>
        ${sizes.map((size) => html`<td key=${size}>${run === KO ? words("morpyam-table-wins") : words("match-points", { points: WORTH[size][run] })}</td>`)}</tr>`,
    )}
    <tr><th scope="row">${words("morpyam-table-tokens")}</th>${sizes.map((size) => html`<td key=${size}>${TOKENS[size]}</td>`)}</tr></tbody>
  </table></div>`;
}
