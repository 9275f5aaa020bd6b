// The puzzles, whose records are on the server, have their words in messages.

import { needWords } from "../../i18n/words.js";

needWords("morph.learn");

export const PUZZLES = { byId: {} };
