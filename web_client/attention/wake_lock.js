import { computed, effect } from "../lib/index.js";
import { awake } from "../state/preferences.js";
import { visible } from "./visible.js";

/**
 * Keep the screen from going dark while the page is visible and it is needed, if the browser can.
 * @param {() => boolean} isNeeded
 * @returns {() => void} stop
 */
export function keepAwake(isNeeded) {
  if (!("wakeLock" in navigator)) return () => {};
  // The browser itself lets go of a lock when the page is hidden.
  const wanted = computed(() => visible.value && awake.value === "on" && isNeeded());
  return effect(() => (wanted.value ? hold() : undefined));
}

/** @returns {() => void} let go */
function hold() {
  const lock = navigator.wakeLock.request("screen");
  // The browser may refuse, for example when the battery is nearly empty.
  lock.catch(() => {});
  return () =>
    void lock.then(
      (held) => held.release(),
      () => {},
    );
}
