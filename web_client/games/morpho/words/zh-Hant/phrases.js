// What players of M.O.R.P.H.O. say by a tap, in traditional Chinese: see ../en/phrases.js.

import { say, strong } from "../../../../i18n/say.js";
import { identitiesIn } from "../identity_names.js";

const IDENTITIES = identitiesIn("zh-Hant");

/** @param {string} [being] an identity, or "morpho" */
function being(being) {
  if (being === undefined) return ["…"];
  return being === "morpho" ? [" MORPHO 的人"] : [strong(IDENTITIES[being] ?? being, being)];
}

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  morpho: "MORPHO 的人",
  sentences: {
    claim: (_, what) => say`我是${being(what)}。`,
    accuse: (who, what) => say`${who} 是${being(what)}。`,
    trust: (who) => say`我相信 ${who}。`,
    distrust: (who) => say`我不相信 ${who}。`,
    investigate: (who) => say`誰去看看 ${who} 的牌。`,
    shoot: (who) => say`狙擊 ${who}！`,
    protect: (who) => say`保護 ${who}。`,
    not_me: () => ["不是我。"],
    never_lie: () => ["我從不說謊，現在除外。"],
    butterfly: () => ["都怪那隻蝴蝶。"],
  },
};
