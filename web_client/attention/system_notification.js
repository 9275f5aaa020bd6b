// Notifications of the system: the permission, and showing one.

import { assetAddress } from "../loading/assets.js";
import { signal } from "../lib/index.js";

/**
 * Whether notifications may be shown: they may; the browser must be asked first; the player has forbidden them;
 * it can't at this address, which is not a secure one; it can't at all.
 * @typedef {"granted" | "default" | "denied" | "insecure" | "unsupported"} Permission
 */

const ICON = assetAddress("icons/app-192.png");

const permission = signal(readPermission());
follow().catch(() => {});

/** Whether notifications may be shown, as it changes. @type {import("../lib/index.js").ReadonlySignal<Permission>} */
export const notificationPermission = permission;

/** Ask the browser, and so the person, whether notifications may be shown. Only after a tap. */
export async function askForNotifications() {
  if (permission.peek() === "default") await Notification.requestPermission();
  permission.value = readPermission();
  return permission.peek();
}

/**
 * Show a notification that leads back to this page.
 * @param {{title: string, body: string, tag: string, vibrate?: number[]}} notification `tag`: of several
 *   with the same tag only the newest is shown
 * @returns {() => void} take it away again
 */
export function showNotification({ title, ...options }) {
  const shown = show(title, { ...options, icon: ICON, data: { url: location.href } });
  shown.catch(() => {});
  return () =>
    void shown.then(
      (close) => close(),
      () => {},
    );
}

/**
 * @param {string} title
 * @param {NotificationOptions} options
 * @returns {Promise<() => void>} how to close it
 */
async function show(title, options) {
  // Phones only show notifications from a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return async () => (await worker.getNotifications({ tag: options.tag })).forEach((one) => one.close());
  }
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
  return () => notification.close();
}

/** @returns {Permission} */
function readPermission() {
  if ("Notification" in window && isSecureContext) return Notification.permission;
  return isSecureContext ? "unsupported" : "insecure";
}

/** Follow the permission when it is changed in the browser's own settings. */
async function follow() {
  const status = await navigator.permissions?.query({ name: "notifications" });
  status?.addEventListener("change", () => (permission.value = readPermission()));
}
