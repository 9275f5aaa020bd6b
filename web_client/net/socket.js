/** @import { Connection, Status } from "./types.js" */
/** @import { AnyCommand, FromServer, Learn, Watch } from "./wire.js" */

import { Backoff } from "./backoff.js";
import { Outbox } from "./outbox.js";
import { isPassing, listUpdates, RequestRefused } from "./rest.js";
import { isFromTunnel } from "./meta.js";
import { watchPage } from "./wake.js";

/**
 * @typedef {object} SocketOptions
 * @property {string} code the table's
 * @property {string} player "" for a page that is nobody's
 * @property {string} [viewer] for whom such a page is, as its address says: `screen=s1`
 * @property {() => number | null} last the number of the last update seen, null before any snapshot
 * @property {() => string | null} history the one that this number belongs to
 */

const VERSION = 1;
const OPENING = 10_000;
/** The longest wait between attempts, in milliseconds, because a server is soon back. */
const LONGEST_WAIT = 2_000;
const UNANSWERED = 8_000;
const QUIET = 30_000;
const CATCHING_UP = 3_000;
/** Reasons for which a server will not let this player back in. After any other, trying again is worthwhile. */
const FINAL = new Set([
  "banned",
  "device_dropped",
  "foreign_origin",
  "left",
  "no_spectators",
  "no_such_player",
  "no_such_table",
  "not_signed_in",
  "not_your_player",
  "removed",
  "replaced",
  "screen_ended",
  "seat_given_away",
  "table_gone",
  "table_unreadable",
  "unsupported_version",
]);

/**
 * One player's connection to a table, for the life of the page.
 *
 * It reconnects by itself, resumes after the last update seen and sends unanswered commands again
 * under their ids.
 * @implements {Connection}
 */
export class TableSocket extends EventTarget {
  /** @param {SocketOptions} options */
  constructor(options) {
    super();
    this.options = options;
    this.outbox = new Outbox();
    this.backoff = new Backoff(400, LONGEST_WAIT);
    /** @type {Status} */
    this.status = "connecting";
    /** @type {Pick<WebSocket, "close" | "onclose" | "onmessage" | "onopen" | "readyState" | "send"> | null} */
    this.socket = null;
    /** Whether the last socket has brought anything. */
    this.isHeard = true;
    /** How many sockets in a row have brought nothing, although the server answered. */
    this.mute = 0;
    /** Makes what stands in for sockets where they are blocked. @type {(() => any) | null} */
    this.detour = null;
    this.heardAt = 0;
    this.timer = 0;
    /** Whether to begin with a snapshot: the player sees something else now, or the device's clocks have parted. */
    this.needsSnapshot = false;
    this.unwatch = () => {};
    this.isOpen = false;
  }

  /** For whom it is, as an address says. */
  get viewer() {
    return this.options.viewer ?? `player=${this.options.player}`;
  }

  /** Connect, and stay connected until closed or refused. */
  open() {
    this.isOpen = true;
    if (this.status === "live") this.#become("reconnecting");
    this.unwatch = watchPage({
      lost: () => this.drop(),
      woke: (parted) => {
        this.needsSnapshot ||= Boolean(parted);
        this.renew();
      },
      shown: () => void this.#probe(),
      beat: () => this.#beat(),
    });
    this.#connect();
  }

  /** Close for good. */
  close() {
    this.isOpen = false;
    this.unwatch();
    clearTimeout(this.timer);
    this.#letGo();
  }

  /**
   * Send a command now or as soon as possible; it is sent again until it is answered.
   * @param {AnyCommand} command
   */
  send(command) {
    this.outbox.add(command, performance.now());
    this.transmit(command);
  }

  /**
   * Fetch past updates by REST instead of the socket.
   * @param {number} after
   * @param {number} limit
   */
  async updates(after, limit) {
    const { code, history } = this.options;
    return (await listUpdates(code, this.viewer, after, limit, history())).updates;
  }

  /** Drop the connection and make a new one at once. */
  renew() {
    if (this.status === "ended") return;
    this.#abandon();
    this.backoff.reset();
    this.#connect();
  }

  #connect() {
    clearTimeout(this.timer);
    const socket = this.detour?.() ?? new WebSocket(this.address);
    this.socket = socket;
    this.isHeard = false;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (/** @type {MessageEvent} */ event) => this.#heard(socket, event.data);
    socket.onclose = (/** @type {CloseEvent} */ event) => this.#closed(socket, event);
    this.timer = setTimeout(() => this.#fail(), OPENING);
  }

  /** The number of the update after which to resume, null to begin with a snapshot. */
  get after() {
    return this.needsSnapshot ? null : this.options.last();
  }

  get address() {
    const { code, history } = this.options;
    const { after } = this;
    const query = new URLSearchParams(this.viewer);
    query.set("version", String(VERSION));
    if (after !== null) query.set("after", String(after));
    if (after !== null) query.set("history", history() ?? "");
    const url = new URL(`/api/v1/tables/${encodeURIComponent(code)}/socket?${query}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return url.href;
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    if (socket !== this.socket) return;
    clearTimeout(this.timer);
    this.heardAt = performance.now();
    // The server always says something first, unless it is kept from this page.
    this.timer = setTimeout(() => this.#fail(), OPENING);
    for (const command of this.outbox.again(this.heardAt)) this.transmit(command);
  }

  #settled() {
    clearTimeout(this.timer);
    if (this.options.last() === null) return;
    this.backoff.reset();
    this.#become("live");
  }

  /** @param {WebSocket} socket @param {string} text */
  #heard(socket, text) {
    if (socket !== this.socket) return;
    this.heardAt = performance.now();
    this.isHeard = true;
    this.mute = 0;
    /** @type {FromServer} */
    const message = read(text);
    if (!this.take(message)) return;
    if (message.type !== "bye") this.#settled();
    else if (FINAL.has(message.code)) this.#end(message.code);
    else if (message.retry_ms) this.#comeBack(message.retry_ms);
  }

  /** Pass on what the server says; return false for a command that is refused only for now. @param {FromServer} message */
  take(message) {
    if (this.#isPutOff(message)) return false;
    if (message.type === "snapshot") this.needsSnapshot = false;
    if (message.type === "update") this.outbox.settle(message.done);
    if (message.type === "done" || message.type === "refused") this.outbox.settle(message.id);
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
    return true;
  }

  /**
   * Return whether a command was refused only for now; it is then sent again.
   * @param {FromServer} message
   */
  #isPutOff(message) {
    if (message.type !== "refused" || !isPassing(message.code)) return false;
    const entry = this.outbox.entries.get(message.id);
    if (!entry) return false;
    const wait = message.retry_ms ?? this.backoff.next();
    setTimeout(() => this.transmit(entry.command), wait);
    entry.sentAt = performance.now() + wait; // the server has answered: no other connection would help
    this.dispatchEvent(new CustomEvent("delayed", { detail: message }));
    return true;
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  #closed(socket, event) {
    if (socket !== this.socket) return;
    this.isHeard ||= Boolean(event.reason);
    if (FINAL.has(event.reason)) this.#end(event.reason);
    else this.#fail();
  }

  /** Try again after a while, and find out what keeps sockets from bringing anything. */
  #fail() {
    this.drop();
    if (this.isHeard) return;
    const doubted = import("./long_poll.js").then(({ doubt }) => doubt(this));
    // Where nothing can be loaded, no more can be found out.
    doubted.catch(() => this.blame(isFromTunnel ? "tunnel_gone" : null));
  }

  /** Say what is in the way, as the code of a refusal; null for nothing. @param {string | null} cause */
  blame(cause) {
    this.dispatchEvent(new CustomEvent("cause", { detail: cause }));
  }

  /** Drop the connection and try again after a while. */
  drop() {
    if (this.status === "ended") return;
    this.#abandon();
    this.#retry();
  }

  /**
   * Disconnect from a server that is stopping, and reconnect after the wait that it asks for.
   * @param {number} wait milliseconds
   */
  #comeBack(wait) {
    this.#abandon();
    this.backoff.reset();
    this.#retry(wait);
  }

  /** @param {number} [wait] milliseconds */
  #retry(wait = this.backoff.next()) {
    clearTimeout(this.timer);
    this.#become(this.options.last() === null ? "connecting" : "reconnecting");
    this.timer = setTimeout(() => this.#connect(), wait);
  }

  #letGo() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  #abandon() {
    this.#letGo();
    if (this.status === "live") this.#become("reconnecting");
  }

  /** @param {string} code */
  #end(code) {
    this.close();
    this.#become("ended");
    this.dispatchEvent(new CustomEvent("ended", { detail: code }));
  }

  #beat() {
    if (this.status !== "live") return;
    if (this.outbox.waiting(performance.now()) > UNANSWERED) this.renew();
    else if (performance.now() - this.heardAt > QUIET && !document.hidden) void this.#probe();
  }

  /** Ask by REST whether something was missed, because a dead connection often looks like a quiet one. */
  async #probe() {
    const socket = this.socket;
    if (this.status !== "live" || !socket) return;
    this.heardAt = performance.now();
    const behind = await this.#missed();
    if (behind && socket === this.socket) this.renew();
  }

  async #missed() {
    const last = this.options.last() ?? 0;
    try {
      const [next] = await this.updates(last, 1);
      if (!next) return false;
      await new Promise((resolve) => setTimeout(resolve, CATCHING_UP));
      return (this.options.last() ?? 0) < next.n;
    } catch (error) {
      // A server that refuses is reachable, but this page may have seen what it has lost.
      const codes = ["bad_gateway", "history_changed", "unreachable"];
      return !(error instanceof RequestRefused) || codes.includes(error.code);
    }
  }

  /**
   * Send a message now, or not at all.
   * @param {AnyCommand | Learn | Watch} message
   */
  transmit(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Status} status */
  #become(status) {
    if (status === this.status) return;
    this.status = status;
    this.dispatchEvent(new CustomEvent("status", { detail: status }));
  }
}

/**
 * Parse a message. An unreadable one becomes a message of an unknown type.
 * @param {string} text
 * @returns {FromServer}
 */
function read(text) {
  const unknown = /** @type {any} */ ({ type: "unreadable" });
  try {
    return JSON.parse(text) ?? unknown;
  } catch {
    return unknown;
  }
}
