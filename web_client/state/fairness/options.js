/** @import { Told } from "./check.js" */

/** The events with a table's options. */
export const OPTIONS = new Set(["table_opened", "game_chosen", "options_set"]);

/**
 * Return whether an event has a table's options, with which it has been opened once.
 * @param {Told} event
 * @param {number} at its place among all
 */
export const hasOptions = ({ kind }, at) => OPTIONS.has(kind) && (kind !== "table_opened" || at === 0);
