import type { Play as AnyPlay } from "../types.js";
import type { Group, ReadMove } from "../shared/types.js";
import type { Damage, Mode, MorphatronsView, SeatView } from "./wire.js";

/** What a part of this client gets to draw a table and to act there. */
export type Play = AnyPlay<MorphatronsView, SeatView>;

/** A bot in play. */
export interface Bot {
  card: string;
  seat: number;
  zone: number;
  mode: Mode;
  damage: Damage | null;
  /** A diamond of its owner in vehicle mode stands in its zone (R5.5). */
  isProtected: boolean;
  /** It has attacked in this turn, and can't again (R5.1). */
  hasAttacked: boolean;
}

/** What a player may do with a card or a bot; `robot` and `vehicle` play a card in that mode. */
export type Verb =
  | "draw"
  | "end"
  | "robot"
  | "vehicle"
  | "move"
  | "strike"
  | "shoot"
  | "morph"
  | "deactivate"
  | "build"
  | "triple";

/** A legal move, taken apart. */
export interface Action extends ReadMove {
  verb: Verb;
  /** The card or the bot that does it; "" for none. */
  subject: string;
  /** What else it names, in the order of the notation: targets, a zone and passengers, a building, a card. */
  picks: string[];
}

/** The moves of one subject with one verb. */
export interface ActionGroup extends Group<Action> {
  verb: Verb;
  subject: string;
}

/** What a player looks at, and what they have picked for the move that they compose. */
export interface Intent {
  /** It lasts as long as this is the same. */
  when: unknown;
  /** The number of the turn in which it was made. */
  turn: number;
  /** Whether it was sent as a move. */
  sent: boolean;
  /** A bot or a card in the hand; "" for none. */
  subject: string;
  picks: string[];
  /** The crowded lane that lies open in the dock, as zone and seat; or the scrap yard. */
  lane: string;
}

/** What an attack would do to a target: what becomes of a bot, or a building's height before and after. */
export type Fate =
  | { target: string; becomes: Damage | "scrapped"; heights: null }
  | { target: string; becomes: null; heights: [before: number, after: number] };
