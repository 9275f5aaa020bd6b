// The wording of moves, decisions and outcomes; names are in words.js.

/**
 * @import { Json } from "../../net/wire.js"
 * @import { Move } from "./types.js"
 */

import { list } from "../../components/words.js";
import { capital, identityName, teamName } from "./words.js";

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
