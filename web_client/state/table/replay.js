/** @import { Connection, Status } from "../../net/types.js" */
/** @import { FromServer, PastRound, Snapshot, Table, Update } from "../../net/wire.js" */
/** @import { ReadonlySignal, Signal } from "../../lib/index.js" */
/** @import { Perspective, TableState } from "../types.js" */

import { computed, signal } from "../../lib/index.js";
import { momentIn } from "./moment_link.js";
import { INITIAL, reduce } from "./reducer.js";
import { TableStore } from "./store.js";

/** How long a step is shown at the usual speed, in milliseconds. */
const STEP = 1_600;
/** The speeds, in the order in which they are offered. */
const SPEEDS = [1, 2, 4, 0.5];

/** The number of the snapshot before the first step, and of a round from a file. */
const FIRST = 1;

/** Return whether anything was not for everybody to see. @param {PastRound} round */
const hasSecrets = ({ steps }) =>
  steps.some(
    ({ everything, own }) => Object.keys(everything).length || Object.values(own).some(({ yours }) => yours.length),
  );

/**
 * A past round, shown at any moment from anybody's perspective. It is folded from its steps by the reducer of live play.
 * Its store shows what is seen; one step forward comes as an update, so that it moves and sounds as it did.
 * @implements {Connection}
 */
export class Replay extends EventTarget {
  /** @type {Map<Perspective, TableState[]>} */
  #states = new Map();
  #timer = 0;

  /**
   * @param {PastRound} round
   * @param {{match: number, number: number} | null} place which match of its table, and which round; null for one from a
   *   file
   * @param {Perspective[]} [only] the perspectives from which it can be seen, if not all
   */
  constructor(round, place, only) {
    super();
    this.round = round;
    this.place = place;
    /** @type {Signal<number>} */
    this.at = signal(0);
    /** @type {Signal<Perspective>} */
    this.perspective = signal(/** @type {Perspective} */ ("all"));
    this.playing = signal(false);
    /** Whether the table is shown, and not who knew what on it: then nothing moves. */
    this.showsTable = signal(true);
    /** How often something else was shown than the next step: what still moves has no place there. */
    this.jumps = signal(0);
    this.speed = signal(SPEEDS[0]);
    /** The perspectives from which it can be seen, as they are offered: where nothing was hidden, all are the same. */
    this.perspectives =
      only ??
      (hasSecrets(round)
        ? /** @type {Perspective[]} */ (["all", ...round.holders.keys(), "spectator"])
        : /** @type {Perspective[]} */ (["all"]));
    /** @type {ReadonlySignal<boolean>} */
    this.isAtEnd = computed(() => this.at.value === this.last);
    /** What leads here besides the moment: the link of somebody who is not at the table. @type {Record<string, string>} */
    this.linked = {};
    this.store = new TableStore("", "", () => this);
    this.startAt(location.hash);
  }

  /** The last step. */
  get last() {
    return this.round.steps.length - 1;
  }

  open() {
    this.#emit("status", /** @type {Status} */ ("live"));
    this.#show();
  }

  close() {
    clearTimeout(this.#timer);
  }

  renew() {
    this.#show();
  }

  /** Nobody can do anything in the past. */
  send() {}

  async updates() {
    return [];
  }

  /** Go to the moment that a link names, and look from the perspective that it names. @param {string} hash */
  startAt(hash) {
    const { at, perspective } = momentIn(hash);
    this.perspective.value = this.perspectives.includes(perspective) ? perspective : this.perspectives[0];
    this.at.value = Math.min(at, this.last);
    if (this.store.state.peek().table) this.#show();
  }

  /** Go to a moment; beyond the ends, to the last one there is. @param {number} step */
  goTo(step) {
    const next = Math.max(0, Math.min(step, this.last));
    if (next === this.at.peek()) return;
    this.#reach(next);
    this.#show();
  }

  /** Let the next step happen. */
  next() {
    if (this.isAtEnd.peek()) return;
    const next = this.at.peek() + 1;
    if (!this.showsTable.peek()) {
      this.goTo(next);
      return;
    }
    this.#reach(next);
    this.#emit("message", { ...this.#update(next, this.perspective.peek()), at: performance.now() });
  }

  /** Look from another perspective, if it is there. @param {Perspective} perspective */
  look(perspective) {
    if (!this.perspectives.includes(perspective)) return;
    this.perspective.value = perspective;
    this.#show();
  }

  /** Play on from here, or stop; at the end, from the beginning. */
  toggle() {
    clearTimeout(this.#timer);
    this.playing.value = !this.playing.peek() && this.last > 0;
    if (!this.playing.peek()) return;
    if (this.isAtEnd.peek()) this.goTo(0);
    this.#wait();
  }

  /** Play faster; after the fastest, slowly. */
  nextSpeed() {
    this.speed.value = SPEEDS[(SPEEDS.indexOf(this.speed.peek()) + 1) % SPEEDS.length];
  }

  /** Show who knew what, or the table again. */
  toggleTable() {
    this.showsTable.value = !this.showsTable.peek();
    this.#show();
  }

  /** Return the state at the present moment, as it is seen from a perspective. @param {Perspective} perspective */
  seenBy(perspective) {
    let states = this.#states.get(perspective);
    if (!states) {
      states = this.#fold(perspective);
      this.#states.set(perspective, states);
    }
    return states[this.at.value];
  }

  /** @param {number} step */
  #reach(step) {
    this.at.value = step;
    if (this.isAtEnd.peek()) this.playing.value = false;
  }

  #show() {
    this.store.state.value = this.seenBy(this.perspective.peek());
    this.jumps.value += 1;
  }

  #wait() {
    this.#timer = setTimeout(() => {
      this.next();
      if (this.playing.peek()) this.#wait();
    }, STEP / this.speed.peek());
  }

  /** @param {Perspective} perspective */
  #fold(perspective) {
    let state = reduce(INITIAL, this.#beginning(), this.round.steps[0].at);
    return this.round.steps.map(({ at }, step) => {
      state = reduce(state, this.#update(step, perspective), at);
      return state;
    });
  }

  /** The table before the first step. @returns {Snapshot} */
  #beginning() {
    const { game, holders, steps } = this.round;
    const held = holders.flatMap((holder, seat) => (holder ? [{ ...holder, id: `p${seat}`, seat }] : []));
    /** @type {Table} */
    const table = {
      code: "",
      game,
      phase: "playing",
      seat_count: holders.length,
      seats: Object.fromEntries(held.map(({ id, seat }) => [seat, id])),
      players: Object.fromEntries(held.map(({ id, name, seat, bot }) => [id, { name, seat, ready: false, bot }])),
      options: { bank_seconds: 0, spectators: true, entry: "open" },
      match: {
        number: this.place?.match ?? FIRST,
        seats: holders.length,
        round: this.place?.number ?? FIRST,
        commitment: "",
        scores: [],
      },
    };
    const here = held.map(({ id }) => id);
    const now = steps[0].at;
    return { type: "snapshot", n: FIRST, now, history: "", game, you: { player: "" }, table, here };
  }

  /**
   * Return a step as an update for a perspective.
   * @param {number} step
   * @param {Perspective} perspective
   * @returns {Update}
   */
  #update(step, perspective) {
    const { at, events, public: view, everything, own } = this.round.steps[step];
    // At the deal everybody sees cards: the table shows them all.
    const others = step ? Object.values(own).flatMap(({ yours }) => yours) : [];
    const seen = perspective === "all" ? { own: everything, yours: others } : own[perspective];
    const end = !this.round.called_off && step === this.last;
    const { scores, winners } = this.round;
    return {
      type: "update",
      n: FIRST + 1 + step,
      at,
      events,
      public: view,
      ...seen,
      fresh: step === 0,
      table: end ? { phase: "between", match: { scores, winners } } : null,
    };
  }

  /** @param {"status" | "message"} type @param {Status | FromServer} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
