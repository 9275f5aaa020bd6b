"""A table: the state that the entries of its log lead to."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from morpho_server.games.game import Game
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.model.deadline import Banks, Deadline, Pause, take_from_banks
from morpho_server.tables.model.ids import GuestId, Millis, Phase, PlayerId, Strength
from morpho_server.tables.model.match import Match, Preparation
from morpho_server.tables.model.options import TABLE_OPTIONS
from morpho_server.tables.model.passes import Passes


@dataclass(slots=True)
class Player:
    """Somebody at a table: a person, or a bot, which has a strength and no guest.

    ``guests`` are those whose tokens act for the player, one for each device. ``dropped`` are those
    that lost the player. ``away_since`` is when an absent player was noted as away. A bot sits, is
    ready, and is never away.
    """

    id: PlayerId
    name: str
    guests: set[GuestId] = field(default_factory=set)
    dropped: set[GuestId] = field(default_factory=set)
    seat: Seat | None = None
    ready: bool = False
    away_since: Millis | None = None
    bot: Strength | None = None


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
    may choose. Neither is in the log. ``seat_options`` are the options that players chose for their
    seats. ``holders`` are the seated players, by seat. ``joined`` counts everybody who ever came.
    ``given_away`` are the players whose seat was given to somebody else, with their guests.
    ``banks`` is what is left of each seat's reserve in the round.

    ``wishing`` are the players who wish for a pause, or for it to last. ``outage`` is the last
    outage for which time was given back. ``lapses`` counts the latest entries in a row that were
    made because time ran out; absences and returns don't interrupt the count. ``stand_ins`` are the
    seats that bots decide for in place of their holders. ``at`` is the time of the last entry.
    """

    game: Game[Any]
    strengths: tuple[Strength, ...] = ()
    games: Mapping[str, OfferedGame] = field(default_factory=dict)
    code: str = ""
    options: dict[str, Json] = field(default_factory=dict)
    seat_options: dict[Seat, Mapping[str, Json]] = field(default_factory=dict)
    players: dict[PlayerId, Player] = field(default_factory=dict)
    holders: dict[Seat, Player] = field(default_factory=dict)
    host: PlayerId | None = None
    joined: int = 0
    barred: set[GuestId] = field(default_factory=set)
    given_away: dict[PlayerId, set[GuestId]] = field(default_factory=dict)
    passes: Passes = field(default_factory=Passes)
    preparation: Preparation | None = None
    match: Match | None = None
    deadline: Deadline | None = None
    banks: Banks = field(default_factory=dict)
    pause: Pause | None = None
    wishing: set[PlayerId] = field(default_factory=set)
    outage: int = 0
    lapses: int = 0
    stand_ins: set[Seat] = field(default_factory=set)
    seq: int = 0
    at: Millis = field(default=Millis(0))

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
    def may_watch(self) -> bool:
        """Return whether those without a seat may see what everybody sees."""
        return not self.in_match or bool(self.options["spectators"])

    def seat_options_of(self, seats: Iterable[Seat]) -> tuple[Mapping[str, Json], ...]:
        """Return the complete options of those seats: the defaults where nobody chose."""
        usual = self.game.seat_options({})
        return tuple(self.seat_options.get(seat, usual) for seat in seats)

    @property
    def seat_count(self) -> int:
        """Return how many seats there are: the match's, or as many as the game can use."""
        if self.match is not None and self.in_match:
            return self.match.seats
        return self.game.seats[-1]

    def is_played_by(self, player: PlayerId, guest: GuestId) -> bool:
        """Return whether somebody is at the table and belongs to a guest."""
        return player in self.players and guest in self.players[player].guests

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
    def time_is_up_at(self) -> Millis | None:
        """Return when somebody's time is up next; ``None`` if nobody is pressed."""
        deadline, match = self.deadline, self.match
        if deadline is None or not deadline.banked or match is None or self.phase != "playing":
            return None if deadline is None else deadline.until
        pressed = set(match.game.owing(match.state)) & set(deadline.seats)
        return deadline.first_end(pressed, self.banks)

    def press(self, deadline: Deadline | None) -> None:
        """Give the seats that owe a decision a new deadline, or none."""
        if self.deadline is not None:
            take_from_banks(self.banks, self.deadline, deadline, self.time(self.at))
        self.deadline = deadline

    def time(self, now: Millis) -> Millis:
        """Return what the table's clock shows: while it is paused that stands still."""
        return now if self.pause is None else self.pause.at

    def seat(self, player: Player, seat: Seat | None) -> None:
        """Let a player sit down, or stand up. A seat keeps its options only in a match."""
        for changed in (player.seat, seat):
            if changed is not None and not self.in_match:
                self.seat_options.pop(changed, None)
        if player.seat is not None:
            del self.holders[player.seat]
        if seat is not None:
            self.holders[seat] = player
            self.stand_ins.discard(seat)
        player.seat = seat
        player.ready = player.bot is not None

    @property
    def match_on(self) -> Match:
        """Return the match, where there must be one."""
        assert self.match is not None, "the events of a match come in a match"
        return self.match

    @property
    def prepared(self) -> Preparation:
        """Return what is fixed for the next match, from the first entry on."""
        assert self.preparation is not None, "a match is prepared when the table opens"
        return self.preparation
