// English: what is said before a match: on the first page, of an invitation, while a table waits,
// and round the lesson.

import { grammarOf } from "../grammar.js";

const { ago, plural, list } = grammarOf("en-GB");

/** @type {Record<string, string>} */
const PHASES = {
  waiting: "waiting for players",
  playing: "a round is in progress",
  between: "between rounds",
  over: "match over",
};

/** The same as a sentence. @type {Record<string, string>} */
const NOW = {
  waiting: "The table is waiting for players",
  playing: "A round is in progress",
  between: "The match is between rounds",
  over: "The match is over",
};

/** @param {number | null} seconds */
const span = (seconds) => {
  if (seconds === null) return "No limit";
  if (seconds % 60 || seconds < 60) return `${seconds}\u00a0s`;
  return `${seconds / 60}\u00a0min`;
};

export const lobby = {
  help: "How to play",
  noSuchPage: "There is no page at this address. Here is the home page.",
  yourMatches: "Your matches",
  openRecord: "Open a record",

  // Installed as an app, or out of reach
  install: "Install as an app",

  // Home
  yourName: "Your name at the table",
  nameMissing: "Enter your name first.",
  makeTable: "Make a table",
  game: "Game",
  yourSeat: "Your seat",
  games: "Games",
  /** The number of seats. @param {number} least @param {number} most */
  playersOf: (least, most) =>
    least === most ? plural(least, { one: "1 player", other: `${least} players` }) : `${least}–${most} players`,
  tableCode: "Table code",
  noCode: "There’s no code in that. Enter six letters, or a link to the table.",
  join: "Join",
  yourTables: "Your unfinished tables",
  comeBack: "Rejoin",
  /** @param {number} ms milliseconds since then */
  lastActive: (ms) => ago(ms),
  /** @param {number} n */
  olderTables: (n) => `${n} older ${plural(n, { one: "table", other: "tables" })}`,
  forget: "Forget",
  /** @param {string} code */
  forgetSure: (code) => `Leave table ${code} for good?`,
  forgetOlder: "Forget all of these",
  /** @param {number} n */
  forgetOlderSure: (n) => `Leave ${n} ${plural(n, { one: "table", other: "tables" })} for good?`,
  /** @param {string} name @param {string[]} others @param {number} bots @param {string} phase */
  tableOf: (name, others, bots, phase) => {
    const company = [...others, ...(bots ? [plural(bots, { one: "a bot", other: `${bots} bots` })] : [])];
    return `${company.length ? `As ${name}, with ${list(company)}` : `As ${name}, alone so far`} · ${PHASES[phase] ?? phase}`;
  },
  credits: "Emblems: Game-icons.net by Lorc, Delapouite and others, CC BY 3.0. Type: League Gothic and Cabin, SIL OFL.",

  // Bots
  playNow: "Play now",
  /** @param {number} bots @param {string} strength */
  againstBots: (bots, strength) =>
    `${plural(bots, { one: "1 bot", other: `${bots} bots` })}${strength && ` · ${strength.toLowerCase()}`}`,
  /** In place of the bots, in a game for one. */
  alone: "on your own",
  choose: "Choose",
  /** The same to those who can’t see where it stands. */
  chooseBots: "Choose players and bots",
  howMany: "Players",
  /** The name of a player who has given none. */
  nameless: "Player",
  bots: "Bots",
  /** @param {string} strength */
  botOf: (strength) => `bot · ${strength.toLowerCase()}`,
  strength: "How well the bots play",
  /** Bots that any game may have; a game has the words for its own. */
  strengths: /** @type {Record<string, {name: string, hint: string}>} */ ({
    random: { name: "Random", hint: "Plays any legal move." },
  }),
  botName: "Name (optional)",
  addBot: "Add a bot",
  /** @param {string} seat */
  addBotAt: (seat) => `Add a bot: ${seat}`,
  /** @param {string} seat */
  pickSeat: (seat) => `Free: ${seat}`,
  moveThere: "Sit there myself",
  takeAway: "Remove",
  inPlaceOfBot: "You take over from a bot, with its points.",
  botRefusals: /** @type {Record<string, string>} */ ({
    no_such_strength: "This game has no bots of that strength.",
    not_for_bots: "A bot can’t do that.",
  }),

  // The guided first game
  learn: "Learn it in two minutes",
  learnMeanwhile: "New here? Learn it in two minutes",
  puzzles: "Puzzles",
  noLesson: "This game has no lesson.",
  lesson: "The lesson",
  /** @param {number} step @param {number} steps */
  stepOf: (step, steps) => `${step} of ${steps}`,
  goOn: "Next",
  previousStep: "Previous step",
  skipStep: "Skip this step",
  leaveLesson: "Leave the lesson",
  learnAgain: "Play it again",
  backToInvitation: "Back to the invitation",
  backToTable: "Back to the table",

  // Invitation
  /** @param {string} code */
  invitedTo: (code) => `Table ${code}`,
  /** @param {string} host @param {string} game */
  invitesYou: (host, game) => `${host} invites you to play ${game}`,
  /** @param {string[]} names @param {string[]} bots */
  whoIsThere: (names, bots) => {
    const beside = bots.length ? ` Bots are playing too: ${list(bots)}.` : "";
    if (!names.length) return `Nobody is at the table right now.${beside}`;
    return `${list(names)} ${plural(names.length, { one: "is", other: "are" })} at the table.${beside}`;
  },
  /** @param {string} phase */
  phaseNow: (phase) => `${NOW[phase] ?? phase}.`,
  onAnotherDevice:
    "Already playing on another device or in another browser? Choose “Play on another device” there, and open the link it shows here.",
  nameIsTaken: /** @type {Record<string, string>} */ ({
    name_taken:
      "Someone at this table already has that name. If it’s you, choose “Play on another device” in the browser you used before, and open the link it shows here. If you can’t get back there, ask the host to free your seat.",
  }),
  sitDown: "Sit down",
  justWatch: "Just watch",
  askForSeat: "Ask for a seat",
  askForThisSeat: "Ask for this seat",
  asksForSeat: "asks for a seat",
  /** To somebody who asks for a seat. @param {string | undefined} host who can let them in */
  playSoon: (host) =>
    host ? `You play from the next round on, or as soon as ${host} lets you in.` : "You play from the next round on.",
  noSeatFree: "All seats are taken.",
  mayNotWatch: "The host doesn’t allow spectators.",
  /** @param {string} host */
  hostAdmits: (host) => `${host} has to let you in first.`,
  /** @param {string} name */
  comeBackAs: (name) => `Rejoin as ${name}`,
  asSomebodyElse: "Join as someone else",

  // Waiting
  invite: "Invite your friends",
  sendLink: "Send link",
  copyLink: "Copy link",
  copied: "Copied",
  copyByHand: "Selected. Copy it now.",
  showCode: "Show the link as a large QR code",
  qrCode: "QR code of the link",
  /** @param {string} host */
  scanIt: (host) => `Point a phone’s camera at it, or go to ${host} and type the code.`,
  onlyHere:
    "This address works only on this computer. To let others in, start the server with HOST=0.0.0.0 or set MORPHO_PUBLIC_URL.",
  seats: "Seats",
  /** @param {number} seated @param {number} most */
  seatedOf: (seated, most) => `${seated} of ${most}`,
  seatedNow: "seats taken",
  sitHere: "Sit here",
  /** @param {string} seat */
  sitAt: (seat) => `Sit here: ${seat}`,
  emptySeat: "free",
  standUp: "Stand up",
  watching: "Watching",
  you: "you",
  host: "host",
  ready: "ready",
  notReady: "not ready",
  away: "away",
  muted: "muted",
  here: "here",
  beReady: "I’m ready",
  sayYouAreReady: "Tap “I’m ready” when you are.",
  beUnready: "Wait for me",
  start: "Start",
  /** @param {number} least @param {number} seated */
  tooFew: (least, seated) =>
    `You need at least ${least} players. So far there ${plural(seated, { one: "is", other: "are" })} ${seated}.`,
  /** @param {number} most */
  tooMany: (most) => `At most ${most} can play.`,
  /** @param {string[]} names */
  waitingFor: (names) => `Waiting for ${list(names)} to be ready.`,
  /** @param {string} name */
  hostStarts: (name) => `${name} starts the match.`,
  canStart: "Everybody is ready.",
  people: "Who is here",
  manage: "Manage",
  rename: "Change name",
  save: "Save",
  remove: "Remove",
  /** @param {string} name */
  removeSure: (name) => `Remove ${name} from the table for good? The table gets a new invitation.`,
  handOver: "Make host",
  /** @param {string} name */
  handOverSure: (name) => `Make ${name} the host?`,
  takeSeat: "Take this seat",
  /** @param {string} seat */
  seatWithoutPlayer: (seat) => `${seat}: nobody`,

  // Options
  options: "Options",
  changeOptions: "Change",
  optionsDone: "Done",
  hostChooses: "The host chooses.",
  turnTime: "Time per turn",
  bankTime: "Time in reserve",
  bankTimeHint: "Each player gets this much per round, for turns that take longer.",
  noBank: "None",
  /** @param {number} seconds */
  bankTimeIs: (seconds) => `${span(seconds)} in reserve per round`,
  reactionTime: "Time per reaction",
  reactionTimeHint: "When it runs out, a move is made for you.",
  spectators: "Others may watch",
  spectatorsHint: "They see what everybody sees.",
  outPlayersSee: "Players who are out see",
  outPlayersSeeValues: /** @type {Record<string, string>} */ ({
    own_view: "What they knew",
    all_cards: "All cards",
  }),
  outPlayersSeeHints: /** @type {Record<string, string>} */ ({
    own_view: "They can talk to everybody.",
    all_cards: "Until the round is over, only they hear what they say.",
  }),
  replays: "Replays of rounds",
  replaysValues: /** @type {Record<string, string>} */ ({
    match: "After the match",
    round: "After each round",
  }),
  replaysHints: /** @type {Record<string, string>} */ ({
    match: "Until then, what was hidden stays so.",
    round: "From the next deal on. They show everybody’s cards and secret votes while the match goes on.",
  }),
  replaysAfterRounds: "Replays after each round, with everybody’s cards and secret votes",
  span,
  /** An option and its value. @param {string} label @param {string} value */
  optionIs: (label, value) => `${label}: ${value}`,
  /** @param {number | null} seconds */
  turnTimeIs: (seconds) => (seconds === null ? "No time limit for turns" : `${span(seconds)} per turn`),
  /** @param {number} seconds */
  reactionTimeIs: (seconds) => `${span(seconds)} per reaction`,
  /** @param {boolean} allowed @returns {string} */
  spectatorsAre: (allowed) => (allowed ? "Others may watch" : "Nobody may watch"),
  outPlayersSeeIs: /** @type {Record<string, string>} */ ({
    own_view: "Players who are out see no more than before",
    all_cards: "Players who are out see all cards",
  }),
  standInTime: "When somebody is away",
  standInTimeHint: "After that a stand-in plays for them until they are back. It knows only what their seat knows.",
  waitForThem: "Wait",
  /** @param {string | null} span */
  standInIs: (span) =>
    span === null ? "The table waits for anyone who is away" : `A stand-in plays after ${span} away`,
  standIn: "stand-in plays",

  // Keys
  lastResult: "Last result",

  // Rules
  noRules: "This game has no rules page.",
  print: "Print",
};
