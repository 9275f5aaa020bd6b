/** @import { ReadonlySignal } from "../lib/index.js" */

import { assetAddress } from "../loading/assets.js";
import { effect } from "../lib/index.js";

const CALLING = assetAddress("icons/tab-call.png");
/**
 * How long to wait before drawing the icon, in milliseconds. It takes as long as a frame, so it must not interrupt
 * motion.
 */
const LATER = 700;

/**
 * Mark the page's icon, and that of the installed app, as long as attention is wanted.
 * @param {ReadonlySignal<boolean>} isWanted
 * @returns {() => void} stop, and take the mark off
 */
export function markIcon(isWanted) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel~=icon]"));
  const usual = icon?.getAttribute("href") ?? "";
  let marked = false;
  /** @param {boolean} wanted */
  const mark = (wanted) => {
    if (wanted === marked) return;
    marked = wanted;
    icon?.setAttribute("href", wanted ? CALLING : usual);
    setBadge(wanted);
  };
  const stop = effect(() => {
    const wanted = isWanted.value;
    const timer = setTimeout(() => mark(wanted), LATER);
    return () => clearTimeout(timer);
  });
  return () => {
    stop();
    mark(false);
  };
}

/** @param {boolean} marked */
function setBadge(marked) {
  if (!("setAppBadge" in navigator)) return;
  // Without a number it is a plain dot. Only an installed app has one.
  const done = marked ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => {});
}
