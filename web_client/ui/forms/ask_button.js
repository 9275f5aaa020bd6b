import { html, useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";

/**
 * A button that asks once, in its own place, before it acts; without a question it acts at once, and it takes back one that
 * has settled itself.
 * @param {{action: string, label: string, question: string, onConfirm: () => void, disabled?: boolean, main?: boolean}} props
 *   `main`: it is the one that goes on
 */
export function AskButton({ action, label, question, onConfirm, disabled, main = false }) {
  const [asked, ask] = useState(false);
  const asking = asked && question !== "";
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const was = useRef(false);
  useLayoutEffect(() => {
    if (asking || was.current) place.current?.focus({ preventScroll: true });
    was.current = asking;
    ask(asking);
  }, [asking]);
  if (!asking) {
    return html`<button type="button" class=${main ? "btn btn-main" : "btn"} data-action=${action} disabled=${disabled} ref=${place}
      onClick=${() => (question ? ask(true) : onConfirm())}>${label}</button>`;
  }
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    ask(false);
  };
  const confirm = () => {
    ask(false);
    onConfirm();
  };
  return html`<span class="asking" role="group" aria-label=${question} onKeyDown=${onKeyDown}>
    <span tabindex="-1" ref=${place}>${question}</span>
    <button type="button" class="btn" data-action="confirm" onClick=${confirm}>${words("table-yes")}</button>
    <button type="button" class="btn" data-action="cancel" onClick=${() => ask(false)}>${words("table-no")}</button>
  </span>`;
}
