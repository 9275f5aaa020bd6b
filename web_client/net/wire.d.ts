/**
 * The wire, as docs/protocol.md describes it: what the server sends, and what it takes.
 * Written by `make wire` from the server's own types: don't edit.
 */

/** Any JSON object; what is in it, a game knows. */
export type Json = Record<string, any>;

/** A place at a table, 0 … n-1 clockwise. */
export type Seat = number;

/** A time: milliseconds since 1970, UTC. */
export type Millis = number;

/** The named seats have until then to decide; one that needs longer uses up its bank. */
export interface BankedDeadlineSet {
  kind: "banked_deadline_set";
  seats: Seat[];
  until: Millis;
}

/** No clock is running any more. */
export interface DeadlineCleared {
  kind: "deadline_cleared";
}

/** The named seats have until then to decide; after that the game's own choice is taken. */
export interface DeadlineSet {
  kind: "deadline_set";
  seats: Seat[];
  until: Millis;
}

/** Somebody at a table: p1, p2 …; public, and no proof of anything. */
export type PlayerId = string;

/** The table stands still, because the host or, with `agreed`, everybody there wants it to. */
export interface Paused {
  kind: "paused";
  player: PlayerId;
  agreed: boolean;
}

/** A player wishes for the table to be paused, or for it to go on. */
export interface PauseWished {
  kind: "pause_wished";
  player: PlayerId;
  wish: boolean;
}

/** The table goes on, and everybody has as much time left as when it was paused. */
export interface Resumed {
  kind: "resumed";
  player: PlayerId;
  agreed: boolean;
}

/**
 * The server was down while time ran; the players with a deadline have until `until`.
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

/** The host said at which address people talk, or, without `url`, at none. For nobody. */
export interface CallGiven {
  kind: "call_given";
  player: PlayerId;
  url: string;
}

/** Whether somebody comes. */
export type Answer = "yes" | "maybe" | "no";

/** Somebody said whether they come to the evening. */
export interface EveningAnswered {
  kind: "evening_answered";
  player: PlayerId;
  answer: Answer;
}

/** The host called the evening off, and those that would have followed. */
export interface EveningCancelled {
  kind: "evening_cancelled";
}

/**
 * An evening is over, after four hours.
 *
 * The next one is `at` then, with no answers yet; `None`: no next one. `local` is the same
 * in the host's zone.
 */
export interface EveningOver {
  kind: "evening_over";
  at: Millis | null;
  local: string | null;
}

/** How often an evening takes place, on the same weekday. */
export type Repeats = "once" | "weekly" | "biweekly";

/**
 * The host chose when the table meets: `at`, the `local` date and time in a `zone`.
 *
 * With the same time as before all answers stand.
 */
export interface EveningPlanned {
  kind: "evening_planned";
  at: Millis;
  local: string;
  zone: string;
  repeats: Repeats;
}

/**
 * A player who is out of the round, or watches, bets on a seat to score in it.
 *
 * Addressed to their seat. That of a spectator is addressed to nobody, and shown to that player.
 */
export interface BetPlaced {
  kind: "bet_placed";
  player: PlayerId;
  on: Seat;
}

/** The round is over: on which seat each player has bet, and who was right. */
export interface BetsRevealed {
  kind: "bets_revealed";
  bets: Record<PlayerId, Seat>;
  right: PlayerId[];
}

/** The draws of chance in this entry. Addressed to nobody before the match is over. */
export interface Drawn {
  kind: "drawn";
  draws: Json[];
}

/**
 * A match is over: `won`, or `called_off` by the host.
 *
 * `winners` share the victory; without any, a match that was played to its end is a draw. They
 * are `None` in entries that are older than this field. The secret and every draw, by the number
 * of the round, are shown, so that anybody can draw again and compare. `by_house`: the host of
 * the server has called it off.
 */
export interface MatchEnded {
  kind: "match_ended";
  reason: string;
  winners: Seat[] | null;
  secret: string;
  draws: Record<string, Json[]>;
  by_house: boolean;
}

/**
 * The match that begins goes on from another, at the table where that was played.
 *
 * Its first round is the `round` of that `match`, and begins with the same `steps`.
 */
export interface MatchPlayedOn {
  kind: "match_played_on";
  match: number;
  round: number;
  steps: number;
}

/** The next match's secret is fixed: its SHA-256 is shown, so that it can't be changed. */
export interface MatchPrepared {
  kind: "match_prepared";
  number: number;
  commitment: string;
}

/** A match is on; `seats` are its players, closed up, in seat order. */
export interface MatchStarted {
  kind: "match_started";
  number: number;
  seats: PlayerId[];
}

/**
 * A match waits for the shares of its `seats`, whose `commitments` count from now on.
 *
 * `seats` are as in `match_started`. `setup` is what the first round will be set up with, as
 * the table shows it; `None` if the game has nothing to show.
 */
export interface MatchStarting {
  kind: "match_starting";
  number: number;
  seats: PlayerId[];
  commitments: Record<PlayerId, string>;
  setup: Json | null;
}

/** A round of the match begins; the game's own events follow. */
export interface RoundOpened {
  kind: "round_opened";
  number: number;
}

/** A new season of the table begins with the match of that number. */
export interface SeasonBegun {
  kind: "season_begun";
  match: number;
}

/** The secret itself, in hex. Addressed to nobody before the match is over. */
export interface SecretKept {
  kind: "secret_kept";
  secret: string;
}

/** A player committed to a share of the next match's seed. Addressed to their seat. */
export interface ShareCommitted {
  kind: "share_committed";
  player: PlayerId;
  commitment: string;
}

/** A player revealed a share. Addressed to nobody before all are in. */
export interface ShareRevealed {
  kind: "share_revealed";
  player: PlayerId;
  share: string;
}

/**
 * The shares that go into the seed of the match that begins, by player.
 *
 * `uncommitted` are the people who had committed to none, `unrevealed` those who did not
 * reveal theirs in time.
 */
export interface SharesRevealed {
  kind: "shares_revealed";
  shares: Record<PlayerId, string>;
  uncommitted: PlayerId[];
  unrevealed: PlayerId[];
}

/**
 * The rules and options with which a match is played from here on.
 *
 * They are shown with the call for shares, and again when they have changed by a later round or
 * move. `rules` is the number of the game's rules, `options` and `seat_options` are the
 * game's and those of each seat. `carried` is what the match before carried over.
 */
export interface TermsSet {
  kind: "terms_set";
  rules: number;
  options: Json;
  seat_options: Json[];
  carried: any;
}

/** How well a bot plays: one of the names of its game's bots. */
export type Strength = string;

/** A bot came to the table, to sit there, under a name that nobody else has. */
export interface BotJoined {
  kind: "bot_joined";
  player: PlayerId;
  name: string;
  strength: Strength;
}

/** The host cleared the chat: what was said before is shown to nobody any more. */
export interface ChatCleared {
  kind: "chat_cleared";
}

/** The holder of one secret token: a browser or a program; never shown. */
export type GuestId = number;

/** A player belongs to this guest alone from now on. Addressed to nobody. */
export interface DeviceKept {
  kind: "device_kept";
  player: PlayerId;
  guest: GuestId;
}

/** A request to come to the table is a guest's. Addressed to nobody. */
export interface EntryRequestBound {
  kind: "entry_request_bound";
  player: PlayerId;
  guest: GuestId;
}

/**
 * Somebody asks to come to the table, to `sit` or to watch.
 *
 * They come when the host admits them, as the player with this number. `answer`: whether they
 * come to the evening, if they have said so.
 */
export interface EntryRequested {
  kind: "entry_requested";
  player: PlayerId;
  name: string;
  sit: boolean;
  answer: Answer | null;
}

/** Somebody no longer asks to come to the table. */
export interface EntryRequestWithdrawn {
  kind: "entry_request_withdrawn";
  player: PlayerId;
}

/** A player is host now. */
export interface HostChanged {
  kind: "host_changed";
  player: PlayerId;
}

/** The invitation that people type or follow to join a table: its code, and a suffix if renewed. */
export type Invitation = string;

/** Another invitation leads to the table; those before it lead only who is there already. */
export interface InvitationRenewed {
  kind: "invitation_renewed";
  invitation: Invitation;
}

/** The host erased what a player said at a time: the entry of then no longer has it. */
export interface LineErased {
  kind: "line_erased";
  player: PlayerId;
  said_at: Millis;
}

/**
 * The host muted a player, or lets them speak again.
 *
 * `by_house`: the host of the server did it, and nobody at the table can undo it.
 */
export interface MuteSet {
  kind: "mute_set";
  player: PlayerId;
  muted: boolean;
  by_house: boolean;
}

/** The SHA-256 of a secret, in hex: what is kept of it. */
export type TokenHash = string;

/**
 * A secret can be used until a time: to be a player on one more device, or to take over a seat.
 *
 * `player` is whose device it is for, or, with a `seat`, who offers it. `guest` is who made
 * it, `None` in entries of earlier forms. Addressed to nobody.
 */
export interface PassMade {
  kind: "pass_made";
  token_hash: TokenHash;
  player: PlayerId;
  seat: Seat | null;
  until: Millis;
  guest: GuestId | null;
}

/** A guest has become a player by a pass, which is used up. Addressed to nobody. */
export interface PassUsed {
  kind: "pass_used";
  token_hash: TokenHash;
  player: PlayerId;
  guest: GuestId;
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

/**
 * A player belongs to a guest, whose token proves who they are. Addressed to nobody.
 *
 * `linked_by` is who made the link by which the guest became the player on one more device;
 * `None` without one, and in entries of earlier forms.
 */
export interface PlayerBound {
  kind: "player_bound";
  player: PlayerId;
  guest: GuestId;
  linked_by: GuestId | null;
}

/**
 * Somebody had themselves erased, with all that they were called and have said here.
 *
 * `name` stands in place of their names. Entries before this one no longer have them.
 */
export interface PlayerErased {
  kind: "player_erased";
  player: PlayerId;
  name: string;
}

/** Somebody came to the table, under a name that nobody else has there. */
export interface PlayerJoined {
  kind: "player_joined";
  player: PlayerId;
  name: string;
}

/** Somebody went away for good; a bot, to make room for a person. */
export interface PlayerLeft {
  kind: "player_left";
  player: PlayerId;
}

/**
 * The host removed somebody, or turned them away; their guest can't come back.
 *
 * Of a person, so that they can't come back as another guest, a new invitation follows.
 * `by_house`: the host of the server did it.
 */
export interface PlayerRemoved {
  kind: "player_removed";
  player: PlayerId;
  by_house: boolean;
}

/** Somebody at the table, or who asks to come, is a program, as it has said for good. */
export interface ProgramNoted {
  kind: "program_noted";
  player: PlayerId;
}

/** A player has another name. */
export interface Renamed {
  kind: "renamed";
  player: PlayerId;
  name: string;
}

/** A line of chat: a text, or a phrase of the game. With neither it is one that was cleared. */
export interface Said {
  kind: "said";
  player: PlayerId;
  text: string;
  phrase: string | null;
}

/** A big screen of a table: s1, s2 …; public, and no proof of anything. */
export type ScreenId = string;

/** A screen shows the table, `delayed` like spectators or at once. */
export interface ScreenAdded {
  kind: "screen_added";
  screen: ScreenId;
  delayed: boolean;
}

/** A screen is a guest's browser, by a pass that is used up. Addressed to nobody. */
export interface ScreenBound {
  kind: "screen_bound";
  screen: ScreenId;
  guest: GuestId;
  token_hash: TokenHash;
}

/** A screen shows the table no more; all of them end with the invitation, too. */
export interface ScreenEnded {
  kind: "screen_ended";
  screen: ScreenId;
}

/** A secret makes a browser a screen until a time, `delayed` or not. Addressed to nobody. */
export interface ScreenOffered {
  kind: "screen_offered";
  token_hash: TokenHash;
  player: PlayerId;
  delayed: boolean;
  until: Millis;
}

/**
 * The rest of this entry was decided by the simplest bot, or the game, in a bot's place.
 *
 * `reason`: it `failed`, or was too `slow`. It is for readers of the log only: when a bot
 * fails may depend on its cards, so it is addressed to nobody.
 */
export interface BotReplaced {
  kind: "bot_replaced";
  seat: Seat;
  reason: string;
}

/** A seat can't be taken over by a link any more. */
export interface OfferWithdrawn {
  kind: "offer_withdrawn";
  seat: Seat;
}

/** A player is ready for the match, or no longer. */
export interface ReadySet {
  kind: "ready_set";
  player: PlayerId;
  ready: boolean;
}

/** A player took a seat. */
export interface Sat {
  kind: "sat";
  player: PlayerId;
  seat: Seat;
}

/** A player has taken over a seat, with its points; its former holder is `gone`. */
export interface SeatGiven {
  kind: "seat_given";
  seat: Seat;
  player: PlayerId;
  gone: PlayerId | null;
}

/** Anybody with the host's link may take a seat over. */
export interface SeatOffered {
  kind: "seat_offered";
  seat: Seat;
}

/** A player chose for their seat; `options` are complete. */
export interface SeatOptionsSet {
  kind: "seat_options_set";
  seat: Seat;
  options: Json;
}

/**
 * A player asks to sit down while a round is running, in this seat if possible.
 *
 * They do when the host admits them, or before the next round opens.
 */
export interface SeatRequested {
  kind: "seat_requested";
  player: PlayerId;
  seat: Seat;
}

/** A player no longer asks for a seat. */
export interface SeatRequestWithdrawn {
  kind: "seat_request_withdrawn";
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

/** The rest of this entry was decided by a seat's stand-in. */
export interface StandInMoved {
  kind: "stand_in_moved";
  seat: Seat;
}

/** A player gave up the seat. */
export interface Stood {
  kind: "stood";
  player: PlayerId;
}

/**
 * The host chose another game; `options` are complete.
 *
 * It comes first in its entry. The entries that follow have events of that game.
 */
export interface GameChosen {
  kind: "game_chosen";
  game: string;
  options: Json;
}

/** The host chose; `options` are complete. */
export interface OptionsSet {
  kind: "options_set";
  options: Json;
}

/** A table stands; `options` are complete, the table's own and the game's. */
export interface TableOpened {
  kind: "table_opened";
  code: string;
  game: string;
  options: Json;
}

/** What can happen at a table, by kind. */
export type TableEvent =
  | BankedDeadlineSet
  | DeadlineCleared
  | DeadlineSet
  | Paused
  | PauseWished
  | Resumed
  | TimeGivenBack
  | TimeRanOut
  | CallGiven
  | EveningAnswered
  | EveningCancelled
  | EveningOver
  | EveningPlanned
  | BetPlaced
  | BetsRevealed
  | Drawn
  | MatchEnded
  | MatchPlayedOn
  | MatchPrepared
  | MatchStarted
  | MatchStarting
  | RoundOpened
  | SeasonBegun
  | SecretKept
  | ShareCommitted
  | ShareRevealed
  | SharesRevealed
  | TermsSet
  | BotJoined
  | ChatCleared
  | DeviceKept
  | EntryRequestBound
  | EntryRequested
  | EntryRequestWithdrawn
  | HostChanged
  | InvitationRenewed
  | LineErased
  | MuteSet
  | PassMade
  | PassUsed
  | PlayerAway
  | PlayerBack
  | PlayerBound
  | PlayerErased
  | PlayerJoined
  | PlayerLeft
  | PlayerRemoved
  | ProgramNoted
  | Renamed
  | Said
  | ScreenAdded
  | ScreenBound
  | ScreenEnded
  | ScreenOffered
  | BotReplaced
  | OfferWithdrawn
  | ReadySet
  | Sat
  | SeatGiven
  | SeatOffered
  | SeatOptionsSet
  | SeatRequested
  | SeatRequestWithdrawn
  | StandInBegan
  | StandInEnded
  | StandInMoved
  | Stood
  | GameChosen
  | OptionsSet
  | TableOpened;

/** Of a table: before a match, in a round, between two rounds, after a match. */
export type Phase = "waiting" | "playing" | "between" | "over";

/** When a table meets, and the host's time zone there. */
export interface NextEvening {
  at: number;
  zone: string;
  repeats: Repeats;
}

/**
 * A table at which a guest has a player; `players` and `bots` are names.
 *
 * `turn` are the names of those who have to decide, as far as everybody there knows, and
 * `awaits_you` says whether that player does. `evening`: the next one that is planned.
 */
export interface MyTable {
  code: string;
  game: string;
  title: string;
  phase: Phase;
  player: PlayerId;
  name: string;
  players: string[];
  bots: string[];
  awaits_you: boolean;
  turn: string[];
  evening: NextEvening | null;
  updated_at: number;
}

/**
 * A guest, perhaps a `program`, and their tables whose match is not over, or that meet again.
 *
 * `next` asks for older ones, if any.
 */
export interface Me {
  name: string;
  program: boolean;
  tables: MyTable[];
  next: string | null;
}

/**
 * A device that plays as you: `this` one, or another that shares a player with it.
 *
 * `since` is when it was here first, `used_at` when it was last, to the hour. `tables` are
 * the codes of those where it plays as you.
 */
export interface Device {
  this: boolean;
  since: number;
  used_at: number;
  tables: string[];
}

/** All devices that play as you, this one first. */
export interface Devices {
  devices: Device[];
}

/**
 * Until when a table is kept in any case, `null` for good.
 *
 * `kept`: its host has seen to that. `may_keep`: the host can, for a year.
 */
export interface Keeping {
  until: number | null;
  kept: boolean;
  may_keep: boolean;
}

/**
 * The address at which a table talks during its evening, as its host gave it, if any.
 *
 * `room` is one of the server's rooms that the host may choose for it, if it has any.
 */
export interface Call {
  url: string | null;
  room: string | null;
}

/**
 * How long things are kept: tables in days after their last entry, `null` for good.
 *
 * Hosts may keep `kept_tables` of theirs for a year. Browsers and programs are known for
 * `token_days` after their last visit.
 */
export interface Privacy {
  keep_days: number | null;
  kept_tables: number;
  token_days: number;
}

/** A number of players with which a match can begin, if these options are chosen. */
export interface StartOffered {
  seats: number;
  options: Json;
}

/** One of several values. */
export interface ChoiceOption {
  kind: "choice";
  name: string;
  values: (string | number)[];
  default: string | number;
  between_rounds: boolean;
}

/** A whole number from `least` to `most`; `None`, if `optional`, sets no number. */
export interface NumberOption {
  kind: "number";
  name: string;
  least: number;
  most: number;
  default: number | null;
  optional: boolean;
  between_rounds: boolean;
}

/** Yes or no. */
export interface FlagOption {
  kind: "flag";
  name: string;
  default: boolean;
  between_rounds: boolean;
}

/** At least `least` of several values; `None`, if `optional`, leaves them to the game. */
export interface SetOption {
  kind: "set";
  name: string;
  values: string[];
  default: string[] | null;
  least: number;
  optional: boolean;
  between_rounds: boolean;
}

export type OptionField = ChoiceOption | NumberOption | FlagOption | SetOption;

/** A kind of sentence that can be said at a table of a game (docs/protocol.md). */
export interface PhraseOffered {
  name: string;
  about_seat: boolean;
  words: string[];
}

/**
 * A game that can be played here.
 *
 * `title` is what people call it. `seats` are the least and the greatest number of players.
 * `starts` has each number of players with which a match can start, and options that allow it:
 * the defaults, or else the defaults with one option changed. `options` are the defaults of the
 * game's and the table's options. `option_fields` describe the game's options for the host,
 * `seat_option_fields` those that each player chooses for their seat. `phrases` can be said in
 * its chat. `bots` are the strengths of its bots, the weakest first. `puzzles` says how many
 * it has.
 */
export interface GameOffered {
  name: string;
  title: string;
  seats: [number, number];
  starts: StartOffered[];
  options: Json;
  option_fields: OptionField[];
  seat_option_fields: OptionField[];
  has_reactions: boolean;
  phrases: PhraseOffered[];
  bots: string[];
  puzzles: number;
}

/** The first criterion of a season: matches won, or points. */
export type Ranking = "won" | "points";

/**
 * The table's own options and the game's.
 *
 * `reaction_seconds` and `out_players_see` are only there where a game can use them.
 */
export interface TableOptions {
  turn_seconds?: number | null;
  reaction_seconds?: number | null;
  bank_seconds?: number;
  increment_seconds?: number;
  spectators: boolean;
  out_players_see?: "own_view" | "all_cards" | null;
  stand_in_seconds?: number | null;
  entry?: "open" | "approval" | "locked";
  bots_speak?: boolean;
  season_ranking?: Ranking;
  replays?: "match" | "round";
  spectator_delay?: 0 | 30 | 90 | 300 | "round";
  [more: string]: any;
}

/** An evening as anybody with the code may see it; `yes` are the names of those who come. */
export interface EveningSummary {
  at: number;
  zone: string;
  repeats: Repeats;
  yes: string[];
}

/** A player of yours. */
export interface YourPlayer {
  player: PlayerId;
  name: string;
  seat: number | null;
}

/**
 * A table as anybody with the code may see it; `host`, `players` and `bots` are names.
 *
 * `players` are the people who are not away, and `programs` those of them that are programs.
 * `free_seats`: how many more people can sit down, those in place of a bot included.
 * `screen`: the big screen of the table that your browser is.
 */
export interface TableSummary {
  code: string;
  game: string;
  title: string;
  phase: Phase;
  host: string | null;
  players: string[];
  programs: string[];
  bots: string[];
  free_seats: number;
  may_watch: boolean;
  options: TableOptions;
  evening: EveningSummary | null;
  you: YourPlayer[];
  screen?: ScreenId | null;
}

/** A sentence of the server's admin, `since` when; `at`: when what it says will happen. */
export interface Announcement {
  text: string;
  at: number | null;
  since: number;
}

/** By whom tables may be opened, beside guests who were let in. */
export type TablesBy = "everyone" | "password" | "nobody";

/**
 * What the server's admin has decided; `now` is the server's time.
 *
 * During `maintenance` no round begins and no table is opened. `tables_by`: who may open
 * tables beside you, if you may not: those with the `password`, or `nobody`.
 */
export interface ServerState {
  announcement: Announcement | null;
  maintenance: boolean;
  tables_by: TablesBy;
  now: number;
}

/**
 * The `seat` that a pass leads to, or the player, to be played on one more device.
 *
 * `player` is the name of the player whom its bearer becomes; for a seat, of its last holder.
 */
export interface PassSummary {
  seat: number | null;
  player: string | null;
}

/** The screen that your browser has become, at a table. */
export interface ScreenMade {
  code: string;
  screen: ScreenId;
}

/**
 * A player at a table: the answer to opening or joining one.
 *
 * A guest who is not `admitted` yet waits for the host, and becomes that player then.
 */
export interface Seated {
  code: string;
  player: PlayerId;
  seat: number | null;
  admitted?: boolean;
}

/** Something that happened; the fields depend on the kind. */
export interface WireEvent {
  kind: string;
  [more: string]: any;
}

/** An event for one seat alone, and how many of the update's events came before. */
export interface PrivateEvent {
  kind: string;
  after: number;
  [more: string]: any;
}

/**
 * A change at the table, as a player is shown it.
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
  timeout_move?: string | null;
  done?: string | null;
}

/**
 * A player's updates as on the socket, the history of their numbers, and who is present.
 *
 * `game` is the one that is played now.
 */
export interface Updates {
  game: string;
  history: string;
  updates: Update[];
  here: PlayerId[];
}

/** The holder of a seat when a round was over; `bot` is the strength of one. */
export interface SeatHolder {
  name: string;
  bot: string | null;
}

/** A bet on a round: whose, by the name of that time, on which seat, and if it was right. */
export interface PastBet {
  player: PlayerId;
  name: string;
  on: number;
  right: boolean;
}

/**
 * A round of a match that is over, in short.
 *
 * It began and ended at these times, in milliseconds. `moves` counts those that everybody saw.
 * `events` are the public ones of the last: they say how it ended. `bets` are those on it.
 */
export interface RoundPlayed {
  number: number;
  began_at: number;
  ended_at: number;
  moves: number;
  events: WireEvent[];
  bets: PastBet[];
}

/**
 * A match that is over, with its rounds in their order.
 *
 * `holders` are those who held the seats last.
 */
export interface PastMatch {
  game: string;
  holders: (SeatHolder | null)[];
  rounds: RoundPlayed[];
}

/**
 * The moves of a round in their order, each as its seat, itself, and whether the game chose it.
 *
 * The game chooses for somebody whose time ran out, or a bot that failed.
 */
export interface MovesOfRound {
  round: number;
  moves: [number, string, boolean][];
}

/** The moves of a match that is over, from which it can be played again. */
export interface MatchMoves {
  match: number;
  game: string;
  rounds: MovesOfRound[];
}

/**
 * The knowledge that each seat could have had in a past round, in a form of the game's own.
 *
 * `chances` are by step and seat; `story` sums the round up.
 */
export interface RoundAnalysis {
  chances: Json;
  story: Json;
}

/** The story of each round of a match that is over, in a form of the game's own. */
export interface MatchAnalysis {
  rounds: Json[];
}

/** The match that a link shows, or one round of it. */
export interface ReplayLink {
  match: number;
  round: number | null;
}

/** A player's links to replays of rounds at this table. */
export interface ReplayLinks {
  links: ReplayLink[];
}

/** The events and the patch of its view that a step showed to one seat alone. */
export interface OwnStep {
  yours: PrivateEvent[];
  own: Json;
}

/**
 * A step of a past round, as its update showed it then.
 *
 * `seat` made `move`; both are null where the round began or time decided. `own` is by seat,
 * for those that were shown more. `everything` is a patch like those of `own`, for a view of
 * all that was hidden.
 */
export interface RoundStep {
  at: number;
  seat: number | null;
  move: string | null;
  events: WireEvent[];
  public: Json;
  everything: Json;
  own: Record<string, OwnStep>;
}

/**
 * A round of a match that is over, from its deal to its end.
 *
 * `called_off`: the match was, before the round's end. `holders` are those who held the
 * seats last. `scores` are everybody's points after it. `winners` are those whom it let win
 * the match.
 */
export interface PastRound {
  game: string;
  holders: (SeatHolder | null)[];
  steps: RoundStep[];
  called_off: boolean;
  scores: number[];
  winners: number[];
}

/**
 * A round as a link shows it: one of `rounds`, the numbers of all that it shows.
 *
 * `number` is the round's own.
 */
export interface SharedRound {
  rounds: number[];
  number: number;
  round: PastRound;
}

/**
 * A record that was sent, seen as a past round; nobody held its seats.
 *
 * `titles` are those of all records in the file, null for one that has none.
 */
export interface OpenedRecord {
  titles: (string | null)[];
  round: PastRound;
}

/**
 * A table and its last round as far as a player may know them, to report a problem.
 *
 * `report` is the form, `server` the version that runs. `table` has parts of the table's
 * view, `bots` the strengths of the bots by seat. Of each step of `round` there is what the
 * player was shown. `public`, `own` and `legal` are those of the snapshot.
 */
export interface Report {
  report: number;
  server: string;
  game: string;
  table: Json;
  bots: Record<string, string>;
  seat: number | null;
  round: PastRound | null;
  public: Json | null;
  own: Json | null;
  legal: string[] | null;
}

/** A puzzle in the list of a game: `seat` wins within `turns` of its turns. */
export interface PuzzleOffered {
  id: string;
  title: string;
  seat: number;
  turns: number;
}

/** A puzzle as it is listed: `view` is the public view of its position. */
export interface PuzzleListed {
  id: string;
  title: string;
  seat: number;
  turns: number;
  view: Json;
}

/** Whether the goal may still be reached, has been, or can't be any more. */
export type AttemptState = "open" | "solved" | "failed";

/**
 * A step of an attempt, as it was shown to the seat that solves.
 *
 * `seat` made `move`; both are null at the beginning. `public` and `own` are patches.
 */
export interface PuzzleStep {
  seat: number | null;
  move: string | null;
  events: WireEvent[];
  public: Json;
  yours: PrivateEvent[];
  own: Json;
}

/**
 * An attempt at a puzzle, from its position on.
 *
 * `steps` are all that happened, the position first. `legal` are the moves that can follow,
 * none once the attempt is over. `scores` and `winners` are those of a game that is over.
 * `short` is how far off the goal a failed attempt was, in cards, chips or stones; null where
 * that isn't what was lacking. `odds` are those of a move that was judged by them and the best,
 * each as numerator and denominator; otherwise none.
 */
export interface PuzzleAttempt {
  puzzle: PuzzleOffered;
  game: string;
  seats: number;
  state: AttemptState;
  short: number | null;
  odds: [number, number][];
  steps: PuzzleStep[];
  legal: string[];
  scores: number[];
  winners: number[];
}

/** The solver's moves that solve a puzzle, where the defence holds out longest. */
export interface PuzzleSolution {
  moves: string[];
}

/**
 * A part (card, role, place) in figures: in how many rounds it was dealt, held, and won.
 *
 * `held`: at the end of a round. `won`: it brought its holder points.
 */
export interface PartCount {
  dealt: number;
  held: number;
  won: number;
}

/**
 * How a match went for one seat.
 *
 * `name` is its holder's at the end, `bot` the strength of one that is no person. `rank`
 * counts from 1. `rounds_won` counts the rounds that brought points.
 */
export interface SeatResult {
  seat: number;
  name: string;
  bot: string | null;
  points: number;
  rank: number;
  won: boolean;
  rounds_won: number;
  parts: Record<string, PartCount>;
}

/**
 * A match that you have played to its end, or until it was called off after a round.
 *
 * `match` is its number at the table with this `code`. `player` is yours there, null if you
 * have left. `seat` was yours, the first of several. `seats` has no place for a seat that
 * nobody held at the end.
 */
export interface PlayedMatch {
  code: string;
  match: number;
  player: PlayerId | null;
  game: string;
  ended_at: number;
  rounds: number;
  called_off: boolean;
  seat: number;
  seats: SeatResult[];
}

/** Matches that you have played, the latest first; `next` asks for older ones, if any. */
export interface PlayedMatches {
  matches: PlayedMatch[];
  next: string | null;
}

/** The numbers of one game over all matches that you have played. `won` counts matches. */
export interface MyNumbers {
  game: string;
  matches: number;
  won: number;
  rounds: number;
  points: number;
  parts: Record<string, PartCount>;
}

/**
 * Somebody with whom you have often played, by the name that they had at the table.
 *
 * Of the `matches` that both of you have played to the end, you were `ahead` in some and
 * `behind` in some; in the others you shared a place.
 */
export interface Rival {
  name: string;
  matches: number;
  ahead: number;
  behind: number;
}

/** The numbers of one game over all matches of this server; `parts` are those of people. */
export interface GameNumbers {
  game: string;
  matches: number;
  rounds: number;
  parts: Record<string, PartCount>;
}

/** How somebody has done in a season. `won` counts matches; `bot`: the strength of one. */
export interface Standing {
  place: number;
  name: string;
  bot: string | null;
  matches: number;
  won: number;
  points: number;
}

/**
 * The matches of several games in a season, and how everybody stands by those that they won.
 *
 * Points of games don't add up: they are 0.
 */
export interface Overall {
  games: string[];
  matches: number;
  standings: Standing[];
}

/**
 * The matches of one game in a season of a table: how many, and how everybody stands.
 *
 * `number` is that of the season, of so many `seasons`. `ranking` is what counts first:
 * matches `won`, or `points`. `overall` counts all games, where there are several.
 */
export interface Season {
  number: number;
  seasons: number;
  game: string;
  matches: number;
  ranking: Ranking;
  standings: Standing[];
  overall: Overall | null;
}

/** You as an administrator: the name of the link that you came by, and your session's end. */
export interface Admin {
  name: string;
  until: number;
}

/** A session of an administrator; `this` is your own. */
export interface AdminSessionShown {
  id: number;
  name: string;
  since: number;
  until: number;
  this: boolean;
}

/** All sessions that go on, the oldest first. */
export interface AdminSessions {
  sessions: AdminSessionShown[];
}

/** Something that an administrator has done; `who` is the name of their link. */
export interface AuditedShown {
  id: number;
  at: number;
  who: string;
  action: string;
  details: Json;
}

/** What administrators have done, the latest first; `next` is the `before` of the rest. */
export interface AuditEntries {
  entries: AuditedShown[];
  next: number | null;
}

/**
 * A table; `people` and `bots` are names, `open_pages` how many people have one open.
 *
 * `updated_at` and `number` are those of the last update that everybody got. `size` is in
 * characters of the log, about bytes, up to the last moment outside a round; 0 if there was none
 * in this release.
 */
export interface TableListed {
  code: string;
  game: string;
  phase: Phase;
  people: string[];
  bots: string[];
  open_pages: number;
  updated_at: number;
  number: number;
  size: number;
}

/** Some tables; `next` is the `after` of the rest. */
export interface TablesListed {
  tables: TableListed[];
  next: string | null;
}

/** A person at a table; `guests` are the numbers of their devices, to ban them by. */
export interface PersonAtTable {
  player: PlayerId;
  name: string;
  guests: number[];
  seat: number | null;
  is_host: boolean;
  present: boolean;
  muted: boolean;
}

/** A big screen of a table; `guest` is the number of its browser, to ban it by. */
export interface ScreenAtTable {
  screen: ScreenId;
  guest: number | null;
  delayed: boolean;
}

/** How many updates everybody at a table got in the last minute, hour and day. */
export interface UpdateRates {
  minute: number;
  hour: number;
  day: number;
}

/** A table, its people and its screens, as everybody there knows them. */
export interface TableInspected {
  code: string;
  game: string;
  phase: Phase;
  people: PersonAtTable[];
  screens: ScreenAtTable[];
  rates: UpdateRates;
}

/** A ban; the guest that was named comes first. */
export interface BanShown {
  id: number;
  guests: number[];
  network: string | null;
  since: number;
  until: number | null;
  reason: string;
  who: string;
}

/** All bans that go on, the oldest first. */
export interface BansShown {
  bans: BanShown[];
}

/**
 * Whom a ban keeps out: the numbers of guests, or the network.
 *
 * `guests_of_the_last_hour` have come to the node that answers; `others_may_know`: there are
 * other nodes, which may have seen more.
 */
export interface BanTried {
  guests_of_the_last_hour: number;
  others_may_know: boolean;
  guests: number[];
  network: string | null;
}

/**
 * What administrators have decided for everybody.
 *
 * `tables_by`: who may open tables, beside guests with an opening link.
 */
export interface AdminServerState {
  announcement: Announcement | null;
  maintenance: boolean;
  tables_by: TablesBy;
  has_password: boolean;
}

/** A link by which one guest may open tables: its path at this server, and when it expires. */
export interface OpeningLink {
  path: string;
  until: number;
}

/** The settings by their names, without passwords and keys. */
export interface SettingsShown {
  settings: Json;
}

/** A report that somebody at a table has sent, with their sentence. */
export interface ReportListed {
  id: number;
  table: string;
  at: number;
  text: string;
}

/** The latest reports, the last first. */
export interface ReportsListed {
  reports: ReportListed[];
}

/** A report with its content; `null` until the last round of that time may be seen again. */
export interface ReportShown {
  id: number;
  table: string;
  at: number;
  text: string;
  report: Json | null;
}

/** A backup in the folder of the server, and its size. */
export interface BackupShown {
  name: string;
  bytes: number;
}

/** The backups, the newest first; `enabled`: a setting names a folder for them. */
export interface BackupsShown {
  enabled: boolean;
  backups: BackupShown[];
}

/** A backup that was made, and what it holds; `left_out` counts damaged or missing rows. */
export interface BackupMade {
  name: string;
  bytes: number;
  seconds: number;
  tables: number;
  guests: number;
  entries: number;
  left_out: number;
}

/** What a backup holds, restored into a scratch database; `problem`: why it is not whole. */
export interface BackupChecked {
  whole: boolean;
  problem: string | null;
  tables: number;
  guests: number;
  entries: number;
}

/** The player who is asking, and their seat, if any. */
export interface You {
  player: PlayerId;
  seat?: number | null;
}

/** Who held a seat that nobody holds now. */
export interface LastHolder {
  player: PlayerId;
  name: string;
}

/**
 * Somebody at a table, as everybody sees them; `away` in a match, when they are gone.
 *
 * `muted`: they may not speak. `bot`: the strength of one of the server's bots. `program`:
 * somebody's program plays for them.
 */
export interface Player {
  name: string;
  seat?: number | null;
  ready: boolean;
  away?: boolean;
  muted?: boolean;
  bot?: string | null;
  program?: boolean;
}

/** A big screen, shown the table at once, or `delayed` like spectators. */
export interface Screen {
  delayed: boolean;
}

/** From where a match goes on: a past `match`, after so many `steps` of a `round`. */
export interface Origin {
  match: number;
  round: number;
  steps: number;
}

/**
 * A match, as everybody sees it; the secret, the shares and winners when it is over.
 *
 * `replays` are the rounds that may be seen again although it goes on. `delay`: by how many
 * seconds spectators are behind, or `round` if they see each round when it is over.
 *
 * The `winners` share the victory. A match that was `won` by nobody is a draw. One that is
 * `played_on` from another does not count.
 */
export interface Match {
  number: number;
  seats: number;
  round: number;
  commitment: string;
  scores: number[];
  ended?: "won" | "called_off" | null;
  winners?: number[] | null;
  secret?: string | null;
  shares?: Record<PlayerId, string> | null;
  replays?: number[] | null;
  delay?: number | "round" | null;
  played_on?: Origin | null;
}

/** A match that waits for the shares of its seats; the commitments to them, by player. */
export interface Starting {
  seats: PlayerId[];
  commitments: Record<PlayerId, string>;
}

/** Why a round can't begin: the code with which a start would be refused, and the reason. */
export interface StartRefusal {
  code: string;
  reason: string;
}

/**
 * The time by which these seats have to decide, in Unix milliseconds.
 *
 * `banked`: a seat that needs longer uses its bank.
 */
export interface Deadline {
  at: number;
  seats: number[];
  banked?: boolean;
}

/** When a table was paused, and by whom: the host, or the last player to agree. */
export interface Pause {
  at: number;
  player: PlayerId;
  agreed: boolean;
}

/**
 * Somebody who asks to come to the table, to `sit` or to watch; perhaps a `program`.
 *
 * `answer`: whether they come to the evening, if they have said so.
 */
export interface EntryRequest {
  name: string;
  sit: boolean;
  program?: boolean;
  answer?: Answer | null;
}

/**
 * The next evening of a table: when it begins, by the clocks of the host's time `zone`.
 *
 * `yes`, `maybe` and `no` are the answers, each in the order in which it was given. Those
 * who come beyond the number of seats wait for one. `call` is there if people talk at some
 * address, which `GET …/call` tells them; it is another number for another address. `moved`: the
 * host has changed the time, and everybody is asked again.
 */
export interface Evening {
  at: number;
  zone: string;
  repeats: Repeats;
  yes: PlayerId[];
  maybe?: PlayerId[] | null;
  no?: PlayerId[] | null;
  call?: number | null;
  moved?: boolean;
}

/**
 * A table, as everybody at it sees it: players by id, ids by seat. Absent means null.
 *
 * `phase`: before a match, in a round, between rounds, or after the match.
 * `next_commitment`: the SHA-256 of the next match's secret.
 * `starting`: the match that waits for shares.
 * `paused`: since when, and by whom. The time left is `deadline.at` - `paused.at`.
 * `invitation`: what lets others in, once it is not the code alone.
 * `left`: who was last in each seat of the match that nobody holds.
 * `wishing`: who wishes for a pause, or for it to last.
 * `offers`: the seats that are offered by a link, each with the time until when.
 * `screens`: the big screens that show the table.
 * `banks`: what is left of each seat's time in reserve for the round, in milliseconds.
 * `stand_ins`: the seats that bots decide for.
 * `shared`: the seated players that one guest acts for, together: they share a browser.
 * `seat_requests`: who asks for a seat, in the order of asking, and for which.
 * `entry_requests`: who asks to come to the table, in the order of asking.
 * `seat_options`: what players have chosen for their seats.
 * `clearings`: how often the host has cleared the chat.
 * `seasons`: the numbers of the matches that each season began with, if there are several.
 * `evening`: when the table meets next, and who comes.
 * `setup`: what the next round would be set up with, in the game's own terms.
 * `start_refusal`: why it can't begin with these players and options.
 */
export interface Table {
  code: string;
  invitation?: string | null;
  game: string;
  phase: Phase;
  host?: PlayerId | null;
  seat_count: number;
  seats: Record<string, PlayerId>;
  left?: Record<string, LastHolder> | null;
  players: Record<PlayerId, Player>;
  offers?: Record<string, number> | null;
  screens?: Record<ScreenId, Screen> | null;
  options: TableOptions;
  seat_options?: Record<string, Json> | null;
  match?: Match | null;
  starting?: Starting | null;
  next_commitment?: string | null;
  setup?: Json | null;
  start_refusal?: StartRefusal | null;
  deadline?: Deadline | null;
  banks?: Record<string, number> | null;
  paused?: Pause | null;
  wishing?: PlayerId[] | null;
  stand_ins?: number[] | null;
  shared?: PlayerId[][] | null;
  seat_requests?: Record<PlayerId, number> | null;
  entry_requests?: Record<PlayerId, EntryRequest> | null;
  clearings?: number | null;
  seasons?: number[] | null;
  evening?: Evening | null;
}

/**
 * Everything that a player may know of the table, the game and their own seat.
 *
 * `history`: the numbers of updates hold for it alone. Pages that show what everybody sees get
 * no `you`.
 */
export interface Snapshot {
  type: "snapshot";
  n: number;
  now: number;
  history: string;
  game: string;
  you?: You | null;
  table: Table;
  public?: Json | null;
  own?: Json | null;
  legal?: string[] | null;
  timeout_move?: string | null;
  here: PlayerId[];
}

/** A command was done, as that update of the player's. One who is behind gets no number. */
export interface CommandDone {
  type: "done";
  id: string;
  n?: number | null;
}

/** A fault of a request: a JSON `pointer` into the body or message, or a `parameter`. */
export interface Fault {
  detail: string;
  pointer?: string | null;
  parameter?: string | null;
}

/**
 * A command was refused, and nothing has changed.
 *
 * `retry_ms`: send it again after so many milliseconds. `errors` are all faults of an
 * `invalid` one.
 */
export interface CommandRefused {
  type: "refused";
  id: string;
  code: string;
  reason: string;
  retry_ms?: number | null;
  errors?: Fault[] | null;
}

/** Your message could not be read, not even its id; the rest is as for `refused`. */
export interface MessageUnreadable {
  type: "error";
  code: string;
  reason: string;
  retry_ms?: number | null;
  errors?: Fault[] | null;
}

/**
 * The players who have a page open.
 *
 * `learning`: where those are who learn the game meanwhile, a step and how many there are.
 */
export interface Presence {
  type: "presence";
  here: PlayerId[];
  learning?: Record<PlayerId, [number, number]> | null;
}

/** The host has not let this page in yet; a snapshot follows when they do. */
export interface Waiting {
  type: "waiting";
}

/** What the server's admin has decided; `now` is the server's time. */
export interface ServerStateChanged {
  type: "server_state";
  announcement: Announcement | null;
  maintenance: boolean;
  now: number;
}

/** A moment of a replay: the step, counted from 0, whose eyes, and how it goes on. */
export interface ReplayMoment {
  match: number;
  round: number;
  step: number;
  eyes: "all" | "spectator" | Seat;
  playing: boolean;
  speed: number;
}

/**
 * The player who leads a watch party, the place in the replay, and the followers.
 *
 * `leads`: this page does.
 */
export interface Watching {
  type: "watching";
  followers: PlayerId[];
  led_by?: PlayerId | null;
  moment?: ReplayMoment | null;
  leads?: boolean;
}

/** The origin for links to others while the server is shared by a tunnel; none: it is not up. */
export interface TunnelMoved {
  type: "tunnel";
  origin?: string | null;
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

/** Every frame that the socket sends, by type. */
export type FromServer =
  | Snapshot
  | Update
  | CommandDone
  | CommandRefused
  | MessageUnreadable
  | Presence
  | Waiting
  | ServerStateChanged
  | Watching
  | TunnelMoved
  | Bye;

/** Made by the client, so that a command sent twice is done once. */
export type CommandId = string;

/**
 * Take a seat; without `seat` the first free one, or a bot's if none is free.
 *
 * During a match only a player without a seat may. In a round this only asks for the seat, unless
 * the host does it.
 */
export interface Sit {
  id: CommandId;
  at?: number | null;
  type: "sit";
  seat?: Seat | null;
}

/** Give up your seat, not during a match, or withdraw the request for one. */
export interface Stand {
  id: CommandId;
  at?: number | null;
  type: "stand";
}

/** Let somebody in who asked to come, or a player sit down now who asked for a seat. */
export interface Admit {
  id: CommandId;
  at?: number | null;
  type: "admit";
  player: PlayerId;
}

/**
 * Leave the table for good, or withdraw the request to come to it.
 *
 * In a match the seat stays, empty.
 */
export interface Leave {
  id: CommandId;
  at?: number | null;
  type: "leave";
}

/** Take another name, which nobody at the table has, nor one that looks like it. */
export interface Rename {
  id: CommandId;
  at?: number | null;
  type: "rename";
  name: string;
}

/** Say something to everybody, in 1 to 300 characters. */
export interface Say {
  id: CommandId;
  at?: number | null;
  type: "say";
  text: string;
}

/** Say one of the game's phrases to everybody. Each reads it in their language. */
export interface SayPhrase {
  id: CommandId;
  at?: number | null;
  type: "say_phrase";
  phrase: string;
}

/**
 * Let a player say nothing more and take no other name, or lift that.
 *
 * It holds for the same guest under another name, too.
 */
export interface Mute {
  id: CommandId;
  at?: number | null;
  type: "mute";
  player: PlayerId;
  muted: boolean;
}

/** Take everything that was said off all screens. */
export interface ClearChat {
  id: CommandId;
  at?: number | null;
  type: "clear_chat";
}

/** Erase what a player said, here and from the log. `said_at` is the time of that update. */
export interface EraseLine {
  id: CommandId;
  at?: number | null;
  type: "erase_line";
  player: PlayerId;
  said_at: Millis;
}

/**
 * Be ready for the match, or no longer, in a seat.
 *
 * When a match is over, the next begins once all who sit and are not away are ready.
 */
export interface SetReady {
  id: CommandId;
  at?: number | null;
  type: "ready";
  ready: boolean;
}

/**
 * Commit to a share of the next match's seed: the SHA-256 of 32 random bytes, in hex.
 *
 * Send it from a seat, and again whenever `next_commitment` changes. The last one counts.
 */
export interface CommitShare {
  id: CommandId;
  at?: number | null;
  type: "commit_share";
  commitment: string;
}

/** Reveal the share that was committed to, in hex, while the match is starting. */
export interface RevealShare {
  id: CommandId;
  at?: number | null;
  type: "reveal_share";
  share: string;
}

/** Change some options: before a match any, later those that may change then. */
export interface SetOptions {
  id: CommandId;
  at?: number | null;
  type: "set_options";
  options: Json;
}

/** Change some options of your own seat, when the host may change options. */
export interface SetSeatOptions {
  id: CommandId;
  at?: number | null;
  type: "set_seat_options";
  options: Json;
}

/**
 * Play another game at this table from now on, not during a match.
 *
 * The game's options get their defaults, and nobody is ready. A player who finds no seat watches.
 * Bots are replaced by the game's own, of the same strength or a medium one.
 */
export interface ChooseGame {
  id: CommandId;
  at?: number | null;
  type: "choose_game";
  game: string;
}

/**
 * Begin the match with all who sit, whether they have said that they are ready or not.
 *
 * If anybody has committed to a share, it waits for the shares first.
 */
export interface Start {
  id: CommandId;
  at?: number | null;
  type: "start";
}

/**
 * A move in the game's notation, without the seat, in its one canonical spelling.
 *
 * Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
 * grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
 * compared as they stand.
 */
export type Move = string;

/** Make one of the legal moves, or one that is open to the seat at any time. */
export interface MakeMove {
  id: CommandId;
  at?: number | null;
  type: "move";
  move: Move;
}

/** Bet, once a round and from outside it, that a seat which is not out will score. */
export interface Bet {
  id: CommandId;
  at?: number | null;
  type: "bet";
  on: Seat;
}

/** Begin the next round. */
export interface NextRound {
  id: CommandId;
  at?: number | null;
  type: "next_round";
}

/** Call the match off. */
export interface EndMatch {
  id: CommandId;
  at?: number | null;
  type: "end_match";
}

/** Play another match with the same people in the same seats, whether they are ready or not. */
export interface Rematch {
  id: CommandId;
  at?: number | null;
  type: "rematch";
}

/**
 * Count the season's points and victories anew from the next match on.
 *
 * It can't be done during a match, or before one was played in this season.
 */
export interface BeginSeason {
  id: CommandId;
  at?: number | null;
  type: "begin_season";
}

/** Stop the clock, and let nobody move. */
export interface PauseTable {
  id: CommandId;
  at?: number | null;
  type: "pause";
}

/** Go on after a pause. */
export interface ResumeTable {
  id: CommandId;
  at?: number | null;
  type: "resume";
}

/** Wish for the table to be paused, or for it to go on. */
export interface WishPause {
  id: CommandId;
  at?: number | null;
  type: "wish_pause";
  wish: boolean;
}

/**
 * Say that the table is on the screen, as the only player who must decide when a match begins.
 *
 * The first deadline after another match is 20 seconds later than usual, for a player who still
 * reads about that one. This ends the wait.
 */
export interface AtTable {
  id: CommandId;
  at?: number | null;
  type: "at_table";
}

/** Seat a bot where nobody sits, by default in the first free seat and named by the table. */
export interface AddBot {
  id: CommandId;
  at?: number | null;
  type: "add_bot";
  strength: Strength;
  seat?: Seat | null;
  name?: string | null;
}

/**
 * Remove a player or a bot, or turn away somebody who asks to come.
 *
 * When it is a person, the invitation changes and seats are no longer on offer.
 */
export interface Remove {
  id: CommandId;
  at?: number | null;
  type: "remove";
  player: PlayerId;
}

/** Make another person the host. */
export interface HandOver {
  id: CommandId;
  at?: number | null;
  type: "hand_over";
  player: PlayerId;
}

/**
 * Let the bearer of a new pass take over an empty seat, or one whose holder is away.
 *
 * The offer ends after 24 hours, with the match, when it is used or withdrawn, when the owner is
 * back or somebody sits there. The bearer becomes a new player with the seat's points, and sees
 * what the seat knows now.
 */
export interface OfferSeat {
  id: CommandId;
  at?: number | null;
  type: "offer_seat";
  seat: Seat;
  token: string;
}

/** Stop offering a seat. */
export interface WithdrawOffer {
  id: CommandId;
  at?: number | null;
  type: "withdraw_offer";
  seat: Seat;
}

/**
 * Let the bearer of a new pass show the table on a big screen, to a room for example.
 *
 * Within ten minutes one browser becomes the screen by the link `/t/CODE/tv#LETTERS`, or by the
 * letters, typed at `/t/CODE/tv`: eight of those in codes. It shows what everybody sees,
 * `delayed` like spectators or at once, and can do nothing. A table has at most four. One ends
 * with the invitation, and by another link in the same browser.
 */
export interface OfferScreen {
  id: CommandId;
  at?: number | null;
  type: "offer_screen";
  token: string;
  delayed?: boolean;
}

/** Show the table on a screen no more. */
export interface EndScreen {
  id: CommandId;
  at?: number | null;
  type: "end_screen";
  screen: ScreenId;
}

/**
 * Let the bearer of a new pass, for 10 minutes, be this player on one more device, of eight.
 *
 * The device gets the kept matches of the guest who made the pass.
 */
export interface LinkDevice {
  id: CommandId;
  at?: number | null;
  type: "link_device";
  token: string;
}

/** Remove this player from all other devices. */
export interface KeepThisDevice {
  id: CommandId;
  at?: number | null;
  type: "keep_this_device";
}

/**
 * Plan when the table meets: at a `local` date and time in the time zone of a place.
 *
 * It is a year ahead at most. A time that the clocks skip is as much later; of one that comes
 * twice, the first counts. `call` is an address, of a video room for instance, that only people
 * at the table see. Sent again it replaces all of that; the answers stand if the
 * time does. The table counts as active until then.
 */
export interface PlanEvening {
  id: CommandId;
  at?: number | null;
  type: "plan_evening";
  local: string;
  zone: string;
  repeats: Repeats;
  call?: string | null;
}

/** Call the evening off, with those that would have followed. */
export interface CancelEvening {
  id: CommandId;
  at?: number | null;
  type: "cancel_evening";
}

/** Say whether you come to the evening. The last answer counts, for this evening alone. */
export interface AnswerEvening {
  id: CommandId;
  at?: number | null;
  type: "answer_evening";
  answer: Answer;
}

/** Everything that can be asked of a table, by type. */
export type AnyCommand =
  | Sit
  | Stand
  | Admit
  | Leave
  | Rename
  | Say
  | SayPhrase
  | Mute
  | ClearChat
  | EraseLine
  | SetReady
  | CommitShare
  | RevealShare
  | SetOptions
  | SetSeatOptions
  | ChooseGame
  | Start
  | MakeMove
  | Bet
  | NextRound
  | EndMatch
  | Rematch
  | BeginSeason
  | PauseTable
  | ResumeTable
  | WishPause
  | AtTable
  | AddBot
  | Remove
  | HandOver
  | OfferSeat
  | WithdrawOffer
  | OfferScreen
  | EndScreen
  | LinkDevice
  | KeepThisDevice
  | PlanEvening
  | CancelEvening
  | AnswerEvening;

/**
 * Learn the game while others come: the step of how many, 0 for no longer.
 *
 * It is no command: nothing is kept of it, and it is forgotten with the connection. In a round
 * nobody hears of it.
 */
export interface Learn {
  type: "learn";
  step: number;
  steps: number;
}

/**
 * Watch a replay at the table with others: lead them, follow, be on one's own, or stop.
 *
 * `moment` is for the role `lead` alone, which takes the lead from anybody: send it at each
 * change, at most five times a second. It is no command: it has no `id` and is not kept, so say
 * it again after reconnecting. Muted players can't lead. Players who see all cards take no part
 * before the round is over.
 */
export interface Watch {
  type: "watch";
  role: "lead" | "follow" | "other" | "none";
  moment?: ReplayMoment | null;
}
