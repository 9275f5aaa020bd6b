import { html } from "../../lib/index.js";
import { sound } from "../../state/preferences.js";
import { Sign } from "../icons/icons.js";
import { words } from "../../i18n/words.js";

/** Turns the sound on and off. */
export function SoundButton() {
  const on = sound.value === "on";
  return html`<button type="button" class="iconbtn sound-button" data-action="sound" aria-label=${words("table-sound")}
    aria-pressed=${String(on)} onClick=${() => sound.choose(on ? "off" : "on")}>
    <${Sign} name=${on ? "sound" : "mute"} /></button>`;
}
