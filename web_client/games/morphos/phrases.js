// What is said by a tap at a table of Morphos.

import { wordsOn } from "../../i18n/index.js";
import { phrasesOf } from "../../ui/log/phrases.js";

/** @type {typeof import("./words/en/phrases.js").phrases} */
const P = wordsOn("morphos", "phrases", (tag) => import(`./words/${tag}/phrases.js`));

export const phrases = () =>
  phrasesOf([{ name: "turncoat" }, { name: "mind_gap" }, { name: "liked_stone" }], P.sentences);
