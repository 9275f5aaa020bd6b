/**
 * What the game “morpho” puts on the wire.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** Whether a card of the deal may be an outsider or an alien (R2.2). */
export type Mode = "basic" | "expert";

/** An identity by its name in the notation. */
export type Name =
  | "leader"
  | "technician"
  | "bodyguard"
  | "killer"
  | "deserter"
  | "spy"
  | "extremist"
  | "investor"
  | "mercenary"
  | "cyborg"
  | "psionics"
  | "parasite";

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/** A round began, set up as the tiles show it (R2). */
export interface RoundStarted {
  kind: "round_started";
  round: number;
  mode: Mode;
  seats: number;
  hand_size: number;
  tiles: Partial<Record<Name, number>>;
  unknowns: Name[];
  first: Seat;
  scores: number[];
  target: number;
  turn_limit: number | null;
}

/** A place for a card: `A1`, `A2`, `B1` … clockwise, and `M` for the middle (R2.6). */
export type Slot = string;

/** The cards were laid, the middle included; nobody sees this event (R2.1). */
export interface Dealt {
  kind: "dealt";
  cards: Record<Slot, Name>;
}

/** A seat's turn began. */
export interface TurnBegan {
  kind: "turn_began";
  seat: Seat;
}

/** A seat passed; `unasked` because it has invested (R4.3). */
export interface Passed {
  kind: "passed";
  seat: Seat;
  unasked: boolean;
}

/** A seat agreed to end the round; only that seat sees this (R7.6). */
export interface Agreed {
  kind: "agreed";
  seat: Seat;
}

/** A seat took its agreement back; only that seat sees this (R7.6). */
export interface Disagreed {
  kind: "disagreed";
  seat: Seat;
}

/** Somebody wishes the round to end, or nobody any more (R7.6). */
export interface EndWished {
  kind: "end_wished";
  wished: boolean;
}

/** Why a round ended (R7). */
export type Reason =
  | "killers_eliminated"
  | "leader_eliminated"
  | "deserters_eliminated"
  | "technician_eliminated"
  | "mission_succeeded"
  | "mission_failed"
  | "deserter_escaped"
  | "parasite_escaped"
  | "report_right"
  | "report_wrong"
  | "perception_right"
  | "perception_wrong"
  | "all_passed"
  | "agreed"
  | "turn_limit";

/** A team that can be invested in (R8.6): the Killers, or MORPHO. */
export type Team = "red" | "blue";

/**
 * The round ended: why, its points, the totals, and every card that was in play (R7.7).
 *
 * `winner` has won the match (R10.1); `investments` are teams by seat number.
 */
export interface RoundEnded {
  kind: "round_ended";
  reason: Reason;
  points: number[];
  scores: number[];
  match_over: boolean;
  winner: Seat | null;
  cards: Record<Slot, Name>;
  investments: Record<string, Team>;
}

/** Seats that would have scored by the round's end, had their cards not conflicted (R9.3). */
export interface PointsDenied {
  kind: "points_denied";
  seats: Seat[];
}

/** A seat saw cards, or received them (R11.2). */
export interface Saw {
  kind: "saw";
  cards: Record<Slot, Name>;
}

/** A seat looked at the card in `slot` (R4.4). */
export interface Investigated {
  kind: "investigated";
  seat: Seat;
  slot: Slot;
}

/** A seat exchanged its card in `slot` with the middle (R4.5). */
export interface JobChanged {
  kind: "job_changed";
  seat: Seat;
  slot: Slot;
}

/** A card was turned face up and stays so (R6.1). */
export interface Revealed {
  kind: "revealed";
  slot: Slot;
  identity: Name;
}

/** The card in `slot` was named and turned face up; it stays so (R6.6). */
export interface Indicated {
  kind: "indicated";
  seat: Seat;
  slot: Slot;
  named: Name;
  identity: Name;
}

/** A card left its slot for its tile (R6.7). */
export interface Eliminated {
  kind: "eliminated";
  slot: Slot;
  identity: Name;
}

/** A seat lost its last card (R4.7). */
export interface WentOut {
  kind: "went_out";
  seat: Seat;
}

/** Where a block token may lie, in canonical spelling: `B/C`, or `A2/B1` with three players. */
export type Gap = string;

/** A block token left the game for the round (R3.5, R3.6). */
export interface BlockRemoved {
  kind: "block_removed";
  gap: Gap;
}

/** A shot was fired (R8.1); what came of it follows. */
export interface Sniped {
  kind: "sniped";
  seat: Seat;
  slot: Slot;
  target: Slot;
}

/** A block token was placed (R8.3). */
export interface Blocked {
  kind: "blocked";
  seat: Seat;
  slot: Slot;
  gap: Gap;
}

/** The Leader's mission is on (R8.7). */
export interface MissionActivated {
  kind: "mission_activated";
  seat: Seat;
  slot: Slot;
}

/** The Leader's holder must indicate the Technician (R8.7). */
export interface IndicationAsked {
  kind: "indication_asked";
  seat: Seat;
}

/** The mission succeeded or failed, or is off because the Leader was eliminated (R8.7). */
export interface MissionEnded {
  kind: "mission_ended";
  outcome: "succeeded" | "failed" | "off";
}

/** A seat tried to escape with these cards (R8.4). */
export interface EscapeTried {
  kind: "escape_tried";
  seat: Seat;
  slots: Slot[];
}

/** Nobody intercepted (R8.4). */
export interface Escaped {
  kind: "escaped";
  seat: Seat;
}

/** The Spy reports; `left` are the identities to be indicated (R8.11). */
export interface ReportBegan {
  kind: "report_began";
  seat: Seat;
  slot: Slot;
  left: Name[];
}

/** The Extremist detonates; `left` bombs are to be thrown (R8.8). */
export interface DetonationBegan {
  kind: "detonation_began";
  seat: Seat;
  slot: Slot;
  left: number;
}

/** A bomb was thrown; `left` are still to be thrown (R8.8). */
export interface Bombed {
  kind: "bombed";
  seat: Seat;
  target: Slot;
  left: number;
}

/** A seat invested; in which team, nobody else knows (R8.6). */
export interface Invested {
  kind: "invested";
  seat: Seat;
  slot: Slot;
}

/** The team that a seat invested in; only that seat sees this (R8.6). */
export interface InvestmentChosen {
  kind: "investment_chosen";
  seat: Seat;
  team: Team;
}

/** The Mercenary struck at an adjacent card (R8.9). */
export interface Assassinated {
  kind: "assassinated";
  seat: Seat;
  slot: Slot;
  target: Slot;
}

/** The Psionics perceives; `next` is the first card to be guessed, if any (R8.11). */
export interface PerceptionBegan {
  kind: "perception_began";
  seat: Seat;
  slot: Slot;
  next: Slot | null;
}

/** The card in `slot` was guessed and turned face up; `next` follows, if any (R8.11). */
export interface Guessed {
  kind: "guessed";
  seat: Seat;
  slot: Slot;
  named: Name;
  identity: Name;
  next: Slot | null;
}

/** The Psionics in `slot` was shown and changed places with the card in `target` (R8.10). */
export interface Swapped {
  kind: "swapped";
  seat: Seat;
  slot: Slot;
  target: Slot;
}

/** A seat must guard the target (R6.3, R8.2). */
export interface GuardAsked {
  kind: "guard_asked";
  seat: Seat;
  target: Slot;
  shooter: Slot;
}

/** A card was shown as the guard, then put back as it lay (R6.5). */
export interface Guarded {
  kind: "guarded";
  seat: Seat;
  slot: Slot;
  identity: Name;
}

/** A seat must intercept the escape of these cards (R6.3, R8.5). */
export interface InterceptAsked {
  kind: "intercept_asked";
  seat: Seat;
  escaping: Slot[];
}

/** A card was shown as the interceptor, then put back as it lay (R6.5). */
export interface Intercepted {
  kind: "intercepted";
  seat: Seat;
  slot: Slot;
  identity: Name;
}

/** The Parasite in `slot` was shown; its owner takes a card of the investigator (R8.12). */
export interface TransmitBegan {
  kind: "transmit_began";
  seat: Seat;
  slot: Slot;
  investigator: Seat;
}

/** The card in `slot` was taken; these places will be laid again (R8.12). */
export interface TransmitTaken {
  kind: "transmit_taken";
  seat: Seat;
  slot: Slot;
  places: Slot[];
}

/** The cards of these places were laid on them again; nobody else saw how (R8.12). */
export interface TransmitLaid {
  kind: "transmit_laid";
  seat: Seat;
  places: Slot[];
}

/** Where the cards lie after a Transmit; nobody sees this event (R8.12). */
export interface Arranged {
  kind: "arranged";
  cards: Record<Slot, Name>;
}

/** What decides among equal totals: the last round's points, then its turn order (R10.1). */
export type TieBreak = "last_round" | "turn_order";

/** These seats had equal points, and a tie-break chose the winner (R10.1). */
export interface TieBroken {
  kind: "tie_broken";
  seats: Seat[];
  winner: Seat;
  by: TieBreak;
}

/**
 * The statistics counted for each player, the most important first.
 *
 * `unseen_points`: points in rounds at whose end none of the player's cards lay face up.
 * `eliminations`: cards of others, or in the middle, eliminated by the player's turns.
 * `looked_at`: times that the player's cards were investigated. `guards_lost`: Bodyguards lost.
 * `steps_in`: times that the player guarded or intercepted. `aimed_at`: shots, bombs and daggers
 * of others at the player's cards. `right_names` and `wrong_names`: cards named correctly, and
 * wrongly. `shots`: shots fired. `looks`: cards investigated. `job_changes`: times that the
 * player changed job.
 */
export type Statistic =
  | "unseen_points"
  | "eliminations"
  | "looked_at"
  | "guards_lost"
  | "steps_in"
  | "aimed_at"
  | "right_names"
  | "wrong_names"
  | "shots"
  | "looks"
  | "job_changes";

/** The statistics of earlier rounds, by seat; nobody sees this event. */
export interface FeatsCarried {
  kind: "feats_carried";
  feats: Partial<Record<Statistic, number[]>>;
}

/** What the match will be remembered for: who did it most, and how often. */
export interface HonoursGiven {
  kind: "honours_given";
  seats: Partial<Record<Statistic, Seat[]>>;
  counts: Partial<Record<Statistic, number>>;
}

/** What can happen in a round, by kind. */
export type GameEvent =
  | RoundStarted
  | Dealt
  | TurnBegan
  | Passed
  | Agreed
  | Disagreed
  | EndWished
  | RoundEnded
  | PointsDenied
  | Saw
  | Investigated
  | JobChanged
  | Revealed
  | Indicated
  | Eliminated
  | WentOut
  | BlockRemoved
  | Sniped
  | Blocked
  | MissionActivated
  | IndicationAsked
  | MissionEnded
  | EscapeTried
  | Escaped
  | ReportBegan
  | DetonationBegan
  | Bombed
  | Invested
  | InvestmentChosen
  | Assassinated
  | PerceptionBegan
  | Guessed
  | Swapped
  | GuardAsked
  | Guarded
  | InterceptAsked
  | Intercepted
  | TransmitBegan
  | TransmitTaken
  | TransmitLaid
  | Arranged
  | TieBroken
  | FeatsCarried
  | HonoursGiven;

/**
 * What the host chose.
 *
 * Without `unknowns` it may be all that suit; without `turn_limit` there is no limit.
 * `deduction` is whether everybody is shown what hidden cards can be.
 */
export interface MorphoOptions {
  mode: Mode;
  unknowns?: Name[] | null;
  target: number;
  turn_limit?: number | null;
  deduction?: boolean;
}

/**
 * What a round would be dealt from (R2.2, R2.4), with that many `seats`.
 *
 * `tiles` counts the identities, the Unknown not counted; `unknowns` are what that may be;
 * `unsuited` were chosen and can't be it with that many: the round can't begin so (R2.3).
 */
export interface Setup {
  seats: number;
  hand_size: number;
  tiles: Partial<Record<Name, number>>;
  unknowns: Name[];
  unsuited: Name[];
}

/** The one action of a turn (R4.1). */
export interface TurnAsked {
  kind: "turn";
  seat: Seat;
}

/** The Technician, on a mission (R8.7). */
export interface TechnicianAsked {
  kind: "indicate";
  seat: Seat;
}

/** The card that guards `target` against `shooter` (R6.4). */
export interface GuardWanted {
  kind: "guard";
  seat: Seat;
  target: Slot;
  shooter: Slot;
}

/** The card that stops the escaping ones (R6.4). */
export interface InterceptorWanted {
  kind: "intercept";
  seat: Seat;
  escaping: Slot[];
}

/** The next card of a report; `left` are still to be indicated (R8.11). */
export interface ReportOn {
  kind: "report";
  seat: Seat;
  left: Name[];
}

/** The next target; `left` bombs are to be thrown (R8.8). */
export interface BombsOn {
  kind: "bomb";
  seat: Seat;
  left: number;
}

/** The identity of the card in `slot` (R8.11). */
export interface GuessAsked {
  kind: "guess";
  seat: Seat;
  slot: Slot;
}

/** Which card of the `investigator` the Parasite in `slot` moves (R8.12). */
export interface CardWanted {
  kind: "take";
  seat: Seat;
  slot: Slot;
  investigator: Seat;
}

/** What to lay on these `places` (R8.12). */
export interface LayingAsked {
  kind: "arrange";
  seat: Seat;
  places: Slot[];
}

/** Nothing is asked of anybody: the round is over. */
export interface NoDecision {
  kind?: null;
  seat?: null;
}

/** The kinds of decisions that a seat may owe. */
export type Decision =
  | TurnAsked
  | TechnicianAsked
  | GuardWanted
  | InterceptorWanted
  | ReportOn
  | BombsOn
  | GuessAsked
  | CardWanted
  | LayingAsked
  | NoDecision;

/**
 * How the round ended: why, what it brought, and every card that was in play (R7.7).
 *
 * `denied` are the seats that only their conflict kept from points (R9.3).
 */
export interface OutcomeShown {
  reason: Reason;
  points: number[];
  scores: number[];
  match_over: boolean;
  winner?: Seat;
  cards: Record<Slot, Name>;
  investments: Record<string, Team>;
  denied?: Seat[];
}

/** The seats with the most points, the winner's included, and what decided (R10.1). */
export interface Tie {
  seats: Seat[];
  by: TieBreak;
}

/** What somebody did most in the match, and how often. */
export interface Honour {
  feat: Statistic;
  seats: Seat[];
  count: number;
}

/**
 * What everybody at the table may know of the round (R11.1).
 *
 * `tiles` counts the identities dealt, without the Unknown. `unknowns` are the identities that
 * the Unknown may be. `slots` are those with a card in them. `known` is what everybody knows
 * of cards in play. `turns` counts turns by seat. `mission` is the seat with the Leader while
 * a mission is on. `tie` and `honours` are there when the match is over.
 */
export interface PublicView {
  round: number;
  mode: Mode;
  seats: number;
  hand_size: number;
  tiles: Partial<Record<Name, number>>;
  unknowns: Name[];
  first: Seat;
  target: number;
  turn_limit?: number;
  scores: number[];
  slots: Slot[];
  turn?: Seat;
  turns?: Record<string, number>;
  face_up?: Slot[];
  known?: Record<Slot, Name>;
  eliminated?: Record<Slot, Name>;
  looked?: Record<Slot, Seat[]>;
  blocks?: Gap[];
  blocks_left: number;
  out?: Seat[];
  invested?: Seat[];
  mission?: Seat;
  swap_token?: Seat;
  end_wished?: boolean;
  decision?: Decision;
  outcome?: OutcomeShown;
  tie?: Tie;
  honours?: Honour[];
}

/** Why a card has no abilities: it conflicts (R5.2), or an Alien suppresses it (R5.4). */
export type Hindrance = "conflict" | "suppressed";

/**
 * What a seat knows beyond the public (R11.2).
 *
 * `known` are its cards and those that it saw and could follow; `hindered` are own cards
 * without abilities; `open` are moves that may be made at any time.
 */
export interface OwnView {
  seat: Seat;
  known?: Record<Slot, Name>;
  hindered?: Record<Slot, Hindrance>;
  investment?: Team;
  agreed: boolean;
  open: ("agree" | "disagree")[];
}

/**
 * What happened.
 *
 * `acted_beside`: the card beside it used an ability, so neither hinders the other (R5.2, R5.4).
 * `given_away`: it was given to the middle, so it is no Alien (R5.4). `no_transmit`: it was looked
 * at, and no Transmit set in (R8.12). `no_reaction`: its holder was next to be asked, and did not
 * react (R6.3). `must_react`: its holder is asked to react, so a card of theirs can (R6.4).
 * `kept`: its holder passed and did not change job, so it is an Alien (R4.3, R5.4). `idle_beside`:
 * the face-up card beside it was not used, though it had to be, so something hinders it (R4.3).
 * `not_won`: what some cards win by has come about, and the round goes on (R7.1). `laid`: it is
 * one of the cards that somebody laid unseen in a Transmit (R8.12).
 */
export type ReasonKind =
  | "acted_beside"
  | "given_away"
  | "no_transmit"
  | "no_reaction"
  | "must_react"
  | "kept"
  | "idle_beside"
  | "not_won"
  | "laid";

/** A fact about a card: what happened, by whom, and with which identity. */
export interface ReasonShown {
  kind: ReasonKind;
  seat?: Seat;
  identity?: Name;
}

/** What a card can be and how likely, the likeliest first, and the facts behind it. */
export interface CardDeduced {
  odds: Partial<Record<Name, number>>;
  reasons: ReasonShown[];
}

/** The cards in play by their slots, those that everybody knows among them. */
export interface MorphoDeduction {
  round: number;
  cards: Record<Slot, CardDeduced>;
}

/**
 * The cards about which a seat knew something else from a step on, by slot.
 *
 * A number is a place among the odds; `None` is for a card that is gone.
 */
export interface ChancesChanged {
  step: number;
  cards: Record<string, number | null>;
}

/** What each seat could know: all `odds` that there were, and by seat where they changed. */
export interface RoundChances {
  odds: Partial<Record<Name, number>>[];
  seats: ChancesChanged[][];
}

/**
 * What is marked.
 *
 * `long_shot`: a card was shot or named, and was what it was taken for against the odds.
 * `could_have_known`: a card was named or shot, and could not be what it was taken for.
 * `stepped_in`: a card that a shot sought was guarded, or an escape was stopped. `escaped`: an
 * escape that nobody could stop. `sure_shot`: the first turn of somebody who could shoot, and was
 * sure where the card lay whose fall wins for the shooter (R8.1). `it_dawned`: the look that showed
 * most about the Leader, the Technician or a Killer.
 */
export type MarkKind =
  | "long_shot"
  | "could_have_known"
  | "stepped_in"
  | "escaped"
  | "sure_shot"
  | "it_dawned";

/**
 * A marked step: by whom, about which card, and which identity it was, or was taken for.
 *
 * `own` is the card that the seat used, or held. `card` is what a card was that was taken for
 * another, or the second one that escaped. `chance` is the one before a look, a hit or a name.
 * `since` is the step after which something could be known. `acted` says whether a sure shot
 * was fired, `stopped` who guarded a card from a long one.
 */
export interface Mark {
  kind: MarkKind;
  step: number;
  slot: string;
  identity: Name;
  seat: Seat;
  own: Name;
  card?: Name;
  chance?: number;
  since?: number;
  acted?: boolean;
  stopped?: Seat;
}

/** The story of a round: its marks, for how many turns who had whom fooled, and who lied. */
export interface RoundStory {
  marks: Mark[];
  fooled: number[][];
  lies: number[];
}

/** What could have been known in a round, and what follows from it. */
export interface MorphoAnalysis {
  chances: RoundChances;
  story: RoundStory;
}
