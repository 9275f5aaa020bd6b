/** @import { TableOptions } from "../../../net/wire.js" */

import { either } from "../../../i18n/grammar.js";
import { needWords, words } from "../../../i18n/words.js";
import { identityWords } from "../cards/identities.js";

needWords("morpho.more");

/** Return in words how the game is set up. @param {TableOptions} options */
export const optionsInWords = ({ mode, unknowns, target, turn_limit: limit, deduction }) => [
  mode === "basic" ? words("morpho-setup-basic") : expertInWords(unknowns ?? []),
  words("morpho-setup-target", { target }),
  limit ? words("morpho-setup-turn-limit", { limit }) : words("morpho-setup-no-turn-limit"),
  ...(deduction ? [words("morpho-setup-odds-for-all")] : []),
];

/** @param {string[]} unknowns the identities chosen for the Unknown; none for all that fit */
function expertInWords(unknowns) {
  if (!unknowns.length) return words("morpho-setup-expert");
  const identities = either(unknowns.map((identity) => identityWords(identity, "the")));
  return words("morpho-setup-expert-among", { identities });
}
