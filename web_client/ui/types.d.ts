import type { Part } from "../i18n/types.js";
import type { Deadline, Pause, Phase, TableOptions } from "../net/wire.js";
import type { FeedItem, Notes, Refusal } from "../state/types.js";

/** A sentence of the feed. */
export interface Line {
  parts: Part[];
  /** A heading, a chat line, how a round ended, or a match's highlights. */
  kind?: "turn" | "chat" | "end" | "sum";
  /** The seat of the player who did it. */
  seat?: number;
}

/** A line of the log: what happened, and the sentence for it. */
export interface LogLine {
  item: FeedItem;
  line: Line;
}

/** The ways out of a lesson. */
export interface Ways {
  /** Go back to the page before. */
  leave: () => void;
  /** What can be done when it is over, the best first. */
  next: { action: string; label: string; go: () => void }[];
}

/** Where the match stands. It changes with a move. */
export interface Position<View = any, Own = any> {
  /** The public part; `{}` before there is one. */
  view: View;
  /** What this seat alone knows; null for spectators. */
  own: Own | null;
  /** The moves of the decision that this seat owes. */
  legal: string[];
  /** The move that is made for this seat when its time is up. */
  timeoutMove: string | null;
  /** The number of the update that led to what is shown. */
  n: number;
  phase: Phase;
  /** Each seat's points in the match, as the table counts them. */
  scores: number[];
  /** The seats that won the match: several share a victory; none while it goes on, and after a draw. */
  winners: number[];
}

/** Who sits at the table. It changes when somebody comes, leaves or says something. */
export interface Seating {
  /** This page's seat. */
  seat: number | null;
  /** Name the player who sits there. */
  name: (seat: number) => string;
  /** Return what the player there has just said, or null. */
  said: (seat: number) => string | null;
  /** Return whether somebody has a page open for that seat, or a bot sits there. */
  here: (seat: number) => boolean;
  /** Return whether nobody has been there for a while, or nobody sits there. */
  away: (seat: number) => boolean;
  /** Return whether the player there is a bot. */
  bot: (seat: number) => boolean;
  /** Return whether a bot decides in place of a player who is away. */
  standIn: (seat: number) => boolean;
}

/** The time for a decision. */
export interface Clock {
  deadline: Deadline | null;
  /** The rest of each seat's bank at the deadline, in milliseconds. */
  banks: Record<string, number>;
  paused: Pause | null;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  /** The table's options, with its time limits. */
  options: TableOptions;
}

/** What the player can do. It changes with a click and its answer. */
export interface Actions {
  /** The page shows the present, not the past. */
  live: boolean;
  /** A move may be sent now. */
  mayMove: boolean;
  move: (text: string) => void;
  /** The refusal of the last move. */
  refusal: Refusal | null;
  notes: Notes;
}

/** What has happened at the table. */
export interface Feed {
  feed: FeedItem[];
  /** The update after which nothing is missing there. */
  whole: number;
}

/**
 * What a game's module gets to draw a table and to act there: the same object all the time. A component is drawn again
 * when a field that it reads changes.
 */
export interface Play<View = any, Own = any> extends Position<View, Own>, Seating, Clock, Actions, Feed {}

/** A seat's final place. */
export interface Place {
  seat: number;
  points: number;
  place: number;
}
