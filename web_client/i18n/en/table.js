// English: the words needed from the start of a game. Files beside this one have what is needed later;
// docs/languages.md says which, and how to add another language.

/** @import { TableEvents } from "../types.js" */

import { grammarOf } from "../grammar.js";
import { say, strong } from "../say.js";

const { plural, list, listed } = grammarOf("en-GB");

/** The words that every table needs, in every game. */
export const table = {
  brand: "Morpho Server",
  loading: "One moment…",
  crashed: "Something went wrong on this page. The game goes on: reload the page.",
  reload: "Reload",
  tryAgain: "Try again",
  faulty: "Something went wrong on this page. If it misbehaves, reload it.",
  stillTrying: "The server may be down. This page keeps trying.",
  close: "Close",
  home: "Home",
  menu: "Menu",
  rules: "Rules",

  // Installed as an app, or out of reach
  offline: "You are offline.",
  outOfReach: "The server can’t be reached.",
  comesBack: "This page reconnects by itself.",

  // On too many pages
  playedElsewhere: "You play here on too many other pages. The game goes on there.",
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

  // Attention
  wanted: { turn: "Your turn", reaction: "You must react" },
  /** @param {string} letter */
  seatCalled: (letter) => `Seat ${letter}`,

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_table: "There is no table with that code. Check it, or ask for the link.",
    no_such_game: "This server doesn’t have that game.",
    not_found: "The server doesn’t understand that request. Reload the page.",
    method_not_allowed: "The server doesn’t understand that request. Reload the page.",
    internal_error: "Something went wrong on the server. Try again.",
    no_such_player: "You are no longer at this table.",
    not_signed_in: "This browser isn’t known here yet. Enter a name and join.",
    not_your_player: "That player belongs to another browser.",
    not_host: "Only the host can do that.",
    not_seated: "You have no seat.",
    not_your_turn: "It’s not your turn.",
    not_now: "That can’t be done right now.",
    paused: "The table is paused.",
    stale: "Something happened in the meantime. Take another look, then choose again.",
    table_full: "All seats are taken.",
    table_locked: "The host has locked this table.",
    not_admitted: "The host has not let you in yet.",
    seat_taken: "Someone is already sitting there.",
    no_such_seat: "That seat doesn’t exist.",
    no_such_phrase: "That can’t be said in this game.",
    muted: "The host has muted you.",
    name_taken: "Someone at this table already has that name.",
    bad_name: "A name has 1 to 20 characters, all of them visible.",
    bad_options: "Those options don’t work together.",
    too_few_players: "There are not enough players.",
    too_many_players: "There are too many players.",
    not_everybody_ready: "Not everyone is ready.",
    no_spectators: "The host doesn’t allow spectators.",
    round_in_progress: "A round is in progress, and nobody may watch it. Join when it’s over.",
    held_another_seat: "Nobody can hold two seats in one round. Wait for the next one.",
    sees_all_cards: "You’ve seen all cards. Wait until the round is over.",
    removed: "The host removed you from this table.",
    unreadable_move: "The server didn’t understand that move.",
    illegal_move: "That move can’t be made now.",
    malformed: "The server didn’t understand this page.",
    invalid: "The server didn’t accept that.",
    too_large: "That is too long.",
    wrong_share: "That isn’t the share that was committed to.",
    overloaded: "The server is busy. Try again in a moment.",
    quota_reached: "That’s more than this server allows one person.",
    rate_limited: "You’re going too fast. Try again in a moment.",
    too_slow: "This page couldn’t keep up. It will reconnect.",
    replaced: "You have this table open on too many other pages.",
    foreign_origin: "This page belongs to a different site.",
    unknown_host: "The server has a different address.",
    unsupported_version: "This page and the server don’t match. Reload it.",
    restarting: "The server is restarting. Try again in a moment.",
    log_full: "The server’s disk is full, so it can’t save that. Please tell the person who runs the server.",
    log_locked: "Another program is blocking the server’s database. Try again in a moment.",
    log_unavailable: "The server couldn’t save that. Try again.",
    table_gone: "This table no longer exists: it was removed from the server.",
    table_unreadable: "The server can’t read its record of this table. Please tell the person who runs the server.",
    unreachable: "The server can’t be reached. Check your connection, then try again.",
    unreadable: "Something other than the server answered. If this network asks you to sign in, do so, then try again.",
  }),
  refused: "The server refused that.",
  /** Why something was put off that is sent again automatically, by code. */
  again: /** @type {Record<string, string>} */ ({
    rate_limited: "You’re going too fast. This will be sent again in a moment.",
    log_full: "The server’s disk is full. This will be sent again until there’s room.",
    log_locked: "Another program is blocking the server’s database. This will be sent again in a moment.",
    log_unavailable: "The server couldn’t save that. It will be sent again in a moment.",
    overloaded: "The server is busy. This will be sent again in a moment.",
  }),
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
    match_ended: ({ winners, reason }, { seat }) =>
      winners.length
        ? say`The match is over: ${listed(winners.map((one) => [seat(one)]))} ${plural(winners.length, { one: "wins", other: "share the victory" })}`
        : reason === "won"
          ? say`The match is over: it’s a draw`
          : say`The match is over`,
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
