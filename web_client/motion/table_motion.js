/** @import { WireEvent } from "../net/wire.js" */
/** @import { TableStore } from "../state/table/store.js" */
/** @import { TableState } from "../state/types.js" */
/** @import { Act, GameMotion, Place } from "./types.js" */

import { effect, signal } from "../lib/index.js";
import { isNews } from "../state/table/missed.js";
import { wantsMotion } from "../state/preferences.js";
import { narrated } from "./narration.js";
import { Overlay } from "./overlay.js";
import { LONGEST } from "./pace.js";
import { Player } from "./player.js";
import { actsOf } from "./scene.js";

/** How long a place stays marked when motion is off, in milliseconds. */
const MARKED = 1_200;

/**
 * The motion of one table. It follows the events as they come. Only the result of a round waits for it, and for a
 * limited time.
 *
 * Call `committed` whenever the board has been drawn. While a round or a match ends on the screen, `ending` is
 * the number of the update that says so: the last shot is seen before its result.
 */
export class TableMotion {
  /**
   * @param {TableStore} store
   * @param {GameMotion} game
   */
  constructor(store, game) {
    this.store = store;
    this.game = game;
    /** Null while no table is on the screen. @type {Player | null} */
    this.player = null;
    this.ending = signal(0);
    /** The number of the first update that still moves: the log tells what is seen when it has been seen. */
    this.unseenFrom = signal(0);
    /** Acts made before a table was on the screen. @type {Act[]} */
    this.made = [];
    /** The scene of a round's end, until its last act is over. @type {Act[]} */
    this.finale = [];
    /** The places to mark when the board has been drawn. @type {Place[]} */
    this.marked = [];
    /** Removes the marks of the last update. */
    this.unmark = () => {};
    /** @type {Set<(event: WireEvent) => void>} */
    this.listeners = new Set();
    this.leave = this.#follow();
  }

  /** Stop following the table. */
  close() {
    this.finish();
    this.unmark();
    this.leave();
  }

  /**
   * Start the motion that waited for the board to be drawn.
   * @param {HTMLElement | null} layer for what moves; null when there is no table on the screen
   */
  committed(layer) {
    if (this.player?.overlay.layer !== layer) {
      this.finale = [];
      this.player?.finish();
      this.player = layer && this.#playerOn(layer);
    }
    this.player?.add(this.made);
    this.made = [];
    this.player?.overlay.holdAgain();
    this.player?.start();
    if (this.marked.length) this.#markShortly();
  }

  /**
   * Call a listener with each new event when its motion begins, or at once if it has none.
   * @param {(event: WireEvent) => void} listener
   * @returns {() => void} stop listening
   */
  onEvent(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Show the present at once. */
  finish() {
    this.made = [];
    this.finale = [];
    this.player?.finish();
    this.ending.value = 0;
    this.unseenFrom.value = 0;
    this.game.rested?.();
  }

  /**
   * Replay a past event, and mark what it was about.
   * @param {WireEvent} event
   * @param {WireEvent[]} all events of its update
   * @returns {() => void} take the marks off
   */
  again(event, all) {
    this.finish();
    if (wantsMotion.peek()) {
      const now = this.store.state.peek();
      this.player?.add(actsOf([event], { before: now, after: now, all, again: true }, this.game, Infinity));
      this.player?.start();
    }
    return this.#mark(this.game.about(event));
  }

  /**
   * @param {Place[]} places
   * @returns {() => void} take the marks off
   */
  #mark(places) {
    return this.player?.overlay.mark(places, drawMark) ?? (() => {});
  }

  #markShortly() {
    this.unmark();
    this.unmark = this.#mark(this.marked);
    setTimeout(this.unmark, MARKED);
    this.marked = [];
  }

  /** @param {HTMLElement} layer */
  #playerOn(layer) {
    const player = new Player(new Overlay(layer, this.game), this.game.longest);
    player.busy.subscribe((busy) => {
      if (!busy) this.#rest(player);
    });
    return player;
  }

  /**
   * Show the result of a round, if one has ended, and its scene above it.
   * @param {Player} player
   */
  #rest(player) {
    this.ending.value = 0;
    this.unseenFrom.value = 0;
    const scene = this.finale;
    this.finale = [];
    this.game.rested?.();
    player.add(scene);
    player.start();
  }

  /**
   * Play the acts of an update after all others.
   * @param {Act[]} acts
   * @param {number} n of the update
   * @param {Player} player
   */
  #play([first, ...rest], n, player) {
    if (!first) return;
    /** @param {Overlay} overlay */
    const draw = (overlay) => {
      this.unseenFrom.value = n;
      first.draw(overlay);
    };
    this.unseenFrom.value ||= n;
    player.add([{ ...first, draw }, ...rest]);
  }

  /**
   * Make acts from an update. The board still shows the state before it.
   * @param {TableState} before
   * @param {number} age how long ago the update happened, in milliseconds
   */
  #take(before, age) {
    if (!isNews(age)) {
      this.finish();
      return;
    }
    const after = this.store.state.peek();
    const all = after.feed.filter((item) => item.n === after.n).map((item) => item.event);
    /** @param {WireEvent} event */
    const report = (event) => this.listeners.forEach((listener) => listener(event));
    if (!wantsMotion.peek()) {
      all.forEach(report);
      this.marked = all.flatMap((event) => this.game.about(event));
      return;
    }
    const [from, to] = [before.table?.phase, after.table?.phase];
    // The next round does not wait for the scene of the last.
    if (from !== to && from !== "playing") this.finish();
    const around = { before, after, all };
    const due = performance.now() + (this.game.longest ?? LONGEST);
    const acts = narrated(actsOf(all, around, this.game, due), all, report);
    if (this.player) this.#play(acts, after.n ?? 0, this.player);
    else this.made.push(...acts);
    if (from === to) return;
    const ends = from === "playing" && to !== "waiting" && this.player?.busy.peek();
    this.ending.value = ends ? (after.n ?? 0) : 0;
    const scenes = { ...this.game, choreographies: this.game.finales ?? {} };
    this.finale = ends ? actsOf(all, around, scenes, Infinity) : [];
  }

  /**
   * Follow the table, and watch for every reason to end motion at once.
   * @returns {() => void}
   */
  #follow() {
    const finish = () => this.finish();
    const onVisibility = () => {
      if (document.hidden) this.finish();
    };
    const stopUpdates = this.store.onUpdate((_update, before, age) => this.#take(before, age));
    const stopSnapshots = this.store.onSnapshot(finish);
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
      stopUpdates();
      stopSnapshots();
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("keydown", onKey, { capture: true });
      removeEventListener("pointerdown", finish, { capture: true });
      removeEventListener("resize", finish);
    };
  }
}

function drawMark() {
  const made = document.createElement("i");
  made.className = "motion-ring";
  return made;
}
