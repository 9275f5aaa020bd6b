import type { Child, Component } from "../../lib/index.js";
import type { Play } from "../types.js";

/** A move as a choice in steps needs it; a game adds its own fields. */
export interface ReadMove {
  /** The notation, as it is sent. */
  text: string;
  /** The target on the table that is tapped for it. */
  target?: string;
  /** It is composed in a form of its own. */
  composed?: boolean;
  /** Its group settles it: undoing it undoes the group. */
  isGroup?: boolean;
}

/** Moves that begin alike: one button. */
export interface Group<Move extends ReadMove> {
  key: string;
  moves: Move[];
}

/** A move that is being composed. */
export interface Choice<Move extends ReadMove> {
  /** The legal moves that it is made from. */
  legal: string[];
  /** The group chosen. */
  key: string | null;
  /** The target chosen, when that does not settle the move. */
  target: string | null;
  /** The move that waits for a confirmation. */
  asked: Move | null;
}

/** How far a choice has come, and what can be chosen next. */
export interface Step<Move extends ReadMove, Grouped extends Group<Move> = Group<Move>> {
  groups: Grouped[];
  /** The group chosen, or the only one. */
  group: Grouped | null;
  /** The group was not chosen by the player, so it can't be undone. */
  forced: boolean;
  /** The moves that a tap on a target may mean. */
  targets: Map<string, Move[]>;
  /** Moves to choose from by name. */
  options: Move[];
  /** The target chosen already. */
  target: string | null;
  asked: Move | null;
}

/** How moves are chosen in a game. */
export interface ChoiceRules<Move extends ReadMove, Grouped extends Group<Move> = Group<Move>> {
  group: (legal: string[]) => Grouped[];
  /** Return whether a group, if it is the only one, is chosen by itself. */
  isForced: (group: Grouped) => boolean;
  /** Return whether a move must be confirmed before it is sent. */
  asksFirst: (move: Move, play: Play) => boolean;
}

/** What can be done, and how it is called. */
export interface Answer {
  action: string;
  label: string;
  go: () => void;
  /** The component that draws it; `Main` if left out. */
  as?: Component<any>;
  /** What is sent by it. */
  move?: string;
  /** Nothing is missing for it. */
  isReady?: boolean;
  /** A few words below the label. */
  note?: Child;
  /** A picture before it. */
  sign?: Child;
}
