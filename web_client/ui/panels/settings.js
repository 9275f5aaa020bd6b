/** @import { OnOff, Preference } from "../../state/preferences.js" */

import { language, languageName, LANGUAGES, speak } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { askForNotifications, notificationPermission } from "../../attention/system_notification.js";
import { canVibrate } from "../../attention/vibration.js";
import { awake, motion, notifications, shake, sound, theme, vibration } from "../../state/preferences.js";
import { cover } from "../../state/hands.js";
import { isGuest } from "../../state/guest.js";
import { Segments, Switch } from "../forms/choices.js";
import { allowShaking, canShake } from "../hooks/use_shake.js";
import { SignOut } from "./sign_out.js";

needWords("lobby");
needWords("hands");

/** The settings of this browser; every change is applied and kept at once. */
export function Settings() {
  return html`<section class="settings" aria-label=${words("table-settings")} data-settings>
    <${Choice} of=${theme} label=${words("settings-theme")} called=${themeCalled} />
    <${LanguageChoice} />
    <${OnOffChoice} of=${sound} label=${words("table-sound")} hint=${words("settings-sound-hint")} />
    <${NoticeChoice} />
    ${canVibrate() && html`<${OnOffChoice} of=${vibration} label=${words("settings-vibration")} hint=${words("settings-vibration.hint")} />`}
    ${canShake() && html`<${ShakeChoice} />`}
    ${"wakeLock" in navigator && html`<${OnOffChoice} of=${awake} label=${words("settings-awake")} hint=${words("settings-awake.hint")} />`}
    <${Choice} of=${motion} label=${words("settings-motion")} called=${motionCalled} />
    <${Choice} of=${cover} label=${words("hand-cover")} called=${coverCalled} />
    ${!isSecureContext && html`<p class="sum" data-insecure>${words("settings-insecure")}</p>`}
    <p class="sum">${words("settings-kept")}</p>
    ${isGuest() && html`<${SignOut} />`}
  </section>`;
}

/** @param {typeof theme.choices[number]} choice */
const themeCalled = (choice) => words(`settings-theme-${choice}`);

/** @param {typeof motion.choices[number]} choice */
const motionCalled = (choice) => words(`settings-motion-${choice}`);

/** @param {typeof cover.choices[number]} choice */
const coverCalled = (choice) => words(`hand-cover-${choice}`);

/** @param {{of: Preference<any>, label: string, called: (choice: any) => string}} props */
function Choice({ of, label, called }) {
  return html`<${Segments} name=${of.name} label=${label} value=${of.value}
    choices=${of.choices.map((value) => ({ value, label: called(value) }))}
    onPick=${(/** @type {string} */ value) => of.choose(value)} />`;
}

/** @param {{of: Preference<OnOff>, label: string, hint: string}} props */
function OnOffChoice({ of, label, hint }) {
  return html`<${Switch} name=${of.name} label=${label} hint=${hint} value=${of.value === "on"}
    onPick=${(/** @type {boolean} */ on) => of.choose(on ? "on" : "off")} />`;
}

/** A shake rolls the dice. Some browsers ask as well. */
function ShakeChoice() {
  const pick = async (/** @type {boolean} */ on) => shake.choose(on && (await allowShaking()) ? "on" : "off");
  return html`<${Switch} name=${shake.name} label=${words("settings-shake")} hint=${words("settings-shake.hint")} value=${shake.value === "on"} onPick=${pick} />`;
}

/** Notifications while this page is hidden. The browser asks as well. */
function NoticeChoice() {
  const permission = notificationPermission.value;
  const possible = permission === "granted" || permission === "default";
  const pick = async (/** @type {boolean} */ on) => {
    const allowed = on && (await askForNotifications()) === "granted";
    notifications.choose(allowed ? "on" : "off");
  };
  return html`<${Switch} name=${notifications.name} label=${words("settings-notices")}
    hint=${words(`settings-notices-${permission}`)} disabled=${!possible}
    value=${notifications.value === "on" && permission === "granted"} onPick=${pick} />`;
}

/** Return a language's name; of one that is not translated completely, with how much of it is. @param {string} tag */
function languageShown(tag) {
  const [name, percent] = [languageName(tag), LANGUAGES[tag]];
  return percent < 100 ? words("settings-language-share", { language: name, percent }) : name;
}

function LanguageChoice() {
  const tags = Object.keys(LANGUAGES);
  if (tags.length < 2) return null;
  return html`<label class="fld" data-option="language">${words("settings-language")}
    <select value=${language} onChange=${(/** @type {any} */ event) => speak(event.target.value)}>
      ${tags.map((tag) => html`<option key=${tag} value=${tag} lang=${tag}>${languageShown(tag)}</option>`)}
    </select>
  </label>`;
}
