/** @import { WireEvent } from "../net/wire.js" */
/** @import { TableStore } from "../state/table/store.js" */
/** @import { Signal } from "../lib/index.js" */
/** @import { TableState } from "../state/types.js" */
/** @import { Act, Caption, GameMotion, Place } from "./types.js" */

import { computed, effect, signal } from "../lib/index.js";
import { isNews } from "../state/table/missed.js";
import { wantsMotion } from "../state/preferences.js";
import { hushedAtTheEnd, withHush } from "./hush.js";
import { narrated } from "./narration.js";
import { Overlay } from "./overlay.js";
import { LONGEST } from "./pace.js";
import { Player } from "./player.js";
import { actsOf } from "./scene.js";
import { isAnswer, Taps } from "./taps.js";

/** How long a place stays marked when motion is off, in milliseconds. */
const MARKED = 1_200;

/**
 * The motion of one table. It follows the events as they come. What is said beside the board waits for it, and for a
 * limited time.
 *
 * Call `committed` whenever the board has been drawn.
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
    /** The table as far as it has been seen, while something still moves: nothing else is shown or said. @type {Signal<TableState | null>} */
    this.seen = signal(null);
    /** Whether a round that is over still moves: its last act is seen before its result. */
    this.ending = computed(() => isRoundOf(this.seen.value) && !isRoundOf(store.state.value));
    /** What a scene says in place of the question. @type {Signal<Caption | null>} */
    this.caption = signal(null);
    /** Whether a scene, or what the next question tells, is on or about to begin: until then nobody is asked anything. */
    this.staged = signal(false);
    /** Acts made before a table was on the screen. @type {Act[]} */
    this.made = [];
    /** The scene of a round's end, until its last act is over. @type {Act[]} */
    this.finale = [];
    /** The places to mark when the board has been drawn. @type {Place[]} */
    this.marked = [];
    /** Removes the marks of the last update. */
    this.unmark = () => {};
    this.taps = new Taps();
    /** A bot's turn that is not to be seen further. @type {string | null} */
    this.skipped = null;
    /** @type {Set<(event: WireEvent) => void>} */
    this.listeners = new Set();
    this.leave = this.#follow();
  }

  /** Stop following the table. */
  close() {
    this.finish();
    this.unmark();
    this.leave();
    this.game.forget?.();
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

  /** @param {WireEvent} event */
  #report(event) {
    this.listeners.forEach((listener) => listener(event));
  }

  /** Show the present at once. */
  finish() {
    this.made = [];
    this.finale = [];
    this.player?.finish();
    this.#showAll();
    this.game.rested?.();
  }

  /** Show the present at once, and what else a bot does in its turn when it comes. */
  #skip() {
    const now = this.store.state.peek();
    if (this.player?.busy.peek()) this.skipped = isOfBot(now) ? turnOf(now) : null;
    this.finish();
  }

  /** @param {PointerEvent} press */
  #skipBy(press) {
    const before = this.seen.peek();
    if (this.player?.busy.peek()) this.taps.heed(press, before?.public?.turn !== before?.you?.seat);
    else this.taps.forget();
    this.#skip();
  }

  /** Let everything be shown and said. */
  #showAll() {
    this.seen.value = null;
    this.caption.value = null;
    this.staged.value = false;
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
    const overlay = new Overlay(layer, this.game, (caption) => {
      if (caption.title) this.caption.value = caption;
      if (caption.sound) this.#report({ kind: caption.sound });
    });
    const player = new Player(overlay);
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
    this.#showAll();
    player.overlay.brighten();
    const scene = this.finale;
    this.finale = [];
    this.game.rested?.();
    player.add(scene);
    player.start();
  }

  /**
   * Play the acts of an update after all others.
   * @param {Act[]} acts
   * @param {TableState} before the update
   * @param {Player} player
   */
  #play([first, ...rest], before, player) {
    if (!first) return;
    /** @param {Overlay} overlay */
    const draw = (overlay) => {
      this.seen.value = before;
      first.draw(overlay);
    };
    this.seen.value ??= before;
    this.staged.value ||= [first, ...rest].some(({ staged, reveals }) => staged || reveals);
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
    const report = this.#report.bind(this);
    const goesOn = before.table?.phase === after.table?.phase;
    if (!wantsMotion.peek() || (goesOn && this.skipped && this.skipped === turnOf(before))) {
      all.forEach(report);
      this.marked = all.flatMap((event) => this.game.about(event));
      return;
    }
    const [from, to] = [before.table?.phase, after.table?.phase];
    // The next round does not wait for the scene of the last, nor does a table that waits for another match.
    if (from !== to && (from !== "playing" || to === "waiting")) this.finish();
    if (from !== to && to === "waiting") {
      all.forEach(report);
      return;
    }
    const around = { before, after, all };
    const made = actsOf(all, around, this.game, this.#dueFor(all));
    const hushed = from === to ? made : hushedAtTheEnd(made, this.game.deciding ?? []);
    const acts = narrated(withHush(hushed), all, report);
    if (this.player) this.#play(acts, before, this.player);
    else this.made.push(...acts);
    if (from === to) return;
    const ends = from === "playing" && this.player?.busy.peek();
    if (!ends) this.seen.value = null;
    const scenes = { ...this.game, choreographies: this.game.finales ?? {} };
    this.finale = ends ? actsOf(all, around, scenes, Infinity) : [];
  }

  /** Return when the motion of events must be over: scenes have the time that the server gives them. @param {WireEvent[]} events */
  #dueFor(events) {
    const { longest = LONGEST, scenes = {} } = this.game;
    return events.reduce((due, { kind }) => due + (scenes[kind] ?? 0), performance.now() + longest);
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
    const onKey = (event) => {
      this.taps.forget();
      if (event.target instanceof HTMLInputElement) return;
      // What it would answer is not asked yet.
      if (this.staged.peek() && isAnswer(event)) {
        event.stopPropagation();
        event.preventDefault();
      }
      this.#skip();
    };
    const onPress = this.#skipBy.bind(this);
    addEventListener("keydown", onKey, { capture: true });
    addEventListener("pointerdown", onPress, { capture: true });
    addEventListener("resize", finish);
    return () => {
      stopUpdates();
      stopSnapshots();
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("keydown", onKey, { capture: true });
      removeEventListener("pointerdown", onPress, { capture: true });
      removeEventListener("resize", finish);
    };
  }
}

/** Name the turn that is played, as no other turn of a match is. @param {TableState} state */
function turnOf({ public: view }) {
  const { round, turn, turns, turn_number } = view ?? {};
  return JSON.stringify([round, turn, turn_number ?? turns?.[turn]]);
}

/** Return whether it is the turn of a bot. @param {TableState} state */
function isOfBot({ table, public: view }) {
  const player = table?.seats[view?.turn];
  return player === undefined ? typeof view?.turn === "number" : Boolean(table?.players[player]?.bot);
}

/** Return whether a round is on. @param {TableState | null} state */
const isRoundOf = (state) => state?.table?.phase === "playing";

function drawMark() {
  const made = document.createElement("i");
  made.className = "motion-ring";
  return made;
}
