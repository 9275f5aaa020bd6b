/** @import { TableSummary } from "../../net/wire.js" */

import { inARow, list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";

needWords("lobby");

/** Return who is at a table. @param {TableSummary} summary */
export function whoIsThere({ players, programs, bots }) {
  const names = players.map((name) => (programs.includes(name) ? words("lobby-program-named", { name }) : name));
  return inARow(
    players.length
      ? words("lobby-people-there", { names: list(names), count: players.length })
      : words("lobby-nobody-there"),
    bots.length > 0 && words("lobby-bots-there", { names: list(bots), count: bots.length }),
  );
}
