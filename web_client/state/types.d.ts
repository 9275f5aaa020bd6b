import type { Part } from "../i18n/types.js";
import type { Recording } from "../net/types.js";
import type { AnyCommand, Json, PlayerId, Table, Update, WireEvent, You } from "../net/wire.js";

/** Who sat where, and under which name, when something happened. */
export interface Roster {
  /** Player by seat. */
  seats: Record<string, string>;
  /** The last player, by seat that nobody holds. */
  left?: Record<string, string>;
  /** Name by player, those who have gone included. */
  names: Record<string, string>;
  /** The players that are bots, those that have gone included. */
  bots: Record<string, true>;
  /** The players that are programs, those that have gone included. */
  programs?: Record<string, true>;
}

/** What plays in a seat that is no person's: a bot of the server, or somebody's program. */
export type Kind = "bot" | "program";

/** One event of the feed. */
export interface FeedItem {
  key: string;
  /** The update's number. */
  n: number;
  /** When, in Unix milliseconds. */
  at: number;
  event: WireEvent;
  /** Told to this seat alone. */
  yours: boolean;
  roster: Roster;
}

/** A command that the server refused, and where on the screen it was given. */
export interface Refusal {
  place: string;
  code: string;
  reason: string;
  /** The id of a command that is sent again automatically. */
  again?: string;
}

/** The fields of a command besides those that every command has. */
export type FieldsOf<T extends AnyCommand["type"]> = Omit<Extract<AnyCommand, { type: T }>, "type" | "id" | "at">;

/** What a page knows of its table. */
export interface TableState {
  /** The last update's number, null before the first snapshot. */
  n: number | null;
  /** The history that this number belongs to. */
  history: string | null;
  you: You | null;
  table: Table | null;
  /** The game's view, for everybody. */
  public: Json | null;
  /** What this seat alone knows. */
  own: Json | null;
  legal: string[];
  /** The move that is made when time is up. */
  timeoutMove: string | null;
  here: PlayerId[];
  /** Where those are who learn the game while others come: a step, and how many there are. */
  learning: Record<PlayerId, [number, number]>;
  /** The server's clock minus our monotonic one, in milliseconds. */
  skew: number;
  roster: Roster;
  feed: FeedItem[];
  /** The update after which nothing is missing in the feed. */
  whole: number;
  /** Whether the host has not let this page in yet. */
  waiting: boolean;
  /** The place of each unanswered command, by id. */
  pending: Record<string, string>;
  refusal: Refusal | null;
  /** The server says things that this page does not understand. */
  outdated: boolean;
  /** An update was missed: a new snapshot is needed. */
  hole: boolean;
}

/** What changes the state besides the server's messages. */
export type LocalAction =
  | { type: "sent"; id: string; place: string }
  | { type: "delayed"; id: string; code: string }
  | { type: "dismissed" }
  | { type: "history"; updates: Update[]; whole: number; upto: number; clearings: number | null | undefined };

/** Updates that came while nobody looked: those numbered above `after`, up to `upto`. */
export interface MissedRange {
  after: number;
  upto: number;
}

/** Who looks at a past round: a seat, a spectator, or somebody who sees everything. */
export type Perspective = number | "spectator" | "all";

/** A player's notes in a match, kept over a reload. Nobody else ever gets them. */
export interface Notes {
  /** A key of its own for every player and match. */
  key: string;
  read: () => unknown;
  /** Keep something in place of what was kept before; null to forget it. */
  write: (notes: unknown) => void;
}

/** A first game on a fixed deal: the moves that were made once, told step by step. */
export interface Lesson {
  recording: Recording;
  steps: LessonStep[];
}

/** A step of a lesson: something to know, or something to do. */
export interface LessonStep {
  /** The screen has it as `data-step`. */
  key: string;
  title: string;
  says: () => Part[];
  /** How many moves of the others are shown when it begins. */
  plays?: number;
  /** The player makes the next recorded move here; this is said to any other. */
  detour?: string;
  /** What the player holds must be visible as well. */
  hand?: boolean;
}
