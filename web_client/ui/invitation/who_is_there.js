/** @import { TableSummary } from "../../net/wire.js" */

import { inARow, list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";

needWords("lobby");

/** Return who is at a table. @param {TableSummary} summary */
export const whoIsThere = ({ players, bots }) =>
  inARow(
    players.length
      ? words("lobby-people-there", { names: list(players), count: players.length })
      : words("lobby-nobody-there"),
    bots.length > 0 && words("lobby-bots-there", { names: list(bots), count: bots.length }),
  );
