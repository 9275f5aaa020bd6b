/** @import { Panels } from "./use_panels.js" */

import { closeRules, openRules, showRules } from "../state/open_rules.js";
import { focusOn, focusOnTarget, useKeys } from "./keyboard.js";

/** The question, or how the round went. */
const QUESTION = "main h1";

/**
 * The keys of a table in play; key_sheet.js tells of them.
 * @param {Panels} panels
 * @param {boolean} whole whether log and menu are there
 */
export function usePlayKeys(panels, whole) {
  useKeys({
    ...ANSWERS,
    ...(whole && panelKeys(panels)),
    q: () => focusOn(QUESTION),
    t: () => focusOnTarget() || focusOn(QUESTION),
    r: () => (openRules.value === null ? showRules() : closeRules()),
    "?": () => panels.toggle("keys"),
    Escape: () => panels.closeLast() || press("[data-answers] [data-action=cancel]"),
  });
}

/** @param {Panels} panels */
const panelKeys = (panels) => ({
  l: () => panels.toggle("log"),
  c: () => panels.open("log", "form:has([data-action=say]) input"),
  m: () => panels.toggle("menu"),
  p: () => focusOn("[data-pause] button") || panels.open("menu", "[data-pause] button"),
});

/** One to nine choose the first to the ninth answer. */
const ANSWERS = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => [String(i + 1), () => press("[data-answers] button:enabled", i)]),
);

/**
 * Press a button as if the keyboard were on it.
 * @param {string} selector
 * @param {number} [i] which one
 */
function press(selector, i = 0) {
  const button = /** @type {HTMLElement | undefined} */ (document.querySelectorAll(selector)[i]);
  button?.focus({ preventScroll: true });
  button?.click();
}
