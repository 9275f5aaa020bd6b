/** @import { AnyCommand, Update } from "../../net/wire.js" */
/** @import { FieldsOf, TableState } from "../types.js" */
/** @import { Connection, Status } from "../../net/types.js" */
/** @import { ReadonlySignal, Signal } from "../../lib/index.js" */

import { computed, effect, signal, tracked } from "../../lib/index.js";
import { newId } from "../../net/random.js";
import { tunnel } from "../../routing/link.js";
import { TableSocket } from "../../net/socket.js";
import { Missed } from "./missed.js";
import { fetchPast } from "./past_updates.js";
import { INITIAL, isNumbered, isOfAnotherHistory, reduce } from "./reducer.js";
import { takeServerState } from "../server_state.js";
import { Speech } from "./speech.js";

/** Commands that only make sense for the position that the player was looking at. */
const TIED_TO_POSITION = new Set(["start", "next_round", "rematch", "end_match"]);

/** The places of commands that change what a match begins with. */
const CHANGES = new Set(["set_options", "set_seat_options", "choose_game", "add_bot"]);

/**
 * Called after an update has changed the state.
 * @callback UpdateListener
 * @param {Update} update
 * @param {TableState} before the state that it changed
 * @param {number} age how long ago it happened, in milliseconds; large for missed updates
 * @returns {void}
 */

/**
 * Called after a snapshot has taken the place of the state.
 * @callback SnapshotListener
 * @param {TableState} before the state that it replaced
 * @returns {void}
 */

/** Everything that one page knows of its table, kept up to date, and the commands to act there. */
export class TableStore {
  /** @type {Set<UpdateListener>} */
  #listeners = new Set();
  /** @type {Set<SnapshotListener>} */
  #snapshotListeners = new Set();
  /** All updates so far, until somebody wants them. @type {{updates: Update[], late: boolean}[]} */
  #unrecorded = [];
  /** @type {((updates: Update[], late: boolean) => void) | null} */
  #remember = null;
  /** Stops the commands that wait for others. @type {Set<() => void>} */
  #waits = new Set();

  /**
   * @param {string} code
   * @param {string} player
   * @param {(last: () => number | null, history: () => string | null) => Connection} [connect] makes the way to the
   *   table; `last` is the number of the last update seen in a `history`, null when everything is wanted again
   */
  constructor(code, player, connect = (last, history) => new TableSocket({ code, player, last, history })) {
    this.code = code;
    this.player = player;
    /** @type {Signal<TableState>} */
    this.state = signal(INITIAL);
    /** The same field by field: who reads one follows it alone. */
    this.now = tracked(fieldsOf(this.state));
    /** @type {Signal<Status>} */
    this.status = signal(/** @type {Status} */ ("connecting"));
    /** Why the server will not have this player back, or null. @type {Signal<string | null>} */
    this.ended = signal(/** @type {string | null} */ (null));
    /** Whether this page shows a hand, and what only its player knows under a cover alone. */
    this.isHand = signal(false);
    /** What is in the way, as the code of a refusal, or null. @type {Signal<string | null>} */
    this.cause = signal(/** @type {string | null} */ (null));
    /** The number of the seat that this page plays, or null. @type {ReadonlySignal<number | null>} */
    this.seat = computed(() => this.now.table?.players[player]?.seat ?? null);
    /** What lets others in. */
    this.invitation = computed(() => this.now.table?.invitation ?? code);
    /** Whether the host lets this player say nothing. */
    this.muted = computed(() => Boolean(this.now.table?.players[player]?.muted && !this.isHost.value));
    this.isHost = computed(() => this.now.table?.host === player);
    /** Whether this player sees matches later than those who play, or will from the next deal on. */
    this.behind = computed(
      () =>
        this.seat.value === null &&
        !this.isHost.value &&
        Boolean(this.now.table?.match?.delay || this.now.table?.options.spectator_delay),
    );
    /** Whether the screen shows the present, so that the player may act on it. */
    this.live = computed(() => this.status.value === "live" && !this.now.outdated);
    this.connection = connect(
      () => (this.state.peek().hole ? null : this.state.peek().n),
      () => this.state.peek().history,
    );
    this.missed = new Missed(this);
    this.speech = new Speech();
    this.onUpdate((update, _, age) => this.speech.hear(update, age));
    this.stop = () => {};
    this.isClosed = false;
    this.#listen();
  }

  /** Connect to the table. */
  open() {
    this.isClosed = false;
    this.connection.open();
    this.stop = this.missed.open();
  }

  /** Close the connection for good. */
  close() {
    this.isClosed = true;
    this.stop();
    for (const stop of this.#waits) stop();
    this.#waits.clear();
    this.speech.close();
    this.connection.close();
  }

  /**
   * Send a command to the table.
   * @template {AnyCommand["type"]} T
   * @param {T} type
   * @param {FieldsOf<T>} [fields] needed by the types that have any
   * @param {string} [place] where on the screen a refusal is to be shown
   */
  command(type, fields, place = type) {
    const id = newId();
    const tied = TIED_TO_POSITION.has(type);
    this.#take({ type: "sent", id, place });
    const send = () => {
      const n = this.state.peek().n;
      const at = tied && n !== null ? { at: n } : {};
      const command = /** @type {unknown} */ ({ type, id, ...at, ...fields });
      this.connection.send(/** @type {AnyCommand} */ (command));
    };
    if (tied) this.#onceSettled(send);
    else send();
  }

  /**
   * Do something once no change of the table is unanswered. The page's own changes must have come back first; otherwise
   * the server takes them for changes that the player has not seen.
   * @param {() => void} act
   */
  #onceSettled(act) {
    const changes = () => Object.values(this.now.pending).some((place) => CHANGES.has(place));
    if (!changes()) {
      act();
      return;
    }
    const stop = effect(() => {
      if (changes()) return;
      stop();
      this.#waits.delete(stop);
      act();
    });
    this.#waits.add(stop);
  }

  /** Make a move in the game. @param {string} move */
  move(move) {
    const id = newId();
    const { n, legal } = this.state.peek();
    // Moves that are always open do not depend on the position, so they are never stale.
    const at = n !== null && legal.includes(move) ? { at: n } : {};
    this.missed.dismiss();
    this.#take({ type: "sent", id, place: "move" });
    this.connection.send({ type: "move", id, ...at, move });
  }

  /** Return whether a command given at a place of the screen is still unanswered. @param {string} place */
  isPending(place) {
    return Object.values(this.now.pending).includes(place);
  }

  /**
   * Call a listener with every new update, but not with those of a snapshot or fetched later.
   * @param {UpdateListener} listener
   * @returns {() => void} stop listening
   */
  onUpdate(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Call a listener with every snapshot. Updates before it are only known once they are fetched.
   * @param {SnapshotListener} listener
   * @returns {() => void} stop listening
   */
  onSnapshot(listener) {
    this.#snapshotListeners.add(listener);
    return () => this.#snapshotListeners.delete(listener);
  }

  /**
   * Call a listener with all updates as they came, those so far and those fetched later included. `late` are those
   * fetched when their match was over.
   * @param {(updates: Update[], late: boolean) => void} listener the only one
   */
  remember(listener) {
    this.#remember = listener;
    for (const { updates, late } of this.#unrecorded.splice(0)) listener(updates, late);
  }

  /**
   * Show at a place on the screen why a request sent by REST was refused.
   * @param {string} place
   * @param {{code: string, reason: string}} refusal
   */
  refuse(place, { code, reason }) {
    const id = newId();
    this.#take({ type: "sent", id, place });
    this.#take({ type: "refused", id, code, reason });
  }

  /** Take a refusal off the screen. */
  dismiss() {
    this.#take({ type: "dismissed" });
  }

  #listen() {
    const { connection } = this;
    connection.addEventListener("message", (event) => {
      const message = /** @type {CustomEvent} */ (event).detail;
      if (message.type === "bye") tunnel.value = null; // a server that starts again says where it is
      if (message.type === "tunnel") this.#hearOfTunnel(message.origin ?? null);
      else this.#take(message);
    });
    connection.addEventListener("status", (event) => {
      this.status.value = /** @type {CustomEvent} */ (event).detail;
      if (this.status.value === "live") this.cause.value = null;
    });
    connection.addEventListener("cause", (event) => {
      this.cause.value = /** @type {CustomEvent} */ (event).detail;
    });
    connection.addEventListener("delayed", (event) => {
      this.#take({ .../** @type {CustomEvent} */ (event).detail, type: "delayed" });
    });
    connection.addEventListener("ended", (event) => {
      this.ended.value = /** @type {CustomEvent} */ (event).detail;
    });
  }

  /** Let links lead through the tunnel, and say if it has ended. @param {string | null} origin */
  #hearOfTunnel(origin) {
    if (tunnel.peek() && !origin) this.cause.value = "tunnel_ended";
    tunnel.value = origin;
  }

  /** @param {Parameters<typeof reduce>[1]} message */
  #take(message) {
    if (message.type === "server_state") takeServerState(message);
    if ((message.type === "snapshot" || message.type === "update") && !isNumbered(message)) return;
    const before = this.state.peek();
    this.state.value = reduce(before, message, performance.now());
    if (this.state.peek().hole) this.connection.renew();
    if (message.type === "snapshot") {
      for (const listener of this.#snapshotListeners) listener(before);
      void this.#fetchPast(isOfAnotherHistory(before, message) ? INITIAL : before, message.n);
    }
    if (message.type === "update" && this.state.peek().n !== before.n) this.#tell(message, before);
  }

  /** @param {Update} update @param {TableState} before */
  #tell(update, before) {
    const age = performance.now() + before.skew - update.at;
    this.#record([update], false);
    for (const listener of this.#listeners) listener(update, before, age);
  }

  /**
   * Fetch the unseen updates from before a snapshot.
   * @param {TableState} before
   * @param {number} newest
   */
  async #fetchPast(before, newest) {
    const { table, history } = this.state.peek();
    const clearings = table?.clearings;
    const past = await fetchPast(this.connection, before, newest, () => this.isClosed);
    if (!past.updates.length || this.state.peek().history !== history) return;
    this.#record(past.updates, this.state.peek().table?.phase === "over");
    this.#take({ type: "history", ...past, upto: newest, clearings });
  }

  /** @param {Update[]} updates @param {boolean} late */
  #record(updates, late) {
    if (this.#remember) this.#remember(updates, late);
    else this.#unrecorded.push({ updates, late });
  }
}

/**
 * Return what reads each field of a table's state.
 * @param {Signal<TableState>} state
 * @returns {{[K in keyof TableState]: () => TableState[K]}}
 */
function fieldsOf(state) {
  const names = /** @type {(keyof TableState)[]} */ (Object.keys(INITIAL));
  return /** @type {any} */ (Object.fromEntries(names.map((name) => [name, () => state.value[name]])));
}
