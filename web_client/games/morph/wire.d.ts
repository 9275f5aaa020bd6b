/**
 * What the game “morph” puts on the wire.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** Two players against each other, or one against the Shadow (R9). */
export type Mode = "duel" | "solo";

/** The two factions of a deck, and so the Prodigy that leads it (R2.1). */
export type Pair =
  | "violet_grey"
  | "violet_yellow"
  | "violet_red"
  | "grey_yellow"
  | "grey_red"
  | "yellow_red";

/** What is decided next (R2.3, R3). */
export type Phase = "stake" | "mana" | "summon";

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/**
 * A game began; everything lies as it is shown here.
 *
 * `pair_a` are A's factions, drawn from `pairs_a`; where these are none they were chosen, or
 * left by the other seat (R2.1). `cards_a` are the cards that were shuffled. The rest is by
 * seat, or by field line as `A1`, place 1 first: numbers of cards where they lie face down.
 * `turned` are the places of turned creatures. `turn` is `None` while both stake.
 */
export interface BattleSetUp {
  kind: "battle_set_up";
  round: number;
  seats: number;
  mode: Mode;
  packs: number;
  relief: number;
  pairs_a: Pair[];
  pairs_b: Pair[];
  pair_a: Pair;
  pair_b: Pair;
  cards_a: string[];
  cards_b: string[];
  phase: Phase;
  turn: Seat | null;
  turn_number: number;
  discount: Seat | null;
  hand: Record<string, number>;
  deck: Record<string, number>;
  mana: Record<string, number>;
  mana_upright: Record<string, number>;
  discard: Record<string, string[]>;
  lines: Record<string, string[]>;
  turned: Record<string, number[]>;
  prodigy_turned: Record<string, boolean>;
  scores: number[];
}

/** The face-down cards were laid, decks from the top; nobody sees this event (R10.3). */
export interface CardsDealt {
  kind: "cards_dealt";
  hands: Record<string, string[]>;
  decks: Record<string, string[]>;
  mana_cards: Record<string, string[]>;
}

/**
 * A seat drew its first hand; only that seat sees this (R2.2).
 *
 * `dealt` is by place in the deck as it was shuffled: `A05` is the fifth of A's.
 */
export interface HandDealt {
  kind: "hand_dealt";
  seat: Seat;
  dealt: Record<string, string>;
}

/** A seat has staked a card; everybody sees that, not which one (R2.3). */
export interface StakeChosen {
  kind: "stake_chosen";
  seat: Seat;
}

/** A seat staked this card; only that seat sees this until both are shown (R10.2). */
export interface CardStaked {
  kind: "card_staked";
  seat: Seat;
  card: string;
}

/**
 * Both staked cards were shown, and went to their owners' mana zones (R2.3).
 *
 * `first` takes the first turn, the other seat has the discount (R2.4). It is `None` after a
 * tie, when both stake again.
 */
export interface StakesShown {
  kind: "stakes_shown";
  stakes: Record<string, string>;
  first: Seat | null;
}

/** A turn began (R3.1); the Shadow's with its `budget` (R9.3). */
export interface TurnBegan {
  kind: "turn_began";
  seat: Seat;
  turn_number: number;
  budget: number | null;
}

/** A seat chose the card that goes to its mana zone; only that seat sees this (R10.3). */
export interface ManaChosen {
  kind: "mana_chosen";
  seat: Seat;
  card: string;
}

/** A seat put a card of its hand face down and upright into its mana zone (R3.2, R9.2). */
export interface ManaPut {
  kind: "mana_put";
  seat: Seat;
}

/** The top card of a seat's deck went face down and turned to its mana zone (Wellspring, R6). */
export interface ManaDrawn {
  kind: "mana_drawn";
  seat: Seat;
}

/** A seat drew a card (R3.3). */
export interface CardDrawn {
  kind: "card_drawn";
  seat: Seat;
}

/** A seat drew this card; only that seat sees this (R10.2). */
export interface CardReceived {
  kind: "card_received";
  seat: Seat;
  card: string;
  dealt: Record<string, string>;
}

/** One of a field's two lines (R2.5). */
export type Line = 1 | 2;

/**
 * A seat paid and put a creature from its hand on a line (R4.2).
 *
 * It stands on `place` afterwards. `discounted` says whether it cost 1 less (R2.4).
 */
export interface CreatureSummoned {
  kind: "creature_summoned";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  upright: boolean;
  paid: number;
  discounted: boolean;
}

/**
 * The Shadow put the top card of its deck on a line (R9.4).
 *
 * It stands on `place` afterwards. `spent` is what the cards of this turn cost so far.
 */
export interface CreatureRevealed {
  kind: "creature_revealed";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  upright: boolean;
  spent: number;
  dealt: Record<string, string>;
}

/** The Shadow must reveal a card, and its deck is empty: it loses after its assault (R9.6). */
export interface ShadowRanOut {
  kind: "shadow_ran_out";
  seat: Seat;
}

/** A seat paid for its Prodigy's feat and turned it (R4.4); line and place if it names them. */
export interface FeatUsed {
  kind: "feat_used";
  seat: Seat;
  pair: Pair;
  line: Line | null;
  place: number | null;
  paid: number;
}

/** A creature has more attack until the end of the turn (Rally, R6, or a feat, R7). */
export interface AttackRaised {
  kind: "attack_raised";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  by: number;
}

/** A creature was turned: by its attack (R5.1), by Lull (R6) or by a feat (R7). */
export interface CreatureTurned {
  kind: "creature_turned";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
}

/** A creature was set upright by a feat (R7). */
export interface CreatureRoused {
  kind: "creature_roused";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
}

/** A seat's assault phase began (R5). */
export interface AssaultBegan {
  kind: "assault_began";
  seat: Seat;
}

/** A creature attacks an enemy creature (R5.2), `again` by Carnage (R5.5). */
export interface CreatureAttacked {
  kind: "creature_attacked";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  target_place: number;
  target: string;
  again: boolean;
}

/** A creature attacks the enemy deck, for so many `cards` (R5.4). */
export interface DeckAttacked {
  kind: "deck_attacked";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  cards: number;
  again: boolean;
}

/** What dealt damage. */
export type Cause = "attack" | "cleave" | "spite" | "scorch" | "feat";

/** A creature took an `amount` of damage, Carapace deducted; `damage` is what it has now. */
export interface CreatureDamaged {
  kind: "creature_damaged";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  cause: Cause;
  amount: number;
  damage: number;
}

/** Where a destroyed creature goes (R5.3): also face down to the mana zone, or under the deck. */
export type Destination = "discard" | "mana" | "deck";

/** A creature was destroyed and left its line; those behind it moved up (R5.3). */
export interface CreatureDestroyed {
  kind: "creature_destroyed";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
  into: Destination;
}

/** A creature went under its owner's deck; those behind it moved up (R5.4, Banish in R6). */
export interface CreatureDissipated {
  kind: "creature_dissipated";
  seat: Seat;
  line: Line;
  place: number;
  card: string;
}

/** The top card of a seat's deck went on its discard pile (R5.4, Erode in R6, R7). */
export interface CardDiscarded {
  kind: "card_discarded";
  seat: Seat;
  card: string;
  dealt: Record<string, string>;
}

/** The top card of a seat's discard pile went under its deck (Renew in R6, R7). */
export interface CardRenewed {
  kind: "card_renewed";
  seat: Seat;
  card: string;
}

/** A seat's assault phase ended: all damage is removed from all creatures (R5.6). */
export interface AssaultEnded {
  kind: "assault_ended";
  seat: Seat;
}

/** All cards of a seat were set upright, and the bonuses of its turn ended (R3.5). */
export interface SeatRested {
  kind: "seat_rested";
  seat: Seat;
}

/** Why the game ended (R8). */
export type Reason = "deck_empty" | "resigned";

/** How well the Shadow was beaten (R9.7). */
export type Score = "narrow" | "controlled" | "brilliant" | "total";

/**
 * A side won, and the game is over: everything is shown (R10.4).
 *
 * In the solo mode `winner` may be the Shadow, and `score` says how well A has won (R9.7).
 * `points` are 1 for a seat that won, else 0. `dealt` are the decks as they were shuffled, by
 * place; the other cards are shown as they lie, decks from the top.
 */
export interface BattleEnded {
  kind: "battle_ended";
  reason: Reason;
  winner: Seat;
  score: Score | null;
  points: number[];
  scores: number[];
  hands: Record<string, string[]>;
  decks: Record<string, string[]>;
  mana_cards: Record<string, string[]>;
  dealt: Record<string, string>;
}

/** What can happen in a round, by kind. */
export type GameEvent =
  | BattleSetUp
  | CardsDealt
  | HandDealt
  | StakeChosen
  | CardStaked
  | StakesShown
  | TurnBegan
  | ManaChosen
  | ManaPut
  | ManaDrawn
  | CardDrawn
  | CardReceived
  | CreatureSummoned
  | CreatureRevealed
  | ShadowRanOut
  | FeatUsed
  | AttackRaised
  | CreatureTurned
  | CreatureRoused
  | AssaultBegan
  | CreatureAttacked
  | DeckAttacked
  | CreatureDamaged
  | CreatureDestroyed
  | CreatureDissipated
  | CardDiscarded
  | CardRenewed
  | AssaultEnded
  | SeatRested
  | BattleEnded;

/** The options: the mode, the number of boxes, and what eases the solo mode. */
export interface MorphOptions {
  mode: Mode;
  packs: number;
  relief: number;
}

/** The pairs that the factions of each side would be drawn from; none where they are chosen. */
export interface Setup {
  pairs_a: Pair[];
  pairs_b: Pair[];
}

/** A creature in play: its card, its attack with bonuses, and the damage on it. */
export interface CreatureView {
  card: string;
  upright: boolean;
  attack: number;
  damage: number;
}

/**
 * What everybody sees (R10.1).
 *
 * Keys by seat are letters, those of `lines` a letter and a number, as `A1`; place 1 comes
 * first. In the solo mode `B` is the Shadow. `turn` is the seat that decides, absent while
 * both stake and when the game is over. `hand`, `deck` and `mana` are numbers of cards,
 * `mana_upright` counts those that can still pay. `staked` are those who have staked, and
 * `budget` what the Shadow could spend if its turn began now. When the game is over, all
 * cards are shown: decks from the top, `mana_cards` in the order in which they came.
 */
export interface MorphView {
  round: number;
  seats: number;
  mode: Mode;
  packs: number;
  relief: number;
  pairs: Record<string, Pair>;
  phase?: Phase;
  turn?: Seat;
  turn_number: number;
  discount?: Seat;
  staked?: Record<string, boolean>;
  budget?: number;
  hand: Record<string, number>;
  deck: Record<string, number>;
  mana: Record<string, number>;
  mana_upright: Record<string, number>;
  prodigy_turned?: Record<string, boolean>;
  lines: Record<string, CreatureView[]>;
  discard: Record<string, string[]>;
  scores: number[];
  match_over?: boolean;
  reason?: Reason;
  winner?: Seat;
  score?: Score;
  hands?: Record<string, string[]>;
  decks?: Record<string, string[]>;
  mana_cards?: Record<string, string[]>;
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
 * What a seat has besides: its hand as drawn, its staked card until both are shown (R10.2).
 *
 * `open` are the moves that it may make at any time.
 */
export interface SeatView {
  seat?: Seat;
  hand?: string[];
  staked?: string;
  open?: Move[];
}
