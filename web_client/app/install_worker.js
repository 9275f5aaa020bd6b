import { language } from "../i18n/language.js";
import { assetAddress } from "../loading/assets.js";

/** Where this release is. */
const RELEASE = assetAddress("");

/** Install the service worker of this release, and let it keep the pages that need no server. */
export async function installWorker() {
  if (!navigator.serviceWorker) return;
  // While a worker of this release is being installed, the active one is of another.
  const { installing, waiting, active } = await navigator.serviceWorker.register(`/service_worker.js?${RELEASE}`);
  const { connection } = /** @type {{connection?: {saveData: boolean}}} */ (navigator);
  if (!connection?.saveData) (installing ?? waiting ?? active)?.postMessage({ keep: language });
}
