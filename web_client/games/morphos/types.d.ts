import type { Play as AnyPlay } from "../types.js";
import type { Colour, MorphosView, SeatView } from "./wire.js";

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
