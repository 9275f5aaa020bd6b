import type { Urgency } from "../attention/types.js";
import type { WireEvent } from "../net/wire.js";

/** The sounds, named by how they sound, so that every game finds its own use for them. */
export type SoundName =
  /** It is your turn. */
  | "knock"
  /** You are asked something. */
  | "double-knock"
  /** A card is moved or looked at. */
  | "paper"
  /** A card is turned up. */
  | "flip"
  /** Something is laid on the table. */
  | "stamp"
  /** Dice roll, and land one after the other. */
  | "dice"
  /** A stone is set on a board. */
  | "stone"
  /** A shot, an attack. */
  | "snap"
  /** Something falls for good. */
  | "thud"
  /** Something begins that everybody should know. */
  | "bell"
  /** A round ends. */
  | "chord"
  /** A round ends well for you. */
  | "fanfare"
  /** A round ends, and others gain by it. */
  | "sigh"
  /** A match of one round ends well for you, or for others, in the timbre of its game. */
  | `${"fanfare" | "sigh"}-${Timbre}`
  /** A match ends. */
  | "finale"
  /** A breath before an answer. */
  | "heart"
  /** A breath before somebody is right or wrong. */
  | "roll"
  /** Somebody says something. */
  | "tap";

/** What the end of a game sounds as if it were played on. */
export type Timbre = "wood" | "glass" | "brass" | "toy";

/**
 * Return what an event that all are told sounds like to a seat, or to a spectator; null for nothing, undefined for an
 * event that is not the game's.
 */
export type SoundOf = (event: WireEvent, seat: number | null) => SoundName | null | undefined;

/** A game as far as it is heard. */
export interface Audible extends Urgency {
  /** What its events sound like; loaded after the first screen. */
  loadSounds?: () => Promise<SoundOf>;
}
