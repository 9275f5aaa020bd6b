/** What gets the focus when nothing nearer is left. */
const HEADINGS = "[data-headline], h1, h2";
/** The targets of the focus on another screen, which may load in parts; never a side panel's heading. */
const FIRST_HEADINGS = "[data-headline], h1";

/**
 * Keep the focus in the page. When the focused element goes away or is disabled, the heading of the nearest part that
 * is still there gets the focus, which also reads it out.
 *
 * It watches the document, so components need not care. One that knows a better place focuses it in a layout effect,
 * before this looks.
 */
export function keepFocus() {
  /** What was focused, and all that is around it; empty when somebody let go of it on purpose. */
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
    // To focus something the browser lays the page out. In the task that has drawn an update that would
    // be for nothing, since it does so once more for the frame.
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
 * Take the focus from what is about to go with a part of the page: to be called before anything is drawn,
 * since the browser lays the page out when something focused is removed from it.
 * @param {string} part
 */
export function letGo(part) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  if (focused?.closest(part)) focused.blur();
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
