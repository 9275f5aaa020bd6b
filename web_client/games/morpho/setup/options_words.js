/** @import { TableOptions } from "../../../net/wire.js" */

import { M } from "../words/game.js";

/** Return in words how the game is set up. @param {TableOptions} options */
export const optionsInWords = (options) => [
  M.modeIs(options.mode, options.unknowns ?? null),
  M.targetIs(options.target),
  M.turnLimitIs(options.turn_limit ?? null),
];
