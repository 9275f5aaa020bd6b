/**
 * What the game “morphatrons” puts on the wire.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/** How the first seat was decided: by a draw, by the host, or by the match before. */
export type FirstBy = "chance" | "host" | "turn";

/** What a bot is at the moment. */
export type Mode = "robot" | "vehicle";

/** How badly a bot is damaged, if it is (R5.4). */
export type Damage = "minor" | "critical";

/**
 * A game began.
 *
 * `first_by` says who decided which seat is on turn `first`: chance, the host, or the turn
 * that passes on from match to match. `cards` were shuffled, in canonical order; in a position
 * that was given there are none. `hand_sizes` and `deck` count cards. `buildings` are
 * heights. `owners`, `zones`, `modes` and `damage` are of the bots in play. `attacked`
 * have attacked in this turn; `scrap` lies from the bottom up.
 */
export interface CitiesSetUp {
  kind: "cities_set_up";
  round: number;
  seats: number;
  first: Seat;
  first_by: FirstBy;
  turn_limit: number;
  cards: string[];
  hand_sizes: number[];
  deck: number;
  turn_number: number;
  actions: number;
  free_morph: boolean;
  attacked: string[];
  buildings: Record<string, number>;
  owners: Record<string, Seat>;
  zones: Record<string, number>;
  modes: Record<string, Mode>;
  damage: Record<string, Damage>;
  scrap: string[];
  scores: number[];
}

/** Nobody sees it: the cards of each hand, and the deck from the top (R2.1). */
export interface CardsDealt {
  kind: "cards_dealt";
  hands: string[][];
  deck: string[];
}

/** A seat saw the cards that it was dealt, by their places in the deck. */
export interface CardsSeen {
  kind: "cards_seen";
  seat: Seat;
  cards: Record<string, string>;
}

/** The scrapyard became the deck (R4.1). `cards` are all of it, in canonical order. */
export interface DeckReshuffled {
  kind: "deck_reshuffled";
  cards: string[];
}

/** Nobody sees it: the deck that was shuffled anew, from the top. */
export interface DeckLaid {
  kind: "deck_laid";
  deck: string[];
}

/** A seat took the top card of the deck (R4.1): by an action, or after it deactivated a bot. */
export interface CardDrawn {
  kind: "card_drawn";
  seat: Seat;
  by_action: boolean;
}

/** A seat saw the card that it drew. */
export interface CardSeen {
  kind: "card_seen";
  seat: Seat;
  place: string;
  card: string;
}

/** A seat put a card from its hand into its home zone (R4.2). */
export interface BotPlayed {
  kind: "bot_played";
  seat: Seat;
  card: string;
  zone: number;
  mode: Mode;
}

/** A bot went from a zone to another, with the bots that it carried (R4.4, R4.5). */
export interface BotMoved {
  kind: "bot_moved";
  seat: Seat;
  card: string;
  zone: number;
  passengers: string[];
}

/** A bot was turned to its other mode (R4.6): by the free morph of the turn, or an action. */
export interface BotMorphed {
  kind: "bot_morphed";
  seat: Seat;
  card: string;
  mode: Mode;
  free: boolean;
}

/** A kind of attack (R5.1). */
export type Weapon = "strike" | "shoot";

/**
 * A bot attacked (R5).
 *
 * Of its `targets`, some bots have `damage` now, others were `scrapped`, in canonical order,
 * and buildings have new `heights`.
 */
export interface BotAttacked {
  kind: "bot_attacked";
  seat: Seat;
  card: string;
  weapon: Weapon;
  targets: string[];
  damage: Record<string, Damage>;
  scrapped: string[];
  heights: Record<string, number>;
}

/** A seat discarded a card and made a building one chip higher (R4.7). */
export interface BuildingRaised {
  kind: "building_raised";
  seat: Seat;
  building: string;
  height: number;
  card: string;
}

/** A seat put a bot of its own on the scrapyard (R4.8); it draws a card next. */
export interface BotDeactivated {
  kind: "bot_deactivated";
  seat: Seat;
  card: string;
}

/**
 * A seat replaced a bot of its own by a card from its hand (R4.9).
 *
 * `new` has the zone and the mode of `card`, which lies on the scrapyard.
 */
export interface BotTripleMorphed {
  kind: "bot_triple_morphed";
  seat: Seat;
  card: string;
  new: string;
}

/** A seat's turn ended, `by_itself` or because the seat ended it (R3.4). */
export interface TurnEnded {
  kind: "turn_ended";
  seat: Seat;
  by_itself: boolean;
}

/** Why the game ended (R6). */
export type Reason = "city_destroyed" | "turn_limit" | "resigned";

/**
 * The game is over (R6); without a `winner` it is a draw.
 *
 * `points` are 1 for the winner, 0 otherwise. `hands` and the `deck`, by place from the top,
 * are shown to all (R7.3).
 */
export interface FightEnded {
  kind: "fight_ended";
  winner: Seat | null;
  reason: Reason;
  points: number[];
  scores: number[];
  hands: string[][];
  deck: Record<string, string>;
}

/** What can happen in a round, by kind. */
export type GameEvent =
  | CitiesSetUp
  | CardsDealt
  | CardsSeen
  | DeckReshuffled
  | DeckLaid
  | CardDrawn
  | CardSeen
  | BotPlayed
  | BotMoved
  | BotMorphed
  | BotAttacked
  | BuildingRaised
  | BotDeactivated
  | BotTripleMorphed
  | TurnEnded
  | FightEnded;

/** The options: after how many turns the game ends, and which seat begins. */
export interface MorphatronsOptions {
  turn_limit: number;
  first: string;
}

/**
 * A move in the game's notation, without the seat, in its one canonical spelling.
 *
 * Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
 * grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
 * compared as they stand.
 */
export type Move = string;

/**
 * What everybody sees (R7.1).
 *
 * `first` is the seat that was on turn when the game began, `turn` the one that is now;
 * `actions` are left to it, and its `free_morph` unless it is used. `owners`, `zones`,
 * `modes` and `damage` are of the bots in play, by card; those in `attacked` have attacked
 * in this turn. `scrap` is the number of cards under each card of the scrapyard; `deck` counts
 * cards. `moved` are the moves so far of the latest turn that had any.
 *
 * At the end, `hands` are the cards by the letter of the seat, and `rest` is the deck from the
 * top (R7.3). Without `winners`, once `match_over`, it was a draw.
 */
export interface MorphatronsView {
  round: number;
  seats: number;
  first: Seat;
  turn_limit: number;
  turn?: Seat;
  turn_number: number;
  actions: number;
  free_morph: boolean;
  buildings: Record<string, number>;
  owners?: Record<string, Seat>;
  zones?: Record<string, number>;
  modes?: Record<string, Mode>;
  damage?: Record<string, Damage>;
  attacked?: string[];
  scrap?: Record<string, number>;
  deck: number;
  hand_sizes: number[];
  moved?: Move[];
  scores: number[];
  match_over?: boolean;
  reason?: Reason;
  winners?: Seat[];
  hands?: Record<string, string[]>;
  rest?: string[];
}

/**
 * What a seat has besides (R7.2): its number, its hand, and the moves open at any time.
 *
 * `hands` has its own hand by its letter, in canonical order. In a round that is past, it has
 * those of both seats for everybody.
 */
export interface SeatView {
  seat?: Seat;
  hands?: Record<string, string[]>;
  open?: Move[];
}
