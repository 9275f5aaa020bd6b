/** @import { Child } from "../../lib/index.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { cover } from "../../state/hands.js";
import { focusOn } from "../accessibility/focus.js";

needWords("hands");

/** How long somebody holds a cover until it opens, in milliseconds. */
const HOLD = 250;

/** What closes every cover, wherever it happens. @type {[EventTarget, string][]} */
const CLOSING = [
  [self, "blur"],
  [self, "pagehide"],
  [self, "scroll"],
  [document, "visibilitychange"],
];

/**
 * A cover, whose button opens it: as long as it is held, from one tap to the next if that was chosen, and by the
 * keyboard or a screen reader from one press to the next. What lies below is made only while it is open.
 *
 * `face` is what the button shows; `taps`: it opens by a tap whatever was chosen, as what lies below needs both hands.
 * A hold that ends on a button below it presses that.
 * @param {{name: string, face: Child, inside: string, taps?: boolean, below: () => Child}} props
 */
export function Cover({ name, face, inside, taps = false, below: draw }) {
  const [isOpen, setOpen] = useState(false);
  const [isShort, setShort] = useState(false);
  const whole = useRef(/** @type {HTMLElement | null} */ (null));
  const part = useRef(/** @type {HTMLElement | null} */ (null));
  const timer = useRef(0);
  const byKey = useRef(false);
  const holds = !taps && cover.value === "hold";
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useClosing(isOpen, close);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!byKey.current) return;
    if (isOpen) part.current?.focus();
    else if (focusOn(`[data-cover=${name}] > button`)) byKey.current = false;
  }, [isOpen]);
  /** @param {PointerEvent} press */
  const down = (press) => {
    if (!holds || !press.isPrimary || press.button) return;
    byKey.current = false;
    let opened = false;
    timer.current = setTimeout(() => {
      opened = true;
      setOpen(true);
    }, HOLD);
    onRelease(press, (at) => {
      const pressed = opened && at?.closest("button");
      if (pressed && part.current?.contains(pressed)) pressed.click();
      setShort(!opened && at !== null);
      close();
    });
  };
  /** @param {MouseEvent} click */
  const toggle = ({ detail }) => {
    if (holds && detail > 0) return;
    byKey.current = detail === 0;
    setOpen(!isOpen);
  };
  /** @param {FocusEvent} left */
  const leave = ({ relatedTarget }) => {
    if (relatedTarget && byKey.current && !whole.current?.contains(/** @type {Node} */ (relatedTarget))) {
      byKey.current = false;
      close();
    }
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return html`<div class="hand-cover" ref=${whole} data-cover=${name} data-open=${String(isOpen)} onKeyDown=${onKey} onFocusOut=${leave}>
    <button type="button" class=${name === "cards" ? "cover-face" : "cover-face chip"} aria-expanded=${String(isOpen)} onPointerDown=${down} onClick=${toggle}
      onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}>${face}</button>
    ${isOpen && html`<div class="cover-below" role="group" aria-label=${inside} tabindex="-1" ref=${part} onClick=${(/** @type {MouseEvent} */ { target }) => /** @type {Element} */ (target).closest("button") && close()}>${draw()}</div>`}
    ${isShort && holds && !isOpen && html`<${HeldTooShort} />`}
  </div>`;
}

/** What helps somebody who only tapped. */
const HeldTooShort = () =>
  html`<p class="cover-hint">${words("hand-hold-longer")} <button type="button" class="btn" data-action="cover-taps" onClick=${() => cover.choose("tap")}>${words("hand-open-by-tap")}</button></p>`;

/**
 * Tell once where a press ends: at which element, null when it was broken off.
 * @param {PointerEvent} press @param {(at: Element | null) => void} tell
 */
function onRelease({ pointerId, target }, tell) {
  /** @param {PointerEvent} end */
  const up = (end) => {
    if (end.pointerId !== pointerId) return;
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    tell(end.type === "pointerup" ? document.elementFromPoint(end.clientX, end.clientY) : null);
  };
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  /** @type {Element} */ (target).releasePointerCapture?.(pointerId);
}

/** Close a cover when others may look. @param {boolean} isOpen @param {() => void} close */
function useClosing(isOpen, close) {
  useEffect(() => {
    if (!isOpen) return undefined;
    /** @param {Event} event */
    const end = (event) => {
      // The focus leaves elements, too.
      if (event.type !== "blur" || event.target === self) close();
    };
    for (const [target, event] of CLOSING) target.addEventListener(event, end, { capture: true });
    return () => {
      for (const [target, event] of CLOSING) target.removeEventListener(event, end, { capture: true });
    };
  }, [isOpen]);
}

/**
 * The cards of a hand or the targets of a move, and the player's dock below.
 * @param {{live: boolean, out?: boolean, main: Child, children?: Child}} props `out`: the player is out of the round
 */
export const HandParts = ({ live, out = false, main, children }) =>
  html`<div class="hand-main">${out && html`<p class="hand-out" aria-hidden="true">${words("hand-out")}</p>`}${main}</div>
    <section class=${`hand-dock ${live ? "live" : ""}`} aria-label=${words("table-your-part")}>${children}</section>`;

/** Cards face down, to be uncovered. @param {{children?: Child}} props */
export function CoveredCards({ children }) {
  const way = cover.value;
  return html`<span aria-hidden="true">${children}</span>
    <span class="cover-label"><i class="cover-ring"></i><span><b>${words(`hand-see-${way}`)}</b> ${words("hand-see")}</span></span>`;
}
