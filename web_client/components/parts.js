/**
 * @import { TableStore } from "../state/store.js"
 * @import { Refusal } from "../state/types.js"
 */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/index.js";
import { Sign } from "./icons.js";
import { refusalWords, W } from "./words.js";

/**
 * A refusal in words, where it happened.
 * @param {{refusal: {code: string, reason: string, again?: string} | null, words?: Record<string, string>}} props
 */
export function Refused({ refusal, words }) {
  if (!refusal) return null;
  if (refusal.again) {
    return html`<p class="refused put-off" role="status" data-refused=${refusal.code}>${refusalWords(refusal, words)}</p>`;
  }
  return html`<p class="refused" role="alert" data-refused=${refusal.code}>
    <${Sign} name="x" />${refusalWords(refusal, words)}
  </p>`;
}

/**
 * Return the refusal that belongs to a place on the screen.
 * @param {TableStore} store
 * @param {string[]} places
 * @returns {Refusal | null}
 */
export function refusalAt(store, ...places) {
  const { refusal } = store.state.value;
  return refusal && places.includes(refusal.place) ? refusal : null;
}

/**
 * A button that asks once, in its own place, before it acts.
 * @param {{action: string, label: string, question: string, onConfirm: () => void, disabled?: boolean}} props
 */
export function AskButton({ action, label, question, onConfirm, disabled }) {
  const [asking, ask] = useState(false);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (asking || asked.current) place.current?.focus({ preventScroll: true });
    asked.current = asking;
  }, [asking]);
  if (!asking) {
    return html`<button type="button" class="btn" data-action=${action} disabled=${disabled} ref=${place}
      onClick=${() => ask(true)}>${label}</button>`;
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
    <button type="button" class="btn" data-action="confirm" onClick=${confirm}>${W.yes}</button>
    <button type="button" class="btn" data-action="cancel" onClick=${() => ask(false)}>${W.no}</button>
  </span>`;
}

/** What the server takes in no text: control characters, and halves of characters. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * A form of one text.
 * @param {{label: string, action: string, button: string, value?: string, longest: number,
 *   onSend: (text: string) => void, onCancel?: () => void, clears?: boolean, pending?: boolean, refused?: boolean}} props
 *   `clears`: the text goes once it is no longer `pending`, unless it was `refused`
 */
export function TextForm({ label, action, button, value = "", longest, onSend, onCancel, clears, pending, refused }) {
  const [text, setText] = useState(value);
  const sent = useRef("");
  useEffect(() => {
    if (pending || !sent.current) return;
    setText((now) => (clears && !refused && now === sent.current ? "" : now));
    sent.current = "";
  }, [pending]);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const plain = text.replace(UNWRITABLE, " ").trim();
    if (!plain || pending) return;
    sent.current = text;
    onSend(plain);
  };
  return html`<form class="say" onSubmit=${submit}>
    <input type="text" aria-label=${label} placeholder=${label} value=${text} maxlength=${longest}
      required=${!clears} autocomplete="off" onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
    <button class="btn" data-action=${action}>${button}</button>
    ${onCancel && html`<button type="button" class="btn" data-action="cancel" onClick=${onCancel}>${W.cancel}</button>`}
  </form>`;
}

/** Return our clock, ticking four times a second while `running`. @param {boolean} running */
export function useClock(running) {
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    if (!running) return undefined;
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** The top line of a page. @param {{title: string, children?: unknown}} props */
export function Bar({ title, children }) {
  return html`<header class="bar">
    <span class="brand disp"><${Sign} name="brand" />${title}</span>
    <span class="bar-end">${children}</span>
  </header>`;
}
