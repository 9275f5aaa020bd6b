/** @import { TableOptions } from "../../../net/wire.js" */

import { S } from "../words/setup.js";

/** Return in words how the game is set up. @param {TableOptions} options */
export const optionsInWords = (options) => [
  S.modeIs(options.mode, options.unknowns ?? null),
  S.targetIs(options.target),
  S.turnLimitIs(options.turn_limit ?? null),
  ...(options.deduction ? [S.oddsForAll] : []),
];
