/** @import { Child } from "../../lib/index.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { roomSound } from "./room_sound.js";

/** All that can be pressed on a big screen: the whole screen, and the sound. @param {{children?: Child}} props */
export function Corner({ children }) {
  const full = useFullscreen();
  const on = roomSound.value === "on";
  return html`<span class="corner">${children}
    <button type="button" class="wallbtn" data-action="room-sound" aria-label=${words("table-sound")} aria-pressed=${String(on)}
      onClick=${() => roomSound.choose(on ? "off" : "on")}><${Sign} name=${on ? "sound" : "mute"} /></button>
    ${
      document.fullscreenEnabled &&
      html`<button type="button" class="wallbtn" data-action="fullscreen" aria-label=${words("stage-fullscreen")} aria-pressed=${String(full)}
      onClick=${() => void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})}><svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 2h8v3H5v5H2zM14 2h8v8h-3V5h-5zM2 14h3v5h5v3H2zM19 14h3v8h-8v-3h5z" /></svg></button>`
    }
  </span>`;
}

function useFullscreen() {
  const [full, tell] = useState(Boolean(document.fullscreenElement));
  useEffect(() => {
    const changed = () => tell(Boolean(document.fullscreenElement));
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  return full;
}
