/** @import { GameClient, Play } from "../../games/types.js" */

import { M } from "../../i18n/match.js";

/** Say who won a match, for everybody. @param {Play} play @param {GameClient} game */
export const winnersInWords = (play, game) =>
  (!play.winners.length && game.winnerInWords?.(play)) || M.wins(play.winners.map(play.name));
