/** @import { Told } from "./check.js" */

/**
 * Return whether an event has a table's options, with which it has been opened once.
 * @param {Told} event
 * @param {number} at its place among all
 */
export const hasOptions = ({ kind }, at) =>
  ["game_chosen", "options_set"].includes(kind) || (kind === "table_opened" && at === 0);
