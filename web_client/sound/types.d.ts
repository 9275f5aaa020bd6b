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
  /** A match ends. */
  | "finale"
  /** Somebody says something. */
  | "tap";

/** What the table wants of a player: a turn, or an answer to what another does. */
export type Attention = "turn" | "reaction";
