/** @import { TableOptions } from "../../../net/wire.js" */
/** @import { Mutator } from "../wire.js" */

import { needWords, words } from "../../../i18n/words.js";
import { MUTATORS } from "./combinations.js";

needWords("morphos.learn");

/** Return in words how the game is set up. @param {TableOptions} options */
export const optionsInWords = (options) => [
  words("morphos-setup-size", { size: options.size }),
  ...MUTATORS.filter((mutator) => options[mutator]).map((mutator) => mutatorInWords(mutator)),
  ...(options.edge_rule === "closed" ? [words("morphos-setup-edges-closed")] : []),
  words("morphos-setup-black", { black: options.black }),
  words("morphos-setup-swap", { swap: options.swap }),
];

/** @param {Mutator} mutator */
const mutatorInWords = (mutator) =>
  words("morphos-setup-mutator", {
    mutator: words(`morphos-option-${mutator}`),
    change: words(`morphos-option-${mutator}.hint`),
  });
