/**
 * @import { Signal } from "../lib/index.js"
 * @import { Stage } from "./stage.js"
 * @import { Act } from "./types.js"
 */

import { inTurn } from "../components/turns.js";
import { signal } from "../lib/index.js";
import { paceOf, tooMany } from "./pace.js";

/** Plays acts one after the other, the faster the more there are, so that each is over when it is due. */
export class Player {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {Act[]} */
    this.waiting = [];
    /** @type {Act | null} */
    this.playing = null;
    /** Waits no longer to begin; null if nothing waits. @private @type {(() => void) | null} */
    this.unwait = null;
    /** Whether anything moves, or is about to. @type {Signal<boolean>} */
    this.busy = signal(false);
  }

  /**
   * Play these after all others; until then the board goes on looking as it does.
   * @param {Act[]} acts
   * @param {boolean} [inTurns] whether the board is drawn in turns
   */
  add(acts, inTurns) {
    this.stage.cover(acts, inTurns);
    this.waiting.push(...acts);
    if (acts.length) this.busy.value = true;
  }

  /** Begin, unless something is played already, in a turn of its own: to set things moving takes time. */
  start() {
    if (this.playing) return;
    this.unwait ??= inTurn(() => {
      this.unwait = null;
      this.next();
    });
  }

  /** Show the present at once, whatever was still to be played. */
  finish() {
    this.unwait?.();
    this.unwait = null;
    this.waiting = [];
    this.playing = null;
    this.busy.value = false;
    this.stage.strike();
  }

  /** @private */
  next() {
    const now = performance.now();
    for (const act of this.waiting.splice(0, tooMany(this.waiting, now))) this.stage.clear(act);
    const act = this.waiting[0] ?? null;
    this.playing = act;
    this.busy.value = act !== null;
    if (!act) return;
    const pace = paceOf(this.waiting, now);
    this.waiting.shift();
    const ended = this.stage.play(act, pace);
    // What is cut short is cleared away by whoever did it.
    void ended.then(() => this.end(act), () => {});
  }

  /**
   * @private
   * @param {Act} act
   */
  end(act) {
    if (this.playing !== act) return;
    this.stage.clear(act);
    this.playing = null;
    if (this.waiting.length) this.start();
    else this.busy.value = false;
  }
}
