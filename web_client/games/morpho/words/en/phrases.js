// What players of M.O.R.P.H.O. say by a tap: claims, accusations and requests.

/** @import { PhraseSentences } from "../../../../i18n/types.js" */

import { say, strong } from "../../../../i18n/say.js";
import { IDENTITIES as CARDS } from "../../rule_tables.js";
import { identitiesIn } from "../identity_names.js";

const IDENTITIES = identitiesIn("en");

/** What somebody is said to be. @param {string} [being] an identity, or "morpho" */
function being(being) {
  if (being === undefined) return ["…"];
  if (being === "morpho") return ["with Morpho"];
  return say`${CARDS[being]?.cards > 1 ? "a" : "the"} ${strong(IDENTITIES[being] ?? being, being)}`;
}

export const phrases = {
  morpho: "with Morpho",
  /** @type {PhraseSentences} */
  sentences: {
    claim: (_, what) => say`I’m ${being(what)}.`,
    accuse: (who, what) => say`${who} is ${being(what)}.`,
    trust: (who) => say`I trust ${who}.`,
    distrust: (who) => say`I don’t trust ${who}.`,
    investigate: (who) => say`Somebody look at one of ${who}’s cards.`,
    shoot: (who) => say`Shoot ${who}!`,
    protect: (who) => say`Protect ${who}.`,
    not_me: () => ["It wasn’t me."],
    never_lie: () => ["I never lie. Except now."],
    butterfly: () => ["Blame the butterfly."],
  },
};
