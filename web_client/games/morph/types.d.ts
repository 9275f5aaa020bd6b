import type { Play as AnyPlay } from "../types.js";
import type { Group, ReadMove } from "../shared/types.js";
import type { CreatureView, MorphView, SeatView } from "./wire.js";

/** What a seat sees besides; through everybody's eyes, the hands by side in a round that is seen again. */
export type Own = SeatView & { hands?: Record<string, string[]> };

/** What a part of this client gets to draw a table and to act there. */
export type Play = AnyPlay<MorphView, Own>;

/** A creature as it is drawn: what is left out is as it is printed. */
export type Shown = Pick<CreatureView, "card"> & Partial<CreatureView>;

/** What an assault would do. */
export interface Foreseen {
  /** Creatures that would leave their lines, by side and card. */
  fates: Map<string, "destroyed" | "dissipated">;
  /** How many cards the enemy's deck would lose. */
  lost: number;
  /** Whether the enemy's deck could not give all that is taken. */
  isWon: boolean;
}

/** A letter that stands for a seat. */
export type Side = "A" | "B";

/** A move by its words: a card of the hand, or a feat, and where it goes. */
export interface Move extends ReadMove {
  verb: string;
  /** The card of the hand. */
  card?: string;
  line?: number;
  place?: number;
}

/** The moves that begin with the same card or action. */
export interface Grouped extends Group<Move> {
  verb: string;
  card?: string;
}

/** What is on the table at a moment, as far as it is drawn. */
export type Moment = Pick<MorphView, "deck" | "hand" | "mana" | "mana_upright" | "budget" | "turn"> & {
  lines: Record<string, Shown[]>;
  /** What the Shadow has spent in its turn. */
  spent?: number;
};

/** A moment of what happens, as it is shown. */
export interface Frame {
  moment: Moment;
  /** Who attacks and who is attacked, each by side and card. */
  now?: string;
  aim?: string;
  /** In which order creatures attack, by side and card. */
  order?: Map<string, number>;
  /** The most creatures on a line, at the bottom and at the top, so that nothing shifts. */
  rows?: [number, number];
  /** Both stakes, and who begins. */
  stakes?: { cards: Record<string, string>; first: number | null };
  /** What is said in place of the question. */
  headline?: string;
  hint?: string;
}
