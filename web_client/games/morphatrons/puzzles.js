// The words for the puzzles, whose records are on the server.

import { needWords } from "../../i18n/words.js";

needWords("morphatrons.learn");

export const PUZZLES = { byId: {} };
