import { now } from "../lib/clock.js";

const BEAT = 5_000;
const SLEPT = 15_000;
/** How far the wall clock and the monotonic one may drift apart between two looks, in milliseconds. */
const PARTED = 1_000;

/**
 * Watch the page and the device. Call `lost` when the network goes, `woke` when it comes back or the device was asleep,
 * `shown` when the page becomes visible again, and `beat` every five seconds. Call `parted` when somebody has set the
 * clock, or the monotonic one stood still while the device was asleep: nobody here can tell which.
 * @param {{lost: () => void, woke: () => void, shown: () => void, beat: () => void, parted: () => void}} listener
 * @returns {() => void} stop watching
 */
export function watchPage(listener) {
  let last = Date.now();
  let apart = last - now();
  const compare = () => {
    const difference = Date.now() - now();
    if (Math.abs(difference - apart) <= PARTED) return;
    apart = difference;
    listener.parted();
  };
  const beat = setInterval(() => {
    const at = Date.now();
    const slept = at - last > SLEPT && !document.hidden;
    last = at;
    compare();
    if (slept) listener.woke();
    else listener.beat();
  }, BEAT);
  const onVisibility = () => {
    if (document.hidden) return;
    compare();
    listener.shown();
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
