import type { Faction } from "../types.js";
import type { Name } from "../wire.js";

/** One entry of the rules that is not about a single identity, by what it has besides its text. */
export interface Topic {
  /** Things that can be told apart, each with its emblem. */
  points?: Record<string, string>;
  /** The factions that are told apart. */
  factions?: Faction[];
  /** Why rounds end, by the identities that win so. */
  reasons?: Record<string, Name[]>;
}
