import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { makeTable } from "../../net/entering.js";
import { enterTable } from "../../state/enter_leave.js";
import { asGuest, storedName, storeName } from "../../state/guest.js";
import { words } from "../../i18n/words.js";
import { NameField } from "../forms/name_field.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { Refused } from "../refusals/refused.js";

/** The one question before a new table: the name of who opens it. @param {{game: string, back: () => void}} props */
export function NewTable({ game, back }) {
  const [name, setName] = useState(storedName());
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    void attempt(async () => {
      storeName(name.trim());
      const made = await asGuest(name.trim(), () => makeTable(game, name.trim()));
      enterTable(made.code, made.player);
    });
  };
  return html`<form class="go-form ask-name" onSubmit=${open} ref=${form}>
    <${NameField} name=${name} write=${setName} label=${words("lobby-who-are-you")} />
    <button class="btn btn-main" data-action="make-table" disabled=${busy}>${words("lobby-make-table")}</button>
    <${Refused} refusal=${refusal} />
    <button type="button" class="btn btn-quiet" data-action="back" onClick=${back}>${words("table-back")}</button>
  </form>`;
}
