// The words of M.O.R.P.H.O. that every screen of the game needs.

/** @import { Asked, CardNumber, Faction, GameEvents, Hunch, SeatView, Spoken } from "../../types.js" */
/** @import { Decision, Hindrance, MissionEnded, Reason, Statistic, Team, TieBreak } from "../../wire.js" */
/** @import { Part, WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";
import { IDENTITIES as CARDS } from "../../rule_tables.js";
import { identitiesIn } from "../identity_names.js";

const { plural, counted, list, listed } = grammarOf("en-GB");

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const IDENTITIES = identitiesIn("en");

/** @param {string} identity */
const identityCalled = (identity) => IDENTITIES[identity] ?? identity;

/** Return whether there are several cards of an identity. @param {string} identity */
const isOfSeveral = (identity) => CARDS[identity]?.cards > 1;

/** @param {string} identity */
const article = (identity) => (isOfSeveral(identity) ? "a" : "the");

/** An identity in a sentence. @param {string} identity */
const an = (identity) => say`${article(identity)} ${strong(identityCalled(identity), identity)}`;

/** @type {WordsFor<Team>} */
const TEAMS = { red: "Killers (red)", blue: "Morpho (blue)" };

/** The teams that a player may invest in. @type {Record<string, string>} */
const SIDES = { red: "the Killers (red)", blue: "Morpho (blue)" };

/** A card of a hand. @param {CardNumber} number */
const cardCalled = (number) => (number ? `card ${number}` : "card");

/** @type {WordsFor<Faction>} */
const FACTIONS = {
  morpho: "Morpho",
  killers: "Killers",
  deserters: "Deserters",
  outsiders: "Outsiders",
  aliens: "Aliens",
};

/** @param {Hunch} hunch */
const hunchIs = ({ about, not }) => {
  const what = IDENTITIES[about] ?? FACTIONS[about] ?? about;
  return not ? `definitely not ${what}, you think` : `maybe ${what}, you think`;
};

/** @type {WordsFor<Hindrance>} */
const HINDERED = { conflict: "Clash", suppressed: "Silent" };

/** @type {Record<string, (target: string, move: Asked) => string>} */
const CONFIRMATIONS = {
  snipe: (target) => `Snipe ${target}?`,
  assassinate: (target) => `Stab ${target}?`,
  bomb: (target) => `Bomb ${target}?`,
  swap: (target) => `Swap with ${target}?`,
  block: () => "Block this gap?",
  mission: () => "Start the mission?",
  escape: () => "Try to escape?",
  report: () => "Start the report?",
  detonate: () => "Detonate three bombs?",
  perceive: () => "Name every card?",
  guess: (_, { identity = "" }) => `Is it ${article(identity)} ${identityCalled(identity)}?`,
  invest: (_, { team = "" }) => `Invest in ${SIDES[team] ?? team}?`,
  indicate: (target, { as = "technician" }) => `Is ${target} ${article(as)} ${identityCalled(as)}?`,
};

/** @type {WordsFor<MissionEnded["outcome"]>} */
const MISSION_ENDS = {
  succeeded: "The mission succeeds",
  failed: "The mission fails",
  off: "The mission is over: the Leader is gone",
};

/** The titles of a match's highlights, by statistic. @type {WordsFor<Statistic>} */
const HIGHLIGHTS = {
  unseen_points: "Master of disguise",
  eliminations: "Most dangerous",
  looked_at: "Centre of attention",
  guards_lost: "Unluckiest guard",
  steps_in: "Guardian angel",
  aimed_at: "Favourite target",
  right_names: "Sharpest eye",
  job_changes: "Job hopper",
};

/** Shown in place of points. */
const NOBODY_SCORES = "Nobody scores.";

/** How a round ends. @type {WordsFor<Reason, [headline: string, sentence: string]>} */
const REASONS = {
  killers_eliminated: ["Morpho wins", "All Killers are eliminated."],
  leader_eliminated: ["Killers win", "The Leader is eliminated."],
  deserters_eliminated: ["The Extremist wins", "Three Deserters are eliminated."],
  technician_eliminated: ["The Cyborg wins", "The Technician is eliminated."],
  mission_succeeded: ["Morpho wins", "The Leader found the Technician, and the mission succeeded."],
  mission_failed: ["Killers win", "The Leader didn’t find the Technician, so the mission failed."],
  deserter_escaped: ["A Deserter wins", "The Deserter got away."],
  parasite_escaped: ["The Parasite wins", "The Parasite got away."],
  report_right: ["The Spy wins", "The report was right on every point."],
  report_wrong: ["A false report", "The Spy was wrong: the others score, unless they clash or are out."],
  perception_right: ["The Psionics wins", "Every guess was right."],
  perception_wrong: ["A wrong guess", "The Psionics was wrong: the others score, unless they clash or are out."],
  all_passed: ["Nobody moves", "Everybody passed."],
  agreed: ["Agreed", "Everyone agreed to end the round."],
  turn_limit: ["Out of turns", "The turn limit was reached."],
};

export const game = {
  title: "M.O.R.P.H.O.",
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
  standIn: "Stand-in",
  invested: "Invested",
  ring: "The table, clockwise from you",
  answers: "Answers",
  /** A seat, read out. @param {SeatView} seat */
  seatSpoken: ({ name, mine, asked, score, target, gained, first, swapToken, out, away, bot, standIn, invested }) =>
    [
      mine ? `${name}, you` : name,
      bot && "a bot",
      asked && "to move",
      `${score} of ${target} points`,
      gained !== 0 && `${gained > 0 ? "plus" : "minus"} ${Math.abs(gained)} in this round`,
      first && "first player",
      swapToken && "holds the Body Swap token",
      out && "out of this round",
      invested && "has invested",
      standIn ? "a stand-in plays" : away && "away",
    ]
      .filter(Boolean)
      .join(", "),
  /** @param {string} gap */
  blockHere: (gap) => `Block ${gap}`,
  /** @param {string} gap */
  blockIn: (gap) => `Block token ${gap}`,
  /** @param {string} one @param {string} other */
  gap: (one, other) => `between ${one} and ${other}`,
  missionOn: "Mission on",
  /** @param {string | null} name null for the reader @param {boolean} now */
  missionDue: (name, now) => `${name ? `${name}’s` : "Your"} ${now ? "turn" : "next turn"}`,
  missionTask: ": name the Technician, or fail.",
  endWished: "Someone wants to end this round.",
  endWishedShort: "End the round?",
  /** @param {number} cards of one's own */
  reveals: (cards) => (cards > 1 ? "shows your cards" : "shows your card"),
  /** @param {string} card */
  withCard: (card) => `with ${card}`,
  back: "Back",
  notYet: "Not yet",
  /** @param {string} name whose cards are shown large */
  watching: (name) => `You are watching and see what everyone sees. These cards are ${name}’s.`,
  /** @param {string} team */
  youInvested: (team) => `You invested in ${SIDES[team] ?? team}.`,
  swapTwo: "Tap two to swap them.",
  lay: "Place them like this",
  /** @param {string} place @param {string} identity */
  liesAt: (place, identity) => `${capital(place)}: ${identityCalled(identity)}`,
  nobodyScores: NOBODY_SCORES,
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} had invested in ${SIDES[team] ?? team}.`,

  // When a match is over
  /** The titles for what somebody did most. */
  highlights: HIGHLIGHTS,
  /** What decided among equal totals. */
  ties: /** @type {WordsFor<TieBreak, (winner: string, names: string[]) => string>} */ ({
    last_round: (winner, names) => `${list(names)} are tied; ${winner} scored more in the last round.`,
    turn_order: (winner, names) =>
      `${list(names)} are tied, in the last round too; ${winner} came later in the turn order.`,
  }),

  factions: FACTIONS,
  teams: TEAMS,
  hindered: HINDERED,

  /** What a card can do, in two or three words. */
  abilities: /** @type {Record<string, string>} */ ({
    mission: "Start the mission",
    intercept: "Stop an escape",
    guard: "Guard next door",
    snipe: "Snipe a card",
    block: "Block a gap",
    escape: "Try to escape",
    report: "Report them",
    detonate: "Detonate three",
    invest: "Invest in a side",
    assassinate: "Stab next door",
    perceive: "Name them all",
    swap: "Swap bodies",
    transmit: "Rearrange three",
  }),

  // Cards
  theMiddleCard: "the middle card",
  /** The reader, in a sentence about what they did. */
  you: "You",
  /** @param {CardNumber} number */
  yourCard: (number) => `your ${cardCalled(number)}`,
  /** @param {string} owner @param {CardNumber} number */
  cardOf: (owner, number) => `${owner}’s ${cardCalled(number)}`,
  /** A card in a sentence. @param {Part} owner @param {CardNumber} number */
  cardIn: (owner, number) => say`${owner}’s ${cardCalled(number)}`,
  /** A card of the player that the sentence is about. @param {CardNumber} number */
  theirCard: (number) => `their ${cardCalled(number)}`,
  /** Return what a screen reader reads out for a card. @param {Spoken} card */
  spoken: ({ name, look, identity, everybody, mine, hindered, hunch }) => {
    const what = identity ? identityCalled(identity) : "";
    const which = identity ? `${article(identity)} ${what}` : "";
    const start = capital(name);
    const silent = hindered ? `, ${HINDERED[hindered] ?? hindered}` : "";
    if (look === "eliminated") return `${start}, eliminated${what && `: ${what}`}`;
    if (look === "up") return `${start}, ${what}, face up${silent}`;
    if (look === "hidden") return `${start}, face down${hunch ? `, ${hunchIs(hunch)}` : ""}`;
    if (everybody) return `${start}, face down, everybody knows it is ${which}${silent}`;
    return mine ? `${start}, ${what}, only you see it${silent}` : `${start}, face down, you saw ${which}`;
  },
  clashNote: "Your cards clash: no abilities, no points.",
  silenceNote: "Your Alien silences your other card.",

  /** The bots, by the server's word for their strength. */
  bots: {
    recruit: { name: "Easy", hint: "Plays sensibly and takes a win when it sees one." },
    agent: { name: "Medium", hint: "Makes the most of everything it has seen." },
    mastermind: { name: "Hard", hint: "Reads the others and thinks ahead." },
  },
  /** Why a move was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    unsuitable_unknowns: "Some of the chosen Unknown identities don’t fit this number of players.",
    round_over: "The round is over.",
    first_turn: "On your first turn of a round you can’t use an ability.",
    bound: "You can’t look or change jobs any more this round.",
    must_act: "You can’t pass while you can look or change jobs.",
    must_use_ability: "Your face-up card has an ability you can use, so you must use one.",
    no_such_card: "None of your cards can do that.",
    card_missing: "Say which card acts.",
    hindered: "That card has no abilities right now: it clashes, or an Alien silences it.",
    illegal_target: "That can’t be chosen.",
    cannot_escape: "You can escape only with Deserters, or with a Deserter and the Mercenary.",
    no_tokens_left: "Both block tokens have been placed.",
    already_swapped: "The Body Swap has already been used.",
    illegal_move: "That move can’t be made now.",
    out_of_round: "You are out of this round.",
    already_agreed: "You have already agreed.",
    not_agreed: "You haven’t agreed.",
  }),

  /** What can be done: on a chip, and a hint below it. */
  verbs: /** @type {Record<string, [chip: string, hint: string]>} */ ({
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
  }),

  /** Which target a move wants, if any, and what is at stake. */
  targets: /** @type {Record<string, [question: string, note: string]>} */ ({
    look: ["Look at which card?", "Cards next to you are out of reach."],
    change: ["Give which card?", "You get the middle card, sight unseen."],
    snipe: ["Snipe which card?", "A Bodyguard may step in."],
    block: ["Block which gap?", ""],
    invest: ["Invest in which side?", "Only you will know until the round ends."],
    assassinate: ["Stab which card?", "Nobody can guard it."],
    swap: ["Swap with which card?", "Everybody will know where the Psionics went."],
    indicate: ["Name which card?", ""],
    mission: ["", "On your next turn you name the Technician."],
    escape: ["", "Your neighbours may stop it."],
    report: ["", "One mistake and the others score."],
    perceive: ["", "One mistake and the others score."],
    detonate: ["", "You must throw all three."],
    bomb: ["Bomb which card?", "Nobody can guard it."],
    guard: ["Step in!", "The card that shot is eliminated."],
    intercept: ["Stop the escape!", "The escaping cards are eliminated."],
    take: ["Take which card?", "You rearrange it with the middle card and the Parasite."],
  }),

  /**
   * A question, read out with what may be answered.
   * @param {string} question @param {string} note @param {string[]} answers @param {number} targets
   */
  asked: (question, note, answers, targets) =>
    [
      /[.?!]$/.test(question) ? question : `${question}.`,
      note,
      answers.length && `You can choose: ${list(answers)}.`,
      targets && `${targets} ${plural(targets, { one: "place", other: "places" })} on the table to choose from.`,
    ]
      .filter(Boolean)
      .join(" "),

  /** What an arrangement that nobody chose comes to. */
  asTheyLie: "the cards stay where they are",

  /** Ask for the confirmation of a move. @param {Asked} move @param {string} target a card, or nothing */
  confirm: (move, target) => CONFIRMATIONS[move.verb]?.(target, move) ?? move.text,
  /** Say what a move shows. @param {string[]} identities of the own cards that it turns up */
  revealNote: (identities) =>
    identities.length > 1
      ? "Everybody will see both your cards."
      : `Everybody will see your ${identityCalled(identities[0])}.`,
  /** What an ability takes from its user. */
  bindNote: "After this you can’t look or change jobs.",
  shownForAMoment: "Your card is shown, then hidden again.",
  /** The button that makes a move, where it is not the verb itself. */
  confirmWords: /** @type {Record<string, string>} */ ({
    snipe: "Fire",
    assassinate: "Stab",
    bomb: "Bomb",
    indicate: "Say it",
    guess: "Say it",
  }),
  /** A card chosen by its name. */
  choices: /** @type {Record<string, (card: string) => string>} */ ({
    guard: (card) => `Guard with ${card}`,
    intercept: (card) => `Intercept with ${card}`,
    take: capital,
  }),

  /** What a seat is asked for, if it is the reader's. */
  myDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>>} */ ({
    turn: "Your turn",
    indicate: "Which is the Technician?",
    guard: "Step in!",
    intercept: "Stop the escape!",
    report: "Name which card?",
    bomb: "Bomb which card?",
    guess: "Which card is it?",
    take: "Take which card?",
    arrange: "Rearrange them",
  }),
  myDecision: "Your decision",
  /** What others are asked for. */
  theirDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>, (name: string) => string>} */ ({
    turn: (name) => `${name}’s turn`,
    indicate: (name) => `${name} must name the Technician`,
    guard: (name) => `${name} steps in`,
    intercept: (name) => `${name} stops the escape`,
    report: (name) => `${name} reports`,
    bomb: (name) => `${name} throws bombs`,
    guess: (name) => `${name} guesses`,
    take: (name) => `${name} picks a card`,
    arrange: (name) => `${name} rearranges three cards`,
  }),
  /** @param {string} name */
  theirDecision: (name) => `${name} decides`,
  /** What a player who has not moved yet may want to know. */
  firstTurn: "Tap your cards to see how they win.",
  /** What else a decision is about. */
  decisionNotes: {
    /** @param {string} shooter @param {string} target cards */
    guard: (shooter, target) => `${capital(shooter)} shoots at ${target}.`,
    /** @param {string[]} cards @param {string | null} owner of all of them; null for the reader */
    intercept: (cards, owner) =>
      cards.length > 1
        ? `Both of ${owner ? `${owner}’s` : "your"} cards are trying to escape.`
        : `${capital(cards[0])} is trying to escape.`,
    /** @param {string[]} identities */
    report: (identities) => `Still to be named: ${list(counted(identities.map(identityCalled)))}.`,
    indicate: "If it’s right, Morpho wins. If not, the Killers win.",
    /** @param {number} left */
    bomb: (left) => (left === 1 ? "One bomb left." : `${left} bombs left.`),
    /** @param {string} card */
    guess: (card) => `About ${card}.`,
    /** @param {string | null} name null for the reader @param {string} card */
    take: (name, card) => `${name ?? "You"} looked at ${card}, the Parasite.`,
  },

  reasons: REASONS,
  roundOver: "Round over",

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    saw: (e, { card }) =>
      listed(Object.entries(e.cards).map(([slot, identity]) => say`${card(slot)} is ${an(identity)}`)),
    investigated: (e, { by, card }) => say`${by("looks", "look")} at ${card(e.slot)}`,
    job_changed: (e, { by, own }) => say`${by("swaps", "swap")} ${own(e.slot)} with the middle card`,
    revealed: (e, { card }) => say`${card(e.slot)} is turned face up: ${an(e.identity)}`,
    sniped: (e, { by, card }) => say`${by("shoots", "shoot")} at ${card(e.target)}`,
    guard_asked: (_, { by }) => say`${by("must", "must")} step in`,
    guarded: (e, { card }) => say`${card(e.slot)} steps in: ${an(e.identity)}`,
    intercept_asked: (_, { by }) => say`${by("must", "must")} stop the escape`,
    intercepted: (e, { card }) => say`${card(e.slot)} stops the escape: ${an(e.identity)}`,
    eliminated: (e, { card }) => say`${card(e.slot)} is eliminated: ${an(e.identity)}`,
    went_out: (_, { by }) => say`${by("is", "are")} out of the round`,
    blocked: (e, { by, gap }) => say`${by("places", "place")} a block ${gap(e.gap)}`,
    block_removed: (e, { gap }) => say`The block ${gap(e.gap)} is removed`,
    mission_activated: (_, { by }) => say`${by("starts", "start")} the mission`,
    indication_asked: (_, { by }) => say`${by("must", "must")} name the Technician`,
    indicated: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("names", "name")} ${card(e.slot)} ${an(e.named)}: right`
        : say`${by("names", "name")} ${card(e.slot)} ${an(e.named)}, but it is ${an(e.identity)}`,
    mission_ended: (e) => say`${MISSION_ENDS[e.outcome]}`,
    escape_tried: (e, { by, own }) =>
      say`${by("tries", "try")} to escape with ${e.slots.length > 1 ? "both cards" : own(e.slots[0])}`,
    escaped: (_, { by }) => say`${by("has", "have")} escaped`,
    report_began: (_, { by }) => say`${by("starts", "start")} a report`,
    detonation_began: (_, { by }) => say`${by("starts", "start")} throwing bombs`,
    bombed: (e, { by, card }) => say`${by("bombs", "bomb")} ${card(e.target)}`,
    invested: (_, { by }) => say`${by("invests in a side and passes", "invest in a side and pass")} from now on`,
    investment_chosen: (e) => say`You invested in ${strong(SIDES[e.team])}`,
    assassinated: (e, { by, card }) => say`${by("stabs", "stab")} ${card(e.target)}`,
    perception_began: (_, { by }) => say`${by("starts", "start")} naming every card`,
    guessed: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("guesses", "guess")} that ${card(e.slot)} is ${an(e.named)}: right`
        : say`${by("guesses", "guess")} that ${card(e.slot)} is ${an(e.named)}, but it is ${an(e.identity)}`,
    swapped: (e, { by, own, card }) => say`${by("swaps", "swap")} ${own(e.slot)} with ${card(e.target)}`,
    transmit_began: (e, { by, card }) =>
      say`${by("rearranges", "rearrange")} three cards: ${card(e.slot)} is ${an("parasite")}`,
    transmit_taken: (e, { by, card }) => say`${by("takes", "take")} ${card(e.slot)}`,
    transmit_laid: (e, { by, card }) => say`${by("puts", "put")} ${listed(e.places.map(card))} back face down`,
    passed: (_, { by }) => say`${by("passes", "pass")}`,
    agreed: () => say`You agreed to end this round`,
    disagreed: () => say`You want to keep playing`,
    end_wished: (e) => (e.wished ? say`Someone wants to end this round` : say`Nobody wants to end this round any more`),
    honours_given: (e, { who }) =>
      Object.entries(e.seats).flatMap(([feat, seats]) => [
        ...(HIGHLIGHTS[feat] ? say`${strong(HIGHLIGHTS[feat])}: ${listed(seats.map((seat) => [who(seat)]))}. ` : []),
      ]),
    points_denied: (e, { who }) => say`No points for ${listed(e.seats.map((seat) => [who(seat)]))}: clashing cards`,
    tie_broken: (e, { who }) =>
      e.by === "last_round"
        ? say`${listed(e.seats.map((seat) => [who(seat)]))} are tied; ${who(e.winner)} scored more in the last round`
        : say`${listed(e.seats.map((seat) => [who(seat)]))} are tied; ${who(e.winner)} came later in the last round’s turn order`,
    round_started: (e) => say`Round ${e.round}`,
    turn_began: (e, { who }) => say`${who(e.seat)}`,
    round_ended: (e, { who }) => say`${strong(REASONS[e.reason][0])}: ${REASONS[e.reason][1]}${gains(e.points, who)}`,
  }),
  /** A gap between two players or two cards, in a sentence. @param {Part[]} one @param {Part[]} other */
  gapIn: (one, other) => say`between ${one} and ${other}`,
};

/** @param {number[]} points by seat @param {(seat: number) => Part} who */
const gains = (points, who) => {
  const gained = points.flatMap((n, seat) => (n ? [say`${who(seat)}\u00a0${n > 0 ? "+" : "−"}${Math.abs(n)}`] : []));
  return gained.length ? say` ${listed(gained)}` : [` ${NOBODY_SCORES}`];
};
