/** The form of the rules in words: the same in every language. */

import type { WordsFor } from "../../../i18n/types.js";
import type { Name } from "../wire.js";

/** One entry of the rules that is not about a single identity. */
export interface Topic {
  /** Its place in an address. */
  id: string;
  title: string;
  /** Paragraphs before the picture. */
  text: string[];
  /** Things that can be told apart, each with its emblem. */
  points?: { title: string; emblem: string; text: string }[];
  /** What each faction is about. */
  factions?: Record<string, string>;
  /** Why rounds end, by the identities that win so. */
  reasons?: { identities: string[]; text: string }[];
  /** Paragraphs after the picture. */
  more?: string[];
}

/** What an ability is: every question that somebody at the table may have. */
export interface AbilityRules {
  does: string;
  when: string;
  cost: string;
  /** What others get to see by it. */
  shows: string;
  /** Who can react to it. */
  reacts: string;
}

/** What an identity is after and can do. */
export interface IdentityRules {
  /** Three lines for the card sheet. */
  short: [string, string, string];
  wins: string;
  /** By ability, as in rule_tables.js. */
  abilities: Record<string, AbilityRules>;
  /** Special cases, a line each. */
  special: string[];
}

/** Everything the rules say, and the labels beside it. */
export interface RulesText {
  title: string;
  contents: string;
  identities: string;
  search: string;
  found: (count: number) => string;
  clear: string;
  wins: string;
  reward: string;
  points: (reward: number) => string;
  inTheBox: string;
  cards: (count: number) => string;
  players: string;
  anyNumber: string;
  range: (players: [number, number]) => string;
  active: string;
  passive: string;
  noAbility: string;
  when: string;
  cost: string;
  shows: string;
  reacts: string;
  special: string;
  setup: {
    caption: string;
    players: string;
    each: string;
    basic: string;
    expert: string;
  };
  pictures: {
    near: string;
    far: string;
    you: string;
    shot: string;
    guards: string;
    shooter: string;
    ring: string;
    guard: string;
    clash: string;
    silence: string;
  };
  /** What an ability is called. */
  abilities: Record<string, string>;
  topics: Topic[];
  identityRules: WordsFor<Name, IdentityRules>;
}
