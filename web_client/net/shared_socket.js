/** @import { SocketOptions } from "./socket.js" */
/** @import { AnyCommand, CommandDone, Learn, Watch } from "./wire.js" */

import { RequestRefused } from "./rest.js";
import { TableSocket } from "./socket.js";

/**
 * The way to a table for a page of several players: it brings what everybody sees, and by it all of them are here. A
 * public page commands nothing, so that goes by REST, in the name of one of them.
 */
export class SharedSocket extends TableSocket {
  /**
   * @param {SocketOptions} options
   * @param {() => string[]} players who looks
   * @param {(command: AnyCommand) => Promise<CommandDone>} speak
   */
  constructor(options, players, speak) {
    super(options);
    this.players = players;
    this.speak = speak;
  }

  get viewer() {
    return [...this.players().map((player) => `player=${player}`), "public=1"].join("&");
  }

  /** @param {AnyCommand | Learn | Watch} message */
  transmit(message) {
    if ("id" in message) void this.#carryOut(message);
  }

  /** @param {AnyCommand} command */
  async #carryOut(command) {
    try {
      this.take(await this.speak(command));
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.take({ type: "refused", id: command.id, code: error.code, reason: error.reason });
    }
  }
}
