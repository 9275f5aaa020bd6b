/** @import { Replay } from "../../state/table/replay.js" */

import { html, useState } from "../../lib/index.js";
import { needWords, words } from "../../i18n/words.js";
import { sendReport } from "../../net/past_rounds.js";
import { makeReport } from "../../state/report.js";
import { TextForm } from "../forms/text_form.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { saveJson } from "./save_file.js";

needWords("after");

/** The longest sentence that goes with a report, in characters. */
const LONGEST = 300;

/**
 * Sends a report of the round to the host of the server with a sentence, or saves it on this device.
 * @param {{code: string, player: string, replay?: Replay | null}} props `replay`: the round, if it is seen again
 */
export function ReportButton({ code, player, replay = null }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState("");
  const [busy, attempt] = useAttempt(refuse);
  /** @param {string} text */
  const send = (text) =>
    void attempt(async () => {
      await sendReport(code, player, text, await makeReport(code, player, replay));
      setOpen(false);
      say(words("replay-report-sent"));
    });
  const save = () =>
    void attempt(async () => {
      const report = await makeReport(code, player, replay);
      saveJson(`${report.game}-report-${new Date().toISOString().slice(0, 16).replace(":", "")}.json`, report);
      say(words("replay-report-saved"));
    });
  return html`<button type="button" class="btn" data-action="report" aria-expanded=${String(isOpen)} onClick=${() => setOpen(!isOpen)}>${words("replay-report")}</button>
    ${
      isOpen &&
      html`<div class="go-form report">
        <p class="sum">${words("replay-report-note")}</p>
        <${TextForm} label=${words("replay-report-what")} action="send-report" button=${words("replay-report-send")} longest=${LONGEST} onSend=${send} pending=${busy} />
        <button type="button" class="btn" data-action="save-report" disabled=${busy} onClick=${save}>${words("replay-report-save")}</button>
      </div>`
    }
    <p class="report-said" role="status">${said}</p>
    <${Refused} refusal=${refusal} of="replay" />`;
}
