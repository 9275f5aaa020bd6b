/** @import { AnyCommand } from "./wire.js" */

/** Commands that the server has not answered yet, oldest first. */
export class Outbox {
  /** @type {Map<string, {command: AnyCommand, sentAt: number}>} */
  entries = new Map();

  /** @param {AnyCommand} command @param {number} now milliseconds */
  add(command, now) {
    this.entries.set(command.id, { command, sentAt: now });
  }

  /** Remove an answered command. @param {string | null | undefined} id */
  settle(id) {
    if (id) this.entries.delete(id);
  }

  /**
   * Return all commands, to be sent again, and count their waiting from now.
   * @param {number} now milliseconds
   */
  again(now) {
    for (const entry of this.entries.values()) entry.sentAt = now;
    return [...this.entries.values()].map((entry) => entry.command);
  }

  /**
   * Return how long the oldest command has been waiting for its answer.
   * @param {number} now milliseconds
   */
  waiting(now) {
    const sent = [...this.entries.values()].map((entry) => entry.sentAt);
    return sent.length ? now - Math.min(...sent) : 0;
  }
}
