/** @import { Connection, Recording, Status } from "../../net/types.js" */
/** @import { AnyCommand, FromServer, Snapshot } from "../../net/wire.js" */

import { INITIAL, reduce } from "./reducer.js";

/** How long each move is shown before the next one, in milliseconds. */
const PAUSE = 1_200;

/** The refusal of a legal move that is not the recorded one. */
const ASTRAY = "astray";

/**
 * A recorded match, replayed as one player saw it. The others' moves are played on request. The player makes their own
 * moves, as recorded.
 *
 * Besides the events of a connection it sends `moved` when the player has made the expected move.
 * @implements {Connection}
 */
export class RecordedTable extends EventTarget {
  /** @param {Recording} recording @param {number} played how many of its moves have been made at first */
  constructor(recording, played) {
    super();
    this.recording = recording;
    this.played = played;
    /** How many of the others' moves are still to be played. */
    this.coming = 0;
    this.timer = 0;
    /** The answer to any other move; null when the player is not asked for one. @type {string | null} */
    this.detour = null;
  }

  open() {
    this.#emit("status", /** @type {Status} */ ("live"));
    this.renew();
  }

  close() {
    clearTimeout(this.timer);
  }

  renew() {
    this.#say(this.#snapshot());
  }

  /** @param {AnyCommand} command */
  send(command) {
    const { id, type } = command;
    const next = this.recording.moves[this.played];
    if (type === "move" && this.detour !== null && command.move === next?.move) this.take(id);
    else {
      // Reset the wrong choice, so that the next tap starts over.
      this.renew();
      this.#say({ type: "refused", id, code: ASTRAY, reason: this.detour ?? "" });
    }
  }

  /** @param {number} after @param {number} limit */
  async updates(after, limit) {
    const past = this.recording.moves.slice(0, this.played).map(({ update }) => update);
    return past.filter(({ n }) => n > after).slice(0, limit);
  }

  /**
   * Play the others' next moves one after the other. Moves that still wait from before are played at once.
   * @param {number} count
   */
  play(count) {
    clearTimeout(this.timer);
    while (this.coming) this.#tell();
    this.coming = count;
    this.#playNext();
  }

  /**
   * Ask the player for the recorded move, and offer all moves that were legal.
   * @param {string} detour the answer to any other move
   */
  ask(detour) {
    this.detour = detour;
    this.renew();
  }

  /** Make the player's move. @param {string | null} id of the command that asks for it */
  take(id) {
    this.detour = null;
    this.coming = 1;
    this.#tell(id);
    this.#emit("moved", null);
  }

  #playNext() {
    if (!this.coming) return;
    this.#tell();
    this.timer = setTimeout(() => this.#playNext(), PAUSE);
  }

  /** @param {string | null} done */
  #tell(done = null) {
    const { update } = this.recording.moves[this.played];
    this.played += 1;
    this.coming -= 1;
    this.#say({ ...this.#offered(update), at: performance.now(), done });
  }

  /**
   * Return everything that is known after the moves played so far.
   * @returns {Snapshot}
   */
  #snapshot() {
    const { snapshot, moves } = this.recording;
    const at = performance.now();
    const past = [snapshot, ...moves.slice(0, this.played).map(({ update }) => update)];
    const { n, table, public: view, own, legal } = past.reduce((state, message) => reduce(state, message, at), INITIAL);
    return this.#offered({ ...snapshot, now: at, n: n ?? 0, table: table ?? snapshot.table, public: view, own, legal });
  }

  /**
   * Withhold the legal moves while the player is not asked for one. The next decision gets a new list, as from a
   * server, which ends a choice made for the last one.
   * @template {{legal?: string[] | null}} M
   * @param {M} message
   * @returns {M}
   */
  #offered(message) {
    return { ...message, legal: this.detour !== null && message.legal ? [...message.legal] : null };
  }

  /** @param {FromServer} message */
  #say(message) {
    this.#emit("message", message);
  }

  /** @param {string} type @param {unknown} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
