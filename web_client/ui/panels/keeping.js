/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Keeping as Kept } from "../../net/wire.js" */

import { dayOf } from "../../i18n/time.js";
import { needWords, words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { keepTable, seeKeeping } from "../../net/privacy.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { useRequest } from "../hooks/use_request.js";
import { Refused } from "../refusals/refused.js";

needWords("after");

/** Until when the table is kept, and the host's button to keep it longer; nothing where all are kept for good. @param {{store: TableStore}} props */
export function Keeping({ store }) {
  const { code, player } = store;
  const { answer } = useRequest(() => seeKeeping(code, player), []);
  const [changed, change] = useState(/** @type {Kept | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const now = changed ?? answer;
  if (!now || now.until === null) return null;
  const keep = () => void attempt(async () => change(await keepTable(code, player, !now.kept)));
  return html`<div class="menu-acts" data-keeping>
    <p class="sum" role="status">${words("keeping-until", { day: dayOf(now.until) })}</p>
    ${
      store.isHost.value &&
      now.may_keep &&
      html`<button type="button" class="btn" data-action="keep" disabled=${busy} onClick=${keep}>${words(now.kept ? "keeping-let-go" : "keeping-keep")}</button>`
    }
    <${Refused} refusal=${refusal} />
  </div>`;
}
