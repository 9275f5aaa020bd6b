/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Call } from "./types.js"
 */

import { vibration } from "../state/preferences.js";
import { onCall } from "./call.js";

/** Milliseconds of shaking and rest in turn. @type {Record<Call, number[]>} */
export const PATTERNS = { turn: [140], reaction: [60, 90, 60] };

/** Whether this machine is one that may be able to shake. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/**
 * Let the machine shake when somebody is called. Only a page that is seen and was touched can do so;
 * when it is hidden, the notification shakes.
 * @param {TableStore} store
 * @param {GameClient} game
 * @returns {() => void} stop
 */
export function vibrateWhenCalled(store, game) {
  return onCall(store, game, (call) => {
    if (vibration.peek() === "off" || !canVibrate() || document.hidden) return;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate(PATTERNS[call]);
  });
}
