/** What the module of a game offers to the rest of the client. */

import type { Line, Part } from "../i18n/types.js";
import type { Child, Component } from "../lib/index.js";
import type { Caption, GameMotion } from "../motion/types.js";
import type {
  Deadline,
  Json,
  OptionField,
  PartCount,
  Pause,
  Phase,
  SeatHolder,
  TableOptions,
  WireEvent,
} from "../net/wire.js";
import type { Audible } from "../sound/types.js";
import type { Draw } from "../state/fairness/draws.js";
import type { TableStore } from "../state/table/store.js";
import type { FeedItem, Kind, Lesson, Notes, Perspective, Refusal, Roster } from "../state/types.js";

/** Where a part is left out, nothing is shown. A `view` is the public part, in the game's own type. */
export interface GameClient extends Audible {
  /** The name by which the server knows it, and its words. */
  name: string;
  title: string;
  /** Addresses of the stylesheets to load before anything is shown. */
  styles: string[];
  /** The board. */
  Board: Component<{ play: Play }>;
  /**
   * The player's hand and possible moves; in place of these `out`, which says what is left for who is out of the round.
   * `told` is what the other did in the turn before, for a dock in whose window it stands nowhere else.
   */
  Dock: Component<{ play: Play; out?: Child; lastTurn?: Child }>;
  /** What a dock shows besides the question and its answers, where a round is seen again: hands, dice, players. */
  PastDock?: Component<{ play: Play }>;
  /** Classes that the dock's frame gets besides its own, for the game's styles: what is in it, and how it is meant. */
  dockClass?: (play: Play) => string;
  /**
   * How the round ended, in place of the dock, or below another `heading`, on the page of a match that is over; `stamp`
   * stands before its headline.
   */
  Outcome: Component<{ play: Play; heading?: "h1" | "h2"; stamp?: Child }>;
  /** All cards of the last round, for a screen without a board. */
  FinalPosition?: Component<{ play: Play }>;
  /** Facts that are always shown, in the top line. */
  Header?: Component<{ play: Play }>;
  /** The same above the board of a past round, whose top line says from whose perspective it is seen. */
  PastHeader?: Component<{ play: Play }>;
  /** What shows everybody what can be worked out, in the game's own form; it is loaded when a host offers it. */
  loadDeduction?: () => Promise<(found: any | null) => void>;
  /** Explains things on the table on demand, beside it. It finds out by itself what is asked about. */
  Beside?: Component<{ play: Play }>;
  /** Moves that may be made at any time, for the menu. */
  OpenMoves?: Component<{ play: Play }>;
  /** The setup of the next round as the table states it, before the round begins. */
  Setup?: Component<{ setup: any }>;
  /** The game's own options, for the host; without it a form is made from the server's fields. */
  OptionsForm?: Component<OptionsProps>;
  /** A player's options for their own seat; without it a form is made from the server's fields. */
  SeatOptionsForm?: Component<OptionsProps>;
  /** Put the options in sentences, in place of a list of them. */
  loadOptionsInWords?: () => Promise<(options: TableOptions) => string[]>;
  loadRules?: () => Promise<Component<RulesProps>>;
  /** A guided first game. */
  loadLesson?: () => Promise<Lesson>;
  /** Load what its puzzles look like; without it there are none. */
  loadPuzzles?: () => Promise<GamePuzzles>;
  /** How its events move; loaded after the first screen. */
  loadMotion?: () => Promise<GameMotion>;
  /** A poster of its own: its name, the page's `heading` or not, what is said of it, and a picture. */
  Hero?: Component<{ heading?: boolean; children?: Child }>;
  /**
   * Put an event in a sentence for the player of seat `me` at that time; null for one that needs none or is unknown.
   * Sentences are kept: they may depend on the event, the context and the seat alone.
   */
  sentence: (event: WireEvent, context: any, me: number | null) => Line | null;
  /** Name who has a seat that no player holds, such as an opponent that plays by itself; null for a player's. */
  opponent?: (seat: number, context: any) => Part | null;
  /** Return whether the event at `i` needs its sentence after what happened before it; otherwise all do. */
  isShown?: (feed: FeedItem[], i: number) => boolean;
  /** The log has one line for all that happens in a move; otherwise one for each event. */
  oneLineAMove?: boolean;
  /** Where turns have several moves: the kinds of events that sum up the turn before. */
  turnRecap?: RegExp;
  /** Return the part of the view that sentences need. They are made again when it is another by `===`. */
  sentenceContext?: (view: any) => unknown;
  /** All moves in the game's notation, where it has one; the log shows it as "moves". */
  Moves?: Component<{ store: TableStore; feed: FeedItem[] }>;
  /** What of the log may be picked out, where a game has no rounds or no secrets; otherwise everything. */
  logFilters?: Filter[];
  /** What is said by a tap, besides what is at every table; loaded after the first screen. */
  loadPhrases?: () => Promise<() => Phrases>;
  /** Say what decided a match in which others had as many points as the winner; "" when nobody had. */
  tieInWords?: (play: Play) => string;
  /** Say who won a match that no seat has won, such as an opponent that plays by itself; "" for a draw. */
  winnerInWords?: (play: Play) => string;
  /** How a match of one round ended; a game whose matches have several has none. */
  loadEnding?: () => Promise<GameEnding>;
  /** What the players of a match that is over are honoured for. */
  loadAwards?: () => Promise<Component<AwardsProps>>;
  /** Sum up a round of a match that is over by the public events of its end; null for one that was called off. */
  loadRoundSummary?: () => Promise<(events: WireEvent[]) => RoundSummary | null>;
  /** What a round that is seen again has besides its table, and a match that is over. */
  loadReplay?: () => Promise<GameReplay>;
  /** Load what a big screen shows of it; without that it has the board as it is everywhere, scaled. */
  loadStage?: () => Promise<GameStage>;
  /**
   * Load what a phone shows while the table is on a big screen: the player's cards under a cover, and moves. A game
   * whose moves are made on its board has none; there the phone keeps the table.
   */
  loadHand?: () => Promise<Component<HandProps>>;
  /** What was drawn in a round, for the check of a match that is over. */
  loadDraws?: () => Promise<Component<DrawsProps>>;
  /** Shows how somebody has done by what they were dealt, beside everybody on the server. */
  loadNumbers?: () => Promise<Component<{ own: Record<string, PartCount>; all: Record<string, PartCount> }>>;
}

/**
 * A game on a screen that a whole room sees. It is drawn on a sheet 1920 pixels wide and 1080 high, which is scaled as a
 * whole to the window (wider or higher windows have a wider or higher sheet): sizes are pixels of that sheet, measured
 * by motion/pixels.js. What is read is at least 32 of them high. Nothing on it can be pressed, and `play.seat` is null.
 * The sheet has rows: the head, the table, the sentence with the narrator's line, and the track.
 */
export interface GameStage {
  /**
   * The table, in its row of 706 pixels, of 806 without a track; what somebody says, it shows by `Shout`. Facts beside it
   * are those of `play.seenView`, while something still moves.
   */
  Board: Component<{ play: Play }>;
  /** What stands in the middle of the head: what was dealt, or the players beside a long board. */
  Head?: Component<{ play: Play }>;
  /** Everybody's points on the way to the target; without it there is no track. */
  track?: (play: Play) => StageTrack;
  /** The end of a round in place of the sentence: the headline, with a class for its colour, and how it came to it. */
  ending?: (play: Play) => { colour: string; headline: Child; story: Child } | null;
  /** What those are honoured for who played a match of several rounds, the best first. */
  awards?: (play: Play) => StageAward[];
}

/** Points on the way to a target. */
export interface StageTrack {
  target: number;
  /** By seat. */
  scores: number[];
  /** What each seat has just gained; [] while a round is on. */
  gained: number[];
}

/** For what somebody is honoured. */
export interface StageAward {
  picture: Child;
  title: string;
  /** With who it is. */
  text: Child;
}

/** The hand of a seat, while a round is on. */
export interface HandProps {
  play: Play;
  /** What is left for who is out of the round, in place of the answers. */
  out: Child;
  /** What can be said by a tap, while nothing is asked. */
  say: Child;
}

/** What of the feed is shown. */
export type Filter = "all" | "round" | "yours" | "moves" | "chat";

/** What can be said by a tap. A phrase is its name, the letter of a seat and a word, as the server writes it. */
export interface Phrases {
  /** In the order in which they are offered. */
  offers: PhraseOffer[];
  /** Put a phrase in words, with dots for what is missing; [] for an unknown one. */
  inWords: (phrase: string) => Part[];
  /** Opens them; `done` is called when one was said. */
  Button: Component<{ store: TableStore; ready: boolean; done?: () => void }>;
}

/** A kind of phrase: whether it is about a seat, and the words that may complete it. */
export interface PhraseOffer {
  name: string;
  aboutSeat?: boolean;
  words?: (view: any) => { value: string; label: string }[];
  /** Return a word as it stands in the sentence, in place of the server's. */
  inSentence?: (word: string) => Part[];
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
  /** Whether the reader watches, without a seat. What everybody sees, on a page of several players, is for nobody. */
  watches: boolean;
  /** Name the player who sits there. */
  name: (seat: number) => string;
  /** Return what the player there has just said, or null. */
  said: (seat: number) => string | null;
  /** Return whether somebody has a page open for that seat, or a bot sits there. */
  here: (seat: number) => boolean;
  /** Return whether nobody has been there for a while, or nobody sits there. */
  away: (seat: number) => boolean;
  /** Return what plays there, null for a person. */
  kind: (seat: number) => Kind | null;
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
export interface Play<View = any, Own = any> extends Position<View, Own>, Seating, Clock, Actions, Feed {
  /** Whether something still moves: the dock says nothing that has not been seen, unless this player is asked. */
  unseen?: boolean;
  /** The public part as far as it has been seen, while something still moves. */
  seenView?: View;
  /** What a scene says in place of the question. */
  caption?: Caption | null;
}

/** A moment of a past round, as somebody saw it. */
export type Seen = Pick<Play, "view" | "own" | "phase">;

/** What a round that is seen again has besides its table. */
export interface GameReplay {
  /** Who knew what at a moment. */
  Knowledge: Component<KnowledgeProps>;
  /** Let the cards of the table say who of the seats knew them, in a replay; null when it is left. */
  showKnowers?: (seen: { perspective: Perspective; seats: Seen[] } | null) => void;
  /** Return how a step is marked by what happened in it; null for a plain mark. */
  mark: (events: WireEvent[]) => Mark | null;
  /** Read what the server found in the round; `name` names the player of a seat. */
  readAnalysis?: (found: any, name: (seat: number) => string) => ReplayAnalysis;
  /** Return for what a match is remembered, the best first, by what the server found in its rounds, which have these numbers. */
  momentsOf?: (rounds: any[], numbers: number[], name: (seat: number) => string) => Moment[];
  /** The cards of a moment. */
  MomentCards?: Component<{ moment: Moment }>;
  /** Who had whom fooled in a match. */
  Fooled?: Component<FooledProps>;
}

/** What could have been known in a round that is seen again. */
export interface ReplayAnalysis {
  marks: MarkedMoment[];
  /** Show on the cards what a seat could know after a step; for null nothing. */
  show: (step: number, seat: number | null) => void;
  /** Return what a card in a place of the game could only be, by what a seat knew after a step. */
  workedOut: (step: number, seat: number, place: string) => string | null;
}

/** A step that is marked for what could be known then. */
export interface MarkedMoment {
  kind: string;
  step: number;
  /** Whose moment it is. */
  seat: number | null;
  /** A sign of the interface. */
  sign: string;
  title: string;
  text: string;
  /** The cards that it is about. */
  cards: Child;
}

/** A mark on the line of a round's steps. */
export interface Mark {
  /** A picture of the game's sprite. */
  picture: string;
  /** How much the step weighed, from 0 to 1. */
  weight: number;
}

/** Who knew what at a moment of a past round. */
export interface KnowledgeProps {
  /** With all cards open. */
  truth: Seen;
  /** As each seat saw it. */
  seats: Seen[];
  /** Name the player who sat there. */
  name: (seat: number) => string;
  /** What a seat could have worked out of a card that it was not shown; null for nothing. */
  workedOut: (seat: number, place: string) => string | null;
  /** From whose perspective the replay is seen. */
  perspective: Perspective;
  /** Look from a seat's perspective, or no longer. */
  look: (seat: number) => void;
}

/** A moment of a match that is over, told as a poster. */
export interface Moment {
  kind: string;
  /** The number of the round, and the step, at which it is seen again from the perspective of this seat. */
  round: number;
  step: number;
  seat: number;
  /** Whom it is about, the one who did it first. */
  seats: number[];
  /** One card or two, the one that acted first, each with the class that gives its colours; `stamp` lies across it. */
  cards: { identity: string; name: string; colour: string; stamp: string }[];
  /** A picture of the game's sprite for what was done, and the class that gives the ground its colours. */
  picture: string;
  colour: string;
  /** To shout. */
  title: string;
  /** To retell it by. */
  line: string;
}

/** What a game's puzzles look like. */
export interface GamePuzzles {
  /** A position in small, for sighted people only. */
  Picture: Component<{ view: any }>;
}

/** How a match of one round ended. */
export interface GameEnding {
  /** Return the word that is stamped on the table. */
  stamp: (play: Play) => string;
  /** Tell it in a sentence. */
  endingInWords: (play: Play) => string;
  /** Return how a seat stands at the end, beside its place. */
  standing: (play: Play, seat: number) => { value: string; note?: string };
  /** Say what changes in another match with as many players; "" if that is not known. */
  changes?: (play: Play) => string;
  /** Return for what the match is remembered by its public events, the best first; nothing that is not so. */
  highlights: (events: WireEvent[]) => Highlight[];
}

/**
 * For what a match of one round is remembered: whose deed it was, and the values of the message that tells it,
 * `<game>-highlight-<kind>`.
 */
export type Highlight = { kind: string; seat: number } & Record<string, string | number | boolean>;

/** Who had whom fooled in a match that is over. */
export interface FooledProps {
  /** What is told of each round, in the game's own form. */
  rounds: Json[];
  seats: number;
  /** Name the player who sat there. */
  name: (seat: number) => string;
  /** The same, for sentences. */
  roster: Roster;
}

/** What those are honoured for who sat at a match that is over. */
export interface AwardsProps {
  play: Play;
  /** What each seat scored, by round. */
  gains: number[][];
  /** Who held each seat at its end. */
  holders: (SeatHolder | null)[];
}

/** A round of a match that is over, in short. */
export interface RoundSummary {
  /** A picture of the game's sprite for who won, with the class that gives its colours. */
  picture: string | null;
  colour: string;
  title: string;
  text: string;
  /** What each seat scored. */
  points: number[];
}

/** What was drawn in a round. */
export interface DrawsProps {
  draws: Draw[];
  /** Name the player who sat there. */
  name: (seat: number) => string;
}

/** The rules, wherever they are shown. */
export interface RulesProps {
  /** The entry to be shown first; "" for the beginning. What entries there are, the game knows. */
  place: string;
  /** Go to another entry. */
  go: (place: string) => void;
}

/** An option that a game draws by itself. */
export type OptionRow = Component<OptionsProps>;

export interface OptionsProps {
  /** What there is to choose, as the server describes it. */
  fields: OptionField[];
  options: Json;
  change: (some: Json) => void;
  /** Whether a change has not been answered yet. */
  asking: boolean;
  /** What the next round would be set up with, as the table says it; null for nothing. */
  setup: any;
  /** The options that may change now; null for all. */
  only: string[] | null;
}
