import type { AnyCommand, Learn, Snapshot, Update, Watch } from "./wire.js";

/** The state of a connection: before its first message, up to date, reconnecting, or closed for good. */
export type Status = "connecting" | "live" | "reconnecting" | "ended";

/**
 * One player's way to a table.
 *
 * Events: `status` (detail: a Status), `message` (detail: a message from the server), `delayed` (detail:
 * the refusal of a command that will be sent again in a while), `ended` (detail: the code for which
 * the server will not have this player back), `cause` (detail: the code for what is in the way, null for nothing).
 */
export interface Connection extends EventTarget {
  open(): void;
  /** Close for good. */
  close(): void;
  /** Send a command; it is answered by a message. */
  send(command: AnyCommand): void;
  /** Send something that nobody answers, now or not at all; only to a server. */
  transmit?(message: Learn | Watch): void;
  /** Reconnect, and resume after the last update seen. */
  renew(): void;
  /** Return the player's updates numbered above `after`, oldest first, at most `limit`. */
  updates(after: number, limit: number): Promise<Update[]>;
}

/** The updates that one player received in a recorded match, from its beginning. */
export interface Recording {
  snapshot: Snapshot;
  /** Everybody's moves, each with what the player was told of it. */
  moves: { seat: number; move: string; update: Update }[];
}
