import type { Part } from "../i18n/types.js";
import type { Deadline, Pause, Phase, TableOptions } from "../net/wire.js";
import type { FeedItem, Refusal } from "../state/types.js";

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

/** What a game's module gets to draw a table and to act there. */
export interface Play<View = any, Own = any> {
  /** The public part; `{}` before there is one. */
  view: View;
  /** What this seat alone knows; null for spectators. */
  own: Own | null;
  /** The moves of the decision that this seat owes. */
  legal: string[];
  /** This page's seat. */
  seat: number | null;
  phase: Phase;
  /** The page shows the present, not the past. */
  live: boolean;
  /** A move may be sent now. */
  mayMove: boolean;
  move: (text: string) => void;
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
  deadline: Deadline | null;
  /** The rest of each seat's bank at the deadline, in milliseconds. */
  banks: Record<string, number>;
  paused: Pause | null;
  options: TableOptions;
  /** The move that is made for this seat when its time is up. */
  timeoutMove: string | null;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  /** The refusal of the last move. */
  refusal: Refusal | null;
  /** Each seat's points in the match, as the table counts them. */
  scores: number[];
  /** The seats that won the match: several share a victory; none while it goes on, and after a draw. */
  winners: number[];
  feed: FeedItem[];
  /** The update after which nothing is missing there. */
  whole: number;
  /** The number of the update that led to what is shown. */
  n: number;
  notes: Notes;
}

/** A seat's final place. */
export interface Place {
  seat: number;
  points: number;
  place: number;
}

/** A player's notes in a match, kept over a reload. Nobody else ever gets them. */
export interface Notes {
  /** A key of its own for every player and match. */
  key: string;
  read: () => unknown;
  /** Keep something in place of what was kept before; null to forget it. */
  write: (notes: unknown) => void;
}
