"""A match at a table: its secret, its rounds, and the state of the current one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat
from morpho_server.tables.model.ids import PlayerId

SECRET_BYTES = 32


def commitment_to(secret: bytes) -> str:
    """Return what is shown of a secret before the match: its SHA-256, in hex."""
    return sha256(secret).hexdigest()


def match_seed(secret: bytes, salts: Sequence[str]) -> bytes:
    """Return the seed of a match: SHA-256 of the secret and the salts, in seat order."""
    return sha256(secret + "".join(salts).encode()).digest()


def chance_of_deal(seed: bytes, round_number: int) -> Chance:
    """Return the stream from which a round of a match is dealt."""
    return Chance(seed).branch(f"round {round_number}")


@dataclass(slots=True)
class Preparation:
    """The facts fixed before a match: its number, the server's secret, the players' salts."""

    number: int
    commitment: str
    secret: bytes = b""
    salts: dict[PlayerId, str] = field(default_factory=dict)


@dataclass(slots=True)
class Match:
    """Rounds of one game among the same seats, until somebody has won or the host calls it off.

    ``round`` counts from 1. ``state`` is the game's own state of the round, and ``chance`` the
    stream from which it was dealt. ``moves`` counts the moves of the round, whose entries follow
    the one with the seq ``begun_after``. ``outcome`` is set when the round is over. ``ended`` is
    set when the match is over: ``won`` or ``called_off``. ``salts`` are those that the seed was
    made with, by player; some of these players may have left.
    """

    game: Game[Any]
    number: int
    seats: int
    seed: bytes
    commitment: str
    round: int = 0
    state: Any = None
    chance: Chance | None = None
    moves: int = 0
    begun_after: int = 0
    outcome: Outcome | None = None
    ended: str | None = None
    secret: str | None = None
    salts: dict[str, str] = field(default_factory=dict)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return everybody's points, by seat, as of the last round that is over."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return who has won, nobody while the match goes on or when it was called off."""
        return () if self.outcome is None else self.outcome.winners

    def open_round(self, number: int, seq: int) -> None:
        """Begin a round with an empty state, which the game's events fill.

        ``seq`` is that of the entry before.
        """
        assert number == self.round + 1, "rounds are counted one by one"
        self.round = number
        self.state = self.game.new_state()
        self.chance = chance_of_deal(self.seed, number)
        self.moves = 0
        self.begun_after = seq
        self.outcome = None

    def evolve(self, event: Event) -> None:
        """Apply an event of the game."""
        self.game.evolve(self.state, event)

    def finish_entry(self, *, moved: bool) -> None:
        """Count the move and look for an outcome, after the events of an entry."""
        self.moves += moved
        self.outcome = self.game.outcome(self.state)

    def chance_of_move(self) -> Chance:
        """Return the stream from which the next move may draw."""
        assert self.chance is not None, "moves are made in a round"
        return self.chance.of_move(self.moves)
