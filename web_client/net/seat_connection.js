/** @import { SocketOptions } from "./socket.js" */
/** @import { AnyCommand, CommandDone, FromServer, Table } from "./wire.js" */

import { PolledSocket } from "./long_poll.js";
import { TableSocket } from "./socket.js";

/**
 * The way to a table for one of the players of a page that friends pass round: it asks by REST, whenever the public page
 * hears of something (`hear`). It brings nothing after it was closed.
 */
export class SeatConnection extends TableSocket {
  #isNew = false;
  #wake = () => {};

  /**
   * @param {SocketOptions} options
   * @param {(command: AnyCommand) => Promise<CommandDone>} speak
   * @param {(table: Partial<Table>) => boolean} mayShow whether what the player knows at such a table may be brought;
   *   where it may not, the connection closes
   */
  constructor(options, speak, mayShow) {
    super(options);
    this.mayShow = mayShow;
    // Of the time before, its store knows the number alone.
    this.needsSnapshot = true;
    const tell = (/** @type {AnyCommand} */ command) => speak(command).finally(() => this.hear());
    this.detour = () => new PolledSocket(this, { speak: tell, news: () => this.#news() });
  }

  /** Fetch what is new. */
  hear() {
    this.#isNew = true;
    this.#wake();
  }

  /** @param {FromServer} message */
  take(message) {
    const table = "table" in message ? message.table : null;
    if (!table?.phase || this.mayShow(table)) return super.take(message);
    this.close();
    return false;
  }

  async #news() {
    if (!this.#isNew) await new Promise((wake) => (this.#wake = () => wake(null)));
    this.#isNew = false;
  }
}
