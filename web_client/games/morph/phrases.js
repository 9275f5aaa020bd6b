// What is said by a tap at a table of Morph.

import { wordsOn } from "../../i18n/index.js";
import { phrasesOf } from "../../ui/log/phrases.js";

/** @type {typeof import("./words/en/phrases.js").phrases} */
const P = wordsOn("morph", "phrases", (tag) => import(`./words/${tag}/phrases.js`));

export const phrases = () =>
  phrasesOf([{ name: "needed_those" }, { name: "show_off" }, { name: "on_diet" }], P.sentences);
