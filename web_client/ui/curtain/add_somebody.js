/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { joinTable } from "../../net/entering.js";
import { newId } from "../../net/random.js";
import { sendCommand } from "../../net/rest.js";
import { storedPlayer, storePlayer } from "../../state/session.js";
import { TextForm } from "../forms/text_form.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { hidesNothing } from "./bands.js";
import { Refused } from "../refusals/refused.js";

needWords("curtain");
needWords("lobby");

/** The longest name, in letters. */
const LONGEST = 20;

/** Lets somebody else sit down at this page, which friends then pass round. @param {{store: TableStore, game: GameClient}} props */
export function AddSomebody({ store, game }) {
  const [open, setOpen] = useState(false);
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  /** @param {string} name */
  const add = (name) =>
    attempt(async () => {
      const { player } = await joinTable(store.invitation.peek(), name, true);
      // They are right here, so nobody waits for them to say so.
      await sendCommand(store.code, player, { type: "ready", id: newId(), ready: true }).catch(() => {});
      setOpen(false);
      storePlayer(store.code, `${storedPlayer(store.code)} ${player}`);
    });
  return html`<div class="menu-acts" data-add-somebody>
    ${
      open
        ? html`<${TextForm} label=${words("curtain-name")} action="add-somebody" button=${words("lobby-sit-down")} longest=${LONGEST}
            pending=${busy} onSend=${add} onCancel=${() => setOpen(false)} />`
        : html`<button type="button" class="btn" data-action="share-phone" onClick=${() => setOpen(true)}>${words("curtain-add")}</button>`
    }
    <p class="sum">${words(hidesNothing(game) ? "curtain-add-hint.plain" : "curtain-add-hint")}</p>
    <${Refused} refusal=${refusal} of="lobby" />
  </div>`;
}
