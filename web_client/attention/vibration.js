/** @import { TableStore } from "../state/table/store.js" */
/** @import { Attention, Urgency } from "./types.js" */

import { vibration } from "../state/preferences.js";
import { onAttention } from "./attention.js";

/** Milliseconds of vibration and rest in turn. @type {Record<Attention, number[]>} */
export const PATTERNS = { turn: [140], reaction: [60, 90, 60] };

/** Return whether this device may be able to vibrate. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/**
 * Vibrate when the table wants something of this page's player. Browsers allow it only to a visible page that was
 * touched; when the page is hidden, the notification vibrates.
 * @param {TableStore} store
 * @param {Urgency} game
 * @returns {() => void} stop
 */
export function vibrateForAttention(store, game) {
  return onAttention(store, game, (wanted) => {
    if (vibration.peek() === "off" || !canVibrate() || document.hidden) return;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate(PATTERNS[wanted]);
  });
}
