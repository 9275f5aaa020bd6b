/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Call } from "./types.js"
 */

import { computed, effect } from "../lib/index.js";
import { notices, vibration } from "../state/preferences.js";
import { markIcon } from "./badge.js";
import { callIn } from "./call.js";
import { noticePermission, showNotice } from "./notice.js";
import { PATTERNS } from "./vibration.js";
import { visible } from "./visible.js";

/**
 * Show outside of the page that somebody is called, as long as that lasts: on its icon, and by a
 * notice if the call comes while the page is hidden and notices are wanted.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {(call: Call) => {title: string, body: string}} words for a notice, with nothing in them that is
 *   not for everybody's eyes
 * @returns {() => void} stop
 */
export function showCalls(store, game, words) {
  const call = computed(() => callIn(store.state.value, game));
  let withdraw = () => {};
  const stopIcon = markIcon(computed(() => call.value !== null));
  const stopNotices = effect(() => {
    withdraw();
    withdraw = call.value ? noticeOf(call.value, store, words) : () => {};
  });
  const stopLooks = effect(() => {
    if (visible.value) withdraw();
  });
  return () => {
    stopIcon();
    stopNotices();
    stopLooks();
    withdraw();
  };
}

/**
 * @param {Call} call
 * @param {TableStore} store
 * @param {(call: Call) => {title: string, body: string}} words
 */
function noticeOf(call, store, words) {
  const wanted = notices.peek() === "on" && noticePermission.peek() === "granted";
  if (!wanted || visible.peek()) return () => {};
  const shaking = vibration.peek() === "on" ? { vibrate: PATTERNS[call] } : {};
  return showNotice({ ...words(call), tag: `table-${store.code}`, ...shaking });
}
