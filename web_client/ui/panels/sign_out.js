/** @import { Device } from "../../net/wire.js" */

import { ago } from "../../i18n/ago.js";
import { list } from "../../i18n/grammar.js";
import { tableName } from "../../i18n/table_name.js";
import { words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { eraseMe, listDevices, signOut } from "../../net/guests.js";
import { forgetEverything } from "../../state/forgetting.js";
import { AskButton } from "../forms/ask_button.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";

/** In milliseconds. The server says when a device was used to the hour. */
const RECENTLY = 7_200_000;

/** The devices that play as this guest, and what signs them out. */
export function SignOut() {
  const [devices, show] = useState(/** @type {Device[]} */ ([]));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const [alone, setAlone] = useState(false);
  const look = async () => show((await listDevices()).devices);
  useEffect(() => void attempt(look), []);
  const elsewhere = async () => {
    await signOut("elsewhere");
    await look();
    setAlone(true);
  };
  /** @param {() => Promise<unknown>} end */
  const goAfter = async (end) => {
    // A guest who is signed out already, as after a lost answer, still has something to forget.
    await end().catch((error) => {
      if (error.code !== "not_signed_in") throw error;
    });
    await forgetEverything();
    location.replace("/");
  };
  const here = () => goAfter(() => signOut("here"));
  const erase = () => goAfter(eraseMe);
  return html`<section class="sign-out" aria-label=${words("settings-devices")} data-sign-out>
    <h3>${words("settings-devices")}</h3>
    <ul>${devices.map((device) => html`<${Line} device=${device} />`)}</ul>
    <p class="sum" role="status">${alone && words("settings-signed-out-elsewhere")}</p>
    <div class="acts-of-devices">
      <${AskButton} action="sign-out-elsewhere" label=${words("settings-sign-out-elsewhere")}
        question=${words("settings-sign-out-elsewhere-sure")}
        disabled=${busy} onConfirm=${() => void attempt(elsewhere)} />
      <${AskButton} action="sign-out-here" label=${words("settings-sign-out-here")} question=${words("settings-sign-out-here-sure")}
        disabled=${busy} onConfirm=${() => void attempt(here)} />
      <${AskButton} action="erase-me" label=${words("settings-erase")} question=${words("settings-erase-sure")}
        disabled=${busy} onConfirm=${() => void attempt(erase)} />
    </div>
    <${Refused} refusal=${refusal} />
  </section>`;
}

/** @param {{device: Device}} props */
function Line({ device }) {
  const { tables } = device;
  const called = device.this
    ? words("settings-this-browser")
    : words("settings-other-device", { tables: list(tables.map(tableName)), count: tables.length });
  const unused = Math.max(0, Date.now() - device.used_at);
  return html`<li data-device=${device.this ? "this" : "other"}>
    <b>${called}</b>
    <small>${unused < RECENTLY ? words("settings-used-recently") : words("settings-last-used", { ago: ago(unused) })}</small>
  </li>`;
}
