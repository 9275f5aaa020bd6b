/** @import { Replay } from "../../state/table/replay.js" */

import { html, useState } from "../../lib/index.js";
import { needWords, words } from "../../i18n/words.js";
import { makeReport } from "../../state/report.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { saveJson } from "./save_file.js";

needWords("after");

/**
 * Saves a report of the round on this device, and says where to send it.
 * @param {{code: string, player: string, replay?: Replay | null}} props `replay`: the round, if it is seen again
 */
export function ReportButton({ code, player, replay = null }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [isSaved, setSaved] = useState(false);
  const [busy, attempt] = useAttempt(refuse);
  const save = () =>
    void attempt(async () => {
      const report = await makeReport(code, player, replay);
      saveJson(`${report.game}-report-${new Date().toISOString().slice(0, 16).replace(":", "")}.json`, report);
      setSaved(true);
    });
  return html`<button type="button" class="btn" data-action="report" disabled=${busy} onClick=${save}>${words("replay-report")}</button>
    <p class="report-said" role="status">${isSaved && words("replay-report-saved")}</p>
    <${Refused} refusal=${refusal} of="replay" />`;
}
