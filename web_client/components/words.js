// All wording that knows no game. Sentences are made here, whole: nothing else puts words together.

/** @import { Line } from "./types.js" */
/** @import { WireEvent } from "../net/wire.js" */

import { say } from "./line.js";

/** @param {number} seat */
export const seatLetter = (seat) => String.fromCharCode(65 + seat);

/** @param {number} seat */
export const emptySeatName = (seat) => `Seat ${seatLetter(seat)}`;

/**
 * Join names: "Ada", "Ada and Bo", "Ada, Bo and Cleo".
 * @param {string[]} names
 */
export function list(names) {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/** @param {number} seconds */
export const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** @param {number | null} seconds */
const span = (seconds) => {
  if (seconds === null) return "No limit";
  if (seconds % 60 || seconds < 60) return `${seconds} s`;
  return `${seconds / 60} min`;
};

/** @type {Record<string, string>} */
const PHASES = {
  waiting: "waiting for players",
  playing: "in play",
  between: "between two rounds",
  over: "match over",
};

export const W = {
  brand: "M.O.R.P.H.O.",
  loading: "One moment …",
  crashed: "Something went wrong on this page. The table goes on: load the page again.",
  reload: "Reload",
  close: "Close",
  back: "Back",
  home: "Home",
  menu: "Menu",
  rules: "Rules",
  help: "How to play",

  // Home
  yourName: "Your name at the table",
  makeTable: "Make a table",
  whichGame: "Which game",
  tableCode: "Code of a table",
  join: "Join",
  yourTables: "Your unfinished tables",
  comeBack: "Come back",
  /** @param {string} name @param {string[]} others @param {string} phase */
  tableOf: (name, others, phase) =>
    `${others.length ? `As ${name}, with ${list(others)}` : `As ${name}, alone so far`} · ${PHASES[phase] ?? phase}`,
  credits: "Emblems: Game-icons.net by Lorc, Delapouite and others, CC BY 3.0. Type: League Gothic and Cabin, SIL OFL.",

  // Invitation
  /** @param {string} code */
  invitedTo: (code) => `Table ${code}`,
  /** @param {string[]} names */
  whoIsThere: (names) => {
    if (!names.length) return "Nobody is there yet.";
    return names.length === 1 ? `${names[0]} is there.` : `${list(names)} are there.`;
  },
  /** @param {string} phase */
  phaseNow: (phase) => `The table is ${PHASES[phase] ?? phase}.`,
  sitDown: "Sit down",
  justWatch: "Just watch",
  noSeatFree: "All seats are taken.",
  mayNotWatch: "The host lets nobody watch the match.",
  /** @param {string} name */
  comeBackAs: (name) => `Come back as ${name}`,
  asSomebodyElse: "Sit down as somebody else",
  playedElsewhere: "You opened this table as the same player on many other pages. It goes on there.",
  playHere: "Go on here instead",

  // Waiting
  invite: "Invite your friends",
  sendLink: "Send link",
  copyLink: "Copy link",
  copied: "Copied",
  onlyHere: "This address works on this computer only. Open this page under the other address that the server printed, then share that link.",
  seats: "Seats",
  /** @param {number} seated @param {number} most */
  seatedOf: (seated, most) => `${seated} of ${most}`,
  seatedNow: "are seated",
  sitHere: "Sit here",
  emptySeat: "free",
  standUp: "Stand up",
  watching: "Watching",
  you: "you",
  host: "host",
  ready: "ready",
  notReady: "not ready",
  away: "away",
  here: "here",
  beReady: "I am ready",
  beUnready: "Wait for me",
  start: "Start",
  /** @param {number} least @param {number} seated */
  tooFew: (least, seated) => `At least ${least} must be seated; ${seated} ${seated === 1 ? "is" : "are"}.`,
  /** @param {number} most */
  tooMany: (most) => `At most ${most} can play.`,
  /** @param {string[]} names */
  waitingFor: (names) => `Waiting until ${list(names)} ${names.length === 1 ? "is" : "are"} ready.`,
  /** @param {string} name */
  hostStarts: (name) => `${name} starts the match.`,
  canStart: "Everybody is ready.",
  people: "Who is here",
  rename: "Change name",
  save: "Save",
  cancel: "Cancel",
  leave: "Leave",
  leaveSure: "Leave this table?",
  leaveMatchSure: "Leave in the middle of the match? Your seat stays empty.",
  remove: "Remove",
  /** @param {string} name */
  removeSure: (name) => `Remove ${name} from the table, for good?`,
  handOver: "Make host",
  /** @param {string} name */
  handOverSure: (name) => `Make ${name} the host?`,
  takeSeat: "Take this seat",
  /** @param {number} seat */
  seatWithoutPlayer: (seat) => `${emptySeatName(seat)}: nobody`,
  yes: "Yes",
  no: "No",

  // Options
  options: "How you play",
  hostChooses: "The host chooses.",
  turnTime: "Time for a turn",
  reactionTime: "Time for a reaction",
  reactionTimeHint: "When it is over, the first choice is taken.",
  spectators: "Others may watch",
  spectatorsHint: "They see what everybody sees.",
  span,
  /** @param {number | null} seconds */
  turnTimeIs: (seconds) => (seconds === null ? "No time limit for a turn" : `${span(seconds)} for a turn`),
  /** @param {number} seconds */
  reactionTimeIs: (seconds) => `${span(seconds)} for a reaction`,
  /** @param {boolean} allowed */
  spectatorsAre: (allowed) => (allowed ? "Others may watch" : "Nobody may watch"),

  // Play
  reconnecting: "Reconnecting …",
  reconnectingHint: "What you see may be out of date.",
  connecting: "Connecting …",
  outdated: "The server is newer than this page.",
  whatHappened: "What happened",
  nothingYet: "Nothing yet.",
  saySomething: "Say something",
  send: "Send",
  onlyYou: "only you saw this",
  allMoves: "All your legal moves",
  view: "What the server shows",
  /** @param {string} time */
  timeLeft: (time) => `${time} left`,
  timeUp: "time is up",
  yourTurn: "Your turn",
  /** @param {string[]} names */
  waitingForMove: (names) => (names.length ? `Waiting for ${list(names)}` : "Waiting"),
  endMatch: "End the match",
  endMatchSure: "End the match now, for everybody?",
  nextRound: "Next round",
  nextRoundWith: "Options",
  /** @param {string} name */
  hostGoesOn: (name) => `${name} starts the next round.`,
  matchOver: "Match over",
  /** @param {string} name */
  wins: (name) => `${name} wins`,
  rematch: "Play again, same seats",
  /** @param {string} name */
  hostRematches: (name) => `${name} can start another match.`,
  arrange: "Change seats or options",
  lastResult: "Last result",
  /** @param {number} points */
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  roundOver: "Round over",
};

/** @type {Record<string, string>} */
const REFUSALS = {
  no_such_table: "There is no table with that code.",
  no_such_game: "That game is not played here.",
  not_found: "The server does not know that request. Reload the page.",
  method_not_allowed: "The server does not know that request. Reload the page.",
  internal_error: "Something went wrong at the server. Try again.",
  no_such_player: "You are no longer at this table.",
  not_signed_in: "This browser is not known here yet. Give a name and join.",
  not_your_player: "That player belongs to another browser.",
  not_host: "Only the host may do that.",
  not_seated: "You have no seat.",
  not_your_turn: "It is not your turn.",
  not_now: "That can't be done now.",
  stale: "Something happened in the meantime. Look again, then choose.",
  table_full: "All seats are taken.",
  seat_taken: "Somebody sits there already.",
  no_such_seat: "There is no such seat.",
  name_taken: "Somebody at this table has that name already.",
  bad_name: "A name has 1 to 20 characters, none of them invisible.",
  bad_options: "The table can't be set up like that.",
  unsuitable_unknowns: "Some of the chosen Unknown identities don't fit this number of players.",
  too_few_players: "There are not enough players.",
  too_many_players: "There are too many players.",
  not_everybody_ready: "Not everybody is ready.",
  no_spectators: "The host lets nobody watch.",
  removed: "The host removed you from this table.",
  unreadable_move: "The server did not understand that move.",
  illegal_move: "That move can't be made now.",
  malformed: "The server did not understand this page.",
  invalid: "The server did not accept that.",
  too_large: "That is too long.",
  rate_limited: "Slower, please: try again in a moment.",
  too_slow: "This page could not keep up. It comes back by itself.",
  replaced: "You opened this table on too many other pages.",
  foreign_origin: "This page comes from another site than the server.",
  unsupported_version: "This page and the server don't fit together. Reload it.",
  log_unavailable: "The server could not write that down. Try again.",
  table_unreadable: "The server can't read what is stored of this table. Tell its host.",
  unreachable: "The server can't be reached. Check your connection.",
};

/** What is sent again by itself, and why it could not be done at once. @type {Record<string, string>} */
const AGAIN = {
  rate_limited: "That was faster than the server takes it. It is sent again in a moment.",
  log_unavailable: "The server could not write that down just now. It is sent again in a moment.",
};

/**
 * Say why something was refused: in the game's words, in ours, else in the server's.
 * @param {{code: string, reason: string, again?: string}} refusal `again`: it is sent again by itself
 * @param {Record<string, string>} [ofGame]
 */
export const refusalWords = ({ code, reason, again }, ofGame = {}) =>
  (again && AGAIN[code]) || (ofGame[code] ?? REFUSALS[code] ?? (reason || "The server refused that."));

/** @param {string} player */
const who = (player) => ({ player });

/** @type {Record<string, (event: WireEvent) => Line | null>} */
const TABLE_SENTENCES = {
  player_joined: (e) => ({ parts: say`${who(e.player)} joined` }),
  player_left: (e) => ({ parts: say`${who(e.player)} left` }),
  player_removed: (e) => ({ parts: say`The host removed ${who(e.player)}` }),
  sat: (e) => ({ parts: say`${who(e.player)} sat down` }),
  stood: (e) => ({ parts: say`${who(e.player)} stood up` }),
  renamed: (e) => ({ parts: say`${who(e.player)} is now called ${{ strong: e.name }}` }),
  host_changed: (e) => ({ parts: say`${who(e.player)} is the host now` }),
  said: (e) => ({ parts: say`${who(e.player)}: ${e.text}`, kind: "chat" }),
  match_started: () => ({ parts: say`The match begins`, kind: "turn" }),
  match_ended: () => ({ parts: say`The match is over`, kind: "turn" }),
  options_set: () => ({ parts: say`The host has changed how you play` }),
  time_ran_out: (e) => ({ parts: say`Time ran out for ${{ seat: e.seat }}` }),
};

/**
 * Tell an event of the table in a sentence; null for one that needs none or is a game's.
 * @param {WireEvent} event
 * @returns {Line | null}
 */
export const tableSentence = (event) =>
  Object.hasOwn(TABLE_SENTENCES, event.kind) ? TABLE_SENTENCES[event.kind](event) : null;
