// A shake of the device.

import { signal, useEffect, useRef } from "../../lib/index.js";
import { shake, wantsMotion } from "../../state/preferences.js";

/** How strong a jolt is, in m/s², without what gravity does. */
const STRONG = 14;
/** So many jolts, each against the one before, are a shake: a phone that is put down, or carried, has fewer. */
const JOLTS = 4;
/** Within how many milliseconds they come, and how long it must be calm before another shake counts. */
const WITHIN = 1_000;
const CALM = 500;

/** Whether this device has told how it moves. */
export const feelsMotion = signal(false);

/** Return whether this device may be able to tell how it moves. */
export const canShake = () => "DeviceMotionEvent" in self && matchMedia("(any-pointer: coarse)").matches;

/** Return whether the browser lets the page know how the device moves; some ask their user, in answer to a tap. */
export async function allowShaking() {
  const { requestPermission } = /** @type {any} */ (DeviceMotionEvent);
  try {
    return (await requestPermission?.call(DeviceMotionEvent)) !== "denied";
  } catch {
    return false; // not in answer to a tap
  }
}

/** Finds shakes in how a device moves. */
class Shakes {
  /** The jolts of what may become a shake. @type {{x: number, y: number, z: number, at: number}[]} */
  jolts = [];
  /** When it was last shaken; each shake counts once. */
  shaken = -CALM;

  /** Return whether a movement completes a shake. @param {DeviceMotionEventAcceleration} acceleration @param {number} at */
  has({ x, y, z }, at) {
    const jolt = { x: x ?? 0, y: y ?? 0, z: z ?? 0, at };
    if (Math.hypot(jolt.x, jolt.y, jolt.z) < STRONG) return false;
    if (at - this.shaken < CALM) {
      this.shaken = at;
      return false;
    }
    const before = this.jolts.at(-1);
    if (before && before.x * jolt.x + before.y * jolt.y + before.z * jolt.z > 0) return false;
    this.jolts = [...this.jolts, jolt].filter((one) => at - one.at < WITHIN);
    if (this.jolts.length < JOLTS) return false;
    this.jolts = [];
    this.shaken = at;
    return true;
  }
}

/** Act once on each shake of the device, where a person wants that and can see what moves. @param {() => void} act */
export function useShake(act) {
  const current = useRef(act);
  current.current = act;
  const isWanted = shake.value === "on" && wantsMotion.value;
  useEffect(() => {
    if (!isWanted) return undefined;
    const shakes = new Shakes();
    /** @param {DeviceMotionEvent} event */
    const onMotion = ({ acceleration, timeStamp }) => {
      if (acceleration?.x == null) return;
      feelsMotion.value = true;
      if (shakes.has(acceleration, timeStamp)) current.current();
    };
    const ask = () => void allowShaking();
    addEventListener("devicemotion", onMotion);
    addEventListener("click", ask, { once: true });
    return () => {
      removeEventListener("devicemotion", onMotion);
      removeEventListener("click", ask);
    };
  }, [isWanted]);
}
