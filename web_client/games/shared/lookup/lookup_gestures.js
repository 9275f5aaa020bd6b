// How a player looks up something with `data-about`: by a long press, by resting the mouse on it, or by the key i. The
// listeners are on the whole page, so they cover whatever is drawn.

import { useLayoutEffect } from "../../../lib/index.js";
import { onStepBack } from "../../../routing/back_button.js";
import { singleKeys } from "../../../state/preferences.js";
import { closeLookup, lookUp, subject } from "./lookup.js";

/** In milliseconds. */
const LONG_PRESS = 450;
const REST = 500;
/** How many pixels a finger may move while it presses. */
const SLACK = 10;
/** How many pixels the mouse must move after a click before it can rest on something again. */
const AWAY = 40;
/** From this window size on, the sheet lies beside everything that the mouse can rest on, so it covers nothing. */
export const ROOM_BESIDE = "(min-width: 1100px) and (min-height: 481px)";

/** @param {EventTarget | null} target */
const aboutOf = (target) =>
  target instanceof Element ? (target.closest("[data-about]")?.getAttribute("data-about") ?? null) : null;

/**
 * Return whether a click opens the sheet: on a word of a sentence, which does nothing else. Such words take no focus,
 * as they are too many; the keyboard reaches the same subjects on cards and tiles.
 * @param {EventTarget | null} target
 */
const isWord = (target) =>
  target instanceof Element && target.closest("b[data-about]") !== null && !target.closest("button");

/** @param {EventTarget | null} target */
const isOnSheet = (target) => target instanceof Element && target.closest("[data-lookup]") !== null;

/** @param {EventTarget | null} target */
const isTyping = (target) => target instanceof Element && target.matches("input, textarea, select");

/**
 * Listen to the whole page.
 * @returns {() => void} to stop it
 */
function listenForLookups() {
  const listening = new AbortController();
  const { signal } = listening;
  const press = new Press();
  const rest = new Rest();
  document.addEventListener("pointerdown", (event) => press.begin(event), { signal });
  document.addEventListener("pointerdown", (event) => rest.begin(event), { signal });
  document.addEventListener("pointermove", (event) => press.move(event), { signal });
  document.addEventListener("pointermove", (event) => rest.move(event), { signal });
  for (const type of ["pointerup", "pointercancel"]) {
    document.addEventListener(type, () => press.end(), { signal });
  }
  document.addEventListener("contextmenu", (event) => press.keepMenu(event), { signal });
  document.addEventListener("click", (event) => press.click(event), { signal, capture: true });
  document.addEventListener("pointerover", () => rest.over(), { signal });
  document.addEventListener("keydown", onKey, { signal });
  return () => {
    listening.abort();
    press.end();
    rest.end();
  };
}

/** Close the sheet; return whether there was one. */
function closeIfOpen() {
  const isOpen = subject.peek() !== null;
  closeLookup();
  return isOpen;
}

/** Let players look things up while a component is there; the sheet closes with it, and by a step back. */
export function useLookups() {
  // Not after the frame: a player who sees the table may already ask about it.
  useLayoutEffect(() => {
    const stops = [listenForLookups(), onStepBack(closeIfOpen)];
    return () => {
      stops.forEach((stop) => stop());
      closeLookup();
    };
  }, []);
}

/** A long press by a finger or a mouse button. */
class Press {
  timer = 0;
  x = 0;
  y = 0;
  /** The long press has opened the sheet, so the click that ends it must do nothing. */
  answered = false;
  touch = false;

  /** @param {PointerEvent} event */
  begin({ target, button, pointerType, clientX, clientY }) {
    this.end();
    this.answered = false;
    this.touch = pointerType === "touch";
    const about = aboutOf(target);
    if (about === null || button !== 0) return;
    [this.x, this.y] = [clientX, clientY];
    this.timer = setTimeout(() => {
      this.answered = true;
      lookUp(about);
    }, LONG_PRESS);
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    if (Math.hypot(clientX - this.x, clientY - this.y) > SLACK) this.end();
  }

  end() {
    clearTimeout(this.timer);
  }

  /** Prevent the browser's menu after a long press. @param {Event} event */
  keepMenu(event) {
    if (this.touch && aboutOf(event.target) !== null) event.preventDefault();
  }

  /** A click elsewhere closes the sheet. @param {MouseEvent} event */
  click(event) {
    if (this.answered) {
      this.answered = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (isWord(event.target)) lookUp(aboutOf(event.target) ?? "");
    else if (subject.peek() && !isOnSheet(event.target)) closeLookup();
  }
}

/**
 * The mouse resting on something. The sheet that it opens closes when it leaves. Only a mouse that was moved there
 * counts, not one below which the board changed or that has just clicked.
 */
class Rest {
  timer = 0;
  came = true;
  /** Where the last click was, until the mouse has moved away. @type {{x: number, y: number} | null} */
  clicked = null;

  /** @param {PointerEvent} event */
  begin({ clientX, clientY }) {
    this.end();
    this.clicked = { x: clientX, y: clientY };
  }

  over() {
    this.end();
    this.came = true;
  }

  /** @param {PointerEvent} event */
  move({ target, pointerType, buttons, clientX, clientY }) {
    if (this.clicked && Math.hypot(clientX - this.clicked.x, clientY - this.clicked.y) > AWAY) this.clicked = null;
    if (!this.came || this.clicked) return;
    this.came = false;
    const shown = subject.peek();
    if (pointerType !== "mouse" || buttons || shown?.held) return;
    const about = aboutOf(target);
    if (about !== null && about === shown?.about) return;
    if (about !== null && matchMedia(ROOM_BESIDE).matches) {
      this.timer = setTimeout(() => lookUp(about, { held: false }), REST);
    } else if (shown && !isOnSheet(target)) closeLookup();
  }

  end() {
    clearTimeout(this.timer);
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key === "Escape" && subject.peek() && !event.defaultPrevented) {
    event.preventDefault();
    closeLookup();
    return;
  }
  const about = aboutOf(target);
  if (key !== "i" || singleKeys.value === "off" || ctrlKey || metaKey || altKey || isTyping(target) || about === null)
    return;
  event.preventDefault();
  lookUp(about, { byKey: true });
}
