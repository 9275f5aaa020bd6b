// The rules, with pictures drawn from positions as the board draws them.

/** @import { Position } from "../types.js" */
/** @import { Colour, Mutator } from "../wire.js" */

import { list } from "../../../i18n/grammar.js";
import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { rulesBy } from "../../shared/rules/rules.js";
import { Ground } from "../board/ground.js";
import { middleOf, wholeBox } from "../board/geometry.js";
import { Preview } from "../board/marks.js";
import { Stones } from "../board/stones.js";
import { patternAt } from "../points.js";

needWords("morphos.learn");

const SIZE = 9;

/** @typedef {{B: string, W: string}} Sides */

/** A finished game: Black has joined the bottom and the top. @type {Sides} */
const JOINED = { B: "e1 e2 e3 e4 e5 d5 d6 d7 d8 c8 c9 e6 e7", W: "f5 g5 h5 h6 g7 c4 g3 b7 e8 d9" };

/** Stones that make the one on e5 weak. @type {Record<string, Sides[]>} */
const PATTERNS = {
  plain: [
    { B: "e5", W: "e6 d6 d5 e4" },
    { B: "e5", W: "d7 d6 d5 e4 f4" },
    { B: "d4 d5 e4 e5", W: "c4 c5 d6 e6 f4 f5 d3 e3" },
  ],
  minimorph: [
    { B: "e5", W: "e6 d5 e4" },
    { B: "e5", W: "d6 d5 e4 f4" },
  ],
};

/**
 * Lay out a position, with the stones that are weak in it.
 * @param {Sides} sides
 * @param {Mutator[]} mutators
 * @returns {Position}
 */
function laidOut({ B, W }, mutators = []) {
  const stones = /** @type {Record<string, Colour>} */ (
    Object.fromEntries([...B.split(" ").map((point) => [point, "B"]), ...W.split(" ").map((point) => [point, "W"])])
  );
  const position = { size: SIZE, mutators, edge_rule: /** @type {const} */ ("open"), stones };
  const weak = Object.fromEntries(Object.keys(stones).flatMap((point) => (patternAt(point, position) ? [[point, true]] : []))); // biome-ignore format: one line
  return { ...position, weak };
}

/** The aim: a whole board. */
const Joined =
  () => html`<div class="rule-picture rule-board"><svg class="position" viewBox=${wholeBox(SIZE)} role="img" aria-label=${words("morphos-picture-joined")}>
  <${Ground} size=${SIZE} /><${Stones} position=${laidOut(JOINED)} /></svg></div>`;

/** Patterns, each with the stone that White may turn. @param {{kind: string}} props */
function Patterns({ kind }) {
  const [left, top] = middleOf("e5", SIZE).map((middle) => middle - 250);
  const position = (/** @type {Sides} */ sides) => laidOut(sides, kind === "minimorph" ? ["minimorph"] : []);
  return html`<div class="rule-picture rule-row rule-patterns">${PATTERNS[kind].map(
    (
      sides,
    ) => html`<svg key=${sides.W} class="position" viewBox=${`${left} ${top} 500 500`} role="img" aria-label=${words("morphos-picture-weak", { points: list(sides.W.split(" ")) })}>
      <${Ground} size=${SIZE} /><${Stones} position=${position(sides)} /><${Preview} position=${position(sides)} point="e5" colour="W" /></svg>`,
  )}</div>`;
}

export const Rules = rulesBy("morphos", ["aim", "turn", "weak", "edges", "swap", "minimorph", "mutators", "end"], {
  aim: Joined,
  weak: () => html`<${Patterns} kind="plain" />`,
  minimorph: () => html`<${Patterns} kind="minimorph" />`,
});
