// Notifications of the system: the permission, and showing one.

import { assetAddress } from "../loading/assets.js";
import { signal } from "../lib/index.js";

/**
 * Whether notices may be shown: they may; the browser must be asked first; it has been told not to;
 * it can't at this address, which is not a secure one; it can't at all.
 * @typedef {"granted" | "default" | "denied" | "insecure" | "unsupported"} Permission
 */

const ICON = assetAddress("icons/app-192.png");

const permission = signal(readPermission());
follow().catch(() => {});

/** Whether notices may be shown, as it changes. @type {import("../lib/index.js").ReadonlySignal<Permission>} */
export const noticePermission = permission;

/** Ask the browser, and so the person, whether notices may be shown. Only after a tap. */
export async function askForNotices() {
  if (permission.peek() === "default") await Notification.requestPermission();
  permission.value = readPermission();
  return permission.peek();
}

/**
 * Show a notice that leads back to this page.
 * @param {{title: string, body: string, tag: string, vibrate?: number[]}} notice `tag`: of several
 *   with the same tag only the newest is shown
 * @returns {() => void} take it away again
 */
export function showNotice({ title, ...options }) {
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
  // Phones only show notices from a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return async () => (await worker.getNotifications({ tag: options.tag })).forEach((one) => one.close());
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
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
