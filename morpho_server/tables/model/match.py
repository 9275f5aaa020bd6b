"""A match at a table: its secret, its rounds, and the state of the current one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal, TypeAlias

from morpho_server.games.chance import Chance, Draw, branch
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId

SECRET_BYTES = 32

SHARE_MILLIS = 2000
"""The time for which a match waits for the shares that players have committed to."""


def commitment_to(secret: bytes) -> str:
    """Return the commitment to a secret or a share: its SHA-256, in hex."""
    return sha256(secret).hexdigest()


def match_seed(secret: bytes, seats: Sequence[PlayerId], shares: Mapping[PlayerId, str]) -> bytes:
    """Return the seed of a match: SHA-256 of the secret, and of who sits with which share."""
    mixed = ",".join(f"{player}:{shares.get(player, '')}" for player in seats)
    return branch(secret, mixed)


def seed_without_commitments(
    secret: bytes, seats: Sequence[PlayerId], shares: Mapping[PlayerId, str]
) -> bytes:
    """Return the seed of a match in a log from before shares were committed to."""
    return branch(secret, "".join(shares.get(player, "") for player in seats))


def round_seed(seed: bytes, number: int) -> bytes:
    """Return the seed of a round of a match."""
    return branch(seed, f"round {number}")


Delay: TypeAlias = int | Literal["round"]
"""By how many seconds spectators are behind; or they see a round when it is over."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The number of a game's rules, its options, and those of each seat."""

    rules: int
    options: Options
    seat_options: tuple[Options, ...]


@dataclass(slots=True)
class Preparation:
    """The facts fixed before a match.

    They are its number, the server's secret and the commitment to it, and the players' shares and
    commitments, in hex. ``terms`` are set with the call for shares; without any, the match is from
    an older log, and nobody knows the number of its rules.
    """

    number: int
    commitment: str
    secret: bytes = b""
    commitments: dict[PlayerId, str] = field(default_factory=dict)
    shares: dict[PlayerId, str] = field(default_factory=dict)
    terms: Terms | None = None


@dataclass(frozen=True, slots=True)
class Starting:
    """A match that waits, until a time, for the shares that its ``seats`` have committed to.

    ``seat_options`` stand as they were when the shares were called for, also of those who left.
    """

    seats: tuple[PlayerId, ...]
    commitments: Mapping[PlayerId, str]
    until: Millis
    seat_options: tuple[Mapping[str, Json], ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """From where a match goes on: a past ``match``, after so many ``steps`` of a ``round``."""

    match: int
    round: int
    steps: int


@dataclass(slots=True)
class Match:
    """Rounds of one game among the same seats, until somebody has won or the host calls it off.

    ``prepared`` is what was fixed before it. ``round`` counts from 1, and what is left to chance in
    it follows from ``round_seed``. ``state`` is the game's own state of the round. ``moves`` counts
    the moves of the round, whose entries follow the one with the seq ``begun_after``; those of the
    match follow ``started_after``. ``shares`` are those that the seed was made with, by player;
    some of these players may have left. ``draws`` are those of each round, by its number.
    ``outcome`` is set when the round is over. ``ended`` is set when the match is over: ``won`` or
    ``called_off``. ``played_on`` is from where it goes on, if it does not begin with a deal of its
    own. ``open_rounds`` are the rounds that may be seen again before the match is over: those that
    were dealt when the host's option said so. ``seats_seen`` are the seats that each guest has held
    since the round opened; they have seen the cards of these. ``bets`` are the seats on which
    players who are out of the round, or watch, have bet. ``bettors`` are the guests who have done
    so in this round, also if they have left. ``delay`` is that of spectators since the last deal.
    """

    game: Game[Any]
    prepared: Preparation
    seats: int
    seed: bytes
    round: int = 0
    round_seed: bytes = b""
    state: Any = None
    moves: int = 0
    begun_after: int = 0
    started_after: int = 0
    shares: dict[PlayerId, str] = field(default_factory=dict)
    draws: dict[str, list[Draw]] = field(default_factory=dict)
    outcome: Outcome | None = None
    ended: str | None = None
    open_rounds: set[int] = field(default_factory=set)
    played_on: Origin | None = None
    seats_seen: dict[GuestId, set[Seat]] = field(default_factory=dict)
    bets: dict[PlayerId, Seat] = field(default_factory=dict)
    bettors: set[GuestId] = field(default_factory=set)
    delay: Delay = 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Return everybody's points, by seat, as of the last round that is over."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the winners: nobody while the match goes on or when it was called off."""
        return () if self.outcome is None else self.outcome.winners

    def play_on(self, origin: Origin) -> None:
        """Let the round that opens next be that of another match."""
        self.played_on = origin
        self.round = origin.round - 1

    def open_round(self, number: int, seq: int) -> None:
        """Begin a round with an empty state, which the game's events fill.

        ``seq`` is that of the entry before.
        """
        assert number == self.round + 1, "rounds are counted one by one"
        self.round = number
        self.round_seed = round_seed(self.seed, number)
        self.state = self.game.new_state()
        self.moves = 0
        self.begun_after = seq
        self.outcome = None
        self.seats_seen = {}
        self.bets = {}
        self.bettors = set()

    def may_be_seen_again(self, number: int) -> bool:
        """Return whether a round, if there was one of that number, may be seen again by now."""
        if self.ended is not None:
            return True
        is_over = number < self.round or (number == self.round and self.outcome is not None)
        return is_over and number in self.open_rounds

    @property
    def replays(self) -> list[int]:
        """Return the rounds that may be seen again by now although the match goes on."""
        if self.ended is not None:
            return []
        return sorted(filter(self.may_be_seen_again, self.open_rounds))

    def record_seen(self, guests: Iterable[GuestId], seat: Seat) -> None:
        """Note that guests hold a seat in this round."""
        for guest in guests:
            self.seats_seen.setdefault(guest, set()).add(seat)

    def has_played(self, guests: Iterable[GuestId]) -> bool:
        """Return whether one of the guests holds or has held a seat in this round."""
        return not self.seats_seen.keys().isdisjoint(guests)

    def may_see(self, guests: Iterable[GuestId], seat: Seat) -> bool:
        """Return whether guests may hold a seat in this round: not if they held only others."""
        seen = (self.seats_seen.get(guest) for guest in guests)
        return all(seat in seats for seats in seen if seats is not None)

    def opened_seats(self) -> frozenset[Seat]:
        """Return the seats that may see all cards: they and all others of their guests are out.

        Somebody can be several players: while one of them is in the round, none sees more. Guests
        count that have held the seat in the round, also those that a player has lost since.
        """
        out = self.game.out(self.state)
        still_in = [seats for seats in self.seats_seen.values() if not seats <= out]
        return out.difference(*still_in)

    def evolve(self, event: Event) -> None:
        """Apply an event of the game."""
        self.game.evolve(self.state, event)

    def finish_entry(self, *, moved: bool) -> None:
        """Count the move and look for an outcome, after the events of an entry."""
        self.moves += moved
        self.outcome = self.game.outcome(self.state)

    def record_draws(self, draws: Iterable[Draw]) -> None:
        """Note what was drawn in the round."""
        self.draws.setdefault(str(self.round), []).extend(draws)

    def chance(self) -> Chance:
        """Return the source of the round's next draws."""
        return Chance(self.round_seed, self.draws.get(str(self.round), ()))

    def timeout_move(self, seat: Seat) -> tuple[Move, Sequence[Draw]]:
        """Return the move made for a seat whose time is up, and what was drawn for it.

        It is the same until a move is made.
        """
        chance = self.chance()
        return self.game.timeout_move(self.state, seat, chance), chance.draws
