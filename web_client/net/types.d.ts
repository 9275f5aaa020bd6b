import type { AnyCommand, Snapshot, Update } from "./wire.js";

/** Where a connection stands: before its first message, up to date, coming back, or given up for good. */
export type Status = "connecting" | "live" | "reconnecting" | "ended";

/**
 * One player's way to a table.
 *
 * Events: `status` (detail: a Status), `message` (detail: a message from the server), `delayed` (detail:
 * the refusal of a command that will be sent again in a while), `ended` (detail: the code for which
 * the server will not have this player back).
 */
export interface Connection extends EventTarget {
  open(): void;
  /** Close for good. */
  close(): void;
  /** Send a command; it is answered by a message. */
  send(command: AnyCommand): void;
  /** Begin again, as far as the last update that was seen. */
  renew(): void;
  /** Return at most so many of the player's updates above a number, oldest first. */
  updates(after: number, limit: number): Promise<Update[]>;
}

/** The updates that one player received in a recorded match, from its beginning. */
export interface Recording {
  snapshot: Snapshot;
  /** Everybody's moves, each with what the player was told of it. */
  moves: { seat: number; move: string; update: Update }[];
}
