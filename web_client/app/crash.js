import { loadWords } from "../i18n/words.js";
import { assetAddress } from "../loading/assets.js";

/** What the addresses of this release's files begin with. */
const RELEASE = location.origin + assetAddress("");

/** An address in a stack, as all browsers write it. */
const ADDRESS = /[\w-]+:\/\/[^\s)]+/;

async function loadNotice() {
  const notice = await import("./crash_notice.js");
  await loadWords();
  return notice;
}

/**
 * Report every error of this client on the page, and offer to reload it. The table goes on at the server.
 * @param {Element} root
 */
export function reportCrashes(root) {
  const report = () => {
    const shown = loadNotice().then(({ show }) => show(root));
    shown.catch(() => {
      // The splash offers to load the page again.
    });
  };
  /** @param {unknown} error @param {string} [file] */
  const hear = (error, file) => {
    // Later, because what has failed may still be drawing.
    if (isOwn(error, file)) setTimeout(report);
  };
  addEventListener("error", ({ error, filename }) => hear(error, filename));
  addEventListener("unhandledrejection", ({ reason }) => hear(reason));
}

/**
 * Return whether an error arose in a file of this release. Extensions and scripts of proxies have errors of their own.
 * @param {any} error
 * @param {string} [file]
 */
function isOwn(error, file) {
  // The message may quote an address, too.
  const stack = String(error?.stack).replace(String(error?.message), "");
  return [file, ADDRESS.exec(stack)?.[0]].some((place) => place?.startsWith(RELEASE) && place.includes(".js"));
}
