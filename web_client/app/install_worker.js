import { language } from "../i18n/index.js";
import { assetAddress } from "../loading/assets.js";

const CALM = 3_000;
/** Where this release is. */
const RELEASE = assetAddress("");

/** Install the service worker of this release when the page is idle, and let it keep the pages that need no server. */
export function installWorker() {
  if (!navigator.serviceWorker) return;
  setTimeout(() => {
    install().catch(() => {
      // A browser may forbid it. Then it shows its own offline page.
    });
  }, CALM);
}

async function install() {
  // While a worker of this release is being installed, the active one is of another.
  const { installing, waiting, active } = await navigator.serviceWorker.register(`/service_worker.js?${RELEASE}`);
  const { connection } = /** @type {{connection?: {saveData: boolean}}} */ (navigator);
  if (!connection?.saveData) (installing ?? waiting ?? active)?.postMessage({ keep: language });
}
