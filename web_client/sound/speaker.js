/** @import { Synthesis } from "./synthesis.js" */
/** @import { SoundName } from "./types.js" */

import { effect } from "../lib/index.js";
import { sound } from "../state/preferences.js";
import { afterFrame } from "./after_frame.js";
import { isKept, SoundThrottle } from "./sound_throttle.js";

/** The events after which browsers allow sound; the beginning of a touch is none of them. */
const GESTURES = ["click", "keydown"];

/** Milliseconds from the last sound until the audio context is suspended. Suspending takes time that motion needs. */
const REST_AFTER = 2_500;
/** Seconds by which sounds may be late without anybody noticing. The longer, the less often the audio context works. */
const BUFFERED = 0.05;
/** Milliseconds that a sound may wait for the audio context to resume, unless it must be heard. */
const LATEST = 500;

/**
 * Plays sounds if they are turned on, from the first tap on, since browsers allow none before. Sounds that come
 * earlier, or while the module is still loading, are dropped. After a silence the audio context is suspended, to save a
 * phone's battery.
 */
export class Speaker {
  /** @param {typeof sound} [chosen] whether it may be heard */
  constructor(chosen = sound) {
    this.chosen = chosen;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Synthesis | null} */
    this.synthesis = null;
    this.throttle = new SoundThrottle();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.alarm = undefined;
    this.resting = false;
    /** When the last sound is over, on the page's clock, in milliseconds. */
    this.over = 0;
    this.unlock = () => void this.#prepare();
    for (const gesture of GESTURES) document.addEventListener(gesture, this.unlock, true);
    this.unfollow = this.#follow();
  }

  /** @param {SoundName} name */
  play(name) {
    afterFrame(() => this.#make(name));
  }

  /** @param {SoundName} name */
  #make(name) {
    const { context, synthesis } = this;
    if (this.chosen.peek() === "off" || !synthesis || !context) return;
    if (this.resting) void this.#wakeFor(name, context);
    else if (context.state === "running") this.#sound(name, context, synthesis);
  }

  /** Stop for good. */
  close() {
    this.unfollow();
    for (const gesture of GESTURES) document.removeEventListener(gesture, this.unlock, true);
    this.#silence();
  }

  /** Follow the setting. Turning the sound on plays one at once. */
  #follow() {
    let before = this.chosen.peek();
    return effect(() => {
      const turnedOn = before === "off" && this.chosen.value === "on";
      before = this.chosen.value;
      if (this.chosen.value === "off") this.#silence();
      else if (navigator.userActivation?.hasBeenActive) {
        void this.#prepare().then(() => turnedOn && this.play("tap"));
      }
    });
  }

  /** Get an audio context after a tap or a key press, and again if the system took it away. */
  async #prepare() {
    if (this.chosen.peek() === "off" || !("AudioContext" in window)) return;
    this.context ??= new AudioContext({ latencyHint: BUFFERED });
    const { context } = this;
    try {
      if (context.state !== "running") await context.resume();
      this.#restLater(context);
      const { Synthesis } = await import("./synthesis.js");
      if (this.context === context) this.synthesis ??= new Synthesis(context);
    } catch {
      // The next tap tries again.
    }
  }

  /** @param {SoundName} name @param {AudioContext} context */
  async #wakeFor(name, context) {
    const asked = performance.now();
    try {
      await context.resume();
      this.#restLater(context);
      if (performance.now() - asked < LATEST || isKept(name)) this.#make(name);
    } catch {
      // The next tap tries again.
    }
  }

  /**
   * @param {SoundName} name
   * @param {AudioContext} context
   * @param {Synthesis} synthesis
   */
  #sound(name, context, synthesis) {
    const after = this.throttle.admit(name, context.currentTime);
    if (after === null) return;
    this.over = Math.max(this.over, performance.now() + synthesis.play(name, after) * 1000);
    this.#restLater(context);
  }

  /** @param {AudioContext} context */
  #restLater(context) {
    this.resting = false;
    clearTimeout(this.alarm);
    this.alarm = setTimeout(
      () => {
        this.resting = true;
        context.suspend().catch(() => {});
      },
      Math.max(0, this.over - performance.now()) + REST_AFTER,
    );
  }

  #silence() {
    clearTimeout(this.alarm);
    this.resting = false;
    this.context?.close().catch(() => {});
    this.context = null;
    this.synthesis = null;
  }
}
