/** @import { Connection, Status } from "../../net/types.js" */
/** @import { AnyCommand, FromServer, PuzzleAttempt, Snapshot, Table, Update } from "../../net/wire.js" */
/** @import { Signal } from "../../lib/index.js" */

import { signal } from "../../lib/index.js";
import { attemptPuzzle } from "../../net/puzzles.js";
import { RequestRefused } from "../../net/rest.js";
import { INITIAL, reduce } from "../table/reducer.js";
import { TableStore } from "../table/store.js";

/** How long a move is shown before its answer, in milliseconds. */
const PAUSE = 900;

/** The number of the snapshot before the first step. */
const FIRST = 1;

/**
 * An attempt at a puzzle, as a table of its own. The server plays the moves and answers them; nothing of it is kept
 * there, so every request names all moves.
 * @implements {Connection}
 */
export class PuzzleTable extends EventTarget {
  #timer = 0;
  #isClosed = false;
  /** How many steps have been shown. */
  #shown = 1;

  /**
   * @param {PuzzleAttempt} position the attempt without any move
   * @param {(seat: number) => string} name of who has a seat
   */
  constructor(position, name) {
    super();
    this.name = name;
    /** The solver's moves so far. @type {string[]} */
    this.moves = [];
    /** What is known of the attempt. @type {Signal<PuzzleAttempt>} */
    this.attempt = signal(position);
    /** How the attempt stands, as far as it has been shown. @type {Signal<PuzzleAttempt["state"]>} */
    this.stands = signal(position.state);
    this.store = new TableStore("", `p${position.puzzle.seat}`, () => this);
  }

  open() {
    this.#isClosed = false;
    this.#emit("status", /** @type {Status} */ ("live"));
    this.renew();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  renew() {
    this.#emit("message", this.#snapshot());
  }

  /** Return the number of the solver's turn, the one that is about to begin included. */
  turn() {
    const { steps, puzzle } = this.attempt.value;
    const isOwn = [...steps.map(({ seat }) => seat === puzzle.seat), true];
    return isOwn.filter((own, at) => own && !isOwn[at - 1]).length;
  }

  /** Make a move of the solver. @param {string} move */
  play(move) {
    this.store.move(move);
  }

  /** @param {AnyCommand} command */
  send(command) {
    if (command.type === "move") void this.#make(command.move, command.id);
  }

  /** @param {number} after @param {number} limit */
  async updates(after, limit) {
    // The position is no news.
    const shown = Array.from({ length: this.#shown - 1 }, (_, step) => this.#update(step + 1));
    return shown.filter(({ n }) => n > after).slice(0, limit);
  }

  /** @param {string} move @param {string} id of the command */
  async #make(move, id) {
    const { game, puzzle } = this.attempt.peek();
    const moves = [...this.moves, move];
    try {
      this.attempt.value = await attemptPuzzle(game, puzzle.id, moves);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.#emit("message", { type: "refused", id, code: error.code, reason: error.reason });
      return;
    }
    this.moves = moves;
    if (!this.#isClosed) this.#showNext(id);
  }

  /** Show the steps that are still to be shown, one after the other. @param {string | null} done */
  #showNext(done) {
    const update = { ...this.#update(this.#shown), at: performance.now(), done };
    this.#shown += 1;
    if (this.#isShown()) this.stands.value = this.attempt.peek().state;
    this.#emit("message", update);
    if (!this.#isShown()) this.#timer = setTimeout(() => this.#showNext(null), PAUSE);
  }

  #isShown() {
    return this.#shown === this.attempt.peek().steps.length;
  }

  /** Return a step as the update of a table. @param {number} step @returns {Update} */
  #update(step) {
    const { steps, legal, scores, winners } = this.attempt.peek();
    const { events, public: view, yours, own } = steps[step];
    const isLast = step === steps.length - 1;
    return {
      type: "update",
      n: FIRST + 1 + step,
      at: performance.now(),
      events,
      yours,
      public: view,
      own,
      fresh: step === 0,
      // Each attempt has moves of its own: what was chosen in the last one is over.
      legal: isLast ? [...legal] : null,
      table: isLast && winners.length ? { phase: "between", match: { scores, winners } } : null,
    };
  }

  /** Return what is known after the steps shown so far. @returns {Snapshot} */
  #snapshot() {
    const at = performance.now();
    const begun = this.#beginning(at);
    const past = Array.from({ length: this.#shown }, (_, step) => this.#update(step));
    const {
      n,
      table,
      public: view,
      own,
      legal,
    } = [begun, ...past].reduce((state, message) => reduce(state, message, at), INITIAL);
    return { ...begun, n: n ?? FIRST, table: table ?? begun.table, public: view, own, legal };
  }

  /** Return the table before the first step. @param {number} now @returns {Snapshot} */
  #beginning(now) {
    const { game, seats, puzzle } = this.attempt.peek();
    const held = Array.from({ length: seats }, (_, seat) => ({ id: `p${seat}`, seat }));
    /** @type {Table} */
    const table = {
      code: "",
      game,
      phase: "playing",
      seat_count: seats,
      seats: Object.fromEntries(held.map(({ id, seat }) => [seat, id])),
      players: Object.fromEntries(held.map(({ id, seat }) => [id, { name: this.name(seat), seat, ready: true }])),
      options: { bank_seconds: 0, spectators: false, entry: "open" },
      match: { number: 1, seats, round: 1, commitment: "", scores: [] },
    };
    const here = held.map(({ id }) => id);
    const you = { player: `p${puzzle.seat}` };
    return { type: "snapshot", n: FIRST, now, history: "", game, you, table, here };
  }

  /** @param {"status" | "message"} type @param {Status | FromServer} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
