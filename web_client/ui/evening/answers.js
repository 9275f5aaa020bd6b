import { words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { Sign } from "../icons/icons.js";

const ANSWERS = /** @type {const} */ (["yes", "maybe", "no"]);

/**
 * Whether somebody comes: three answers, or the one that was given, which opens them again.
 * @param {{given?: "yes" | "maybe" | "no", busy: boolean, lit: boolean, submits?: boolean,
 *   say: (answer: "yes" | "maybe" | "no") => void}} props `lit`: it is what there is to do; `submits`: with the form
 *   around it, in which a newcomer gives a name
 */
export function Answers({ given, busy, lit, submits = false, say }) {
  const [changing, change] = useState(false);
  if (given && !changing) {
    return html`<button type="button" class="btn" data-action="change-answer" data-answer=${given} onClick=${() => change(true)}>
      <${Sign} name=${given === "no" ? "x" : given === "yes" ? "check" : "q"} /><span>${words("meet-given", { answer: given })} · ${words("meet-change")}</span></button>`;
  }
  /** @param {Event} event @param {typeof ANSWERS[number]} answer */
  const pick = (event, answer) => {
    const { form } = /** @type {HTMLButtonElement} */ (event.currentTarget);
    if (submits && !form?.reportValidity()) return;
    change(false);
    say(answer);
  };
  return html`<div class="evening-answers" role="group" aria-label=${words("meet-are-you-in")}>${ANSWERS.map(
    (answer) => html`<button type="button" key=${answer} class=${lit && answer === "yes" ? "btn btn-main" : "btn"}
      data-action=${`answer-${answer}`} aria-pressed=${given && String(answer === given)} disabled=${busy}
      onClick=${(/** @type {Event} */ event) => pick(event, answer)}>${words(`meet-say-${answer}`)}</button>`,
  )}</div>
  ${submits && html`<p class="note">${words("meet-no-account")}</p>`}`;
}
