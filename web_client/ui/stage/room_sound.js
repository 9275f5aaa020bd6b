import { Preference } from "../../state/preferences.js";

/** Whether a big screen makes sounds: only where somebody chose it there. */
export const roomSound = new Preference("room_sound", ["off", "on"]);
