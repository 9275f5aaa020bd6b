/** @import { Signal } from "../lib/index.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Act } from "./types.js" */

import { signal } from "../lib/index.js";
import { paceOf, tooMany } from "./pace.js";

/**
 * How long after their time acts are given up, in milliseconds. The table must go on even if the browser never ends an
 * animation.
 */
const GRACE = 3_000;

/** Plays acts one after the other: the more are waiting, the faster, so that each is over when it is due. */
export class Player {
  /** @param {Overlay} overlay */
  constructor(overlay) {
    this.overlay = overlay;
    /** @type {Act[]} */
    this.waiting = [];
    /** @type {Act | null} */
    this.playing = null;
    /** Whether anything moves, or is about to. @type {Signal<boolean>} */
    this.busy = signal(false);
    /** The frame after which the next act begins; 0 if none does. */
    this.frame = 0;
    this.timer = 0;
    this.limit = 0;
  }

  /**
   * Play acts after all others. Until then the board keeps looking as it does.
   * @param {Act[]} acts
   */
  add(acts) {
    if (!acts.length) return;
    this.overlay.cover(acts);
    this.waiting.push(...acts);
    this.busy.value = true;
    this.#limit();
  }

  /** Give all acts up that are not over in their time. */
  #limit() {
    clearTimeout(this.limit);
    const all = this.playing ? [this.playing, ...this.waiting] : this.waiting;
    const lasts = all.reduce((sum, act) => sum + act.lasts, 0);
    this.limit = setTimeout(() => this.finish(), lasts + GRACE);
  }

  /** Begin once the frame is on the screen, so that nothing is laid out twice; do nothing if an act is playing. */
  start() {
    if (this.playing || this.frame || !this.waiting.length) return;
    this.frame = requestAnimationFrame(() => {
      this.timer = setTimeout(() => this.#next());
    });
  }

  /** Show the present at once, and play nothing more. */
  finish() {
    this.#unstart();
    this.waiting = [];
    this.playing = null;
    this.overlay.reset();
    this.#rest();
  }

  #unstart() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = 0;
  }

  #next() {
    this.#unstart();
    const now = performance.now();
    for (const act of this.waiting.splice(0, tooMany(this.waiting, now))) this.overlay.clear(act);
    const pace = paceOf(this.waiting, now);
    const act = this.waiting.shift();
    if (!act) {
      this.#rest();
      return;
    }
    this.playing = act;
    this.#limit();
    void this.#play(act, pace);
  }

  /**
   * Play an act to its end. One that fails or is cut short is over as well.
   * @param {Act} act
   * @param {number} pace
   */
  async #play(act, pace) {
    try {
      await this.overlay.play(act, pace);
    } catch (error) {
      // An animation that finish() cancelled is no error.
      if (this.playing === act) console.error(error);
    }
    this.#end(act);
  }

  /** @param {Act} act */
  #end(act) {
    if (this.playing !== act) return;
    this.overlay.clear(act);
    this.playing = null;
    if (this.waiting.length) this.start();
    else this.#rest();
  }

  #rest() {
    clearTimeout(this.limit);
    this.limit = 0;
    this.busy.value = false;
  }
}
