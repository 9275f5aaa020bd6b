/** @import { ReadonlySignal, Signal } from "../../lib/index.js" */
/** @import { AnyCommand, Json, Table } from "../../net/wire.js" */

import { computed, effect, signal } from "../../lib/index.js";
import { newId } from "../../net/random.js";
import { sendCommand } from "../../net/rest.js";
import { SeatConnection } from "../../net/seat_connection.js";
import { SharedSocket } from "../../net/shared_socket.js";
import { forgetPlayer } from "../enter_leave.js";
import { storePlayer } from "../session.js";
import { INITIAL } from "../table/reducer.js";
import { TableStore } from "../table/store.js";

/** What everybody at this browser says at once. */
const FOR_ALL = new Set(["ready", "wish_pause"]);

/** Return whether nothing is hidden: before a match and after it. @param {Partial<Table>} table */
export const isOpen = ({ phase }) => phase === "waiting" || phase === "over";

/**
 * Return the seats that owe a decision, as far as everybody sees it.
 * @param {Table | null} table
 * @param {Json | null} view the game's, for everybody
 * @returns {number[]}
 */
export function seatsAsked(table, view) {
  if (table?.phase !== "playing" || !view || view.outcome) return [];
  const asked = table.deadline?.seats ?? [view.decision?.seat ?? view.turn];
  return asked.filter((seat) => typeof seat === "number");
}

/**
 * The players of one browser at a table, who pass it round. Everybody may look at `common`. While something is hidden,
 * at most one seat is `opened`: nothing of the others is in the page. Before a match and after it all are `resting`.
 */
export class SharedSeats {
  /** Up to which update each player has seen everything. @type {Map<string, {n: number | null, history: string | null}>} */
  #seen = new Map();
  /** Who of the players is at the table, by the connection. @type {string | null} */
  #here = null;
  #stops = [() => {}];

  /** @param {string} code @param {string[]} players */
  constructor(code, players) {
    this.code = code;
    this.players = signal(players);
    /** What everybody sees. */
    this.common = new TableStore(code, "", (last, history) => {
      const here = () => this.players.peek();
      return new SharedSocket({ code, player: "", last, history }, here, (command) =>
        this.#speak(this.speaker.peek(), command),
      );
    });
    /** The player who commands what is done for all: the host, if that is one of them. @type {ReadonlySignal<string>} */
    this.speaker = computed(() => {
      const host = this.common.now.table?.host;
      return host && this.players.value.includes(host) ? host : this.players.value[0];
    });
    this.common.isHost = computed(() => this.speaker.value === this.common.now.table?.host);
    const { behind } = this.common;
    this.common.behind = computed(() => {
      const people = this.common.now.table?.players;
      return behind.value && !this.players.value.some((player) => people?.[player]?.seat != null);
    });
    /** The seat whose curtain is open. @type {Signal<TableStore | null>} */
    this.opened = signal(/** @type {TableStore | null} */ (null));
    /** @type {Signal<Record<string, TableStore>>} */
    this.resting = signal({});
    /** Who acts while all are resting. */
    this.actor = signal("");
    /** Who wants the curtain though nothing is asked of them. */
    this.called = signal(/** @type {string | null} */ (null));
    /** Whose curtain was put aside, to look at the table. */
    this.aside = signal(/** @type {string | null} */ (null));
    /** Who is asked something, as everybody sees. @type {ReadonlySignal<string | null>} */
    this.due = computed(() => {
      const { table, public: view } = this.common.now;
      const asked = seatsAsked(table, view).map((seat) => table?.seats[seat]);
      return this.players.value.find((player) => asked.includes(player)) ?? null;
    });
    /** To whom to hand the page. @type {ReadonlySignal<string | null>} */
    this.handTo = computed(() => {
      if (this.opened.value || this.common.now.table?.phase === undefined) return null;
      return this.called.value ?? (this.due.value === this.aside.value ? null : this.due.value);
    });
  }

  open() {
    const { common } = this;
    const hear = () => this.#stores().forEach(({ connection }) => /** @type {SeatConnection} */ (connection).hear());
    this.#stops = [
      common.onUpdate(hear),
      common.onSnapshot(hear),
      effect(() => this.#settle(common.now.table)),
      effect(() => {
        if (this.due.value !== this.aside.peek()) this.aside.value = null;
      }),
    ];
    common.open();
  }

  close() {
    this.shut();
    for (const stop of this.#stops) stop();
    this.#rest([]);
    this.common.close();
  }

  /** Be the page of these players from now on. @param {string[]} players */
  become(players) {
    if (`${players}` !== `${this.players.peek()}`) this.players.value = players;
  }

  /** Open a player's seat, in place of any other. @param {string} player */
  show(player) {
    this.shut();
    this.called.value = null;
    if (this.players.peek().length === 1) storePlayer(this.code, player);
    else this.opened.value = this.#enter(player, () => true);
  }

  /** Close the seat that is open: what its player alone knows leaves the page. */
  shut() {
    if (this.opened.value) this.#leave(this.opened.value);
    this.opened.value = null;
  }

  /** Look at the table in place of the curtain. */
  putAside() {
    this.shut();
    this.called.value = null;
    this.aside.value = this.due.value;
  }

  /** The player who acts while nothing is hidden; null while something is. */
  get acting() {
    const resting = this.resting.value;
    return resting[this.actor.value] ?? resting[this.speaker.value] ?? null;
  }

  /** The stores of single players. */
  #stores() {
    return [...Object.values(this.resting.peek()), this.opened.peek()].filter((store) => store !== null);
  }

  /** Follow the table: who of the players is still there, and whether anything is hidden. @param {Table | null} table */
  #settle(table) {
    if (!table) return;
    const left = this.players.value.filter((player) => table.players[player] || table.entry_requests?.[player]);
    for (const player of this.players.value) if (!left.includes(player)) forgetPlayer(this.code, player);
    this.become(left);
    const here = left.filter((player) => table.players[player]);
    if (this.#here !== null && this.#here !== `${here}`) this.common.connection.renew();
    this.#here = `${here}`;
    if (this.opened.peek() && !here.includes(this.opened.peek()?.player ?? "")) this.shut();
    if (isOpen(table)) {
      this.called.value = null;
      if (here.length === 1 && this.players.value.length === 1) storePlayer(this.code, here[0]);
    }
    if (isOpen(table) && !this.opened.value) this.#rest(here);
    else this.#rest([]);
  }

  /** Let these players rest, and no others. @param {string[]} players */
  #rest(players) {
    const before = this.resting.peek();
    if (`${Object.keys(before)}` === `${players}`) return;
    for (const player of Object.keys(before)) if (!players.includes(player)) this.#leave(before[player]);
    this.resting.value = Object.fromEntries(
      players.map((player) => [player, before[player] ?? this.#enter(player, isOpen)]),
    );
  }

  /** Command in a player's name, and what all here say at once also in that of the others. @param {string} player @param {AnyCommand} command */
  #speak(player, command) {
    const others = FOR_ALL.has(command.type) ? this.players.peek().filter((other) => other !== player) : [];
    for (const other of others) void sendCommand(this.code, other, { ...command, id: newId() }).catch(() => {});
    return sendCommand(this.code, player, command);
  }

  /** @param {string} player @param {(table: Partial<Table>) => boolean} mayShow */
  #enter(player, mayShow) {
    const { code } = this;
    const speak = (/** @type {AnyCommand} */ command) => this.#speak(player, command);
    const store = new TableStore(
      code,
      player,
      (last, history) => new SeatConnection({ code, player, last, history }, speak, mayShow),
    );
    const seen = this.#seen.get(player);
    if (seen) store.state.value = { ...INITIAL, ...seen, whole: seen.n ?? 0 };
    // What its player missed, the curtain tells.
    store.onSnapshot(() => store.missed.dismiss());
    store.missed.open = () => () => {};
    store.open();
    return store;
  }

  /** @param {TableStore} store */
  #leave(store) {
    const { n, history } = store.state.peek();
    if (n !== null) this.#seen.set(store.player, { n, history });
    store.close();
    store.state.value = INITIAL;
  }
}
