/**
 * The wire, as docs/protocol.md describes it: what the server sends, and what it takes.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** Any JSON object; what is in it, a game knows. */
export type Json = Record<string, any>;

/** A table stands; `options` are complete, the table's own and the game's. */
export interface TableOpened {
  kind: "table_opened";
  code: string;
  game: string;
  options: Json;
}

/** Somebody at a table: p1, p2 …; public, and no proof of anything. */
export type PlayerId = string;

/** Somebody came to the table, under a name that nobody else has there. */
export interface PlayerJoined {
  kind: "player_joined";
  player: PlayerId;
  name: string;
}

/** How well a bot plays, in a word of those that its game's bots go by. */
export type Strength = string;

/** A bot came to the table, to sit there, under a name that nobody else has. */
export interface BotJoined {
  kind: "bot_joined";
  player: PlayerId;
  name: string;
  strength: Strength;
}

/** Whoever holds one secret token: a browser or a program; never shown. */
export type GuestId = number;

/** A player belongs to a guest, whose token proves who they are. Told to nobody. */
export interface PlayerBound {
  kind: "player_bound";
  player: PlayerId;
  guest: GuestId;
}

/** Somebody went away for good; a bot, to make room for a person. */
export interface PlayerLeft {
  kind: "player_left";
  player: PlayerId;
}

/** The host removed somebody; their guest can't come back. */
export interface PlayerRemoved {
  kind: "player_removed";
  player: PlayerId;
}

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/** A player took a seat. */
export interface Sat {
  kind: "sat";
  player: PlayerId;
  seat: Seat;
}

/** A player gave up the seat. */
export interface Stood {
  kind: "stood";
  player: PlayerId;
}

/** A player has another name. */
export interface Renamed {
  kind: "renamed";
  player: PlayerId;
  name: string;
}

/** A player is host now. */
export interface HostChanged {
  kind: "host_changed";
  player: PlayerId;
}

/** The host chose; `options` are complete. */
export interface OptionsSet {
  kind: "options_set";
  options: Json;
}

/** A player is ready for the match, or no longer. */
export interface ReadySet {
  kind: "ready_set";
  player: PlayerId;
  ready: boolean;
}

/** A player's share of the shuffle; told when the match is over, to nobody before. */
export interface SaltGiven {
  kind: "salt_given";
  player: PlayerId;
  salt: string;
}

/** A line of chat. */
export interface Said {
  kind: "said";
  player: PlayerId;
  text: string;
}

/** The next match's secret is fixed: its SHA-256 is shown, so that it can't be changed. */
export interface MatchPrepared {
  kind: "match_prepared";
  number: number;
  commitment: string;
}

/** The secret itself, in hex. Told to nobody before the match is over. */
export interface SecretKept {
  kind: "secret_kept";
  secret: string;
}

/** A match is on; `seats` are its players, closed up, in seat order. */
export interface MatchStarted {
  kind: "match_started";
  number: number;
  seats: PlayerId[];
}

/** A round of the match begins; what follows is told by the game's own events. */
export interface RoundOpened {
  kind: "round_opened";
  number: number;
}

/**
 * A match is over: `won`, or `called_off` by the host.
 *
 * The secret and everybody's salts are shown, so that anybody can deal again and compare.
 */
export interface MatchEnded {
  kind: "match_ended";
  reason: string;
  secret: string;
  salts: Record<string, string>;
}

/** A time: milliseconds since 1970, UTC. */
export type Millis = number;

/** The named seats have until then to decide; after that the game's own choice is taken. */
export interface DeadlineSet {
  kind: "deadline_set";
  seats: Seat[];
  until: Millis;
}

/** The same, and whoever of them needs longer may use what is left of the seat's bank. */
export interface BankedDeadlineSet {
  kind: "banked_deadline_set";
  seats: Seat[];
  until: Millis;
}

/** Nobody is pressed for time any more. */
export interface DeadlineCleared {
  kind: "deadline_cleared";
}

/** A player wishes for the table to be paused, or for it to go on. */
export interface PauseWished {
  kind: "pause_wished";
  player: PlayerId;
  wish: boolean;
}

/** The table stands still, because the host or, with `agreed`, everybody there wants it to. */
export interface Paused {
  kind: "paused";
  player: PlayerId;
  agreed: boolean;
}

/** The table goes on, and everybody has as much time left as when it was paused. */
export interface Resumed {
  kind: "resumed";
  player: PlayerId;
  agreed: boolean;
}

/**
 * The server was down while time ran; those who are pressed have until then.
 *
 * `outage` is the number of the last outage for which time was given, `millis` how much.
 */
export interface TimeGivenBack {
  kind: "time_given_back";
  outage: number;
  millis: Millis;
  until: Millis;
}

/** A seat's time was up and the game's choice was taken for it. */
export interface TimeRanOut {
  kind: "time_ran_out";
  seat: Seat;
}

/** The SHA-256 of a secret, in hex: what is kept of it. */
export type TokenHash = string;

/**
 * A secret can be used until a time: to be a player on one more device, or to take over a seat.
 *
 * `player` is whose device it is for, or, with a `seat`, who offers that. Told to nobody.
 */
export interface PassMade {
  kind: "pass_made";
  token_hash: TokenHash;
  player: PlayerId;
  seat: Seat | null;
  until: Millis;
}

/** A guest has become a player by a pass, which nobody can use any more. Told to nobody. */
export interface PassUsed {
  kind: "pass_used";
  token_hash: TokenHash;
  player: PlayerId;
  guest: GuestId;
}

/** A player belongs to this guest alone from now on. Told to nobody. */
export interface DeviceKept {
  kind: "device_kept";
  player: PlayerId;
  guest: GuestId;
}

/** Whoever has the host's link may take a seat over. */
export interface SeatOffered {
  kind: "seat_offered";
  seat: Seat;
}

/** A seat can't be taken over by a link any more. */
export interface OfferWithdrawn {
  kind: "offer_withdrawn";
  seat: Seat;
}

/** A player has taken over a seat, with its points; whoever held it before is `gone`. */
export interface SeatGiven {
  kind: "seat_given";
  seat: Seat;
  player: PlayerId;
  gone: PlayerId | null;
}

/** Somebody who sits in a match has shown no sign of life for a while. */
export interface PlayerAway {
  kind: "player_away";
  player: PlayerId;
}

/** Somebody who was away is there again. */
export interface PlayerBack {
  kind: "player_back";
  player: PlayerId;
}

/** A bot decides for a seat from now on, by what that seat may know. */
export interface StandInBegan {
  kind: "stand_in_began";
  seat: Seat;
}

/** A seat decides for itself again, or waits for somebody who will. */
export interface StandInEnded {
  kind: "stand_in_ended";
  seat: Seat;
}

/** What follows in this entry was decided by a seat's stand-in. */
export interface StandInMoved {
  kind: "stand_in_moved";
  seat: Seat;
}

/**
 * What follows in this entry was decided by the simplest bot, or the game, in a bot's place.
 *
 * `reason`: it `failed`, or was too `slow`. It is for those who read the log: when a bot
 * fails may depend on what it holds, so nobody at the table is told.
 */
export interface BotReplaced {
  kind: "bot_replaced";
  seat: Seat;
  reason: string;
}

/** What can happen at a table, by kind. */
export type TableEvent =
  | TableOpened
  | PlayerJoined
  | BotJoined
  | PlayerBound
  | PlayerLeft
  | PlayerRemoved
  | Sat
  | Stood
  | Renamed
  | HostChanged
  | OptionsSet
  | ReadySet
  | SaltGiven
  | Said
  | MatchPrepared
  | SecretKept
  | MatchStarted
  | RoundOpened
  | MatchEnded
  | DeadlineSet
  | BankedDeadlineSet
  | DeadlineCleared
  | PauseWished
  | Paused
  | Resumed
  | TimeGivenBack
  | TimeRanOut
  | PassMade
  | PassUsed
  | DeviceKept
  | SeatOffered
  | OfferWithdrawn
  | SeatGiven
  | PlayerAway
  | PlayerBack
  | StandInBegan
  | StandInEnded
  | StandInMoved
  | BotReplaced;

/** A new guest's token. It is shown once. */
export interface TokenMade {
  token: string;
}

/** A new guest, whose token is in a cookie. */
export interface GuestMade {
  name: string;
}

/** Of a table: before a match, in a round, between two rounds, after a match. */
export type Phase = "waiting" | "playing" | "between" | "over";

/** A table at which a guest has a player; `players` and `bots` are names. */
export interface MyTable {
  code: string;
  game: string;
  phase: Phase;
  player: PlayerId;
  name: string;
  players: string[];
  bots: string[];
  updated_at: number;
}

/** A guest, and their tables whose match is not over. */
export interface Me {
  name: string;
  tables: MyTable[];
}

/**
 * A game that can be played here, with its options as they are unless chosen.
 *
 * `bots` are the strengths of its bots, the weakest first.
 */
export interface GameOffered {
  name: string;
  seats: [number, number];
  options: Json;
  round_options: string[];
  bots: string[];
}

/** A player at a table: the answer to opening or joining one. */
export interface Seated {
  code: string;
  player: PlayerId;
  seat: number | null;
}

/** A player of yours. */
export interface YourPlayer {
  player: PlayerId;
  name: string;
  seat: number | null;
}

/**
 * What anybody with the code may see of a table; `host`, `players` and `bots` are names.
 *
 * `free_seats`: how many more people can sit down, those in place of a bot included.
 */
export interface TableSummary {
  code: string;
  game: string;
  phase: Phase;
  host: string | null;
  players: string[];
  bots: string[];
  free_seats: number;
  may_watch: boolean;
  you: YourPlayer[];
}

/** Which player is asking, and where they sit; standing, without a seat. */
export interface You {
  player: PlayerId;
  seat?: number | null;
}

/**
 * Somebody at a table, as everybody sees them; `away` in a match, when they are gone.
 *
 * `bot`: the strength of one that is no person.
 */
export interface Player {
  name: string;
  seat?: number | null;
  ready: boolean;
  away?: boolean;
  bot?: string | null;
}

/** A match, as everybody sees it; secret, salts and winners when it is over. */
export interface Match {
  number: number;
  seats: number;
  round: number;
  commitment: string;
  scores: number[];
  ended?: "won" | "called_off" | null;
  winners?: number[] | null;
  secret?: string | null;
  salts?: Record<string, string> | null;
}

/**
 * By when which seats have to decide, in Unix milliseconds.
 *
 * `banked`: whoever needs longer uses the seat's bank.
 */
export interface Deadline {
  at: number;
  seats: number[];
  banked?: boolean;
}

/** Since when a table stands still, and by whom: the host, or the last of all to agree. */
export interface Pause {
  at: number;
  player: PlayerId;
  agreed: boolean;
}

/** The table's own options, and beside them the game's. */
export interface TableOptions {
  turn_seconds?: number | null;
  reaction_seconds: number;
  bank_seconds?: number;
  spectators: boolean;
  stand_in_seconds?: number | null;
  [more: string]: any;
}

/**
 * A table, as everybody at it sees it: players by id, ids by seat.
 *
 * `wishing`: who wishes for a pause, or for it to last.
 * `offers`: the seats that are offered by a link, each with the time until when.
 * `banks`: what is left of each seat's time in reserve for the round, in milliseconds.
 * `stand_ins`: the seats that bots decide for.
 * `setup`: what the next round would be set up with, in the game's own terms.
 */
export interface Table {
  code: string;
  game: string;
  phase: Phase;
  host?: PlayerId | null;
  seat_count: number;
  seats: Record<string, PlayerId>;
  players: Record<PlayerId, Player>;
  offers?: Record<string, number> | null;
  options: TableOptions;
  match?: Match | null;
  next_commitment?: string | null;
  setup?: Json | null;
  deadline?: Deadline | null;
  banks?: Record<string, number> | null;
  paused?: Pause | null;
  wishing?: PlayerId[] | null;
  stand_ins?: number[] | null;
}

/** Something that happened; the fields depend on the kind. */
export interface WireEvent {
  kind: string;
  [more: string]: any;
}

/** What one seat alone is told, and how many of the update's events came before. */
export interface PrivateEvent {
  kind: string;
  after: number;
  [more: string]: any;
}

/**
 * What one entry of the table's log tells a player.
 *
 * `table`, `public` and `own` are JSON Merge Patches of the snapshot's, or, with `fresh`,
 * stand in place of what was there.
 */
export interface Update {
  type: "update";
  n: number;
  at: number;
  events?: WireEvent[] | null;
  yours?: PrivateEvent[] | null;
  table?: Json | null;
  public?: Json | null;
  own?: Json | null;
  fresh?: boolean;
  legal?: string[] | null;
  at_zero?: string | null;
  done?: string | null;
}

/** Everything that a player may know, as on the socket; docs/protocol.md says what is in it. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  now: number;
  you: You;
  table: Table;
  public?: Json | null;
  own?: Json | null;
  legal?: string[] | null;
  at_zero?: string | null;
  here: PlayerId[];
}

/** A command was done, as that update of the player's. */
export interface CommandDone {
  type: "done";
  id: string;
  n: number;
}

/** A command was refused, and nothing has changed. */
export interface CommandRefused {
  type: "refused";
  id: string;
  code: string;
  reason: string;
}

/** A message of which not even the id could be read. */
export interface MessageUnreadable {
  type: "error";
  code: string;
  reason: string;
}

/** Who has a page open. */
export interface Presence {
  type: "presence";
  here: PlayerId[];
}

/**
 * The last word before the server closes the socket.
 *
 * `retry_ms`: come back, after so many milliseconds.
 */
export interface Bye {
  type: "bye";
  code: string;
  reason: string;
  retry_ms?: number | null;
}

/** A player's updates, oldest first, as on the socket. */
export interface Updates {
  updates: Update[];
}

/** Whether there is a header that says for whom a proxy asks, and whether it is believed. */
export type Forwarded = "believed" | "ignored" | "absent";

/** How a request or a socket looks from here, behind whatever it passed through. */
export interface Connection {
  scheme: "http" | "https";
  host: string;
  address: string;
  forwarded: Forwarded;
}

/** How the server is. */
export interface Health {
  status: string;
}

/** Every frame that the socket sends, by type. */
export type FromServer =
  | Snapshot
  | Update
  | CommandDone
  | CommandRefused
  | MessageUnreadable
  | Presence
  | Bye;

/** Take a seat. */
export interface SitMessage {
  id: string;
  at?: number | null;
  type: "sit";
  seat?: number | null;
}

/** Give up the seat. */
export interface StandMessage {
  id: string;
  at?: number | null;
  type: "stand";
}

/** Go away for good. */
export interface LeaveMessage {
  id: string;
  at?: number | null;
  type: "leave";
}

/** Take another name. */
export interface RenameMessage {
  id: string;
  at?: number | null;
  type: "rename";
  name: string;
}

/** Say something to everybody. */
export interface SayMessage {
  id: string;
  at?: number | null;
  type: "say";
  text: string;
}

/** Be ready for the match, or no longer. */
export interface ReadyMessage {
  id: string;
  at?: number | null;
  type: "ready";
  ready: boolean;
}

/** Put a share into the shuffle of the next match. */
export interface SaltMessage {
  id: string;
  at?: number | null;
  type: "salt";
  salt: string;
}

/** Change some options. */
export interface SetOptionsMessage {
  id: string;
  at?: number | null;
  type: "set_options";
  options: Json;
}

/** Begin the match. */
export interface StartMessage {
  id: string;
  at?: number | null;
  type: "start";
}

/** Make a move in the game. */
export interface MoveMessage {
  id: string;
  at?: number | null;
  type: "move";
  move: string;
}

/** Deal again. */
export interface NextRoundMessage {
  id: string;
  at?: number | null;
  type: "next_round";
}

/** Call the match off. */
export interface EndMatchMessage {
  id: string;
  at?: number | null;
  type: "end_match";
}

/** Play another match with the same people. */
export interface RematchMessage {
  id: string;
  at?: number | null;
  type: "rematch";
}

/** Have the clock stand still, and nobody move. */
export interface PauseMessage {
  id: string;
  at?: number | null;
  type: "pause";
}

/** Go on after a pause. */
export interface ResumeMessage {
  id: string;
  at?: number | null;
  type: "resume";
}

/** Wish for the table to be paused, or for it to go on. */
export interface WishPauseMessage {
  id: string;
  at?: number | null;
  type: "wish_pause";
  wish: boolean;
}

/** Seat a bot of a strength, in a seat and under a name if they are given. */
export interface AddBotMessage {
  id: string;
  at?: number | null;
  type: "add_bot";
  strength: string;
  seat?: number | null;
  name?: string | null;
}

/** Send somebody away. */
export interface RemoveMessage {
  id: string;
  at?: number | null;
  type: "remove";
  player: string;
}

/** Make somebody else the host. */
export interface HandOverMessage {
  id: string;
  at?: number | null;
  type: "hand_over";
  player: string;
}

/** Let whoever has a link with this secret take over a seat whose holder is gone. */
export interface OfferSeatMessage {
  id: string;
  at?: number | null;
  type: "offer_seat";
  seat: number;
  token: string;
}

/** Offer a seat no longer. */
export interface WithdrawOfferMessage {
  id: string;
  at?: number | null;
  type: "withdraw_offer";
  seat: number;
}

/** Let whoever has a link with this secret be this player on one more device. */
export interface LinkDeviceMessage {
  id: string;
  at?: number | null;
  type: "link_device";
  token: string;
}

/** Be this player on no other device any more. */
export interface KeepThisDeviceMessage {
  id: string;
  at?: number | null;
  type: "keep_this_device";
}

/** Everything that can be asked of a table, by type. */
export type AnyCommand =
  | SitMessage
  | StandMessage
  | LeaveMessage
  | RenameMessage
  | SayMessage
  | ReadyMessage
  | SaltMessage
  | SetOptionsMessage
  | StartMessage
  | MoveMessage
  | NextRoundMessage
  | EndMatchMessage
  | RematchMessage
  | PauseMessage
  | ResumeMessage
  | WishPauseMessage
  | AddBotMessage
  | RemoveMessage
  | HandOverMessage
  | OfferSeatMessage
  | WithdrawOfferMessage
  | LinkDeviceMessage
  | KeepThisDeviceMessage;

/** Become somebody, as a browser (cookie) or as a program (bearer token). */
export interface MakeGuest {
  name: string;
  bearer?: boolean;
}

/** Open a table and sit down at it as its host. */
export interface OpenTable {
  game: string;
  name: string;
  options?: Json;
}

/** Come to a table as a new player. */
export interface JoinTable {
  name: string;
  sit?: boolean;
}
