// What is said by a tap at a table of Morph.

import { phrasesOf } from "../../ui/log/phrases.js";

export const phrases = () => phrasesOf([{ name: "needed_those" }, { name: "show_off" }, { name: "on_diet" }], "morph");
