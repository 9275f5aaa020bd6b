/** The wire as docs/protocol.md describes it: what the server sends and what it takes. */

/** Any JSON object; what is in it, the game knows. */
export type Json = Record<string, any>;

export type PlayerId = string;

export interface Player {
  name: string;
  seat?: number | null;
  ready?: boolean;
}

export type Phase = "waiting" | "playing" | "between" | "over";

export interface Deadline {
  at: number;
  seats: number[];
}

export interface Match {
  number: number;
  seats: number;
  round: number;
  commitment: string;
  secret?: string | null;
}

export interface TableOptions extends Json {
  turn_seconds: number | null;
  reaction_seconds: number;
  spectators: boolean;
}

export interface Table {
  code: string;
  game: string;
  phase: Phase;
  host: PlayerId;
  players: Record<PlayerId, Player>;
  seat_count: number;
  seats: Record<string, PlayerId>;
  options: TableOptions;
  match?: Match | null;
  next_commitment?: string | null;
  deadline?: Deadline | null;
}

export interface You {
  player: PlayerId;
  seat?: number | null;
}

/** Something that happened; `kind` says what, the rest depends on it. */
export interface WireEvent extends Json {
  kind: string;
}

/** What only you were told; `after` says how many of the update's events came before. */
export interface PrivateEvent extends WireEvent {
  after: number;
}

export interface Snapshot {
  type: "snapshot";
  n: number;
  now: number;
  you: You;
  table: Table;
  public?: Json | null;
  own?: Json | null;
  legal?: string[] | null;
  here: PlayerId[];
}

export interface Update {
  type: "update";
  n: number;
  at: number;
  events?: WireEvent[] | null;
  yours?: PrivateEvent[] | null;
  table?: Json | null;
  public?: Json | null;
  own?: Json | null;
  legal?: string[] | null;
  done?: string | null;
  fresh?: boolean;
}

export interface UpdatePage {
  updates: Update[];
}

export type FromServer =
  | Snapshot
  | Update
  | { type: "done"; id: string; n: number }
  | { type: "refused"; id: string; code: string; reason: string }
  | { type: "error"; code: string; reason: string }
  | { type: "presence"; here: PlayerId[] }
  | { type: "bye"; code: string; reason: string };

/** A command as it goes out; which fields it has depends on its type. */
export interface Command extends Json {
  type: string;
  id: string;
  at?: number;
}

/** What anybody with the code may see of a table. */
export interface TableCard {
  code: string;
  game: string;
  phase: Phase;
  players: string[];
  free_seats: number;
  may_watch: boolean;
  you: { player: PlayerId; name: string; seat?: number | null }[];
}

/** One of a guest's unfinished tables. */
export interface MyTable {
  code: string;
  game: string;
  phase: Phase;
  player: PlayerId;
  name: string;
  players: string[];
  updated_at: number;
}

/** Who somebody is at this server, and their tables whose match is not over. */
export interface Me {
  name: string;
  tables: MyTable[];
}

/** A game that the server can play. */
export interface GameCard {
  name: string;
  seats: [number, number];
  options: Json;
  round_options: string[];
}
