/** @import { TableStore } from "../state/table/store.js" */
/** @import { Attention, Urgency } from "./types.js" */

import { computed, effect } from "../lib/index.js";
import { words } from "../i18n/words.js";
import { notifications, vibration } from "../state/preferences.js";
import { markIcon } from "./badge.js";
import { attentionFor } from "./attention.js";
import { notificationPermission, showNotification } from "./system_notification.js";
import { PATTERNS } from "./vibration.js";
import { visible } from "./visible.js";

/**
 * Ask for attention outside of the page, as long as the table wants something of its player: on its icon, and by
 * a notification if the page is hidden and notifications are on.
 * @param {TableStore} store
 * @param {Urgency} game
 * @returns {() => void} stop
 */
export function showAttention(store, game) {
  const attention = computed(() => attentionFor(store.now, game));
  let withdraw = () => {};
  const stopIcon = markIcon(computed(() => attention.value !== null));
  const stopNotices = effect(() => {
    withdraw();
    withdraw = attention.value ? notificationOf(attention.value, store) : () => {};
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
 * @param {Attention} wanted
 * @param {TableStore} store
 */
function notificationOf(wanted, store) {
  const isOn = notifications.peek() === "on" && notificationPermission.peek() === "granted";
  if (!isOn || visible.peek()) return () => {};
  const shaking = vibration.peek() === "on" ? { vibrate: PATTERNS[wanted] } : {};
  return showNotification({
    title: words(`table-wanted-${wanted}`),
    body: words("match-notice"),
    tag: `table-${store.code}`,
    ...shaking,
  });
}
