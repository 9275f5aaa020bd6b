import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";

/** What the server refuses in any text: control characters, and halves of characters. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * A form of one text.
 * @param {{label: string, action: string, button: string, value?: string, longest: number,
 *   onSend: (text: string) => void, onCancel?: () => void, clears?: boolean, pending?: boolean, refused?: boolean}} props
 * `clears`: remove the text once it is no longer `pending`, unless it was `refused`
 */
export function TextForm({ label, action, button, value = "", longest, onSend, onCancel, clears, pending, refused }) {
  const [text, setText] = useState(value);
  const sent = useRef("");
  useEffect(() => {
    if (pending || !sent.current) return;
    setText((now) => (clears && !refused && now === sent.current ? "" : now));
    sent.current = "";
  }, [pending]);
  /** @param {any} event */
  const submit = (event) => {
    event.preventDefault();
    // As it stands there: some browsers fill a field without an event.
    const typed = event.target[0].value;
    const plain = typed.replace(UNWRITABLE, " ").trim();
    if (!plain || pending) return;
    setText(typed);
    sent.current = typed;
    onSend(plain);
  };
  return html`<form class="say" onSubmit=${submit}>
    <input type="text" dir=${text && "auto"} aria-label=${label} placeholder=${label} value=${text} maxlength=${longest}
      required=${!clears} autocomplete="off" onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
    <button class="btn" data-action=${action}>${button}</button>
    ${onCancel && html`<button type="button" class="btn" data-action="cancel" onClick=${onCancel}>${words("table-cancel")}</button>`}
  </form>`;
}
