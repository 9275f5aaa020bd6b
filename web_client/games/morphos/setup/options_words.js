/** @import { TableOptions } from "../../../net/wire.js" */

import { needWords, words } from "../../../i18n/words.js";
import { MUTATORS } from "./combinations.js";

needWords("lobby");
needWords("morphos.learn");

/** Return in words how the game is set up, with what its mutators do. @param {TableOptions} options */
export const optionsInWords = ({ size, black, swap, edge_rule: edges, ...options }) => [
  valued("size", String(size)),
  valued("black", words(`morphos-option-black-${/** @type {"random" | "A" | "B"} */ (black)}`)),
  valued("swap", words(swap ? "table-yes" : "table-no")),
  valued("edge_rule", words(`morphos-option-edge_rule-${/** @type {"open" | "closed"} */ (edges)}`)),
  ...(edges === "closed" ? [words("morphos-option-edge_rule.hint")] : []),
  ...MUTATORS.filter((mutator) => options[mutator]).map((mutator) =>
    valued(mutator, words(`morphos-option-${mutator}.hint`)),
  ),
];

/** @param {string} name @param {string} value */
const valued = (name, value) =>
  words("lobby-option-is", { option: words(/** @type {"morphos-option-size"} */ (`morphos-option-${name}`)), value });
