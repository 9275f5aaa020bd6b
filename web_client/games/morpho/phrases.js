// What is said by a tap at a table of M.O.R.P.H.O.

/** @import { Part } from "../../i18n/types.js" */
/** @import { Phrases } from "../types.js" */
/** @import { PublicView } from "./wire.js" */

import { phrasesOf } from "../../ui/log/phrases.js";
import { identityName, identityParts } from "./cards/identities.js";
import { parts, words } from "../../i18n/words.js";

/** @returns {Phrases} */
export function phrases() {
  return phrasesOf(
    [
      { name: "claim", words: beings, inSentence: being },
      { name: "accuse", aboutSeat: true, words: beings, inSentence: being },
      { name: "trust", aboutSeat: true },
      { name: "distrust", aboutSeat: true },
      { name: "investigate", aboutSeat: true },
      { name: "shoot", aboutSeat: true },
      { name: "protect", aboutSeat: true },
      { name: "not_me" },
      { name: "never_lie" },
      { name: "butterfly" },
    ],
    "morpho",
  );
}

/** Return what somebody is said to be. @param {string} word @returns {Part[]} */
const being = (word) => (word === "morpho" ? parts("morpho-phrase-morpho.said") : identityParts(word, "one"));

/** Return what somebody may be in this round; nothing before the first. @param {PublicView | null} view */
function beings(view) {
  if (!view) return [];
  const identities = [...Object.keys(view.tiles), ...view.unknowns];
  const cards = [...new Set(identities)].map((name) => ({ value: name, label: identityName(name) }));
  return [...cards, { value: "morpho", label: words("morpho-phrase-morpho") }];
}
