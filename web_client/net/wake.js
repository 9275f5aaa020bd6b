const BEAT = 5_000;
const SLEPT = 15_000;

/**
 * Watch the page and the device. Call `lost` when the network goes, `woke` when it comes back or the device was asleep,
 * `shown` when the page becomes visible again, and `beat` every five seconds.
 * @param {{lost: () => void, woke: () => void, shown: () => void, beat: () => void}} listener
 * @returns {() => void} stop watching
 */
export function watchPage(listener) {
  let last = Date.now();
  const beat = setInterval(() => {
    const now = Date.now();
    const slept = now - last > SLEPT && !document.hidden;
    last = now;
    if (slept) listener.woke();
    else listener.beat();
  }, BEAT);
  const onVisibility = () => {
    if (!document.hidden) listener.shown();
  };
  /** @param {PageTransitionEvent} event */
  const onShow = (event) => {
    if (event.persisted) listener.woke();
  };
  addEventListener("offline", listener.lost);
  addEventListener("online", listener.woke);
  addEventListener("pageshow", onShow);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    clearInterval(beat);
    removeEventListener("offline", listener.lost);
    removeEventListener("online", listener.woke);
    removeEventListener("pageshow", onShow);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
