const CALLING = new URL("../icon-call.svg", import.meta.url).pathname;

/**
 * Mark the page's icon, and that of the installed app, as long as somebody is called.
 * @returns {() => void} take the mark off
 */
export function markIcon() {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel~=icon]"));
  const usual = icon?.getAttribute("href") ?? "";
  icon?.setAttribute("href", CALLING);
  setBadge(true);
  return () => {
    icon?.setAttribute("href", usual);
    setBadge(false);
  };
}

/** @param {boolean} marked */
function setBadge(marked) {
  if (!("setAppBadge" in navigator)) return;
  // Without a number it is a plain dot. Only an installed app has one.
  const done = marked ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => {});
}
