// Keys beyond those that every browser has: single characters, Escape, and arrows within a group.

import { useLayoutEffect, useRef } from "../../lib/index.js";
import { singleKeys } from "../../state/preferences.js";

/** Where a character is text and an arrow moves the caret. */
const FIELDS = "input:not([type=range]), textarea, select, [contenteditable]";

/** What the space bar presses or scrolls. */
const USE_SPACE = "button, a, summary, [data-feed]";

/** The headings of questions: from there arrow keys lead to the answers. */
const QUESTION = "[data-headline]";

/**
 * The groups in which arrow keys move: the targets on the table, or else everything on it; and the answers to a
 * question.
 */
const ANSWERS = "[data-answers] button:enabled";
const GROUPS = ["[data-target]", ".board [data-about]:is(button, [tabindex])", ANSWERS];

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Act on keys while the component is on the screen. Single characters count only outside of text fields, and only if
 * the user has not turned them off, because dictation and stray fingers press them by mistake; the space bar, wherever
 * it has no other use.
 * @param {Record<string, (() => void) | undefined>} actions by the key's value, letters in lower case; keys of other
 *   scripts act by their positions
 */
export function useKeys(actions) {
  const current = useRef(actions);
  current.current = actions;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      // A modal part gets all keys, and nothing behind it reacts.
      if (document.querySelector("dialog[open]")) return;
      // What fills in fields by itself sends events without a key.
      if (!event.key || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
        return;
      const action = isMeant(event) ? actionOf(event, current.current) : undefined;
      if (action) {
        if (event.key !== " " || !event.repeat) action();
      } else if (!walk(event)) return;
      event.preventDefault();
    };
    // After all listeners of the document, so that what lies over the table comes first.
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/**
 * Return the action of a key: by its character, and by its position where that is neither a Latin letter nor a digit.
 * @param {{key: string, code: string, shiftKey: boolean}} event
 * @template Action
 * @param {Record<string, Action>} actions
 * @returns {Action | undefined}
 */
export function actionOf({ key, code, shiftKey }, actions) {
  if (key.length > 1) return actions[key];
  const character = key.toLowerCase();
  if (character in actions || /[a-z0-9]/.test(character)) return actions[character];
  return actions[code.replace(shiftKey ? "Key" : /Key|Digit/, "").toLowerCase()];
}

/** @param {KeyboardEvent} event */
function isMeant({ key, repeat, target }) {
  if (key.length > 1) return true;
  const here = /** @type {Element} */ (target);
  if (here.closest(FIELDS)) return false;
  return key === " " ? !here.closest(USE_SPACE) : !repeat && singleKeys.value === "on";
}

/**
 * Move the focus within its group, or from the question to an answer; return whether it moved.
 * @param {KeyboardEvent} event
 */
function walk({ key, target }) {
  const here = /** @type {HTMLElement} */ (target);
  const group = here.matches(QUESTION) ? ANSWERS : GROUPS.find((selector) => here.matches(selector));
  if (!group || !(key in STEPS)) return false;
  const all = [...document.querySelectorAll(group)].map((one) => /** @type {HTMLElement} */ (one));
  const from = here.matches(QUESTION) && STEPS[key] < 0 ? 0 : all.indexOf(here);
  return step(key, all, from);
}

/**
 * Move the focus to the next of several elements by an arrow key; return whether the key was one.
 * @param {string} key
 * @param {HTMLElement[]} all
 * @param {number} from
 */
export function step(key, all, from) {
  if (!(key in STEPS)) return false;
  all[(from + STEPS[key] + all.length) % all.length]?.focus({ preventScroll: true });
  return all.length > 0;
}
