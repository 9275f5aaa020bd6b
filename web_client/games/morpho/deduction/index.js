// What hidden cards can be, on the cards and beside the table. It is loaded when a host offers it.

/** @import { MorphoDeduction } from "../wire.js" */

import { needWords } from "../../../i18n/words.js";
import { aid } from "../cards/aid.js";
import { deduced } from "./deduced.js";
import { MostCards } from "./most_cards.js";
import { Odds } from "./odds.js";
import { Skyline } from "./skyline.js";

needWords("morpho.more");

const AID = { Skyline, MostCards, Odds };

/** Show what everybody can work out, or nothing. @param {MorphoDeduction | null} found */
export function show(found) {
  deduced.value = found;
  aid.value = found && AID;
}
