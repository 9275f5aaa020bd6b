import { words } from "../../i18n/words.js";
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
      announce(words("history-forgotten"));
      onForgotten();
    });
  return html`<section class="kept" aria-labelledby="kept">
    <h2 class="disp" id="kept">${words("history-kept")}</h2>
    <p>${words("history-kept.text")}</p>
    <div class="kept-actions">
      <button type="button" class="btn" data-action="download" disabled=${busy} onClick=${() => void save()}>${words("history-download")}</button>
      <${AskButton} action="forget" label=${words("history-forget")} question=${words("history-forget-sure")} disabled=${busy} onConfirm=${() => void forget()} />
    </div>
    <${Refused} refusal=${refusal} />
  </section>`;
}
