import { assetAddress } from "../loading/assets.js";

const CALM = 3_000;
/** Where this release is. */
const RELEASE = assetAddress("");

/** Install the service worker of this release when the page is idle. */
export function installWorker() {
  if (!navigator.serviceWorker) return;
  setTimeout(() => {
    navigator.serviceWorker.register(`/service_worker.js?${RELEASE}`).catch(() => {
      // A browser may forbid it. Then it shows its own offline page.
    });
  }, CALM);
}
