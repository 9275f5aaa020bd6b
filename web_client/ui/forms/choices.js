// Choices among a few values, in forms of options and settings.

import { html, useRef } from "../../lib/index.js";
import { step } from "../accessibility/keyboard.js";

/**
 * A few values side by side, one of them chosen. They are one stop of the Tab key. Arrow keys move between them without
 * choosing, since a choice may be sent to others at once.
 * @param {{label: string, hint?: string, name: string, value: any,
 *   choices: {value: any, label: string}[], onPick: (value: any) => void}} props
 */
export function Segments({ label, hint, name, value, choices, onPick }) {
  const at = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  );
  const all = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const buttons = /** @type {HTMLElement[]} */ ([...(all.current?.children ?? [])]);
    if (step(event.key, buttons, buttons.indexOf(/** @type {HTMLElement} */ (event.target)))) event.preventDefault();
  };
  return html`<div class="opt" role="radiogroup" aria-label=${label} data-option=${name}>
    <span>${label}</span>
    <div class="seg" ref=${all} onKeyDown=${onKeyDown}>${choices.map(
      (choice, i) => html`<button type="button" role="radio" key=${choice.value}
        tabindex=${i === at ? 0 : -1} aria-checked=${String(choice.value === value)} data-value=${String(choice.value)}
        onClick=${() => onPick(choice.value)}>${choice.label}</button>`,
    )}</div>
    ${hint && html`<small>${hint}</small>`}
  </div>`;
}

/**
 * Return the usual values, and the current one if it is another.
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
