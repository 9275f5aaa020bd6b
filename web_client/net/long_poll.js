// The way to a table where sockets are blocked: requests that wait for updates. It is slower, and nothing is missing but
// watching a replay together.

/** @import { AnyCommand, CommandDone, FromServer, Update, Watch } from "./wire.js" */
/** @import { TableSocket } from "./socket.js" */

import { findCause } from "./cause.js";
import { seeServerState } from "./server_state.js";
import { listUpdates, RequestRefused, ROOT, seeView, sendCommand } from "./rest.js";

/** How many sockets must bring nothing, while the server answers, before they count as blocked. */
const MUTE = 2;
/** For how many seconds a request waits for an update. */
const WAIT = 10;
/** A page that missed more updates is shown the present, as by a socket. */
const MISSED = 8;
const PAGE = 200;
/** For how many seconds a request waits for what is known to have happened: its node may lag behind. */
const LAG = 1;
/** Events after which the player they are about, or everybody, has another view. */
const RESEATING = new Set(["sat", "stood", "seat_given"]);
/** The pause after a request that came too soon, in milliseconds. */
const PAUSE = 2_000;
/** How often a socket is tried, in milliseconds. */
const RETRIAL = 60_000;
/** Refusals after which the same request is made again. */
const TOO_SOON = new Set(["not_admitted", "overloaded", "rate_limited"]);
/** Codes for which a command may not have arrived. */
const LOST = new Set(["bad_gateway", "restarting", "unreachable"]);

/**
 * Find out why a connection's socket brought nothing. If the server answers all the same, make do without sockets.
 * @param {TableSocket} connection
 */
export async function doubt(connection) {
  const cause = await findCause();
  if (connection.isHeard || !connection.isOpen) return;
  connection.mute = cause ? 0 : connection.mute + 1;
  name(connection, cause);
  if (connection.mute < MUTE || connection.detour) return;
  connection.detour = () => new PolledSocket(connection);
  connection.renew();
}

/**
 * Say what is in a connection's way. That the server is unreachable, a page says by itself.
 * @param {TableSocket} connection
 * @param {string | null} cause
 */
const name = (connection, cause) => connection.blame(cause === "unreachable" ? null : cause);

/** Return whether a player has another view after some updates. @param {Update[]} updates @param {string} player */
export const isReseated = (updates, player) =>
  updates.some(({ events }) =>
    events?.some(({ kind, player: who }) => kind === "game_chosen" || (who === player && RESEATING.has(kind))),
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/**
 * Return null for the present, where the server has lost what it numbered. Not at once: its nodes may not agree yet.
 * @param {unknown} error
 */
async function presentIfLost(error) {
  if (!(error instanceof RequestRefused) || error.code !== "history_changed") throw error;
  await pause();
  return null;
}

/**
 * What a WebSocket does, by requests.
 *
 * Where another page tells that something is new, `news` waits for that, and requests wait no longer than nodes lag.
 * `speak` carries commands out.
 */
export class PolledSocket {
  readyState = WebSocket.OPEN;
  onopen = () => {};
  onmessage = (/** @type {{data: string}} */ _) => {};
  onclose = (/** @type {{reason: string}} */ _) => {};
  #isClosed = false;
  #here = "";
  #sending = Promise.resolve();
  /** Answers to commands whose updates are still to come. @type {CommandDone[]} */
  #done = [];
  #trying = 0;

  /**
   * @param {TableSocket} connection
   * @param {{news?: () => Promise<void>, speak?: (command: AnyCommand) => Promise<CommandDone>}} [ways]
   */
  constructor(connection, { news, speak } = {}) {
    const { code, player } = connection.options;
    this.connection = connection;
    this.news = news;
    this.speak = speak ?? ((/** @type {AnyCommand} */ command) => sendCommand(code, player, command));
    void this.#run();
  }

  close() {
    this.#isClosed = true;
    clearInterval(this.#trying);
  }

  /** @param {string} text */
  send(text) {
    /** @type {AnyCommand | Watch} */
    const message = JSON.parse(text);
    // One after the other: what is sent at a time may arrive in any order.
    if (message.type !== "watch") this.#sending = this.#sending.then(() => this.#command(message));
  }

  async #run() {
    await null; // those who listen are named after this is made
    this.onopen();
    const { code } = this.connection.options;
    let { after } = this.connection;
    let isFirst = true;
    while (!this.#isClosed) {
      try {
        if (after === null) after = this.#hear(await seeView(code, this.connection.viewer)).n;
        else {
          if (!isFirst) await this.news?.();
          if (this.#isClosed) return;
          after = await this.#follow(after, isFirst).catch(presentIfLost);
        }
        if (this.#isClosed) return;
        this.#answer();
        if (isFirst) this.#begin();
        isFirst = false;
      } catch (error) {
        if (!(await this.#endure(error))) return;
      }
    }
  }

  /** The way is found: say so, and try sockets now and then, if it stands in for one. */
  #begin() {
    if (this.news) return;
    this.connection.blame("sockets_blocked");
    this.#trying = setInterval(() => this.#trySocket(), RETRIAL);
  }

  /**
   * Hear the updates after a number, and return the number after which to ask next; null for the whole present.
   * @param {number} after
   * @param {boolean} isFirst the first time nothing is waited for
   */
  async #follow(after, isFirst) {
    const { code, player, history } = this.connection.options;
    if (!this.news) void this.#hearState().catch(() => {}); // the next time will do
    const [limit, wait] = isFirst ? [MISSED + 1, 0] : [PAGE, this.news ? LAG : WAIT];
    const { updates, here } = await listUpdates(code, this.connection.viewer, after, limit, history(), wait);
    if (isFirst && updates.length > MISSED) return null;
    for (const update of updates) this.#hear(update);
    if (isFirst || `${here}` !== this.#here) this.#hear({ type: "presence", here });
    this.#here = `${here}`;
    if (!isReseated(updates, player)) return updates.at(-1)?.n ?? after;
    // Whatever comes next on this connection, should no answer to this one come.
    this.connection.needsSnapshot = true;
    return null;
  }

  async #hearState() {
    this.#hear({ type: "server_state", ...(await seeServerState()) });
  }

  /** Return whether to go on after a failure, after a while. @param {unknown} error */
  async #endure(error) {
    if (!(error instanceof RequestRefused)) throw error;
    if (error.code === "not_admitted") this.#hear({ type: "waiting" });
    if (TOO_SOON.has(error.code)) await pause();
    else {
      name(this.connection, error.code);
      this.#end(error.code);
    }
    return !this.#isClosed;
  }

  /** @param {AnyCommand} command */
  async #command(command) {
    if (this.#isClosed) return;
    try {
      this.#done.push(await this.speak(command));
      this.#answer();
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      if (LOST.has(error.code)) this.#end("");
      else this.#hear({ type: "refused", id: command.id, code: error.code, reason: error.reason });
    }
  }

  /** Hear the answers to commands whose updates have come. */
  #answer() {
    const now = this.connection.options.last() ?? 0;
    const waiting = this.#done;
    this.#done = waiting.filter(({ n }) => (n ?? 0) > now);
    for (const done of waiting) if ((done.n ?? 0) <= now) this.#hear(done);
  }

  /**
   * @template {FromServer} Message
   * @param {Message} message
   */
  #hear(message) {
    if (!this.#isClosed) this.onmessage({ data: JSON.stringify(message) });
    return message;
  }

  /** @param {string} reason */
  #end(reason) {
    if (this.#isClosed) return;
    this.close();
    this.onclose({ reason });
  }

  /** Go back to sockets if one brings something. */
  #trySocket() {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${ROOT}/connection/socket`);
    socket.onmessage = () => {
      socket.close();
      if (this.#isClosed) return;
      this.connection.detour = null;
      this.connection.renew();
    };
    setTimeout(() => socket.close(), RETRIAL / 2);
  }
}
