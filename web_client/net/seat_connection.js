/** @import { Connection, Status } from "./types.js" */
/** @import { AnyCommand, CommandDone, FromServer, Snapshot, Table, Update } from "./wire.js" */

import { isReseated } from "./long_poll.js";
import { isPassing, listUpdates, RequestRefused, seeView } from "./rest.js";

/** How many updates are fetched at a time. */
const PAGE = 200;
/** How long a node may lag behind the one that told of an update, in seconds. */
const LAG = 1;
/** The pause after a request that may succeed later, in milliseconds. */
const PAUSE = 1_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/**
 * The way to a table for one of the players of a page that friends pass round: it asks by REST, whenever the public page
 * hears of something (`hear`). It holds nothing itself, and brings nothing after it was closed.
 * @implements {Connection}
 */
export class SeatConnection extends EventTarget {
  #isClosed = false;
  /** What is asked, one after the other. @type {Promise<void>} */
  #asking = Promise.resolve();

  /**
   * @param {{code: string, player: string, last: () => number | null, history: () => string | null,
   *   mayShow: (table: Partial<Table>) => boolean, speak: (command: AnyCommand) => Promise<CommandDone>}} options
   *   `mayShow`: whether what the player knows at such a table may be brought; where it may not, the connection closes
   */
  constructor(options) {
    super();
    this.options = options;
  }

  open() {
    this.#isClosed = false;
    this.renew();
  }

  close() {
    this.#isClosed = true;
  }

  renew() {
    void this.#ask(() => this.#look());
  }

  /** Fetch what is new. */
  hear() {
    void this.#ask(() => this.#follow(LAG));
  }

  /** @param {AnyCommand} command */
  send(command) {
    void this.#carryOut(command);
  }

  /** @param {number} after @param {number} limit */
  async updates(after, limit) {
    const { code, player, history } = this.options;
    const { updates } = await listUpdates(code, `player=${player}`, after, limit, history());
    return this.#isClosed ? [] : updates;
  }

  async #look() {
    const { code, player } = this.options;
    this.#bring(await seeView(code, `player=${player}`));
    this.#emit("status", /** @type {Status} */ ("live"));
  }

  /** @param {number} wait for how many seconds, if there is nothing */
  async #follow(wait) {
    const { code, player, last, history } = this.options;
    const after = last();
    if (after === null) return this.#look();
    let { updates } = await listUpdates(code, `player=${player}`, after, PAGE, history());
    if (!updates.length && wait)
      ({ updates } = await listUpdates(code, `player=${player}`, after, PAGE, history(), wait));
    for (const update of updates) this.#bring(update);
    if (isReseated(updates, player)) await this.#look();
  }

  /** @param {AnyCommand} command */
  async #carryOut(command) {
    while (!this.#isClosed) {
      try {
        const done = await this.options.speak(command);
        await this.#ask(() => this.#follow(0));
        this.#emit("message", done);
        return;
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const { code: why, reason } = error;
        if (!isPassing(why)) return this.#emit("message", { type: "refused", id: command.id, code: why, reason });
        this.#emit("delayed", { id: command.id, code: why });
        await pause();
      }
    }
  }

  /**
   * Ask for something after everything else; once more if that may succeed later.
   * @param {() => Promise<void>} ask
   */
  #ask(ask) {
    this.#asking = this.#asking.then(async () => {
      while (!this.#isClosed) {
        try {
          return await ask();
        } catch (error) {
          if (!(error instanceof RequestRefused)) throw error;
          if (error.code === "history_changed") return this.#look();
          if (!isPassing(error.code)) return this.#end(error.code);
          this.#emit("status", /** @type {Status} */ ("reconnecting"));
          await pause();
        }
      }
    });
    return this.#asking;
  }

  /** @param {Snapshot | Update} message */
  #bring(message) {
    if (message.table?.phase && !this.options.mayShow(message.table)) this.close();
    this.#emit("message", message);
  }

  /** @param {string} code */
  #end(code) {
    this.#emit("ended", code);
    this.close();
  }

  /** @param {"ended" | "delayed" | "message" | "status"} type @param {Status | FromServer | object | string} detail */
  #emit(type, detail) {
    if (!this.#isClosed) this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
