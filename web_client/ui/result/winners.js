/** @import { GameClient, Play } from "../../games/types.js" */

import { list } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";

/** Say who won a match, for everybody. @param {Play} play @param {GameClient} game */
export const winnersInWords = (play, game) =>
  (!play.winners.length && game.winnerInWords?.(play)) ||
  words("match-wins", { names: list(play.winners.map(play.name)), count: play.winners.length });
