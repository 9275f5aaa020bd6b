/** @import { Evening } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { arrive } from "../../state/arrival.js";
import { AskButton } from "../forms/ask_button.js";
import { Segments } from "../forms/choices.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { useCall } from "./call.js";
import { dateIn, fieldsOf, ownZone, zoneInWords, zonesWith } from "./dates.js";

needWords("evening");

const REPEATS = /** @type {const} */ (["once", "weekly", "biweekly"]);

/**
 * The host's form: when the table meets, how often, and where people talk. The zone is the one thing that a browser
 * ever says of where somebody lives, and only when the host sends it.
 * @param {{store: TableStore, done: () => void}} props
 */
export function PlanForm({ store, done }) {
  const evening = /** @type {Evening | null | undefined} */ (store.now.table?.evening);
  const [zone, setZone] = useState(evening?.zone ?? ownZone());
  const [zones, list] = useState(() => [[zoneInWords(zone), zone]]);
  const [repeats, repeat] = useState(/** @type {typeof REPEATS[number]} */ (evening?.repeats ?? "weekly"));
  const usual = evening ? fieldsOf(evening.at, evening.zone) : { date: dateIn(7), time: "20:30" };
  const found = useCall(store);
  const call = useRef(/** @type {HTMLInputElement | null} */ (null));
  const isSending = store.isPending("plan_evening");
  const sent = useRef(false);
  const refusal = refusalAt(store, "plan_evening");
  useEffect(() => {
    if (isSending || !sent.current) return;
    sent.current = false;
    if (refusal) return;
    arrive(null);
    done();
  }, [isSending]);
  /** @param {any} event */
  const submit = (event) => {
    event.preventDefault();
    const { date, time } = event.target.elements;
    sent.current = true;
    const url = call.current?.value.trim() || null;
    store.command("plan_evening", { local: `${date.value}T${time.value}`, zone, repeats, call: url });
  };
  /** Complete an address as people say it. @param {any} event */
  const complete = ({ target }) => {
    if (target.value && !target.value.includes("://")) target.value = `https://${target.value.trim()}`;
  };
  const useRoom = () => {
    if (call.current) call.current.value = found?.room ?? "";
  };
  if (!found) return null;
  return html`<form class="evening-form" onSubmit=${submit} data-plan>
    <div class="evening-two">
      <label class="fld">${words("meet-date")}<input type="date" name="date" required min=${dateIn(0)} max=${dateIn(365)} defaultValue=${usual.date} /></label>
      <label class="fld">${words("meet-time")}<input type="time" name="time" required defaultValue=${usual.time} /></label>
    </div>
    ${evening && html`<p class="note" data-asks-again>${words("meet-asks-again")}</p>`}
    <label class="fld">${words("meet-zone")}<select name="zone" onFocus=${() => zones.length > 1 || list(zonesWith(zone))}
      onChange=${(/** @type {any} */ event) => setZone(event.target.value)}>${zones.map(
        ([name, one]) => html`<option key=${one} value=${one} selected=${one === zone}>${name}</option>`,
      )}</select></label>
    <p class="note">${words("meet-zone-note")}</p>
    <${Segments} name="repeats" label=${words("meet-how-often")} value=${repeats} onPick=${repeat}
      choices=${REPEATS.map((value) => ({ value, label: words(`meet-${value}`) }))} />
    <label class="fld">${words("meet-call")}<input type="url" name="call" maxlength="300" pattern="https://.+" placeholder="https://" ref=${call} onChange=${complete}
      defaultValue=${found.url ?? ""} aria-describedby="call-note" autocomplete="off" /></label>
    <p class="note" id="call-note">${words("meet-call-note")}</p>
    ${found.room && html`<button type="button" class="btn" data-action="use-room" onClick=${useRoom}>${words("meet-use-room")}</button>`}
    <${Refused} refusal=${refusalAt(store, "plan_evening", "cancel_evening")} />
    <button class="btn" data-action="plan-evening" disabled=${!store.live.value || isSending}>${words("meet-plan")}</button>
    ${
      evening &&
      html`<${AskButton} action="cancel-evening" label=${words("meet-cancel")} question=${words("meet-cancel-sure")} disabled=${!store.live.value}
        onConfirm=${() => store.command("cancel_evening")} />`
    }
  </form>`;
}

/** The way to the form, in the menu of the host. @param {{store: TableStore, close: () => void}} props */
export function Planning({ store, close }) {
  const [open, toggle] = useState(false);
  return html`<section class="evening-plan"><button type="button" class="btn" data-action="plan" aria-expanded=${String(open)} onClick=${() => toggle(!open)}>
      ${words(store.now.table?.evening ? "meet-change-evening" : "meet-plan-evening")}</button>
    ${open && html`<${PlanForm} store=${store} done=${close} />`}
  </section>`;
}
