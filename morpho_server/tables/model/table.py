"""A table: the state that the entries of its log lead to."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from morpho_server.games.game import Game
from morpho_server.games.seats import Seat
from morpho_server.games.speech import Line
from morpho_server.games.views import Json
from morpho_server.tables.model.deadline import Banks, Deadline, Pause, settle_banks
from morpho_server.tables.model.evening import Answer, Evening
from morpho_server.tables.model.ids import (
    GuestId,
    Invitation,
    Millis,
    Phase,
    PlayerId,
    ScreenId,
    Strength,
)
from morpho_server.tables.model.maintenance import Maintenance
from morpho_server.tables.model.match import Delay, Match, Preparation, Starting
from morpho_server.tables.model.options import TABLE_OPTIONS
from morpho_server.tables.model.passes import Passes
from morpho_server.tables.model.screens import Screen

MOST_PEOPLE = 210
"""The most people at a table, spectators included, unless the host of the server says."""


@dataclass(slots=True)
class Player:
    """Somebody at a table: a person, or a bot, which has a strength and no guest.

    ``guests`` are those whose tokens act for the player, one for each device. ``dropped`` are those
    that lost the player. ``away_since`` is when an absent player was noted as away. Players who are
    ``muted`` say nothing. A bot sits, is ready, and is never away. A guest of a ``program`` has
    said that it is one.
    """

    id: PlayerId
    name: str
    guests: set[GuestId] = field(default_factory=set)
    dropped: set[GuestId] = field(default_factory=set)
    seat: Seat | None = None
    ready: bool = False
    away_since: Millis | None = None
    muted: bool = False
    bot: Strength | None = None
    program: bool = False


@dataclass(frozen=True, slots=True)
class EntryRequest:
    """Somebody who asks to come to a table, to ``sit`` or to watch, as the player with that id.

    ``answer`` is whether they come to its evening, if they have said so.
    """

    id: PlayerId
    name: str
    sit: bool
    guest: GuestId | None = None
    program: bool = False
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """A game that the host may choose, and the strengths of its bots, the weakest first."""

    rules: Game[Any]
    strengths: tuple[Strength, ...]

    def strength_like(self, strength: Strength | None) -> Strength:
        """Return a bot's strength in this game: the same if it exists, otherwise a medium one."""
        if strength in self.strengths:
            return strength
        return self.strengths[len(self.strengths) // 2]


@dataclass(slots=True)
class Table:
    """Everything that a table is, except who is watching. Changed by :mod:`~.log.apply` alone.

    ``strengths`` are those of the game's bots, the weakest first. ``games`` are those that the host
    may choose. ``most_people`` can be here. None of these is in the log. The ``invitation`` lets in
    who is not there yet. ``seat_options`` are the options that players chose for their seats.
    ``holders`` are the seated players, by seat; ``left`` are the last holders of the seats that
    nobody holds. ``joined`` counts everybody who ever came or asked to. ``muted`` are the guests of
    muted players, also after these have left; ``silenced`` are those whom the host of the server
    has muted. ``erased`` are the names in place of those of erased players. ``clearings`` counts
    how often the chat was cleared, and ``cleared_by`` is the seq of the entry that did so last.
    ``screens`` show the table to a room; ``screens_added`` counts all that ever did.
    ``given_away`` are the players whose seat was given to somebody else, with their guests.
    ``banks`` is what is left of each seat's reserve in the round. ``seat_requests`` are the players
    who ask to sit down in a round, in the order of asking, each with the seat that they ask for.
    ``entry_requests`` are those who ask to come to the table; they are no players yet, and see
    nothing.

    ``seasons`` are the numbers of the matches that each season began with, the present one last.
    ``evening`` is the next one that is planned.
    ``starting`` is the match that waits for its shares. ``wishing`` are the players who wish for a
    pause, or for it to last. ``outage`` is the last outage for which time was given back.
    ``lapses`` counts the latest entries in a row that were made because time ran out; absences,
    returns and what is secret don't interrupt the count. ``stand_ins`` are the seats that bots
    decide for in place of their holders. ``at`` is the time of the last entry, ``bot_spoke_at`` of
    the last in which a bot said something. ``bot_lines`` are what bots have said in this match,
    each line with its round. During ``maintenance``, which is in no log, no round begins.
    """

    game: Game[Any]
    strengths: tuple[Strength, ...] = ()
    games: Mapping[str, OfferedGame] = field(default_factory=dict)
    code: str = ""
    invitation: Invitation = field(default=Invitation(""))
    options: dict[str, Json] = field(default_factory=dict)
    seat_options: dict[Seat, Mapping[str, Json]] = field(default_factory=dict)
    players: dict[PlayerId, Player] = field(default_factory=dict)
    holders: dict[Seat, Player] = field(default_factory=dict)
    left: dict[Seat, Player] = field(default_factory=dict)
    host: PlayerId | None = None
    joined: int = 0
    barred: set[GuestId] = field(default_factory=set)
    muted: set[GuestId] = field(default_factory=set)
    erased: dict[PlayerId, str] = field(default_factory=dict)
    silenced: set[GuestId] = field(default_factory=set)
    clearings: int = 0
    cleared_by: int = 0
    given_away: dict[PlayerId, set[GuestId]] = field(default_factory=dict)
    passes: Passes = field(default_factory=Passes)
    screens: dict[ScreenId, Screen] = field(default_factory=dict)
    screens_added: int = 0
    seasons: list[int] = field(default_factory=lambda: [1])
    evening: Evening | None = None
    preparation: Preparation | None = None
    starting: Starting | None = None
    match: Match | None = None
    deadline: Deadline | None = None
    banks: Banks = field(default_factory=dict)
    pause: Pause | None = None
    wishing: set[PlayerId] = field(default_factory=set)
    outage: int = 0
    lapses: int = 0
    stand_ins: set[Seat] = field(default_factory=set)
    seat_requests: dict[PlayerId, Seat] = field(default_factory=dict)
    entry_requests: dict[PlayerId, EntryRequest] = field(default_factory=dict)
    seq: int = 0
    at: Millis = field(default=Millis(0))
    bot_spoke_at: Millis | None = None
    bot_lines: dict[Line, int] = field(default_factory=dict)
    most_people: int = MOST_PEOPLE
    maintenance: Maintenance = field(default_factory=Maintenance)

    def play(self, game: str) -> None:
        """Let the table be one of another game, if that is offered here."""
        if game in self.games:
            self.game, self.strengths = self.games[game].rules, self.games[game].strengths

    def option(self, name: str) -> Any:
        """Return one of the table's own options, as it usually is at a table older than it."""
        return self.options.get(name, TABLE_OPTIONS[name])

    @property
    def phase(self) -> Phase:
        """Return where the table stands."""
        match = self.match
        if match is None:
            return "waiting"
        if match.ended is not None:
            return "over"
        return "playing" if match.outcome is None else "between"

    @property
    def in_match(self) -> bool:
        """Return whether a match is on."""
        return self.match is not None and self.match.ended is None

    @property
    def owing(self) -> tuple[Seat, ...]:
        """Return the seats that owe a decision."""
        if self.match is None or self.phase != "playing":
            return ()
        return self.match.game.owing(self.match.state)

    @property
    def may_watch(self) -> bool:
        """Return whether those without a seat may see what everybody sees."""
        return not self.in_match or bool(self.options["spectators"])

    @property
    def chosen_delay(self) -> Delay:
        """Return how late spectators will see what is dealt next, if there may be any."""
        delay: Delay = self.option("spectator_delay") if self.option("spectators") else 0
        return delay

    @property
    def delay(self) -> Delay:
        """Return how late spectators see what happens now: as in force since the last deal."""
        return self.match.delay if self.match is not None and self.in_match else 0

    def may_see_again(self, match: int, number: int) -> bool:
        """Return whether a round of a match, if there was one, may be seen again by now."""
        on = self.match
        if on is None or match != on.prepared.number:
            return match < self.prepared.number
        return on.may_be_seen_again(number)

    def seat_options_of(self, seats: Iterable[Seat | None]) -> tuple[Mapping[str, Json], ...]:
        """Return the complete options of those seats: the defaults where nobody chose."""
        usual = self.game.seat_options({})
        return tuple(usual if s is None else self.seat_options.get(s, usual) for s in seats)

    @property
    def seat_count(self) -> int:
        """Return how many seats there are: the match's, or as many as the game can use."""
        if self.match is not None and self.in_match:
            return self.match.seats
        return self.game.seats[-1]

    def is_played_by(self, player: PlayerId, guest: GuestId) -> bool:
        """Return whether somebody is at the table and belongs to a guest."""
        return player in self.players and guest in self.players[player].guests

    def is_home_of(self, guest: GuestId) -> bool:
        """Return whether a guest is somebody at the table."""
        return any(guest in player.guests for player in self.players.values())

    def knows(self, guest: GuestId) -> bool:
        """Return whether a guest is or was somebody at the table, asks to come, or is a screen."""
        lost = (player.dropped for player in self.players.values())
        return (
            self.is_home_of(guest)
            or self.screen_of(guest) is not None
            or any(guest == request.guest for request in self.entry_requests.values())
            or any(guest in guests for guests in (*lost, *self.given_away.values()))
        )

    def screen_of(self, guest: GuestId) -> ScreenId | None:
        """Return the screen that a guest's browser is, if it is one."""
        return next((key for key, one in self.screens.items() if one.guest == guest), None)

    @property
    def everybody(self) -> list[Player | EntryRequest]:
        """Return all who have a name here: the players, and those who ask to come."""
        return [*self.players.values(), *self.entry_requests.values()]

    def seated(self) -> list[Player]:
        """Return those who sit, in seat order."""
        return [self.holders[seat] for seat in sorted(self.holders)]

    @property
    def people(self) -> list[Player]:
        """Return everybody but the bots."""
        return [player for player in self.players.values() if player.bot is None]

    @property
    def bots(self) -> list[Player]:
        """Return the bots, who all sit."""
        return [player for player in self.players.values() if player.bot is not None]

    def seated_people(self) -> list[Player]:
        """Return those who sit and are no bots, in seat order."""
        return [player for player in self.seated() if player.bot is None]

    @property
    def host_guest(self) -> GuestId | None:
        """Return the guest who is the host; one of them if the host uses several devices."""
        host = self.players.get(self.host) if self.host is not None else None
        return min(host.guests, default=None) if host is not None else None

    @property
    def time_is_up_at(self) -> Millis | None:
        """Return when somebody's time is up next; ``None`` if nobody is pressed."""
        if self.starting is not None:
            return self.starting.until
        deadline, match = self.deadline, self.match
        if deadline is None or not deadline.banked or match is None or self.phase != "playing":
            return None if deadline is None else deadline.until
        pressed = set(match.game.owing(match.state)) & set(deadline.seats)
        return deadline.first_end(pressed, self.banks)

    def press(self, deadline: Deadline | None) -> None:
        """Give the seats that owe a decision a new deadline, or none."""
        if self.deadline is not None:
            increment = Millis(1000 * self.option("increment_seconds"))
            settle_banks(self.banks, self.deadline, deadline, self.time(self.at), increment)
        self.deadline = deadline

    def time(self, now: Millis) -> Millis:
        """Return the time on the table's clock, which stands still during a pause."""
        return now if self.pause is None else self.pause.at

    def seat(self, player: Player, seat: Seat | None) -> None:
        """Let a player sit down, or stand up. A seat keeps its options only in a match."""
        for changed in (player.seat, seat):
            if changed is not None and not self.in_match:
                self.seat_options.pop(changed, None)
        if player.seat is not None:
            self.left[player.seat] = self.holders.pop(player.seat)
        if seat is not None:
            self.holders[seat] = player
            self.left.pop(seat, None)
            self.stand_ins.discard(seat)
        player.seat = seat
        player.ready = player.bot is not None
        self.seat_requests.pop(player.id, None)

    def spectators_bet(self, player: Player) -> Seat | None:
        """Return the seat on which somebody without a seat has bet in this round, if any."""
        if self.match is None or player.seat is not None:
            return None
        return self.match.bets.get(player.id)

    def onlookers(self) -> frozenset[Seat]:
        """Return the seats of people who are out of the round and see all cards."""
        opened = self._opened_seats()
        if not opened:  # as at most tables, for every entry
            return opened
        return opened & {seat for seat, holder in self.holders.items() if holder.bot is None}

    def has_seen_all(self, guests: Iterable[GuestId]) -> bool:
        """Return whether guests have held a seat in this round that may see all cards.

        It stays so until the round is over, also if they have left the seat or the table.
        """
        opened = self._opened_seats()
        return bool(opened) and any(
            not opened.isdisjoint(self.match_on.seats_seen.get(guest, ())) for guest in guests
        )

    def _opened_seats(self) -> frozenset[Seat]:
        if self.option("out_players_see") != "all_cards" or self.phase != "playing":
            return frozenset()
        return self.match_on.opened_seats()

    def may_see(self, guests: Collection[GuestId], seat: Seat) -> bool:
        """Return whether guests may hold a seat now.

        In a round nobody sees a second one, and nobody comes to one that is out and sees all cards.
        """
        if self.phase != "playing":
            return True
        return self.match_on.may_see(guests, seat) and not self.would_see_all(guests, seat)

    def would_see_all(self, guests: Iterable[GuestId], seat: Seat) -> bool:
        """Return whether guests would see all cards by a seat that they have not held before."""
        if self.phase != "playing" or self.option("out_players_see") != "all_cards":
            return False
        match = self.match_on
        is_known = all(seat in match.seats_seen.get(guest, ()) for guest in guests)
        return not is_known and seat in match.game.out(match.state)

    @property
    def match_on(self) -> Match:
        """Return the match, where there must be one."""
        assert self.match is not None, "the events of a match come in a match"
        return self.match

    @property
    def evening_on(self) -> Evening:
        """Return the evening, where there must be one."""
        assert self.evening is not None, "answers and calls are those of an evening"
        return self.evening

    @property
    def prepared(self) -> Preparation:
        """Return the preparation of the next match, which exists from the first entry on."""
        assert self.preparation is not None, "a match is prepared when the table opens"
        return self.preparation
