// The rules beside a table. They are a step in the browser's history, so that the back button closes them.

import { signal } from "../lib/index.js";

/** The entry at which the rules are open, "" for their beginning; null while they are closed. */
export const openRules = signal(/** @type {string | null} */ (history.state?.rules ?? null));
addEventListener("popstate", () => (openRules.value = history.state?.rules ?? null));

/** Open the rules beside the table, or go to another entry of them. @param {string} [entry] */
export function showRules(entry = "") {
  const state = { ...history.state, rules: entry };
  if (openRules.value === null) history.pushState(state, "");
  else history.replaceState(state, "");
  openRules.value = entry;
}

/** Close the rules. */
export function closeRules() {
  if (openRules.value !== null) history.back();
}
