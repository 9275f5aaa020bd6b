import { html } from "../../lib/index.js";
import { sound } from "../../state/preferences.js";
import { Sign } from "../icons/icons.js";
import { W } from "../../i18n/table.js";

/** Turns the sound on and off. */
export function SoundButton() {
  const on = sound.value === "on";
  return html`<button type="button" class="iconbtn sound-button" data-action="sound" aria-label=${W.sound}
    aria-pressed=${String(on)} onClick=${() => sound.choose(on ? "off" : "on")}>
    <${Sign} name=${on ? "sound" : "mute"} /></button>`;
}
