/**
 * @import { WireEvent } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 * @import { TableState } from "../state/types.js"
 * @import { Act, GameMotion, Place } from "./types.js"
 */

import { inTurn } from "../components/turns.js";
import { effect, signal } from "../lib/index.js";
import { isNews } from "../state/missed.js";
import { wantsMotion } from "../state/preferences.js";
import { LONGEST } from "./pace.js";
import { Player } from "./player.js";
import { actsOf } from "./scene.js";
import { Stage } from "./stage.js";
import { telling } from "./telling.js";

/** How long a still mark stays where nothing may move, in milliseconds. */
const MARKED = 1_200;

/**
 * What moves at one table: made of the events as they come, never waited for.
 *
 * `drawn`, `whole` and `shown` are to be called whenever the board has been. While a round or a match
 * ends on the screen, `ending` is the number of the update that tells so: the last shot shall be seen before that.
 */
export class TableMotion {
  /**
   * @param {TableStore} store
   * @param {GameMotion} game
   */
  constructor(store, game) {
    this.store = store;
    this.game = game;
    /** While a table is on the screen. @type {Player | null} */
    this.player = null;
    this.ending = signal(0);
    /** Made before there was a table on the screen. @type {Act[]} */
    this.made = [];
    /** To be marked when the board has been drawn. @type {Place[]} */
    this.marked = [];
    /** Takes the marks of the last update off. @private */
    this.unmark = () => {};
    /** The number of the update that the whole board shows. @type {number | null} */
    this.n = null;
    /** Makes acts of an update, in its turn; null if none waits for that. @private @type {(() => void) | null} */
    this.owed = null;
    /** @private @type {Set<(event: WireEvent) => void>} */
    this.listeners = new Set();
    this.leave = this.follow();
  }

  /** Let go of the table. */
  close() {
    this.finish();
    this.leave();
  }

  /**
   * Take notice that the board has been drawn, but is not on the screen yet.
   * @param {HTMLElement | null} layer for what moves; null when there is no table on the screen
   */
  drawn(layer) {
    if (this.player?.stage.layer !== layer) this.player = layer && this.playerOn(layer);
    this.player?.add(this.made);
    this.player?.stage.holdOn();
    this.made = [];
  }

  /**
   * Take notice that all of an update has been drawn, but is not on the screen yet.
   * @param {number} n of the update
   */
  whole(n) {
    this.n = n;
    if (!this.marked.length) return;
    this.unmark();
    this.unmark = this.mark(this.marked);
    setTimeout(this.unmark, MARKED);
    this.marked = [];
  }

  /** Take notice that the board is on the screen. */
  shown() {
    this.player?.start();
  }

  /**
   * Hear of each event of the present when it begins to move, or at once if it moves nothing.
   * @param {(event: WireEvent) => void} listener
   * @returns {() => void} stop listening
   */
  onEvent(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Show the present at once. */
  finish() {
    this.owed = null;
    this.made = [];
    this.player?.finish();
    this.ending.value = 0;
  }

  /**
   * Show an event of the past once more, and what it was about.
   * @param {WireEvent} event
   * @param {WireEvent[]} told all that its update told
   * @returns {() => void} take the marks off
   */
  again(event, told) {
    this.finish();
    if (wantsMotion.peek()) {
      const now = this.store.state.peek();
      this.player?.add(actsOf([event], { before: now, after: now, told, again: true }, this.game, Infinity));
      this.player?.start();
    }
    return this.mark(this.game.about(event));
  }

  /**
   * @private
   * @param {Place[]} places
   * @returns {() => void} take the marks off
   */
  mark(places) {
    return this.player?.stage.mark(places, ring) ?? (() => {});
  }

  /**
   * @private
   * @param {HTMLElement} layer
   */
  playerOn(layer) {
    const player = new Player(new Stage(layer, this.game));
    player.busy.subscribe((busy) => {
      if (!busy && !this.owed) this.ending.value = 0;
    });
    return player;
  }

  /**
   * @private
   * @param {TableState} before the board still shows this
   * @param {number} age how long ago the update happened, in milliseconds
   */
  take(before, age) {
    if (!isNews(age)) {
      this.finish();
      return;
    }
    const after = this.store.state.peek();
    const told = after.feed.filter((item) => item.n === after.n).map((item) => item.event);
    /** @param {WireEvent} event */
    const tell = (event) => this.listeners.forEach((listener) => listener(event));
    if (!wantsMotion.peek()) {
      told.forEach(tell);
      this.marked = told.flatMap((event) => this.game.about(event));
      return;
    }
    const due = performance.now() + LONGEST;
    /** @param {boolean} [inTurns] whether the board is drawn in turns */
    const make = (inTurns) => {
      const acts = telling(actsOf(told, { before, after, told }, this.game, due), told, tell);
      if (!acts.length && !this.player?.busy.peek()) this.ending.value = 0;
      this.add(acts, inTurns);
    };
    // What is owed was to be made before this, and of a board that shows still less.
    this.owed?.();
    const [from, to] = [before.table?.phase, after.table?.phase];
    if (from !== to) this.ending.value = from === "playing" && to !== "waiting" && this.player && !document.hidden ? after.n ?? 0 : 0;
    if (this.n !== before.n || document.hidden) make();
    else this.owe(() => make(true));
  }

  /**
   * Make acts of an update in a turn before that in which the board is drawn: to cover what changes takes time, too.
   * @private
   * @param {() => void} make
   */
  owe(make) {
    const owed = () => {
      if (this.owed !== owed) return;
      this.owed = null;
      make();
    };
    this.owed = owed;
    inTurn(owed);
  }

  /**
   * @private
   * @param {Act[]} acts
   * @param {boolean} [inTurns]
   */
  add(acts, inTurns) {
    if (this.player) this.player.add(acts, inTurns);
    else this.made.push(...acts);
  }

  /**
   * Follow the table, and whatever is a reason to show the present at once.
   * @private
   * @returns {() => void}
   */
  follow() {
    const finish = () => this.finish();
    const onVisibility = () => {
      if (document.hidden) this.finish();
    };
    const unhear = this.store.onUpdate((_update, before, age) => this.take(before, age));
    const unheed = this.store.onSnapshot(finish);
    const stop = effect(() => {
      if (!wantsMotion.value || !this.store.live.value) this.finish();
    });
    document.addEventListener("visibilitychange", onVisibility);
    /** @param {KeyboardEvent} event */
    const onKey = ({ target }) => {
      if (!(target instanceof HTMLInputElement)) this.finish();
    };
    addEventListener("keydown", onKey, { capture: true });
    addEventListener("pointerdown", finish, { capture: true, passive: true });
    addEventListener("resize", finish);
    return () => {
      unhear();
      unheed();
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("keydown", onKey, { capture: true });
      removeEventListener("pointerdown", finish, { capture: true });
      removeEventListener("resize", finish);
    };
  }
}

function ring() {
  const made = document.createElement("i");
  made.className = "motion-ring";
  return made;
}
