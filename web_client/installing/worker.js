const CALM = 3_000;
/** Where this release is. */
const RELEASE = new URL("..", import.meta.url).pathname;

/** Have the service worker of this release installed, when the page has nothing better to do. */
export function installWorker() {
  if (!navigator.serviceWorker) return;
  setTimeout(() => {
    navigator.serviceWorker.register(`/service_worker.js?${RELEASE}`).catch(() => {
      // A browser may forbid it. Then being offline looks as the browser has it.
    });
  }, CALM);
}
