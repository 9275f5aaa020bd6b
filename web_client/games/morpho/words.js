// This game's names and labels. Moves and outcomes are in move_words.js, the feed in sentences.js,
// the rules in rules.js.

/** @import { Look } from "./types.js" */

import { list } from "../../components/words.js";

/** @type {Record<string, string>} */
const IDENTITY_NAMES = {
  leader: "Leader",
  technician: "Technician",
  bodyguard: "Bodyguard",
  killer: "Killer",
  deserter: "Deserter",
  spy: "Spy",
  extremist: "Extremist",
  investor: "Investor",
  mercenary: "Mercenary",
  cyborg: "Cyborg",
  psionics: "Psionics",
  parasite: "Parasite",
};

/** @type {Record<string, string>} */
const FACTION_NAMES = {
  morpho: "Morpho",
  killers: "Killers",
  deserters: "Deserters",
  outsiders: "Outsiders",
  aliens: "Aliens",
};

/** @param {string} identity */
export const identityName = (identity) => IDENTITY_NAMES[identity] ?? identity;

/** @param {string} faction */
export const factionName = (faction) => FACTION_NAMES[faction] ?? faction;

/** What a card can do, in two or three words. @type {Record<string, string>} */
const ABILITIES = {
  mission: "Start the mission",
  intercept: "Stop an escape",
  guard: "Shield next door",
  snipe: "Shoot a card",
  block: "Cut a gap",
  escape: "Slip away",
  report: "Report them",
  detonate: "Throw three",
  invest: "Back a side",
  assassinate: "Stab next door",
  perceive: "Name them all",
  swap: "Swap bodies",
  transmit: "Shuffle three",
};

/** @param {string} ability */
export const abilityName = (ability) => ABILITIES[ability] ?? ability;

/** @type {Record<string, string>} */
const TEAMS = { red: "Killers (red)", blue: "Morpho (blue)" };

/** @param {string | undefined} team */
export const teamName = (team) => TEAMS[team ?? ""] ?? team ?? "";

/**
 * Name a card from its owner's side of the table: the left one is nearer to the next player clockwise.
 * @param {string} slot
 * @param {number} handSize
 * @param {string} owner "" for one's own
 */
export function cardName(slot, handSize, owner) {
  if (slot === "M") return "the middle card";
  const whose = owner ? `${owner}’s` : "your";
  if (handSize < 2) return `${whose} card`;
  return `${whose} ${slot[1] === "1" ? "right" : "left"} card`;
}

/** The side of a card in its owner's hand, for a sentence. @param {string} slot @param {number} handSize */
export const sideOf = (slot, handSize) => {
  if (handSize < 2) return "";
  return slot[1] === "1" ? "right " : "left ";
};

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The spoken name of a card.
 * @param {{name: string, look: Look, identity: string | null, everybody: boolean, mine: boolean,
 *   hindered: string | null}} card
 */
export function spokenCard({ name, look, identity, everybody, mine, hindered }) {
  const what = identity ? identityName(identity) : "";
  const start = capital(name);
  const silent = hindered ? `, ${hinderedWord(hindered)}` : "";
  if (look === "eliminated") return `${start}, eliminated${what && `: ${what}`}`;
  if (look === "up") return `${start}, ${what}, face up${silent}`;
  if (look === "hidden") return `${start}, face down`;
  if (everybody) return `${start}, face down, everybody knows the ${what}${silent}`;
  return mine ? `${start}, ${what}, only you see it${silent}` : `${start}, face down, you saw the ${what}`;
}

/** @type {Record<string, string>} */
const HINDERED = { conflict: "Clash", suppressed: "Silent" };

/** @param {string} why */
export const hinderedWord = (why) => HINDERED[why] ?? why;

/** @param {string[]} why */
export function hinderedNote(why) {
  if (why.includes("conflict")) return "Your cards clash: no abilities, no points.";
  return why.includes("suppressed") ? "Your Alien silences your other card." : "";
}

/** Why a move was refused. @type {Record<string, string>} */
export const REFUSALS = {
  round_over: "The round is over.",
  first_turn: "In your first turn of a round you can't use an ability.",
  bound: "You can neither look nor change your job any more in this round.",
  must_act: "You can't pass while you can look or change your job.",
  must_use_ability: "Your open card has an ability that can be used: you must use one.",
  no_such_card: "You have no card that can do that.",
  card_missing: "It must be said which card acts.",
  hindered: "That card has no abilities now: it clashes, or an Alien silences it.",
  illegal_target: "That can't be chosen.",
  cannot_escape: "You can only escape with Deserters, and a Mercenary, in your hand.",
  no_tokens_left: "Both block tokens have been placed.",
  already_swapped: "The bodies have been swapped once already.",
  illegal_move: "That move can't be made now.",
  out_of_round: "You are out of this round.",
  already_agreed: "You agreed already.",
  not_agreed: "You had not agreed.",
};

export const M = {
  title: "M.O.R.P.H.O.",
  tagline: ["Someone at this table is not who they say.", "Perhaps it is you."],
  tiles: "The identities in this round",
  oneOf: ["1", "of"],
  oneOfThese: "One of these is dealt",
  /** @param {string} name @param {number} left @param {number} dealt */
  tile: (name, left, dealt) => `${name}: ${left} of ${dealt} left`,
  /** @param {number} round */
  round: (round) => `Round ${round}`,
  /** @param {number} target */
  firstTo: (target) => `first to ${target}`,
  /** @param {number} turn @param {number | null} limit */
  turn: (turn, limit) => (limit ? `turn ${turn} of ${limit}` : `turn ${turn}`),
  middle: "Middle",
  allCards: "All cards of the last round",
  hidden: "Hidden",
  open: "Open",
  allKnow: "Known",
  everybodyKnows: "All",
  out: "Out",
  away: "Away",
  invested: "Paid in",
  first: "First player",
  swapToken: "Holds the Body Swap token",
  /** @param {string} gap */
  blockHere: (gap) => `Block ${gap}`,
  /** @param {string} gap */
  blockIn: (gap) => `Block token ${gap}`,
  /** @param {string} one @param {string} other */
  gap: (one, other) => `between ${one} and ${other}`,
  missionOn: "Mission on",
  /** @param {string} name */
  missionNote: (name) => `On the next turn of ${name}: name the Technician, or fail.`,
  endWished: "Somebody wishes to end this round.",
  /** @param {number} score @param {number} target */
  score: (score, target) => `${score} of ${target} points`,
  reveals: "reveals",
  /** @param {string} card */
  withCard: (card) => `with ${card}`,
  back: "Back",
  notYet: "Not yet",
  watching: "You are watching. You see what everybody sees.",
  youAreOut: "You are out of this round.",
  /** @param {string} team */
  youInvested: (team) => `You backed the ${teamName(team)}.`,
  swapTwo: "Tap two to exchange them.",
  lay: "Lay them so",
  /** @param {string} place @param {string} identity */
  liesAt: (place, identity) => `${capital(place)}: ${identityName(identity)}`,
  endRoundTitle: "A round that nobody can win?",
  endRoundNote: "It ends without points as soon as all who are still in agree. Nobody sees who does.",
  agreed: "You agree to end it.",
  agree: "End it without points",
  disagree: "Play on after all",
  nobodyScores: "Nobody scores.",
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} had backed the ${teamName(team)}.`,
  scoreTrack: "Scores",

  mode: "Strangers at the table",
  modeHint: "One card of the deal may be an Outsider or an Alien, and nobody knows whether it is.",
  basic: "None",
  expert: "One of a few",
  unknowns: "Which may it be?",
  allThatSuit: "All that suit",
  chosen: "Choose",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} players`,
  target: "Points to win",
  turnLimit: "Turns for each in a round",
  noLimit: "No limit",
  /** @param {string} mode @param {string[] | null} unknowns */
  modeIs: (mode, unknowns) => {
    if (mode === "basic") return "Basic game: no strangers among the cards";
    return unknowns?.length
      ? `A stranger may be at the table: ${list(unknowns.map(identityName))}`
      : "A stranger may be at the table: any that suits";
  },
  /** @param {number} target */
  targetIs: (target) => `${target} points win`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "No limit of turns" : `${limit} turns for each in a round`),
};
