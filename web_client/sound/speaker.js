/** @import { Synthesis } from "./synthesis.js" */
/** @import { SoundName } from "./types.js" */

import { effect } from "../lib/index.js";
import { sound } from "../state/preferences.js";
import { afterFrame } from "./after_frame.js";
import { ALWAYS, SoundThrottle } from "./sound_throttle.js";

/** What lets a page make sounds; the beginning of a touch does not. */
const GESTURES = ["click", "keydown"];

/** Milliseconds until the machinery rests when all sounds are over: stopping it takes time, which motion needs. */
const REST_AFTER = 2_500;
/** Seconds by which sounds may be late, which nobody hears. The longer, the less often the machinery works. */
const BUFFERED = 0.05;
/** Milliseconds that a sound may wait for the machinery to run again, unless it must be heard. */
const LATEST = 500;

/**
 * Plays sounds where they are wanted: from the first tap on, since browsers allow none before. What
 * is to be played earlier, or while the sounds are still being loaded, is left out. Where it has been
 * silent for a while the machinery rests: if it ran on, it would use up a phone's battery for nothing.
 */
export class Speaker {
  constructor() {
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
    if (sound.peek() === "off" || !synthesis || !context) return;
    if (this.resting) void this.#wakeFor(name, context);
    else if (context.state === "running") this.#sound(name, context, synthesis);
  }

  /** Be silent for good. */
  close() {
    this.unfollow();
    for (const gesture of GESTURES) document.removeEventListener(gesture, this.unlock, true);
    this.#silence();
  }

  /** Follow the setting. Turning the sound on plays one at once. */
  #follow() {
    let before = sound.peek();
    return effect(() => {
      const turnedOn = before === "off" && sound.value === "on";
      before = sound.value;
      if (sound.value === "off") this.#silence();
      else if (navigator.userActivation?.hasBeenActive) {
        void this.#prepare().then(() => turnedOn && this.play("tap"));
      }
    });
  }

  /** Become able to play, after a tap or a key press; again when the system took the sound away. */
  async #prepare() {
    if (sound.peek() === "off" || !("AudioContext" in window)) return;
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
      if (performance.now() - asked < LATEST || ALWAYS.has(name)) this.#make(name);
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
