// English: the matches that somebody has played, and their numbers.

import { grammarOf } from "../grammar.js";

const { list, plural } = grammarOf("en-GB");
const ordinals = new Intl.PluralRules("en-GB", { type: "ordinal" });
const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const numbers = new Intl.NumberFormat("en-GB");

/** @type {Partial<Record<Intl.LDMLPluralRule, string>>} */
const ENDINGS = { one: "st", two: "nd", few: "rd" };

/** @param {number} n */
const ordinal = (n) => `${n}${ENDINGS[ordinals.select(n)] ?? "th"}`;

/** @param {number} n */
const rounds = (n) => plural(n, { one: `${n} round`, other: `${numbers.format(n)} rounds` });

/** @param {number} n */
const matches = (n) => plural(n, { one: `${n} match`, other: `${numbers.format(n)} matches` });

export const history = {
  game: "Game",
  number: (/** @type {number} */ n) => numbers.format(n),

  yourNumbers: "Your numbers",
  counted: { matches: "matches", won: "won", rounds: "rounds", points: "points" },
  /** All that was played on this server. @param {number} of matches @param {number} n rounds */
  totals: (of, n) => `${matches(of)} and ${rounds(n)} have been played on this server.`,

  played: "Played",
  none: "Nothing yet. A match appears here when it is over.",
  older: "Show older matches",
  date: (/** @type {number} */ ms) => dates.format(ms),
  /** @param {number} rank @param {number} of how many seats @param {number} n rounds */
  place: (rank, of, n) => `${ordinal(rank)} of ${of} · ${rounds(n)}`,
  /** @param {number} n rounds */
  calledOff: (n) => `called off after ${rounds(n)}`,
  /** @param {string[]} names */
  withOthers: (names) => `with ${list(names)}`,
  /** @param {number} n */
  points: (n) => plural(n, { one: "point", other: "points" }),
  watch: "See it again",

  // How everybody stands at a table
  season: "Season",
  /** @param {{number: number, seasons: number}} season */
  seasonTitle: ({ number, seasons }) => (seasons === 1 ? "At this table" : `Season ${number}`),
  /** @param {number} n matches */
  afterMatches: (n) => `after ${matches(n)}`,
  noMatchYet: "No match yet.",
  placed: "Place",
  player: "Player",
  seasonBefore: "Earlier season",
  seasonAfter: "Later season",
  ranking: "Ranked by",
  rankings: { won: "Matches won", points: "Points" },
  beginSeason: "Begin a new season",
  beginSeasonSure: "Begin a new season? Everybody starts from zero. The earlier ones can still be seen.",

  // Those with whom one has often played
  rivals: "You and the others",
  nemesis: "Nemesis",
  /** @param {string} name @param {number} behind @param {number} n matches */
  nemesisText: (name, behind, n) => `${name} finished ahead of you in ${numbers.format(behind)} of ${matches(n)}.`,
  favourite: "Favourite opponent",
  /** @param {string} name @param {number} ahead @param {number} n matches */
  favouriteText: (name, ahead, n) => `You finished ahead of ${name} in ${numbers.format(ahead)} of ${matches(n)}.`,
  companion: "Regular",
  /** @param {string} name @param {number} n matches */
  companionText: (name, n) => `You have played ${matches(n)} with ${name}.`,
  rankingNote: "Who finished ahead, in matches that you both played to the end.",
  theyAhead: "ahead of you",
  youAhead: "behind you",
  you: "You",

  kept: "What is kept about you",
  keptText:
    "The matches you have played and their results. They belong to this browser: there is no account. A link to another device copies them to it. They are removed with their tables if the host of this server removes old ones.",
  download: "Download all",
  forget: "Delete all",
  forgetSure:
    "Delete your matches and numbers? Nobody can bring them back. Your friends keep theirs, and so do devices that you have linked.",
  forgotten: "Your matches and numbers are deleted.",
};
