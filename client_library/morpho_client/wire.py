# Written by `make wire` from the server's own types: don't edit.
"""What every table has on the wire, of any game."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Phase: TypeAlias = Literal["waiting", "playing", "between", "over"]
"""Of a table: before a match, in a round, between two rounds, after a match."""

PlayerId: TypeAlias = str
"""Somebody at a table: p1, p2 …; public, and no proof of anything."""


class LastHolder(TypedDict):
    """Who held a seat that nobody holds now."""

    player: PlayerId
    name: str


class Player(TypedDict):
    """Somebody at a table, as everybody sees them; ``away`` in a match, when they are gone.

    ``muted``: they may not speak. ``bot``: the strength of one of the server's bots. ``program``:
    somebody's program plays for them.
    """

    name: str
    seat: NotRequired[int | None]
    ready: bool
    away: NotRequired[bool]
    muted: NotRequired[bool]
    bot: NotRequired[str | None]
    program: NotRequired[bool]

ScreenId: TypeAlias = str
"""A big screen of a table: s1, s2 …; public, and no proof of anything."""


class Screen(TypedDict):
    """A big screen, shown the table at once, or ``delayed`` like spectators."""

    delayed: bool


class TableOptions(TypedDict):
    """The table's own options and the game's.

    ``reaction_seconds`` and ``out_players_see`` are only there where a game can use them.
    """

    turn_seconds: NotRequired[int | None]
    reaction_seconds: NotRequired[int | None]
    bank_seconds: NotRequired[int]
    increment_seconds: NotRequired[int]
    spectators: bool
    out_players_see: NotRequired[Literal["own_view", "all_cards"] | None]
    stand_in_seconds: NotRequired[int | None]
    entry: NotRequired[Literal["open", "approval", "locked"]]
    bots_speak: NotRequired[bool]
    season_ranking: NotRequired[Literal["won", "points"]]
    replays: NotRequired[Literal["match", "round"]]
    spectator_delay: NotRequired[Literal[0, 30, 90, 300, "round"]]


class Origin(TypedDict):
    """From where a match goes on: a past ``match``, after so many ``steps`` of a ``round``."""

    match: int
    round: int
    steps: int


class Match(TypedDict):
    """A match, as everybody sees it; the secret, the shares and winners when it is over.

    ``replays`` are the rounds that may be seen again although it goes on. ``delay``: by how many
    seconds spectators are behind, or ``round`` if they see each round when it is over.

    The ``winners`` share the victory. A match that was ``won`` by nobody is a draw. One that is
    ``played_on`` from another does not count.
    """

    number: int
    seats: int
    round: int
    commitment: str
    scores: Sequence[int]
    ended: NotRequired[Literal["won", "called_off"] | None]
    winners: NotRequired[Sequence[int] | None]
    secret: NotRequired[str | None]
    shares: NotRequired[Mapping[PlayerId, str] | None]
    replays: NotRequired[Sequence[int] | None]
    delay: NotRequired[int | Literal["round"] | None]
    played_on: NotRequired[Origin | None]


class Starting(TypedDict):
    """A match that waits for the shares of its seats; the commitments to them, by player."""

    seats: Sequence[PlayerId]
    commitments: Mapping[PlayerId, str]


class StartRefusal(TypedDict):
    """Why a round can't begin: the code with which a start would be refused, and the reason."""

    code: str
    reason: str


class Deadline(TypedDict):
    """The time by which these seats have to decide, in Unix milliseconds.

    ``banked``: a seat that needs longer uses its bank.
    """

    at: int
    seats: Sequence[int]
    banked: NotRequired[bool]


class Pause(TypedDict):
    """When a table was paused, and by whom: the host, or the last player to agree."""

    at: int
    player: PlayerId
    agreed: bool

Answer: TypeAlias = Literal["yes", "maybe", "no"]
"""Whether somebody comes."""


class EntryRequest(TypedDict):
    """Somebody who asks to come to the table, to ``sit`` or to watch; perhaps a ``program``.

    ``answer``: whether they come to the evening, if they have said so.
    """

    name: str
    sit: bool
    program: NotRequired[bool]
    answer: NotRequired[Answer | None]

Repeats: TypeAlias = Literal["once", "weekly", "biweekly"]
"""How often an evening takes place, on the same weekday."""


class Evening(TypedDict):
    """The next evening of a table: when it begins, by the clocks of the host's time ``zone``.

    ``yes``, ``maybe`` and ``no`` are the answers, each in the order in which it was given. Those
    who come beyond the number of seats wait for one. ``call`` is there if people talk at some
    address, which `GET …/call` tells them; it is another number for another address. ``moved``: the
    host has changed the time, and everybody is asked again.
    """

    at: int
    zone: str
    repeats: Repeats
    yes: Sequence[PlayerId]
    maybe: NotRequired[Sequence[PlayerId] | None]
    no: NotRequired[Sequence[PlayerId] | None]
    call: NotRequired[int | None]
    moved: NotRequired[bool]


class Table(TypedDict):
    """A table, as everybody at it sees it: players by id, ids by seat. Absent means null.

    ``phase``: before a match, in a round, between rounds, or after the match.
    ``next_commitment``: the SHA-256 of the next match's secret.
    ``starting``: the match that waits for shares.
    ``paused``: since when, and by whom. The time left is ``deadline.at`` - ``paused.at``.
    ``invitation``: what lets others in, once it is not the code alone.
    ``left``: who was last in each seat of the match that nobody holds.
    ``wishing``: who wishes for a pause, or for it to last.
    ``offers``: the seats that are offered by a link, each with the time until when.
    ``screens``: the big screens that show the table.
    ``banks``: what is left of each seat's time in reserve for the round, in milliseconds.
    ``stand_ins``: the seats that bots decide for.
    ``shared``: the seated players that one guest acts for, together: they share a browser.
    ``seat_requests``: who asks for a seat, in the order of asking, and for which.
    ``entry_requests``: who asks to come to the table, in the order of asking.
    ``seat_options``: what players have chosen for their seats.
    ``clearings``: how often the host has cleared the chat.
    ``seasons``: the numbers of the matches that each season began with, if there are several.
    ``evening``: when the table meets next, and who comes.
    ``setup``: what the next round would be set up with, in the game's own terms.
    ``start_refusal``: why it can't begin with these players and options.
    """

    code: str
    invitation: NotRequired[str | None]
    game: str
    phase: Phase
    host: NotRequired[PlayerId | None]
    seat_count: int
    seats: Mapping[str, PlayerId]
    left: NotRequired[Mapping[str, LastHolder] | None]
    players: Mapping[PlayerId, Player]
    offers: NotRequired[Mapping[str, int] | None]
    screens: NotRequired[Mapping[ScreenId, Screen] | None]
    options: TableOptions
    seat_options: NotRequired[Mapping[str, Mapping[str, Any]] | None]
    match: NotRequired[Match | None]
    starting: NotRequired[Starting | None]
    next_commitment: NotRequired[str | None]
    setup: NotRequired[Mapping[str, Any] | None]
    start_refusal: NotRequired[StartRefusal | None]
    deadline: NotRequired[Deadline | None]
    banks: NotRequired[Mapping[str, int] | None]
    paused: NotRequired[Pause | None]
    wishing: NotRequired[Sequence[PlayerId] | None]
    stand_ins: NotRequired[Sequence[int] | None]
    shared: NotRequired[Sequence[Sequence[PlayerId]] | None]
    seat_requests: NotRequired[Mapping[PlayerId, int] | None]
    entry_requests: NotRequired[Mapping[PlayerId, EntryRequest] | None]
    clearings: NotRequired[int | None]
    seasons: NotRequired[Sequence[int] | None]
    evening: NotRequired[Evening | None]

Seat: TypeAlias = int
"""A place at a table, 0 … n-1 clockwise."""

Millis: TypeAlias = int
"""A time: milliseconds since 1970, UTC."""


class BankedDeadlineSet(TypedDict):
    """The named seats have until then to decide; one that needs longer uses up its bank."""

    kind: Literal["banked_deadline_set"]
    seats: Sequence[Seat]
    until: Millis


class DeadlineCleared(TypedDict):
    """No clock is running any more."""

    kind: Literal["deadline_cleared"]


class DeadlineSet(TypedDict):
    """The named seats have until then to decide; after that the game's own choice is taken."""

    kind: Literal["deadline_set"]
    seats: Sequence[Seat]
    until: Millis


class Paused(TypedDict):
    """The table stands still, because the host or, with ``agreed``, everybody there wants it to."""

    kind: Literal["paused"]
    player: PlayerId
    agreed: bool


class PauseWished(TypedDict):
    """A player wishes for the table to be paused, or for it to go on."""

    kind: Literal["pause_wished"]
    player: PlayerId
    wish: bool


class Resumed(TypedDict):
    """The table goes on, and everybody has as much time left as when it was paused."""

    kind: Literal["resumed"]
    player: PlayerId
    agreed: bool


class TimeGivenBack(TypedDict):
    """The server was down while time ran; the players with a deadline have until ``until``.

    ``outage`` is the number of the last outage for which time was given, ``millis`` how much.
    """

    kind: Literal["time_given_back"]
    outage: int
    millis: Millis
    until: Millis


class TimeRanOut(TypedDict):
    """A seat's time was up and the game's choice was taken for it."""

    kind: Literal["time_ran_out"]
    seat: Seat


class CallGiven(TypedDict):
    """The host said at which address people talk, or, without ``url``, at none. For nobody."""

    kind: Literal["call_given"]
    player: PlayerId
    url: str


class EveningAnswered(TypedDict):
    """Somebody said whether they come to the evening."""

    kind: Literal["evening_answered"]
    player: PlayerId
    answer: Answer


class EveningCancelled(TypedDict):
    """The host called the evening off, and those that would have followed."""

    kind: Literal["evening_cancelled"]


class EveningOver(TypedDict):
    """An evening is over, after four hours.

    The next one is ``at`` then, with no answers yet; ``None``: no next one. ``local`` is the same
    in the host's zone.
    """

    kind: Literal["evening_over"]
    at: Millis | None
    local: str | None


class EveningPlanned(TypedDict):
    """The host chose when the table meets: ``at``, the ``local`` date and time in a ``zone``.

    With the same time as before all answers stand.
    """

    kind: Literal["evening_planned"]
    at: Millis
    local: str
    zone: str
    repeats: Repeats


class BetPlaced(TypedDict):
    """A player who is out of the round, or watches, bets on a seat to score in it.

    Addressed to their seat. That of a spectator is addressed to nobody, and shown to that player.
    """

    kind: Literal["bet_placed"]
    player: PlayerId
    on: Seat


class BetsRevealed(TypedDict):
    """The round is over: on which seat each player has bet, and who was right."""

    kind: Literal["bets_revealed"]
    bets: Mapping[PlayerId, Seat]
    right: Sequence[PlayerId]


class Drawn(TypedDict):
    """The draws of chance in this entry. Addressed to nobody before the match is over."""

    kind: Literal["drawn"]
    draws: Sequence[Mapping[str, Any]]


class MatchEnded(TypedDict):
    """A match is over: ``won``, or ``called_off`` by the host.

    ``winners`` share the victory; without any, a match that was played to its end is a draw. They
    are ``None`` in entries that are older than this field. The secret and every draw, by the number
    of the round, are shown, so that anybody can draw again and compare. ``by_house``: the host of
    the server has called it off.
    """

    kind: Literal["match_ended"]
    reason: str
    winners: Sequence[Seat] | None
    secret: str
    draws: Mapping[str, Sequence[Mapping[str, Any]]]
    by_house: bool


class MatchPlayedOn(TypedDict):
    """The match that begins goes on from another, at the table where that was played.

    Its first round is the ``round`` of that ``match``, and begins with the same ``steps``.
    """

    kind: Literal["match_played_on"]
    match: int
    round: int
    steps: int


class MatchPrepared(TypedDict):
    """The next match's secret is fixed: its SHA-256 is shown, so that it can't be changed."""

    kind: Literal["match_prepared"]
    number: int
    commitment: str


class MatchStarted(TypedDict):
    """A match is on; ``seats`` are its players, closed up, in seat order."""

    kind: Literal["match_started"]
    number: int
    seats: Sequence[PlayerId]


class MatchStarting(TypedDict):
    """A match waits for the shares of its ``seats``, whose ``commitments`` count from now on.

    ``seats`` are as in ``match_started``. ``setup`` is what the first round will be set up with, as
    the table shows it; ``None`` if the game has nothing to show.
    """

    kind: Literal["match_starting"]
    number: int
    seats: Sequence[PlayerId]
    commitments: Mapping[PlayerId, str]
    setup: Mapping[str, Any] | None


class RoundOpened(TypedDict):
    """A round of the match begins; the game's own events follow."""

    kind: Literal["round_opened"]
    number: int


class SeasonBegun(TypedDict):
    """A new season of the table begins with the match of that number."""

    kind: Literal["season_begun"]
    match: int


class SecretKept(TypedDict):
    """The secret itself, in hex. Addressed to nobody before the match is over."""

    kind: Literal["secret_kept"]
    secret: str


class ShareCommitted(TypedDict):
    """A player committed to a share of the next match's seed. Addressed to their seat."""

    kind: Literal["share_committed"]
    player: PlayerId
    commitment: str


class ShareRevealed(TypedDict):
    """A player revealed a share. Addressed to nobody before all are in."""

    kind: Literal["share_revealed"]
    player: PlayerId
    share: str


class SharesRevealed(TypedDict):
    """The shares that go into the seed of the match that begins, by player.

    ``uncommitted`` are the people who had committed to none, ``unrevealed`` those who did not
    reveal theirs in time.
    """

    kind: Literal["shares_revealed"]
    shares: Mapping[PlayerId, str]
    uncommitted: Sequence[PlayerId]
    unrevealed: Sequence[PlayerId]


class TermsSet(TypedDict):
    """The rules and options with which a match is played from here on.

    They are shown with the call for shares, and again when they have changed by a later round or
    move. ``rules`` is the number of the game's rules, ``options`` and ``seat_options`` are the
    game's and those of each seat. ``carried`` is what the match before carried over.
    """

    kind: Literal["terms_set"]
    rules: int
    options: Mapping[str, Any]
    seat_options: Sequence[Mapping[str, Any]]
    carried: Any

Strength: TypeAlias = str
"""How well a bot plays: one of the names of its game's bots."""


class BotJoined(TypedDict):
    """A bot came to the table, to sit there, under a name that nobody else has."""

    kind: Literal["bot_joined"]
    player: PlayerId
    name: str
    strength: Strength


class ChatCleared(TypedDict):
    """The host cleared the chat: what was said before is shown to nobody any more."""

    kind: Literal["chat_cleared"]

GuestId: TypeAlias = int
"""The holder of one secret token: a browser or a program; never shown."""


class DeviceKept(TypedDict):
    """A player belongs to this guest alone from now on. Addressed to nobody."""

    kind: Literal["device_kept"]
    player: PlayerId
    guest: GuestId


class EntryRequestBound(TypedDict):
    """A request to come to the table is a guest's. Addressed to nobody."""

    kind: Literal["entry_request_bound"]
    player: PlayerId
    guest: GuestId


class EntryRequested(TypedDict):
    """Somebody asks to come to the table, to ``sit`` or to watch.

    They come when the host admits them, as the player with this number. ``answer``: whether they
    come to the evening, if they have said so.
    """

    kind: Literal["entry_requested"]
    player: PlayerId
    name: str
    sit: bool
    answer: Answer | None


class EntryRequestWithdrawn(TypedDict):
    """Somebody no longer asks to come to the table."""

    kind: Literal["entry_request_withdrawn"]
    player: PlayerId


class HostChanged(TypedDict):
    """A player is host now."""

    kind: Literal["host_changed"]
    player: PlayerId

Invitation: TypeAlias = str
"""The invitation that people type or follow to join a table: its code, and a suffix if renewed."""


class InvitationRenewed(TypedDict):
    """Another invitation leads to the table; those before it lead only who is there already."""

    kind: Literal["invitation_renewed"]
    invitation: Invitation


class LineErased(TypedDict):
    """The host erased what a player said at a time: the entry of then no longer has it."""

    kind: Literal["line_erased"]
    player: PlayerId
    said_at: Millis


class MuteSet(TypedDict):
    """The host muted a player, or lets them speak again.

    ``by_house``: the host of the server did it, and nobody at the table can undo it.
    """

    kind: Literal["mute_set"]
    player: PlayerId
    muted: bool
    by_house: bool

TokenHash: TypeAlias = str
"""The SHA-256 of a secret, in hex: what is kept of it."""


class PassMade(TypedDict):
    """A secret can be used until a time: to be a player on one more device, or to take over a seat.

    ``player`` is whose device it is for, or, with a ``seat``, who offers it. ``guest`` is who made
    it, ``None`` in entries of earlier forms. Addressed to nobody.
    """

    kind: Literal["pass_made"]
    token_hash: TokenHash
    player: PlayerId
    seat: Seat | None
    until: Millis
    guest: GuestId | None


class PassUsed(TypedDict):
    """A guest has become a player by a pass, which is used up. Addressed to nobody."""

    kind: Literal["pass_used"]
    token_hash: TokenHash
    player: PlayerId
    guest: GuestId


class PlayerAway(TypedDict):
    """Somebody who sits in a match has shown no sign of life for a while."""

    kind: Literal["player_away"]
    player: PlayerId


class PlayerBack(TypedDict):
    """Somebody who was away is there again."""

    kind: Literal["player_back"]
    player: PlayerId


class PlayerBound(TypedDict):
    """A player belongs to a guest, whose token proves who they are. Addressed to nobody.

    ``linked_by`` is who made the link by which the guest became the player on one more device;
    ``None`` without one, and in entries of earlier forms.
    """

    kind: Literal["player_bound"]
    player: PlayerId
    guest: GuestId
    linked_by: GuestId | None


class PlayerErased(TypedDict):
    """Somebody had themselves erased, with all that they were called and have said here.

    ``name`` stands in place of their names. Entries before this one no longer have them.
    """

    kind: Literal["player_erased"]
    player: PlayerId
    name: str


class PlayerJoined(TypedDict):
    """Somebody came to the table, under a name that nobody else has there."""

    kind: Literal["player_joined"]
    player: PlayerId
    name: str


class PlayerLeft(TypedDict):
    """Somebody went away for good; a bot, to make room for a person."""

    kind: Literal["player_left"]
    player: PlayerId


class PlayerRemoved(TypedDict):
    """The host removed somebody, or turned them away; their guest can't come back.

    Of a person, so that they can't come back as another guest, a new invitation follows.
    ``by_house``: the host of the server did it.
    """

    kind: Literal["player_removed"]
    player: PlayerId
    by_house: bool


class ProgramNoted(TypedDict):
    """Somebody at the table, or who asks to come, is a program, as it has said for good."""

    kind: Literal["program_noted"]
    player: PlayerId


class Renamed(TypedDict):
    """A player has another name."""

    kind: Literal["renamed"]
    player: PlayerId
    name: str


class Said(TypedDict):
    """A line of chat: a text, or a phrase of the game. With neither it is one that was cleared."""

    kind: Literal["said"]
    player: PlayerId
    text: str
    phrase: str | None


class ScreenAdded(TypedDict):
    """A screen shows the table, ``delayed`` like spectators or at once."""

    kind: Literal["screen_added"]
    screen: ScreenId
    delayed: bool


class ScreenBound(TypedDict):
    """A screen is a guest's browser, by a pass that is used up. Addressed to nobody."""

    kind: Literal["screen_bound"]
    screen: ScreenId
    guest: GuestId
    token_hash: TokenHash


class ScreenEnded(TypedDict):
    """A screen shows the table no more; all of them end with the invitation, too."""

    kind: Literal["screen_ended"]
    screen: ScreenId


class ScreenOffered(TypedDict):
    """A secret makes a browser a screen until a time, ``delayed`` or not. Addressed to nobody."""

    kind: Literal["screen_offered"]
    token_hash: TokenHash
    player: PlayerId
    delayed: bool
    until: Millis


class BotReplaced(TypedDict):
    """The rest of this entry was decided by the simplest bot, or the game, in a bot's place.

    ``reason``: it ``failed``, or was too ``slow``. It is for readers of the log only: when a bot
    fails may depend on its cards, so it is addressed to nobody.
    """

    kind: Literal["bot_replaced"]
    seat: Seat
    reason: str


class OfferWithdrawn(TypedDict):
    """A seat can't be taken over by a link any more."""

    kind: Literal["offer_withdrawn"]
    seat: Seat


class ReadySet(TypedDict):
    """A player is ready for the match, or no longer."""

    kind: Literal["ready_set"]
    player: PlayerId
    ready: bool


class Sat(TypedDict):
    """A player took a seat."""

    kind: Literal["sat"]
    player: PlayerId
    seat: Seat


class SeatGiven(TypedDict):
    """A player has taken over a seat, with its points; its former holder is ``gone``."""

    kind: Literal["seat_given"]
    seat: Seat
    player: PlayerId
    gone: PlayerId | None


class SeatOffered(TypedDict):
    """Anybody with the host's link may take a seat over."""

    kind: Literal["seat_offered"]
    seat: Seat


class SeatOptionsSet(TypedDict):
    """A player chose for their seat; ``options`` are complete."""

    kind: Literal["seat_options_set"]
    seat: Seat
    options: Mapping[str, Any]


class SeatRequested(TypedDict):
    """A player asks to sit down while a round is running, in this seat if possible.

    They do when the host admits them, or before the next round opens.
    """

    kind: Literal["seat_requested"]
    player: PlayerId
    seat: Seat


class SeatRequestWithdrawn(TypedDict):
    """A player no longer asks for a seat."""

    kind: Literal["seat_request_withdrawn"]
    player: PlayerId


class StandInBegan(TypedDict):
    """A bot decides for a seat from now on, by what that seat may know."""

    kind: Literal["stand_in_began"]
    seat: Seat


class StandInEnded(TypedDict):
    """A seat decides for itself again, or waits for somebody who will."""

    kind: Literal["stand_in_ended"]
    seat: Seat


class StandInMoved(TypedDict):
    """The rest of this entry was decided by a seat's stand-in."""

    kind: Literal["stand_in_moved"]
    seat: Seat


class Stood(TypedDict):
    """A player gave up the seat."""

    kind: Literal["stood"]
    player: PlayerId


class GameChosen(TypedDict):
    """The host chose another game; ``options`` are complete.

    It comes first in its entry. The entries that follow have events of that game.
    """

    kind: Literal["game_chosen"]
    game: str
    options: Mapping[str, Any]


class OptionsSet(TypedDict):
    """The host chose; ``options`` are complete."""

    kind: Literal["options_set"]
    options: Mapping[str, Any]


class TableOpened(TypedDict):
    """A table stands; ``options`` are complete, the table's own and the game's."""

    kind: Literal["table_opened"]
    code: str
    game: str
    options: Mapping[str, Any]

TableEvent: TypeAlias = (
    BankedDeadlineSet
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
    | TableOpened
)
"""What can happen at a table, by kind."""
