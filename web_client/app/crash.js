import { loadWords } from "../i18n/words.js";

/**
 * Report every error of this client on the page, and offer to reload it. The table goes on at the server.
 * @param {Element} root
 */
export function reportCrashes(root) {
  /** @param {unknown} error @param {string} [file] */
  const report = async (error, file) => {
    try {
      const { isOwn, show } = await import("./crash_notice.js");
      if (!isOwn(error, file)) return;
      await loadWords();
      show(root);
    } catch {
      // The splash offers to load the page again.
    }
  };
  // Later, because what has failed may still be drawing.
  addEventListener("error", ({ error, filename }) => setTimeout(report, 0, error, filename));
  addEventListener("unhandledrejection", ({ reason }) => setTimeout(report, 0, reason));
}
