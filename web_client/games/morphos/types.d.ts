import type { Part, Sentences } from "../../i18n/types.js";
import type { Play as AnyPlay } from "../types.js";
import type { Colour, GameEvent, MorphosView, SeatView } from "./wire.js";

/** What a part of this client gets to draw a table and to act there. */
export type Play = AnyPlay<MorphosView, SeatView>;

/** A point by its place: files to the right of a, ranks above 1. */
export interface Spot {
  x: number;
  y: number;
}

/** What lies on the board, as far as drawing and looking for patterns needs it. */
export type Position = Pick<MorphosView, "size" | "mutators" | "edge_rule" | "stones" | "weak" | "deep_point">;

/** What joins a stone to its neighbour or to its own edge. */
export interface Bar {
  key: string;
  x: number;
  y: number;
  /** Which way it goes, in degrees clockwise from the right. */
  way: number;
  colour: Colour;
  /** It grows into the edge. */
  isEdge: boolean;
}

/** What the sentences of the log are made with. */
export type GameEvents = Sentences<
  GameEvent,
  {
    who: (seat: number) => Part;
    /** Who did it, and what; a reader who did it themselves reads `mine`. */
    by: (theirs: string, mine: string) => Part[];
  }
>;
