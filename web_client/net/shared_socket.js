/** @import { SocketOptions } from "./socket.js" */
/** @import { AnyCommand, CommandDone, Learn, Watch } from "./wire.js" */

import { isPassing, request, RequestRefused, tablePath } from "./rest.js";
import { TableSocket } from "./socket.js";

/** The pause after a command that may succeed later, in milliseconds. */
const PAUSE = 1_000;

/**
 * The way to a table for a page of several players: it brings what everybody sees, and by it all of them are here. A
 * public page commands nothing, so that goes by REST, in the name of one of them.
 */
export class SharedSocket extends TableSocket {
  /**
   * @param {Omit<SocketOptions, "player">} options
   * @param {() => string[]} players who looks
   * @param {(command: AnyCommand) => Promise<CommandDone>} speak
   */
  constructor(options, players, speak) {
    super({ ...options, player: "" });
    this.players = players;
    this.speak = speak;
    // Nothing stands in for a socket: that is made for one player, and would bring what that one alone may see.
    this.detour = () => new WebSocket(this.#address());
  }

  /** @param {AnyCommand | Learn | Watch} message */
  transmit(message) {
    if ("id" in message) void this.#carryOut(message);
  }

  /** @param {number} after @param {number} limit */
  async updates(after, limit) {
    const query = this.#query({ after, limit, history: this.options.history() ?? "" });
    return (await request("GET", `${tablePath(this.options.code)}/updates?${query}`)).updates;
  }

  /** @param {Record<string, string | number>} fields */
  #query(fields) {
    const players = this.players().map((player) => ["player", player]);
    return new URLSearchParams([
      ...players,
      ["public", "1"],
      ...Object.entries(fields).map(([key, to]) => [key, `${to}`]),
    ]);
  }

  #address() {
    const { after } = this;
    /** @type {Record<string, string | number>} */
    const since = after === null ? {} : { after, history: this.options.history() ?? "" };
    const address = `/api/v1${tablePath(this.options.code)}/socket?${this.#query({ version: 1, ...since })}`;
    return new URL(address, location.href).href.replace("http", "ws");
  }

  /** @param {AnyCommand} command */
  async #carryOut(command) {
    try {
      const done = await this.speak(command);
      this.outbox.settle(command.id);
      this.#emit("message", done);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      const { code, reason } = error;
      const refused = { type: "refused", id: command.id, code, reason };
      if (isPassing(code)) setTimeout(() => this.transmit(command), PAUSE);
      else this.outbox.settle(command.id);
      this.#emit(isPassing(code) ? "delayed" : "message", refused);
    }
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
