/**
 * What the game “morphos” puts on the wire.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/** How the first seat was decided: by a draw, by the host, or by the match before. */
export type FirstBy = "chance" | "host" | "turn";

/** A change of the rules (R2.3, R7). */
export type Mutator = "minimorph" | "deepmorph" | "duomorph" | "remorph" | "metamorph";

/** Whether a pattern needs all of its stones, or may miss one that lies off the board (R4.4). */
export type EdgeRule = "open" | "closed";

/** A side: Black, whose edges are the bottom and the top, or White, left and right (R1.3). */
export type Colour = "B" | "W";

/**
 * A game began.
 *
 * `black_by` says who decided which seat has `black`: chance, the host, or the turn that
 * passes on from match to match. `swap` says whether White may swap. `stones` are those that
 * lie already, by point. `to_move` begins with turn `turn_number`: with a stone to return if
 * one is `pending`, and with an enemy stone on `deep_point` that counts as a friend (R7.2a).
 */
export interface BoardSetUp {
  kind: "board_set_up";
  round: number;
  seats: number;
  black: Seat;
  black_by: FirstBy;
  size: number;
  swap: boolean;
  mutators: Mutator[];
  edge_rule: EdgeRule;
  stones: Record<string, Colour>;
  to_move: Colour;
  turn_number: number;
  deep_point: string | null;
  pending: boolean;
  scores: number[];
}

/**
 * A seat put a stone of its colour on an empty point.
 *
 * Unless it `ends_turn` a second stone is due beside it (R7.3).
 */
export interface StonePlaced {
  kind: "stone_placed";
  seat: Seat;
  colour: Colour;
  point: string;
  ends_turn: boolean;
}

/**
 * A seat replaced a weak enemy stone by one of its `colour`.
 *
 * If it is `kept`, the enemy puts the removed stone back in its next turn (R7.4).
 */
export interface StoneFlipped {
  kind: "stone_flipped";
  seat: Seat;
  colour: Colour;
  point: string;
  kept: boolean;
}

/**
 * A seat put the stone that it had lost on an empty point (R7.4).
 *
 * It `ends_turn` only where no regular move is left (R7.4c).
 */
export interface StoneReturned {
  kind: "stone_returned";
  seat: Seat;
  colour: Colour;
  point: string;
  ends_turn: boolean;
}

/** The seat that had White took Black (R5.4); `black` is that seat. */
export interface ColoursSwapped {
  kind: "colours_swapped";
  seat: Seat;
  black: Seat;
}

/** A side had no legal move, and its turn was skipped (R5.3). */
export interface SideSkipped {
  kind: "side_skipped";
  seat: Seat;
  colour: Colour;
}

/** A seat asked the other one to let it take its last turn back. */
export interface TakebackAsked {
  kind: "takeback_asked";
  seat: Seat;
}

/** A seat did not let the other one take its turn back. */
export interface TakebackDeclined {
  kind: "takeback_declined";
  seat: Seat;
}

/**
 * A seat took its last turn back, and with it all that came after.
 *
 * Only the first `kept` events of those that stood are left.
 */
export interface TurnTakenBack {
  kind: "turn_taken_back";
  seat: Seat;
  kept: number;
}

/** Why the game ended (R8). */
export type Reason = "chain" | "deadlock" | "resigned";

/**
 * A side won, and the game is over.
 *
 * `chain` is a shortest way along its stones from edge to edge (R8), if a chain has won.
 * `points` are 1 for the winner and 0 for the other seat.
 */
export interface SideWon {
  kind: "side_won";
  seat: Seat;
  colour: Colour;
  reason: Reason;
  chain: string[] | null;
  points: number[];
  scores: number[];
}

/** What can happen in a round, by kind. */
export type GameEvent =
  | BoardSetUp
  | StonePlaced
  | StoneFlipped
  | StoneReturned
  | ColoursSwapped
  | SideSkipped
  | TakebackAsked
  | TakebackDeclined
  | TurnTakenBack
  | SideWon;

/** The options: the board, which seat has Black, whether White may swap, and the mutators. */
export interface MorphosOptions {
  size: number;
  black: string;
  swap: boolean;
  minimorph: boolean;
  deepmorph: boolean;
  duomorph: boolean;
  remorph: boolean;
  metamorph: boolean;
  edge_rule: EdgeRule;
}

/** What the side to move does next: a regular move, or what a mutator asks of it (R7.3, R7.4). */
export type Phase = "main" | "return" | "second";

/**
 * A move in the game's notation, without the seat, in its one canonical spelling.
 *
 * Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
 * grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
 * compared as they stand.
 */
export type Move = string;

/**
 * What everybody sees: everything (R8).
 *
 * `black` is the seat that has Black now. `stones` are by point, and `weak` names those that
 * are weak by their real colours (R4), of both sides. `turn` is the seat that has `colour`,
 * the side to move, and `phase` what it does next.
 * `first_placed` is the stone beside which the second one goes (R7.3); `deep_point` has the
 * enemy stone that counts as a friend (R7.2). `moved` are the moves so far of the latest turn
 * that had any; `skipped` are the sides whose turns were skipped since. The seat that
 * `asked` to take its last turn back waits for an answer. At the end
 * `winning_colour` is the side of the winner, and `chain` a shortest way from edge to edge.
 */
export interface MorphosView {
  round: number;
  seats: number;
  size: number;
  swap: boolean;
  mutators: Mutator[];
  edge_rule: EdgeRule;
  black: Seat;
  stones?: Record<string, Colour>;
  weak?: Record<string, boolean>;
  turn?: Seat;
  colour?: Colour;
  phase?: Phase;
  turn_number: number;
  first_placed?: string;
  deep_point?: string;
  moved?: Move[];
  skipped?: Colour[];
  asked?: Seat;
  scores: number[];
  match_over?: boolean;
  reason?: Reason;
  winners?: Seat[];
  winning_colour?: Colour;
  chain?: string[];
}

/** What a seat has besides: its own number, and the moves it may make at any time. */
export interface SeatView {
  seat?: Seat;
  open?: Move[];
}
