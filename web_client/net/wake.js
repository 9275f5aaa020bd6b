const BEAT = 5_000;
const SLEPT = 15_000;
/** How far the wall clock and the monotonic one may drift apart, in milliseconds. */
const PARTED = 1_000;

/**
 * Watch the page and the device. Call `lost` when the network goes, `woke` when it comes back or the device was asleep,
 * `shown` when the page becomes visible again, and `beat` every five seconds. `woke` is told whether the clocks have
 * parted: somebody has set the wall clock, or the monotonic one stood still during sleep, and nobody here can tell which.
 * @param {{lost: () => void, woke: (parted?: boolean) => void, shown: () => void, beat: () => void}} listener
 * @returns {() => void} stop watching
 */
export function watchPage(listener) {
  let last = Date.now();
  let apart = last - performance.now();
  const haveParted = () => {
    const now = Date.now() - performance.now();
    if (Math.abs(now - apart) <= PARTED) return false;
    apart = now;
    return true;
  };
  const beat = setInterval(() => {
    const now = Date.now();
    const slept = now - last > SLEPT;
    last = now;
    if (document.hidden) listener.beat();
    else if (haveParted()) listener.woke(true);
    else if (slept) listener.woke();
    else listener.beat();
  }, BEAT);
  const onVisibility = () => {
    if (document.hidden) return;
    if (haveParted()) listener.woke(true);
    else listener.shown();
  };
  /** @param {PageTransitionEvent} event */
  const onShow = (event) => {
    if (event.persisted) listener.woke();
  };
  const onOnline = () => listener.woke();
  addEventListener("offline", listener.lost);
  addEventListener("online", onOnline);
  addEventListener("pageshow", onShow);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    clearInterval(beat);
    removeEventListener("offline", listener.lost);
    removeEventListener("online", onOnline);
    removeEventListener("pageshow", onShow);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
