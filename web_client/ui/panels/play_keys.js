/** @import { GameClient } from "../../games/types.js" */
/** @import { Panels } from "./use_panels.js" */

import { html } from "../../lib/index.js";
import { closeRules, openRules, showRules } from "../../routing/open_rules.js";
import { focusOn, focusOnTarget } from "../accessibility/focus.js";
import { useKeys } from "../accessibility/keyboard.js";
import { lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";

const KeySheet = lazily(async () => (await withStyles(import("./key_sheet.js"), "ui/panels/key_sheet.css")).KeySheet);

/** The heading: the question, the round's result or the winner. */
const QUESTION = "main h1";

/**
 * The keys during and after a match, and the sheet that lists them, as the panel `keys`.
 * @param {{panels: Panels, game: GameClient, log?: boolean, menu?: boolean}} props `log`, `menu`: whether there is one
 */
export function PlayKeys({ panels, game, log, menu }) {
  useKeys({
    ...ANSWERS,
    ...(log && logKeys(panels)),
    ...(menu && menuKeys(panels)),
    q: () => focusOn(QUESTION),
    t: () => focusOnTarget() || focusOn(QUESTION),
    r: () => (openRules.value === null ? showRules() : closeRules()),
    "?": () => panels.toggle("keys"),
    Escape: () => panels.closeLast() || press("[data-answers] [data-action=cancel]"),
  });
  return panels.isOpen("keys") && html`<${KeySheet} game=${game.name} close=${() => panels.close("keys")} />`;
}

/** @param {Panels} panels */
const logKeys = (panels) => ({
  l: () => panels.toggle("log"),
  c: () => panels.open("log", "form:has([data-action=say]) input"),
});

/** @param {Panels} panels */
const menuKeys = (panels) => ({
  m: () => panels.toggle("menu"),
  p: () => focusOn("[data-pause] button") || panels.open("menu", "[data-pause] button"),
});

/** One to nine choose the first to the ninth answer. */
const ANSWERS = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => [String(i + 1), () => press("[data-answers] button:enabled", i)]),
);

/**
 * Focus a button and press it.
 * @param {string} selector
 * @param {number} [i] which one
 */
function press(selector, i = 0) {
  const button = /** @type {HTMLElement | undefined} */ (document.querySelectorAll(selector)[i]);
  button?.focus({ preventScroll: true });
  button?.click();
}
