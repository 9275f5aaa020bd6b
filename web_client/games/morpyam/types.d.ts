import type { ReadMove } from "../shared/types.js";
import type { Play as AnyPlay } from "../types.js";
import type { MorpyamView, SeatView } from "./wire.js";

/** What a part of this client gets to draw a table and to act there. */
export type Play = AnyPlay<MorpyamView, SeatView>;

/** Tokens of a seat next to each other on a line, as many as there are. */
export interface Run {
  seat: number;
  boxes: string[];
}

/** A move that places a token. */
export interface Placing extends ReadMove {
  target: string;
}

/** What a player is about to do with the dice. It lasts as long as the legal moves stay the same. */
export interface Intent {
  legal: string[];
  /** Where the dice lie that roll again. */
  lifted: number[];
  /** Whether the figures that can be called are shown. */
  calling: boolean;
  /** The figure that is called with the next roll. */
  called: string | null;
}

/** A roll as it lies: the values from left to right, and where those lie that were rolled. */
export interface Laid {
  key: string;
  values: number[];
  rolled: number[];
}
