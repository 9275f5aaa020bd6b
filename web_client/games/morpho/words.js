// All of this game's wording but the feed's sentences (sentences.js) and the rules (rules.js).

/** @import { Json } from "../../net/wire.js" */
/** @import { Move } from "./moves.js" */

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

/** @type {Record<string, [chip: string, hint: string]>} */
const VERBS = {
  look: ["Look", "at a card"],
  change: ["Change", "your job"],
  snipe: ["Snipe", "a card"],
  block: ["Block", "a gap"],
  mission: ["Mission", "start it"],
  escape: ["Escape", "now"],
  report: ["Report", "them all"],
  detonate: ["Detonate", "three bombs"],
  invest: ["Invest", "in a side"],
  assassinate: ["Stab", "next door"],
  perceive: ["Perceive", "name all"],
  swap: ["Swap", "bodies"],
  pass: ["Pass", "do nothing"],
  agree: ["End the round", "nobody scores"],
  disagree: ["Play on", "take it back"],
};

/** @param {string} verb */
export const verbName = (verb) => VERBS[verb]?.[0] ?? verb;

/** @param {string} verb */
export const verbHint = (verb) => VERBS[verb]?.[1] ?? "";

/** Which target a move wants. @type {Record<string, [question: string, note: string]>} */
const TARGET_QUESTIONS = {
  look: ["Look at which card?", "Cards beside you stay out of reach."],
  change: ["Give which card?", "You get the middle card, unseen before."],
  snipe: ["Shoot which card?", "A guard may step in."],
  block: ["Cut which gap?", ""],
  invest: ["Back whom?", "Only you will know, until the round ends."],
  assassinate: ["Stab which card?", "Nobody can guard it."],
  swap: ["Swap with which card?", "Everybody will know where the Psionics went."],
  indicate: ["Name which card?", ""],
  bomb: ["Bomb which card?", "Nobody can guard it."],
  guard: ["Step in!", "Your card shows itself and turns face down again."],
  intercept: ["Stop the escape!", "Your card shows itself and turns face down again."],
  take: ["Take which card?", "It goes into the shuffle with the middle card and the Parasite."],
};

/** @param {string} verb */
export const targetQuestion = (verb) => TARGET_QUESTIONS[verb]?.[0] ?? verbName(verb);

/** @param {string} verb */
export const targetNote = (verb) => TARGET_QUESTIONS[verb]?.[1] ?? "";

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

/** How a card looks to this page. @typedef {"hidden" | "up" | "known" | "eliminated"} Look */

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

/**
 * Ask for the confirmation of a move.
 * @param {Move} move
 * @param {string} target the card in words, or nothing
 */
export function confirmQuestion(move, target) {
  const questions = /** @type {Record<string, string>} */ ({
    snipe: `Shoot ${target}?`,
    assassinate: `Stab ${target}?`,
    bomb: `Bomb ${target}?`,
    swap: `Swap with ${target}?`,
    block: "Place the block here?",
    mission: "Start the mission?",
    escape: "Try to escape?",
    report: "Report them all?",
    detonate: "Throw three bombs?",
    perceive: "Name every card?",
    guess: `Is it the ${identityName(move.identity ?? "")}?`,
    invest: `Back the ${teamName(move.team)}?`,
    indicate: move.as ? `${capital(target)} is the ${identityName(move.as)}?` : `${capital(target)} is the Technician?`,
  });
  return questions[move.verb] ?? move.text;
}

/**
 * Say what a move shows.
 * @param {string[]} identities of the own hidden cards that it turns up
 */
export const revealNote = (identities) => (identities.length ? `All will see your ${list(identities.map(identityName))}.` : "");

/** @type {Record<string, string>} */
const CONFIRM_WORDS = { snipe: "Fire", assassinate: "Stab", bomb: "Throw", indicate: "Say it", guess: "Say it" };

/** @param {string} verb */
export const confirmWord = (verb) => CONFIRM_WORDS[verb] ?? verbName(verb);

/**
 * Name a move that is chosen by its name.
 * @param {Move} move
 * @param {string} target
 */
export function optionName(move, target) {
  if (move.as) return identityName(move.as);
  if (move.identity) return identityName(move.identity);
  if (move.team) return teamName(move.team);
  if (move.verb === "guard") return `Guard with ${target}`;
  if (move.verb === "intercept") return `Intercept with ${target}`;
  if (move.verb === "take") return capital(target);
  return move.text;
}

/** What a seat is asked for, when that is oneself. @type {Record<string, string>} */
const MY_DECISIONS = {
  turn: "Your turn",
  indicate: "Which is the Technician?",
  guard: "Step in!",
  intercept: "Stop the escape!",
  report: "Name which card?",
  bomb: "Bomb which card?",
  guess: "Which card is it?",
  take: "Take which card?",
  arrange: "Lay them out",
};

/** @param {string} kind */
export const myDecision = (kind) => MY_DECISIONS[kind] ?? "Your decision";

/**
 * @param {string} kind
 * @param {string} name
 */
export function theirDecision(kind, name) {
  const asked = /** @type {Record<string, string>} */ ({
    turn: `${name}’s turn`,
    indicate: `${name} must name the Technician`,
    guard: `${name} steps in`,
    intercept: `${name} stops the escape`,
    report: `${name} reports`,
    bomb: `${name} throws bombs`,
    guess: `${name} guesses`,
    take: `${name} picks a card`,
    arrange: `${name} lays three cards`,
  });
  return asked[kind] ?? `${name} decides`;
}

/**
 * Say what else a decision is about.
 * @param {Json} decision
 * @param {(slot: string) => string} card
 * @param {(seat: number) => string} name
 */
export function decisionNote(decision, card, name) {
  switch (decision.kind) {
    case "guard":
      return `${capital(card(decision.shooter))} fires at ${card(decision.target)}.`;
    case "intercept":
      return `${capital(list((decision.escaping ?? []).map(card)))} on the run.`;
    case "report":
      return `Still to be named: ${list((decision.left ?? []).map(identityName))}.`;
    case "bomb":
      return decision.left === 1 ? "One bomb left." : `${decision.left} bombs left.`;
    case "guess":
      return `It is about ${card(decision.slot)}.`;
    case "take":
      return `${name(decision.investigator)} looked at ${card(decision.slot)}, the Parasite.`;
    default:
      return "";
  }
}

/** @type {Record<string, [headline: string, sentence: string, faction: string]>} */
const REASONS = {
  killers_eliminated: ["Morpho wins", "All Killers are eliminated.", "morpho"],
  leader_eliminated: ["Killers win", "The Leader is eliminated.", "killers"],
  deserters_eliminated: ["The Extremist wins", "Three Deserters are eliminated.", "outsiders"],
  technician_eliminated: ["The Cyborg wins", "The Technician is eliminated.", "aliens"],
  mission_succeeded: ["Mission accomplished", "The Leader found the Technician.", "morpho"],
  mission_failed: ["Mission failed", "The Leader did not find the Technician.", "killers"],
  deserter_escaped: ["Gone", "A Deserter has escaped.", "deserters"],
  parasite_escaped: ["Gone", "The Parasite has escaped.", "aliens"],
  report_right: ["The Spy wins", "The report was right in everything.", "outsiders"],
  report_wrong: ["A false report", "The Spy was wrong: all the others score.", "outsiders"],
  perception_right: ["The Psionics wins", "Every guess was right.", "aliens"],
  perception_wrong: ["A wrong guess", "The Psionics was wrong: all the others score.", "aliens"],
  all_passed: ["Nobody moves", "Everybody passed: nobody scores.", ""],
  agreed: ["Agreed", "All agreed to end the round: nobody scores.", ""],
  turn_limit: ["Out of turns", "The limit of turns is reached: nobody scores.", ""],
};

/** @param {string} reason */
export const outcomeHeadline = (reason) => REASONS[reason]?.[0] ?? "Round over";

/** @param {string} reason */
export const outcomeSentence = (reason) => REASONS[reason]?.[1] ?? reason.replaceAll("_", " ");

/** @param {string} reason */
export const outcomeFaction = (reason) => REASONS[reason]?.[2] ?? "";

/** @type {Record<string, string>} */
export const REFUSALS = {};

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
  hidden: "Hidden",
  open: "Open",
  allKnow: "Known",
  everybodyKnows: "All",
  out: "Out",
  away: "Away",
  invested: "Paid in",
  first: "First player",
  swapToken: "Holds the Body Swap token",
  block: "Block",
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
  /** @param {string} name @param {number} points */
  scores: (name, points) => `${name} scores ${points}`,
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} had backed the ${teamName(team)}.`,
  scoreTrack: "Scores",
  matchOver: "The match is over.",

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
    if (mode === "basic") return "No strangers at the table";
    return unknowns?.length
      ? `A stranger may be at the table: ${list(unknowns.map(identityName))}`
      : "A stranger may be at the table: any that suits";
  },
  /** @param {number} target */
  targetIs: (target) => `${target} points win`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "No limit of turns" : `${limit} turns for each in a round`),
};
