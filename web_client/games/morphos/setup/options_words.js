/** @import { TableOptions } from "../../../net/wire.js" */

import { MUTATORS } from "./combinations.js";
import { S } from "./words.js";

/** Return in words how the game is set up. @param {TableOptions} options */
export const optionsInWords = (options) => [
  S.sizeIs(options.size),
  ...MUTATORS.filter((mutator) => options[mutator]).map((mutator) => S.mutatorIs(mutator)),
  ...(options.edge_rule === "closed" ? [S.edgesClosed] : []),
  S.blackIs(options.black),
  options.swap ? S.swapOn : S.swapOff,
];
