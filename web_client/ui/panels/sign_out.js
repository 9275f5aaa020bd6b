/** @import { Device } from "../../net/wire.js" */

import { S } from "../../i18n/settings.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { listDevices, signOut } from "../../net/guests.js";
import { forgetEverything } from "../../state/forgetting.js";
import { AskButton } from "../forms/ask_button.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";

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
  const here = async () => {
    // A guest who is signed out already, as after a lost answer, still has something to forget.
    await signOut("here").catch((error) => {
      if (error.code !== "not_signed_in") throw error;
    });
    await forgetEverything();
    location.replace("/");
  };
  return html`<section class="sign-out" aria-label=${S.devices} data-sign-out>
    <h3>${S.devices}</h3>
    <ul>${devices.map((device) => html`<${Line} device=${device} />`)}</ul>
    <p class="sum" role="status">${alone ? S.signedOutElsewhere : ""}</p>
    <div class="acts-of-devices">
      <${AskButton} action="sign-out-elsewhere" label=${S.signOutElsewhere} question=${S.signOutElsewhereSure}
        disabled=${busy} onConfirm=${() => void attempt(elsewhere)} />
      <${AskButton} action="sign-out-here" label=${S.signOutHere} question=${S.signOutHereSure}
        disabled=${busy} onConfirm=${() => void attempt(here)} />
    </div>
    <${Refused} refusal=${refusal} />
  </section>`;
}

/** @param {{device: Device}} props */
function Line({ device }) {
  return html`<li data-device=${device.this ? "this" : "other"}>
    <b>${device.this ? S.thisBrowser : S.otherDevice(device.tables)}</b>
    <small>${S.lastUsed(Math.max(0, Date.now() - device.used_at))}</small>
  </li>`;
}
