// English: the wording without which one can not play. What is wanted later stands in files beside this one;
// docs/languages.md says which, and how to add another language.

/**
 * @import { Asked, CardNumber, Faction, GameEvents, Hunch, SeatSpoken, Spoken } from "../games/morpho/types.js"
 * @import { Decision, Feat, Hindrance, MissionEnded, Name, Reason, Team, TieBreak } from "../games/morpho/wire.js"
 * @import { Part, TableEvents, WordsFor } from "./types.js"
 */

import { grammarOf } from "./grammar.js";
import { say, strong } from "./say.js";

const { plural, counted, list, either, listed } = grammarOf("en-GB");

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said at every table, whatever is played there. */
export const table = {
  brand: "M.O.R.P.H.O.",
  loading: "One moment…",
  crashed: "Something went wrong on this page. The game is still on: reload the page.",
  reload: "Reload",
  tryAgain: "Try again",
  faulty: "Something went wrong on this page. If it misbehaves, reload it: the game is still on.",
  stillTrying: "This is taking longer than usual: the server may be out of reach. The page keeps trying by itself.",
  close: "Close",
  home: "Home",
  menu: "Menu",
  rules: "Rules",
  noRules: "This game comes without rules.",
  print: "Print",

  // Installed as an app, or out of reach
  offline: "You are offline.",
  outOfReach: "The server can’t be reached.",
  comesBack: "This page will come back by itself as soon as it can.",

  // On too many pages
  playedElsewhere: "You have this table open as the same player on many other pages. It goes on there.",
  playHere: "Play here instead",

  // Questions
  cancel: "Cancel",
  leave: "Leave",
  yes: "Yes",
  no: "No",

  // Play
  reconnecting: "Reconnecting…",
  reconnectingHint: "What you see may be out of date.",
  connecting: "Connecting…",
  connectedAgain: "Connected again.",
  outdated: "The server is newer than this page.",
  nothingYet: "Nothing yet.",
  onlyYou: "only you saw this",
  bot: "bot",
  view: "What the server shows",
  /** What only one seat was told, read out. @param {string} text */
  whispered: (text) => `${text}. Only you saw this.`,
  yourTurn: "Your turn",
  yourPart: "Your cards and actions",
  /** @param {string[]} names */
  waitingForMove: (names) => (names.length ? `Waiting for ${list(names)}` : "Waiting"),
  roundOver: "Round over",

  // Chat
  react: "React",
  /** What a reaction says, by its sign. */
  reactions: /** @type {Record<string, string>} */ ({
    agree: "Agreed",
    laugh: "Laughs",
    surprise: "Is surprised",
    doubt: "Doubts it",
    sly: "Grins slyly",
    love: "Loves it",
  }),
  /** @param {number} n */
  unread: (n) => `${n} unread ${plural(n, { one: "message", other: "messages" })}`,

  // Settings
  devices: "Play on another device",
  settings: "Settings",
  sound: "Sound",

  // Calls
  called: { turn: "Your turn", reaction: "You must react" },
  /** @param {string} letter */
  seatCalled: (letter) => `Seat ${letter}`,

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_table: "There is no table with that code. Check it, or ask for the link.",
    no_such_game: "That game is not played here.",
    not_found: "The server doesn’t know that request. Reload the page.",
    method_not_allowed: "The server doesn’t know that request. Reload the page.",
    internal_error: "Something went wrong at the server. Try again.",
    no_such_player: "You are no longer at this table.",
    not_signed_in: "This browser isn’t known here yet. Enter a name and join.",
    not_your_player: "That player belongs to another browser.",
    not_host: "Only the host can do that.",
    not_seated: "You have no seat.",
    not_your_turn: "It is not your turn.",
    not_now: "That can’t be done right now.",
    paused: "The table is paused.",
    stale: "Something happened in the meantime. Take another look, then choose.",
    table_full: "All seats are taken.",
    seat_taken: "Somebody is already sitting there.",
    no_such_seat: "There is no such seat.",
    name_taken: "Somebody at this table already has that name.",
    bad_name: "A name needs 1 to 20 characters, none of them invisible.",
    bad_options: "The table can’t be set up like that.",
    unsuitable_unknowns: "Some of the chosen Unknown identities don’t fit this number of players.",
    too_few_players: "There are not enough players.",
    too_many_players: "There are too many players.",
    not_everybody_ready: "Not everybody is ready.",
    no_spectators: "The host doesn’t let anybody watch.",
    removed: "The host removed you from this table.",
    unreadable_move: "The server did not understand that move.",
    illegal_move: "That move can’t be made now.",
    malformed: "The server did not understand this page.",
    invalid: "The server did not accept that.",
    too_large: "That is too long.",
    rate_limited: "Slower, please: try again in a moment.",
    too_slow: "This page couldn’t keep up. It will come back by itself.",
    replaced: "You have this table open on too many other pages.",
    foreign_origin: "This page comes from a different site than the server.",
    unsupported_version: "This page and the server don’t match. Reload it.",
    restarting: "The server is restarting. Try again in a moment.",
    log_unavailable: "The server couldn’t save that. Try again.",
    table_gone: "This table no longer exists: it was removed from the server.",
    table_unreadable: "The server can’t read what it has stored of this table. Tell whoever runs the server.",
    unreachable: "The server can’t be reached. Check your connection, then try again.",
    unreadable: "Something other than the server answered. If this network asks you to sign in, do so, then try again.",
  }),
  refused: "The server refused that.",
  /** What is sent again by itself, and why it could not be done at once. */
  again: /** @type {Record<string, string>} */ ({
    rate_limited: "That was too fast for the server. It will be sent again in a moment.",
    log_unavailable: "The server couldn’t save that just now. It will be sent again in a moment.",
  }),
  /** The feed of a table. */
  events: /** @type {TableEvents} */ ({
    player_joined: (e, { player }) => say`${player(e.player)} joined`,
    bot_joined: (e, { player }) => say`${player(e.player)} joined as a bot`,
    player_left: (e, { player }) => say`${player(e.player)} left`,
    player_removed: (e, { player }) => say`The host removed ${player(e.player)}`,
    sat: (e, { player }) => say`${player(e.player)} sat down`,
    stood: (e, { player }) => say`${player(e.player)} stood up`,
    renamed: (e, { player }) => say`${player(e.player)} is now called ${strong(e.name)}`,
    host_changed: (e, { player }) => say`${player(e.player)} is now the host`,
    said: (e, { player }) => say`${player(e.player)}: ${e.text}`,
    match_started: () => say`The match begins`,
    match_ended: ({ winners }, { seat }) =>
      winners.length
        ? say`The match is over: ${listed(winners.map((one) => [seat(one)]))} ${plural(winners.length, { one: "wins", other: "win" })}`
        : say`The match is over`,
    options_set: () => say`The host changed the options`,
    pause_wished: (e, { player }) =>
      e.wish ? say`${player(e.player)} would like a pause` : say`${player(e.player)} is ready to go on`,
    paused: (e, { player }) =>
      e.agreed ? say`Everybody agreed: the table is paused` : say`${player(e.player)} paused the table`,
    resumed: (e, { player }) => (e.agreed ? say`Everybody agreed: play goes on` : say`${player(e.player)} resumed the game`),
    time_given_back: () => say`The server was away; the lost time is given back`,
    time_ran_out: (e, { seat }) => say`Time ran out for ${seat(e.seat)}`,
    player_away: (e, { player }) => say`${player(e.player)} is away`,
    player_back: (e, { player }) => say`${player(e.player)} is back`,
    stand_in_began: (e, { seat }) => say`A stand-in is playing for ${seat(e.seat)}`,
    stand_in_ended: (e, { seat }) => say`The stand-in for ${seat(e.seat)} stopped`,
    seat_offered: (e, { seat }) => say`The host is offering ${seat(e.seat)}’s seat`,
    offer_withdrawn: (e, { seat }) => say`${seat(e.seat)}’s seat is no longer on offer`,
    seat_given: (e, { player }) =>
      e.gone ? say`${player(e.player)} takes over from ${player(e.gone)}` : say`${player(e.player)} takes the empty seat`,
  }),
};

// M.O.R.P.H.O.

/** @type {WordsFor<Name>} */
const IDENTITIES = {
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

/** @param {string} identity */
const identityCalled = (identity) => IDENTITIES[identity] ?? identity;

/** Of these there are several cards. */
const SEVERAL = new Set(["bodyguard", "killer", "deserter"]);

/** @param {string} identity */
const article = (identity) => (SEVERAL.has(identity) ? "a" : "the");

/** An identity in a sentence. @param {string} identity */
const an = (identity) => say`${article(identity)} ${strong(identityCalled(identity), identity)}`;

/** @type {WordsFor<Team>} */
const TEAMS = { red: "Killers (red)", blue: "Morpho (blue)" };

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
  return not ? `surely not ${what}, you think` : `perhaps ${what}, you think`;
};

/** @type {WordsFor<Hindrance>} */
const HINDERED = { conflict: "Clash", suppressed: "Silent" };

/** @type {Record<string, (target: string, move: Asked) => string>} */
const CONFIRMATIONS = {
  snipe: (target) => `Shoot ${target}?`,
  assassinate: (target) => `Stab ${target}?`,
  bomb: (target) => `Bomb ${target}?`,
  swap: (target) => `Swap with ${target}?`,
  block: () => "Place the block here?",
  mission: () => "Start the mission?",
  escape: () => "Try to escape?",
  report: () => "Report them all?",
  detonate: () => "Throw three bombs?",
  perceive: () => "Name every card?",
  guess: (_, { identity = "" }) => `Is it ${article(identity)} ${identityCalled(identity)}?`,
  invest: (_, { team = "" }) => `Back the ${TEAMS[team] ?? team}?`,
  indicate: (target, { as = "technician" }) => `${capital(target)} is ${article(as)} ${identityCalled(as)}?`,
};

/** @type {WordsFor<MissionEnded["outcome"]>} */
const MISSION_ENDS = {
  succeeded: "The mission succeeds",
  failed: "The mission fails",
  off: "The mission is over: the Leader is gone",
};

/** @param {number} n */
const times = (n) => ["once", "twice"][n - 1] ?? `${n} times`;

/** What somebody did most in a match. @type {WordsFor<Feat, [title: string, how: (count: number) => string]>} */
const HONOURS = {
  unseen_points: ["Best liar", (n) => `${n} points without a face-up card`],
  eliminations: ["Most dangerous", (n) => `eliminated ${n} cards`],
  looked_at: ["Most looked at", (n) => `${n} looks at these cards`],
  guards_lost: ["Unluckiest guard", (n) => `lost ${n} Bodyguards`],
  steps_in: ["Guardian angel", (n) => `stepped in ${times(n)}`],
  aimed_at: ["Favourite target", (n) => `aimed at ${times(n)}`],
  right_names: ["Sharpest eye", (n) => `named ${n} cards correctly`],
  job_changes: ["Job hopper", (n) => `changed job ${times(n)}`],
};

/** What is said where points might be. */
const NOBODY_SCORES = "Nobody scores.";

/** How a round ends. @type {WordsFor<Reason, [headline: string, sentence: string]>} */
const REASONS = {
  killers_eliminated: ["Morpho wins", "All Killers are eliminated."],
  leader_eliminated: ["Killers win", "The Leader is eliminated."],
  deserters_eliminated: ["The Extremist wins", "Three Deserters are eliminated."],
  technician_eliminated: ["The Cyborg wins", "The Technician is eliminated."],
  mission_succeeded: ["Morpho wins", "The Leader found the Technician, and the mission succeeded."],
  mission_failed: ["Killers win", "The Leader did not find the Technician, so the mission failed."],
  deserter_escaped: ["A Deserter wins", "It has slipped away."],
  parasite_escaped: ["The Parasite wins", "It has slipped away."],
  report_right: ["The Spy wins", "The report was right in every point."],
  report_wrong: ["A false report", "The Spy was wrong: the others score, unless they clash or are out."],
  perception_right: ["The Psionics wins", "Every guess was right."],
  perception_wrong: ["A wrong guess", "The Psionics was wrong: the others score, unless they clash or are out."],
  all_passed: ["Nobody moves", "Everybody passed."],
  agreed: ["Agreed", "Everybody agreed to end the round."],
  turn_limit: ["Out of turns", "The turn limit was reached."],
};

const morpho = {
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
  standIn: "Stand-in",
  invested: "Invested",
  ring: "The table, clockwise from you",
  answers: "Answers",
  /** A seat, read out. @param {SeatSpoken} seat */
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
      invested && "has backed a side",
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
  /** @param {string | null} name null for whoever is told @param {boolean} now */
  missionDue: (name, now) => `${name ? `${name}’s` : "Your"} ${now ? "turn" : "next turn"}`,
  missionTask: ": name the Technician, or fail.",
  endWished: "Somebody wants to end this round.",
  endWishedShort: "End the round?",
  /** @param {number} score @param {number} target */
  score: (score, target) => `${score} of ${target} points`,
  /** @param {number} cards of one's own */
  reveals: (cards) => (cards > 1 ? "shows your cards" : "shows your card"),
  /** @param {string} card */
  withCard: (card) => `with ${card}`,
  back: "Back",
  notYet: "Not yet",
  /** @param {string} name whose cards are shown large */
  watching: (name) => `You are watching, and see what everybody sees. These cards are ${name}’s.`,
  youAreOut: "You are out of this round.",
  /** @param {string} team */
  youInvested: (team) => `You backed the ${TEAMS[team] ?? team}.`,
  swapTwo: "Tap two to swap them.",
  lay: "Lay them like this",
  /** @param {string} place @param {string} identity */
  liesAt: (place, identity) => `${capital(place)}: ${identityCalled(identity)}`,
  nobodyScores: NOBODY_SCORES,
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} had backed the ${TEAMS[team] ?? team}.`,

  // When a match is over
  /** What somebody did most. */
  honours: HONOURS,
  /** What decided among equal totals. */
  ties: /** @type {WordsFor<TieBreak, (winner: string, names: string[]) => string>} */ ({
    last_round: (winner, names) => `${list(names)} are tied; ${winner} scored more in the last round.`,
    turn_order: (winner, names) =>
      `${list(names)} are tied, in the last round too; ${winner} came later in its turn order.`,
  }),

  /** @param {string[]} identities chosen, and not for so many @param {number} players */
  unsuited: (identities, players) =>
    `With ${players} players the Unknown can’t be ${either(identities.map((identity) => `the ${identityCalled(identity)}`))}: take out what doesn’t fit.`,

  /** @param {string} mode @param {string[] | null} unknowns */
  modeIs: (mode, unknowns) => {
    if (mode === "basic") return "Basic game: no Unknown card";
    return unknowns?.length
      ? `Expert game: the Unknown may be ${either(unknowns.map((identity) => `the ${identityCalled(identity)}`))}`
      : "Expert game: the Unknown may be any Outsider or Alien that fits";
  },
  /** @param {number} target */
  targetIs: (target) => `First to ${target} points`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "No turn limit" : `${limit} turns each per round`),

  identities: IDENTITIES,
  factions: FACTIONS,
  teams: TEAMS,
  hindered: HINDERED,

  /** What a card can do, in two or three words. */
  abilities: /** @type {Record<string, string>} */ ({
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
    transmit: "Lay three anew",
  }),

  // Cards
  theMiddleCard: "the middle card",
  /** Whoever is told of something that they did. */
  you: "You",
  /** @param {CardNumber} number */
  yourCard: (number) => `your ${cardCalled(number)}`,
  /** @param {string} owner @param {CardNumber} number */
  cardOf: (owner, number) => `${owner}’s ${cardCalled(number)}`,
  /** A card in a sentence. @param {Part} owner @param {CardNumber} number */
  cardIn: (owner, number) => say`${owner}’s ${cardCalled(number)}`,
  /** A card of whoever the sentence is about. @param {CardNumber} number */
  theirCard: (number) => `their ${cardCalled(number)}`,
  /** What is read out for a card. @param {Spoken} card */
  spoken: ({ name, look, identity, everybody, mine, hindered, hunch }) => {
    const what = identity ? identityCalled(identity) : "";
    const start = capital(name);
    const silent = hindered ? `, ${HINDERED[hindered] ?? hindered}` : "";
    if (look === "eliminated") return `${start}, eliminated${what && `: ${what}`}`;
    if (look === "up") return `${start}, ${what}, face up${silent}`;
    if (look === "hidden") return `${start}, face down${hunch ? `, ${hunchIs(hunch)}` : ""}`;
    if (everybody) return `${start}, face down, everybody knows it is the ${what}${silent}`;
    return mine ? `${start}, ${what}, only you see it${silent}` : `${start}, face down, you saw the ${what}`;
  },
  clashNote: "Your cards clash: no abilities, no points.",
  silenceNote: "Your Alien silences your other card.",

  /** Why a move was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    round_over: "The round is over.",
    first_turn: "On your first turn of a round you can’t use an ability.",
    bound: "You can’t look or change your job any more this round.",
    must_act: "You can’t pass while you can look or change your job.",
    must_use_ability: "Your face-up card has an ability that can be used: you must use one.",
    no_such_card: "You have no card that can do that.",
    card_missing: "Say which card acts.",
    hindered: "That card has no abilities now: it clashes, or an Alien silences it.",
    illegal_target: "That can’t be chosen.",
    cannot_escape: "You can only escape if you hold nothing but Deserters, or one and the Mercenary.",
    no_tokens_left: "Both block tokens have been placed.",
    already_swapped: "The Body Swap has been used already.",
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
    look: ["Look at which card?", "Cards beside you stay out of reach."],
    change: ["Give which card?", "You get the middle card, sight unseen."],
    snipe: ["Shoot which card?", "A guard may step in."],
    block: ["Cut which gap?", ""],
    invest: ["Back whom?", "Only you will know, until the round ends."],
    assassinate: ["Stab which card?", "Nobody can guard it."],
    swap: ["Swap with which card?", "Everybody will know where the Psionics went."],
    indicate: ["Name which card?", ""],
    mission: ["", "On your next turn you name the Technician."],
    escape: ["", "Your neighbours may stop it."],
    report: ["", "One mistake, and the others score."],
    perceive: ["", "One mistake, and the others score."],
    detonate: ["", "All three must be thrown."],
    bomb: ["Bomb which card?", "Nobody can guard it."],
    guard: ["Step in!", "The shooter falls."],
    intercept: ["Stop the escape!", "The fleeing cards fall."],
    take: ["Take which card?", "You lay it anew with the middle card and the Parasite."],
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
  asTheyLie: "the cards stay as they lie",

  /** Ask for the confirmation of a move. @param {Asked} move @param {string} target a card, or nothing */
  confirm: (move, target) => CONFIRMATIONS[move.verb]?.(target, move) ?? move.text,
  /** Say what a move shows. @param {string[]} identities of the own cards that it turns up */
  revealNote: (identities) =>
    identities.length > 1 ? "Everybody will see both your cards." : `Everybody will see your ${identityCalled(identities[0])}.`,
  /** What an ability takes from whoever uses it. */
  bindNote: "Afterwards you can’t look or change job.",
  shownForAMoment: "Your card is shown, then hidden again.",
  /** The button that makes a move, where it is not the verb itself. */
  confirmWords: /** @type {Record<string, string>} */ ({
    snipe: "Fire",
    assassinate: "Stab",
    bomb: "Throw",
    indicate: "Say it",
    guess: "Say it",
  }),
  /** A card chosen by its name. */
  choices: /** @type {Record<string, (card: string) => string>} */ ({
    guard: (card) => `Guard with ${card}`,
    intercept: (card) => `Intercept with ${card}`,
    take: capital,
  }),

  /** What a seat is asked for, when that is oneself. */
  myDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>>} */ ({
    turn: "Your turn",
    indicate: "Which is the Technician?",
    guard: "Step in!",
    intercept: "Stop the escape!",
    report: "Name which card?",
    bomb: "Bomb which card?",
    guess: "Which card is it?",
    take: "Take which card?",
    arrange: "Lay them out",
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
    arrange: (name) => `${name} lays three cards`,
  }),
  /** @param {string} name */
  theirDecision: (name) => `${name} decides`,
  /** What whoever has not moved yet may want to know. */
  firstTurn: "Tap your cards to see how they win.",
  /** What else a decision is about. */
  decisionNotes: {
    /** @param {string} shooter @param {string} target cards */
    guard: (shooter, target) => `${capital(shooter)} fires at ${target}.`,
    /** @param {string[]} cards @param {string | null} owner of all of them; null for whoever is told */
    intercept: (cards, owner) => (cards.length > 1 ? `Both of ${owner ? `${owner}’s` : "your"} cards are on the run.` : `${capital(cards[0])} is on the run.`),
    /** @param {string[]} identities */
    report: (identities) => `Still to be named: ${list(counted(identities.map(identityCalled)))}.`,
    indicate: "Right, and Morpho wins. Wrong, and the Killers win.",
    /** @param {number} left */
    bomb: (left) => (left === 1 ? "One bomb left." : `${left} bombs left.`),
    /** @param {string} card */
    guess: (card) => `About ${card}.`,
    /** @param {string | null} name null for whoever is told @param {string} card */
    take: (name, card) => `${name ?? "You"} looked at ${card}, the Parasite.`,
  },

  reasons: REASONS,
  roundOver: "Round over",

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    saw: (e, { card }) =>
      listed(Object.entries(e.cards).map(([slot, identity]) => say`${card(slot)} is ${an(identity)}`)),
    investigated: (e, { by, card }) => say`${by("looks", "look")} at ${card(e.slot)}`,
    job_changed: (e, { by, own }) => say`${by("changes", "change")} ${own(e.slot)} for the middle one`,
    revealed: (e, { card }) => say`${card(e.slot)} is turned up: ${an(e.identity)}`,
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
    invested: (_, { by }) => say`${by("backs a side and passes", "back a side and pass")} from now on`,
    investment_chosen: (e) => say`You backed the ${strong(TEAMS[e.team])}`,
    assassinated: (e, { by, card }) => say`${by("stabs", "stab")} ${card(e.target)}`,
    perception_began: (_, { by }) => say`${by("starts", "start")} naming every card`,
    guessed: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("guesses", "guess")} that ${card(e.slot)} is ${an(e.named)}: right`
        : say`${by("guesses", "guess")} that ${card(e.slot)} is ${an(e.named)}, but it is ${an(e.identity)}`,
    swapped: (e, { by, own, card }) => say`${by("swaps", "swap")} ${own(e.slot)} with ${card(e.target)}`,
    transmit_began: (e, { by, card }) =>
      say`${by("lays", "lay")} three cards anew: ${card(e.slot)} is ${an("parasite")}`,
    transmit_taken: (e, { by, card }) => say`${by("takes", "take")} ${card(e.slot)}`,
    transmit_laid: (e, { by, card }) =>
      say`${by("lays", "lay")} ${listed(e.places.map(card))} out again, face down`,
    passed: (_, { by }) => say`${by("passes", "pass")}`,
    agreed: () => say`You agreed to end this round`,
    disagreed: () => say`You want to play on`,
    end_wished: (e) =>
      e.wished ? say`Somebody wants to end this round` : say`Nobody wants to end this round any more`,
    honours_given: (e, { who }) =>
      Object.entries(e.seats).flatMap(([feat, seats]) => [
        ...(HONOURS[feat] ? say`${strong(HONOURS[feat][0])}: ${listed(seats.map((seat) => [who(seat)]))}. ` : []),
      ]),
    points_denied: (e, { who }) => say`No points for ${listed(e.seats.map((seat) => [who(seat)]))}: clashing cards`,
    tie_broken: (e, { who }) =>
      e.by === "last_round"
        ? say`${listed(e.seats.map((seat) => [who(seat)]))} are tied; ${who(e.winner)} scored more in the last round`
        : say`${listed(e.seats.map((seat) => [who(seat)]))} are tied; ${who(e.winner)} came later in the last turn order`,
    round_started: (e) => say`Round ${e.round}`,
    turn_began: (e, { who }) => say`${who(e.seat)}`,
    round_ended: (e, { who }) =>
      say`${strong(REASONS[e.reason][0])}: ${REASONS[e.reason][1]}${gains(e.points, who)}`,
  }),
  /** A gap between two players or two cards, in a sentence. @param {Part[]} one @param {Part[]} other */
  gapIn: (one, other) => say`between ${one} and ${other}`,
};

/**
 * @param {number[]} points by seat
 * @param {(seat: number) => Part} who
 */
const gains = (points, who) => {
  const gained = points.flatMap((n, seat) => (n ? [say`${who(seat)}\u00a0${n > 0 ? "+" : "−"}${Math.abs(n)}`] : []));
  return gained.length ? say` ${listed(gained)}` : [` ${NOBODY_SCORES}`];
};

/** What is said in each game. */
export const games = { morpho };
