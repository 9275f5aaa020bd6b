// What is said by a tap at a table of Morpyam.

import { phrasesOf } from "../../ui/log/phrases.js";

export const phrases = () => phrasesOf([{ name: "what_luck" }], "morpyam");
