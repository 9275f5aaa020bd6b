/** @import { OnOff, Preference } from "../../state/preferences.js" */

import { language, languageName, LANGUAGES, speak } from "../../i18n/language.js";
import { S } from "../../i18n/settings.js";
import { html } from "../../lib/index.js";
import { askForNotifications, notificationPermission } from "../../attention/system_notification.js";
import { canVibrate } from "../../attention/vibration.js";
import { awake, motion, notifications, sound, theme, vibration } from "../../state/preferences.js";
import { isGuest } from "../../state/guest.js";
import { Segments, Switch } from "../forms/choices.js";
import { SignOut } from "./sign_out.js";
import { W } from "../../i18n/table.js";

/** The settings of this browser; every change is applied and kept at once. */
export function Settings() {
  return html`<section class="settings" aria-label=${W.settings} data-settings>
    <${Choice} of=${theme} label=${S.theme} names=${S.themes} />
    <${LanguageChoice} />
    <${OnOffChoice} of=${sound} label=${W.sound} hint=${S.soundHint} />
    <${NoticeChoice} />
    ${canVibrate() && html`<${OnOffChoice} of=${vibration} label=${S.vibration} hint=${S.vibrationHint} />`}
    ${"wakeLock" in navigator && html`<${OnOffChoice} of=${awake} label=${S.awake} hint=${S.awakeHint} />`}
    <${Choice} of=${motion} label=${S.motion} names=${S.motions} />
    <p class="sum">${S.settingsKept}</p>
    ${isGuest() && html`<${SignOut} />`}
  </section>`;
}

/** @param {{of: Preference<any>, label: string, names: Record<string, string>}} props */
function Choice({ of, label, names }) {
  return html`<${Segments} name=${of.name} label=${label} value=${of.value}
    choices=${of.choices.map((value) => ({ value, label: names[value] }))}
    onPick=${(/** @type {string} */ value) => of.choose(value)} />`;
}

/** @param {{of: Preference<OnOff>, label: string, hint: string}} props */
function OnOffChoice({ of, label, hint }) {
  return html`<${Switch} name=${of.name} label=${label} hint=${hint} value=${of.value === "on"}
    onPick=${(/** @type {boolean} */ on) => of.choose(on ? "on" : "off")} />`;
}

/** Notifications while this page is hidden. The browser asks as well. */
function NoticeChoice() {
  const permission = notificationPermission.value;
  const possible = permission === "granted" || permission === "default";
  const pick = async (/** @type {boolean} */ on) => {
    const allowed = on && (await askForNotifications()) === "granted";
    notifications.choose(allowed ? "on" : "off");
  };
  return html`<${Switch} name=${notifications.name} label=${S.notices} hint=${S.noticeHints[permission]} disabled=${!possible}
    value=${notifications.value === "on" && permission === "granted"} onPick=${pick} />`;
}

function LanguageChoice() {
  const tags = Object.keys(LANGUAGES);
  if (tags.length < 2) return null;
  return html`<label class="fld" data-option="language">${S.language}
    <select value=${language} onChange=${(/** @type {any} */ event) => speak(event.target.value)}>
      ${tags.map((tag) => html`<option key=${tag} value=${tag} lang=${tag}>${languageName(tag)}</option>`)}
    </select>
  </label>`;
}
