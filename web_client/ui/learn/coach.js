/** @import { LessonRun } from "../../state/table/lesson.js" */
/** @import { Ways } from "../types.js" */

import { html } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { needWords, words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { plain, Sentence } from "../log/sentence.js";
import { Refused, refusalAt } from "../refusals/refused.js";

needWords("lobby");

/**
 * The text of the current lesson step, and the button to go on.
 * @param {{run: LessonRun, turnTo: (step: number) => void, next: Ways["next"], refusal?: Ways["refusal"]}} props
 */
export function Coach({ run, turnTo, next, refusal = null }) {
  const { title, says, detour } = run.current;
  const { roster } = run.store.now;
  const astray = refusalAt(run.store, "move")?.reason ?? "";
  useAnnounced(title);
  useAnnounced(plain(says(), roster));
  useAnnounced(astray);
  return html`<section class="coach" data-coach>
    <div class="coach-says">
      <span class="coach-count">${words("lobby-step-of", { step: run.step.value + 1, steps: run.steps.length })}</span>
      <h1 class="disp">${title}</h1>
      <p><${Sentence} parts=${says()} roster=${roster} /></p>
      ${astray && html`<p class="coach-detour" data-detour>${astray}</p>`}
    </div>
    ${run.isLast && html`<${Refused} refusal=${refusal} /><${Next} next=${next} again=${() => turnTo(0)} />`}
    ${
      !run.isLast &&
      !detour &&
      html`<button type="button" class="btn btn-main" data-action="go-on"
      onClick=${() => run.next()}>${words("lobby-go-on")}</button>`
    }
  </section>`;
}

/** The buttons after a lesson. @param {{next: Ways["next"], again: () => void}} props */
function Next({ next, again }) {
  return html`<div class="coach-next">
    ${next.map(
      ({ action, label, go }, i) => html`<button type="button" key=${action} data-action=${action}
      class=${i ? "btn" : "btn btn-main"} onClick=${go}>${label}</button>`,
    )}
    <button type="button" class="btn" data-action="learn-again" onClick=${again}>${words("lobby-learn-again")}</button>
  </div>`;
}

/**
 * The buttons to go back, skip this step, or leave.
 * @param {{run: LessonRun, turnTo: (step: number) => void, leave: () => void}} props
 */
export function Steps({ run, turnTo, leave }) {
  const step = run.step.value;
  return html`<nav class="coach-steps" aria-label=${words("lobby-lesson")}>
    <button type="button" class="iconbtn" data-action="previous-step" aria-label=${words("lobby-previous-step")}
      disabled=${step === 0} onClick=${() => turnTo(step - 1)}><${Sign} name="back" /></button>
    <button type="button" class="iconbtn coach-skip" data-action="skip-step" aria-label=${words("lobby-skip-step")}
      disabled=${run.isLast} onClick=${() => run.next()}><${Sign} name="back" /></button>
    <button type="button" class="iconbtn" data-action="leave-lesson" aria-label=${words("lobby-leave-lesson")}
      onClick=${leave}><${Sign} name="x" /></button>
  </nav>`;
}
