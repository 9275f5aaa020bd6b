// What is said by a tap at a table of Morphatrons.

import { phrasesOf } from "../../ui/log/phrases.js";

export const phrases = () =>
  phrasesOf([{ name: "neighbourhood" }, { name: "scratch" }, { name: "warranty" }], "morphatrons");
