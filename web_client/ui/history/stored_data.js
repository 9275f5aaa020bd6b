import { H } from "../../i18n/history.js";
import { html, useState } from "../../lib/index.js";
import { forgetMatches, listAllMatches } from "../../net/results.js";
import { announce } from "../accessibility/announcer.js";
import { AskButton } from "../forms/ask_button.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { saveJson } from "../panels/save_file.js";

/**
 * What the server keeps of this guest's matches; it can be saved and deleted.
 * @param {{onForgotten: () => void}} props
 */
export function Kept({ onForgotten }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const save = () => attempt(async () => saveJson("matches.json", await listAllMatches()));
  const forget = () =>
    attempt(async () => {
      await forgetMatches();
      announce(H.forgotten);
      onForgotten();
    });
  return html`<section class="kept" aria-labelledby="kept">
    <h2 class="disp" id="kept">${H.kept}</h2>
    <p>${H.keptText}</p>
    <div class="kept-actions">
      <button type="button" class="btn" data-action="download" disabled=${busy} onClick=${() => void save()}>${H.download}</button>
      <${AskButton} action="forget" label=${H.forget} question=${H.forgetSure} disabled=${busy} onConfirm=${() => void forget()} />
    </div>
    <${Refused} refusal=${refusal} />
  </section>`;
}
