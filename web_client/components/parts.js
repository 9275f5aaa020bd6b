/**
 * @import { TableStore } from "../state/store.js"
 * @import { Refusal } from "../state/types.js"
 */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/index.js";
import { Sign } from "./icons.js";
import { step } from "./keyboard.js";
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

/**
 * A few values side by side, one of them chosen. They are one stop of the Tab key; arrows lead from one to the
 * next and choose none, since what is chosen may be told to others at once.
 * @param {{label: string, hint?: string, name: string, value: any, disabled?: boolean,
 *   choices: {value: any, label: string}[], onPick: (value: any) => void}} props
 */
export function Segments({ label, hint, name, value, choices, onPick, disabled }) {
  const at = Math.max(0, choices.findIndex((choice) => choice.value === value));
  const all = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const buttons = /** @type {HTMLElement[]} */ ([...(all.current?.children ?? [])]);
    if (step(event.key, buttons, buttons.indexOf(/** @type {HTMLElement} */ (event.target)))) event.preventDefault();
  };
  return html`<div class="opt" role="radiogroup" aria-label=${label} data-option=${name}>
    <span>${label}</span>
    <div class="seg" ref=${all} onKeyDown=${onKeyDown}>${choices.map(
      (choice, i) => html`<button type="button" role="radio" key=${choice.value} disabled=${disabled}
        tabindex=${i === at ? 0 : -1} aria-checked=${String(choice.value === value)} data-value=${String(choice.value)}
        onClick=${() => onPick(choice.value)}>${choice.label}</button>`,
    )}</div>
    ${hint && html`<small>${hint}</small>`}
  </div>`;
}

/**
 * Offer the usual values, and the present one if it is another.
 * @param {any[]} usual
 * @param {any} present
 * @param {(value: any) => string} label
 */
export function choicesOf(usual, present, label) {
  const values = usual.includes(present) ? usual : [...usual, present].sort((a, b) => a - b);
  return values.map((value) => ({ value, label: label(value) }));
}

/**
 * Something that is on or off.
 * @param {{label: string, hint?: string, name: string, value: boolean, disabled?: boolean,
 *   onPick: (value: boolean) => void}} props
 */
export function Switch({ label, hint, name, value, onPick, disabled }) {
  return html`<button type="button" class="sw" role="switch" aria-checked=${String(value)}
    data-option=${name} disabled=${disabled} onClick=${() => onPick(!value)}>
    <span>${label}${hint && html`<small>${hint}</small>`}</span><i></i>
  </button>`;
}

/** What the server takes in no text: control characters, and halves of characters. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * A form of one text.
 * @param {{label: string, action: string, button: string, value?: string, longest: number,
 *   onSend: (text: string) => void, onCancel?: () => void, clears?: boolean}} props
 */
export function TextForm({ label, action, button, value = "", longest, onSend, onCancel, clears }) {
  const [text, setText] = useState(value);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const plain = text.replace(UNWRITABLE, " ").trim();
    if (!plain) return;
    onSend(plain);
    if (clears) setText("");
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
