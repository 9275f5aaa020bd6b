/**
 * @import { Synthesis } from "./synthesis.js"
 * @import { SoundName } from "./types.js"
 */

import { effect } from "../lib/index.js";
import { sound } from "../state/preferences.js";
import { Thinning } from "./thinning.js";

/** What lets a page make sounds; the beginning of a touch does not. */
const GESTURES = ["click", "keydown"];

/**
 * Plays sounds for whoever wants them: from the first tap on, since browsers allow none before. What
 * is to be played earlier, or while the sounds are still being loaded, is left out.
 */
export class Speaker {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Synthesis | null} */
    this.synthesis = null;
    this.thinning = new Thinning();
    this.unlock = () => void this.prepare();
    for (const gesture of GESTURES) document.addEventListener(gesture, this.unlock, true);
    this.unfollow = this.follow();
  }

  /** @param {SoundName} name */
  play(name) {
    if (sound.peek() === "off" || !this.synthesis || this.context?.state !== "running") return;
    const after = this.thinning.admit(name, this.context.currentTime);
    if (after !== null) this.synthesis.play(name, after);
  }

  /** Be silent for good. */
  close() {
    this.unfollow();
    for (const gesture of GESTURES) document.removeEventListener(gesture, this.unlock, true);
    this.silence();
  }

  /**
   * Go along with the choice: whoever turns the sound on hears at once how it sounds.
   * @private
   */
  follow() {
    let before = sound.peek();
    return effect(() => {
      const turnedOn = before === "off" && sound.value === "on";
      before = sound.value;
      if (sound.value === "off") this.silence();
      else if (navigator.userActivation?.hasBeenActive) {
        void this.prepare().then(() => turnedOn && this.play("tap"));
      }
    });
  }

  /**
   * Become able to play, after a tap or the press of a key; anew when the system took the sound away.
   * @private
   */
  async prepare() {
    if (sound.peek() === "off" || !("AudioContext" in window)) return;
    this.context ??= new AudioContext();
    const { context } = this;
    try {
      if (context.state !== "running") await context.resume();
      const { Synthesis } = await import("./synthesis.js");
      if (this.context === context) this.synthesis ??= new Synthesis(context);
    } catch {
      // The next tap tries again.
    }
  }

  /** @private */
  silence() {
    this.context?.close().catch(() => {});
    this.context = null;
    this.synthesis = null;
  }
}
