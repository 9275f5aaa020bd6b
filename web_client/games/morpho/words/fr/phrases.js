// What players of M.O.R.P.H.O. say by a tap, in French: see ../en/phrases.js.

import { de, elides } from "../../../../i18n/fr/elision.js";
import { say, strong } from "../../../../i18n/say.js";
import { IDENTITIES as CARDS } from "../../rule_tables.js";
import { identitiesIn } from "../identity_names.js";

const IDENTITIES = identitiesIn("fr");

/** @param {string} [being] an identity, or "morpho" */
function being(being) {
  if (being === undefined) return ["…"];
  if (being === "morpho") return ["avec Morpho"];
  const name = IDENTITIES[being] ?? being;
  const article = CARDS[being]?.cards > 1 ? "un " : elides(name) ? "l’" : "le ";
  return say`${article}${strong(name, being)}`;
}

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  morpho: "avec Morpho",
  sentences: {
    claim: (_, what) => say`Je suis ${being(what)}.`,
    accuse: (who, what) => say`${who} est ${being(what)}.`,
    trust: (who) => say`Je fais confiance à ${who}.`,
    distrust: (who) => say`Je me méfie ${de}${who}.`,
    investigate: (who) => say`Regardez une carte ${de}${who}.`,
    shoot: (who) => say`Tirez sur ${who} !`,
    protect: (who) => say`Protégez ${who}.`,
    not_me: () => ["Ce n’était pas moi."],
    never_lie: () => ["Je ne mens jamais. Sauf maintenant."],
    butterfly: () => ["C’est la faute du papillon."],
  },
};
