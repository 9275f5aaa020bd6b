/** The form of the rules in words: the same in every language. */

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
