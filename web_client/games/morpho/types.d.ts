import type { Component } from "../../lib/index.js";
import type { Group as AnyGroup, ReadMove, Step as AnyStep } from "../shared/types.js";
import type { Kind } from "../../state/types.js";
import type { Play as AnyPlay } from "../types.js";
import type { Hindrance, Name, OwnView, PublicView, Seat, Slot } from "./wire.js";

/** What a part of this client gets to draw a table and to act there. */
export type Play = AnyPlay<PublicView, OwnView>;

/** A moment as somebody saw it. */
export type Seen = Pick<Play, "view" | "own" | "phase">;

export type Faction = "morpho" | "killers" | "deserters" | "outsiders" | "aliens";

/**
 * What is printed on a card. It only tells players what they hold; the server decides what may be done.
 */
export interface Identity {
  faction: Faction;
  /** Points. */
  reward: number;
  /** How many the box holds. */
  cards: number;
  /** What it can do in a turn. */
  acts: string[];
  /** What it does when others act. */
  reacts: string[];
  /** How many players it suits. */
  players?: [number, number];
}

/** The deal for a number of players: the size of a hand, and the cards of each mode. */
export interface Deal {
  hand: number;
  basic: Record<string, number>;
  expert: Record<string, number>;
}

/** How a card looks to this page. */
export type Look = "hidden" | "up" | "known" | "eliminated";

/** How light falls on a card: it may be tapped, it may not, it is in question, it acts. */
export type Light = "legal" | "quiet" | "aim" | "named" | "selected" | "";

export interface CardView {
  slot: Slot;
  /** The number printed on it. */
  number: CardNumber;
  look: Look;
  /** When this page knows it. */
  identity: Name | null;
  /** Whether everybody knows it. */
  everybody: boolean;
  mine: boolean;
  /** Why it has no abilities, for own cards. */
  hindered: Hindrance | null;
  /** What this player takes it for. */
  hunch: Hunch | null;
  /** Who has looked at it since it lay there, while it lies face down. */
  looked: number[];
  spoken: string;
}

/** What draws what hidden cards can be. */
export interface Aid {
  /** On the back of a hidden card. */
  Skyline: Component<{ card: CardView }>;
  /** Beside the middle card. */
  MostCards: Component<Record<string, never>>;
  /** In the sheet about a card. */
  Odds: Component<{ play: Play; slot: Slot }>;
  /** In place of the lifted corner of a card that is known. */
  Known?: Component<{ card: CardView }>;
}

/** What a player takes a hidden card for. */
export interface Hunch {
  /** An identity or a faction. */
  about: Name | Faction;
  /** It is definitely not that. */
  not: boolean;
}

export interface SeatView {
  seat: number;
  /** This page's own. */
  mine: boolean;
  name: string;
  cards: CardView[];
  /** Why a card of it has no abilities, if this page knows that. */
  hindered: Hindrance | null;
  here: boolean;
  away: boolean;
  kind: Kind | null;
  standIn: boolean;
  out: boolean;
  invested: boolean;
  first: boolean;
  swapToken: boolean;
  /** Whether the table waits for it. */
  asked: boolean;
  score: number;
  /** In the round that is over. */
  gained: number;
  /** Points that win the match. */
  target: number;
  /** What its player has just said. */
  said: string | null;
  /** What its time runs for. */
  timed: "turn" | "reaction" | null;
}

/** A token in a gap, or one that may be laid there. */
export interface GapView {
  gap: string;
  token: boolean;
}

/** Where light falls on the table: what may be tapped now, and what is in question. */
export interface TableLight {
  /** A target is being chosen. */
  picking: boolean;
  /** So many cards are legal that each is shown quietly. */
  calm: boolean;
  of: (target: string) => Light;
  props: (target: string) => { light: Light; picking: boolean; move?: string; onPick?: () => void };
  /** The gaps that may be tapped. */
  gaps: string[];
}

/** A move, read. */
export interface Move extends ReadMove {
  verb: string;
  /** A slot or `M`. */
  place?: string;
  /** Between two seats or two slots. */
  gap?: string;
  /** The slot of the card that acts. */
  actor?: string;
  /** The identity that a card is said to be. */
  as?: string;
  /** The identity that is guessed. */
  identity?: string;
  team?: string;
  /** The places of the cards to be laid, with their identities. */
  lay?: [place: string, identity: string][];
}

/** Which card of a hand, counted clockwise; null of the only one, and in the middle. */
export type CardNumber = 1 | 2 | null;

/** A move that is asked about. */
export type Asked = Pick<Move, "text" | "verb" | "as" | "identity" | "team">;

/** What there is to say of a card. */
export interface Spoken extends Omit<CardView, "slot" | "number" | "spoken" | "looked"> {
  /** The card's name, as its reader would say it. */
  name: string;
  /** The others who have looked at it. */
  others: string[];
}

/** Moves that begin alike: one chip. */
export interface Group extends AnyGroup<Move> {
  verb: string;
  actor: string | undefined;
}

/** How far a choice has come, and what can be chosen next. */
export type Step = AnyStep<Move, Group>;

/** What decided a round. */
export interface Action {
  /** Its sentence is the message `morpho-story-<kind>`. */
  kind:
    | "shot"
    | "bomb"
    | "stab"
    | "guard"
    | "intercept"
    | "change"
    | "swap"
    | "transmit"
    | "found"
    | "lost"
    | "mistake"
    | "escape"
    | "escape-of-two"
    | "report"
    | "perception";
  by: Seat;
  /** With whom. */
  other?: Seat;
  /** Where the card lies that did it. */
  from?: Slot;
  /** Where the card lay that it was done to. */
  slot?: Slot;
  /** The card that it was done to. */
  card?: Name;
  /** The card that did it, or as which another was named. */
  identity?: Name;
}
