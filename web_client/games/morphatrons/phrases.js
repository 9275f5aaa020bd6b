// What is said by a tap at a table of Morphatrons.

import { wordsOn } from "../../i18n/index.js";
import { phrasesOf } from "../../ui/log/phrases.js";

/** @type {typeof import("./words/en/phrases.js").phrases} */
const P = wordsOn("morphatrons", "phrases", (tag) => import(`./words/${tag}/phrases.js`));

export const phrases = () =>
  phrasesOf([{ name: "neighbourhood" }, { name: "scratch" }, { name: "warranty" }], P.sentences);
