// English: the words needed from the start of a game. Files beside this one have what is needed later.
// docs/languages.md says how to add another language.

/** @import { TableEvents } from "../types.js" */

import { grammarOf } from "../grammar.js";
import { say, strong } from "../say.js";

const { plural, list, listed } = grammarOf("en-GB");

/** The words that every table needs, in every game. */
export const table = {
  brand: "Morpho Server",
  loading: "One moment…",
  reload: "Reload",
  tryAgain: "Try again",
  stillTrying: "The server may be down. This page keeps trying.",
  close: "Close",
  home: "Home",
  menu: "Menu",
  rules: "Rules",

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
  /** Return a line that only one seat received, as read out. @param {string} text */
  whispered: (text) => `${text}. Only you saw this.`,
  yourTurn: "Your turn",
  yourPart: "Your moves",
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

  /** @param {string} letter */
  seatCalled: (letter) => `Seat ${letter}`,

  /** The feed of a table. */
  events: /** @type {TableEvents} */ ({
    player_joined: (e, { player }) => say`${player(e.player)} joined`,
    bot_joined: (e, { player }) => say`${player(e.player)} joined as a bot`,
    entry_requested: (e) => say`${strong(e.name)} wants to join`,
    entry_request_withdrawn: (e, { player }) => say`${player(e.player)} no longer wants to join`,
    player_left: (e, { player }) => say`${player(e.player)} left`,
    player_removed: (e, { player }) => say`The host removed ${player(e.player)}`,
    invitation_renewed: () => say`The table has a new invitation`,
    sat: (e, { player }) => say`${player(e.player)} sat down`,
    stood: (e, { player }) => say`${player(e.player)} stood up`,
    seat_requested: (e, { player }) => say`${player(e.player)} asks for a seat`,
    seat_request_withdrawn: (e, { player }) => say`${player(e.player)} no longer asks for a seat`,
    renamed: (e, { player }) => say`${player(e.player)} is now called ${strong(e.name)}`,
    host_changed: (e, { player }) => say`${player(e.player)} is now the host`,
    said: (e, { player }) => say`${player(e.player)}: ${e.phrase ? { phrase: e.phrase } : e.text}`,
    mute_set: (e, { player }) =>
      e.muted ? say`The host muted ${player(e.player)}` : say`The host unmuted ${player(e.player)}`,
    chat_cleared: () => say`The host cleared the chat`,
    shares_revealed: ({ uncommitted, unrevealed }, { player }) => {
      const missing = [...uncommitted, ...unrevealed];
      return missing.length ? say`Dealt without a share from ${listed(missing.map((one) => [player(one)]))}` : null;
    },
    match_started: () => say`The match begins`,
    match_played_on: (e) => say`It is played on from match ${e.match}, round ${e.round}`,
    match_ended: ({ winners, reason, alone }, { seat }) =>
      winners.length
        ? say`The match is over: ${listed(winners.map((one) => [seat(one)]))} ${plural(winners.length, { one: "wins", other: "share the victory" })}`
        : reason === "won" && !alone
          ? say`The match is over: it’s a draw`
          : say`The match is over`,
    season_begun: () => say`A new season`,
    options_set: () => say`The host changed the options`,
    seat_options_set: (e, { seat }) => say`${seat(e.seat)} changed their options`,
    game_chosen: () => say`The host chose another game`,
    pause_wished: (e, { player }) =>
      e.wish ? say`${player(e.player)} would like a pause` : say`${player(e.player)} is ready to continue`,
    paused: (e, { player }) =>
      e.agreed ? say`Everybody agreed: the table is paused` : say`${player(e.player)} paused the table`,
    resumed: (e, { player }) =>
      e.agreed ? say`Everybody agreed: the game continues` : say`${player(e.player)} resumed the game`,
    time_given_back: () => say`The server was down; you get your time back`,
    time_ran_out: (e, { seat }) => say`Time ran out for ${seat(e.seat)}`,
    player_away: (e, { player }) => say`${player(e.player)} is away`,
    player_back: (e, { player }) => say`${player(e.player)} is back`,
    stand_in_began: (e, { seat }) => say`A stand-in is playing for ${seat(e.seat)}`,
    stand_in_ended: (e, { seat }) => say`The stand-in for ${seat(e.seat)} stopped`,
    seat_offered: (e, { seat }) => say`The host is offering ${seat(e.seat)}’s seat`,
    offer_withdrawn: (e, { seat }) => say`${seat(e.seat)}’s seat is no longer on offer`,
    seat_given: (e, { player }) =>
      e.gone
        ? say`${player(e.player)} takes over from ${player(e.gone)}`
        : say`${player(e.player)} takes the empty seat`,
  }),
};
