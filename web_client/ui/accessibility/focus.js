import { useLayoutEffect, useRef } from "../../lib/index.js";

/** What gets the focus if nothing nearer is left. */
const HEADINGS = "[data-headline], h1, h2";
/** The targets of the focus on another screen, which may load in parts; never a side panel's heading. */
const FIRST_HEADINGS = "[data-headline], h1";

/**
 * Keep the focus in the page. When the focused element goes away or is disabled, the heading of the nearest part that
 * is still there gets the focus, which also reads it out.
 *
 * It watches the document, so components need do nothing. One that knows a better place focuses it in a layout effect,
 * which runs before.
 */
export function keepFocus() {
  /** The focused element and its ancestors; empty if the user removed the focus on purpose. */
  let path = /** @type {Element[]} */ ([]);
  document.addEventListener("focusin", ({ target }) => {
    path = around(/** @type {Element} */ (target));
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget || !document.hasFocus()) return;
    const left = /** @type {Element} */ (target);
    queueMicrotask(() => {
      if (left === path[0] && isUsable(left)) path = [];
    });
  });
  const find = () => {
    if (!path.length || isUsable(path[0])) return;
    const heading = headingOf(path);
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  let frame = 0;
  new MutationObserver(() => {
    if (!path.length || isUsable(path[0])) return;
    // Focusing makes the browser lay the page out. In the task that has drawn an update that would be wasted, since it
    // lays out again for the frame.
    cancelAnimationFrame(frame);
    if (document.hidden) find();
    else frame = requestAnimationFrame(find);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
}

/**
 * Take the focus from a part of the page that is about to be removed. Call it before drawing, since the browser lays
 * the page out when a focused element is removed.
 * @param {string} part
 */
export function letGo(part) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  if (focused?.closest(part)) focused.blur();
}

/** Focus an element if it is on the screen; return whether it is. @param {string} selector */
export function focusOn(selector) {
  return focusBack([...document.querySelectorAll(selector)].find(isSeen));
}

/**
 * Focus an element again if it is still on the screen; return whether it is.
 * @param {Element | null | undefined} place
 */
export function focusBack(place) {
  if (!place || place === document.body || !isSeen(place)) return false;
  /** @type {HTMLElement} */ (place).focus({ preventScroll: true });
  return true;
}

/** @param {Element} place */
const isSeen = (place) => place.getClientRects().length > 0;

/** Focus the first target on the table; the player's own cards come last. */
export const focusOnTarget = () => focusOn(".board [data-target]") || focusOn("[data-target]");

/** Return the ref of the element that gets the focus when its part appears. */
export function useEntered() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);
  return place;
}

/** @param {Element} element */
const isUsable = (element) => element.isConnected && !element.matches(":disabled");

/** @param {Element} element */
function around(element) {
  const path = [element];
  for (let above = element.parentElement; above; above = above.parentElement) path.push(above);
  return path;
}

/**
 * Return the heading of the innermost part that is still there and has one.
 * @param {Element[]} path
 * @returns {HTMLElement | null}
 */
function headingOf(path) {
  for (const part of path.slice(1)) {
    const heading = part.isConnected ? part.querySelector(part.closest("main") ? HEADINGS : FIRST_HEADINGS) : null;
    if (heading) return /** @type {HTMLElement} */ (heading);
  }
  return null;
}
