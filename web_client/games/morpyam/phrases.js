// What is said by a tap at a table of Morpyam.

import { phrasesOf } from "../../ui/log/phrases.js";
import { M } from "./words.js";

export const phrases = () => phrasesOf([{ name: "what_luck" }], M.phrases);
