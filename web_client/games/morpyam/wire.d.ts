/**
 * What the game “morpyam” puts on the wire.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/** How the first seat was decided: by a draw, by the host, or by the match before. */
export type FirstBy = "chance" | "host" | "turn";

/**
 * A game began.
 *
 * `grid` has the seats of tokens that lie already, by box, `tokens` what each seat has left.
 * Each seat has had `turn_number` - 1 turns. With `odds` pages show how likely boxes are,
 * and with `double_morpyam` two tokens placed with five alike in one turn win at once.
 * `first_by` says who decided which seat is `first`: chance, the host, or the turn that passes
 * on from match to match.
 */
export interface GridSetUp {
  kind: "grid_set_up";
  round: number;
  seats: number;
  first: Seat;
  first_by: FirstBy;
  turn_limit: number;
  odds: boolean;
  grid: Record<string, Seat>;
  tokens: number[];
  turn_number: number;
  scores: number[];
  double_morpyam: boolean;
}

/** A seat's turn began, its `number`-th; `again` after five alike, as part of it (R5.1). */
export interface TurnBegan {
  kind: "turn_began";
  seat: Seat;
  number: number;
  again: boolean;
}

/**
 * A seat rolled for the `roll`-th time in its turn.
 *
 * `rolled` are the values rolled, in the order drawn, `kept` those that stayed, `dice` all
 * five, ascending. `call` is the figure called with this roll, and `came` whether it is shown.
 */
export interface DiceRolled {
  kind: "dice_rolled";
  seat: Seat;
  roll: number;
  rolled: number[];
  kept: number[];
  dice: number[];
  call: string | null;
  came: boolean | null;
}

/**
 * A seat placed a token on a box of that figure.
 *
 * `tokens` and `points` are what the seat has now, `gained` how many points the token
 * brought: less than none where a run grew to five.
 */
export interface TokenPlaced {
  kind: "token_placed";
  seat: Seat;
  box: string;
  figure: string;
  tokens: number;
  points: number;
  gained: number;
}

/** Why a turn brought no token: by choice or because no box fitted (R3.4), or by a rule (R4.4). */
export type WhyPassed = "chosen" | "nothing_fits" | "call_missed";

/** A seat's turn ended without a token. */
export interface TurnPassed {
  kind: "turn_passed";
  seat: Seat;
  why: WhyPassed;
}

/** A seat gave up (R7.4). */
export interface SeatResigned {
  kind: "seat_resigned";
  seat: Seat;
}

/** Why the game ended (R7), or because of two tokens placed with five alike in one turn. */
export type Reason = "ko" | "double_morpyam" | "tokens" | "turn_limit" | "resigned";

/** The game ended, with everybody's `points` in it, the extra one among them (R7.2). */
export interface GameEnded {
  kind: "game_ended";
  reason: Reason;
  winners: Seat[];
  points: number[];
  scores: number[];
}

/** What can happen in a round, by kind. */
export type GameEvent =
  | GridSetUp
  | TurnBegan
  | DiceRolled
  | TokenPlaced
  | TurnPassed
  | SeatResigned
  | GameEnded;

/**
 * The options: who begins, the most turns (R7.3), and whether pages show how likely boxes are.
 *
 * With `double_morpyam` two tokens placed with five alike in one turn win at once.
 */
export interface MorpyamOptions {
  first: string;
  turn_limit: number;
  double_morpyam: boolean;
  odds: boolean;
}

/**
 * What everybody sees: everything (R8.1). `tokens`, `points` and `grid` name seats.
 *
 * `tokens` are those left by seat, `grid` the seat of each token by box. `turn_number` is
 * that of the seat on `turn`; `again` says that five alike gave it another turn. `dice` are
 * ascending, and `kept` those that stayed in the last of the `rolls` of this turn. `call` is
 * what was called with that roll, and `came` whether it is shown.
 */
export interface MorpyamView {
  round: number;
  seats: number;
  first: Seat;
  turn_limit: number;
  odds: boolean;
  double_morpyam: boolean;
  grid?: Record<string, Seat>;
  tokens: Record<string, number>;
  points: Record<string, number>;
  out?: Seat[];
  turn?: Seat;
  turn_number: number;
  again?: boolean;
  rolls: number;
  dice?: number[];
  kept?: number[];
  call?: string;
  came?: boolean;
  scores: number[];
  match_over?: boolean;
  reason?: Reason;
  winners?: Seat[];
}

/**
 * A move in the game's notation, without the seat, in its one canonical spelling.
 *
 * Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
 * grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
 * compared as they stand.
 */
export type Move = string;

/** What a seat has besides: its own number, and the moves it may make at any time. */
export interface SeatView {
  seat?: Seat;
  open?: Move[];
}
