import { language } from "../i18n/language.js";
import { effect } from "../lib/index.js";
import { assetAddress } from "../loading/assets.js";
import { beside } from "../routing/route.js";

/** The pages that need no server. */
const KEPT = new Set(["rules", "learn"]);

/** Where this release is. */
const RELEASE = assetAddress("");

/** Install the service worker of this release, and let it keep the pages that need no server. */
export async function installWorker() {
  if (!navigator.serviceWorker) return;
  // While a worker of this release is being installed, the active one is of another.
  const { installing, waiting, active } = await navigator.serviceWorker.register(`/service_worker.js?${RELEASE}`);
  const { connection } = /** @type {{connection?: {saveData: boolean}}} */ (navigator);
  const newest = installing ?? waiting ?? active;
  if (connection?.saveData || !newest) return;
  effect(() => {
    if (KEPT.has(beside.value?.page ?? "")) newest.postMessage({ keep: language, seen: location.pathname });
  });
  newest.postMessage({ keep: language });
}
