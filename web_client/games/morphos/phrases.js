// What is said by a tap at a table of Morphos.

import { phrasesOf } from "../../ui/log/phrases.js";

export const phrases = () =>
  phrasesOf([{ name: "turncoat" }, { name: "mind_gap" }, { name: "liked_stone" }], "morphos");
