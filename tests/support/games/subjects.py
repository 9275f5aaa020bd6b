"""Facts about a game that the conformance suite needs and no protocol can express."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from hashlib import sha256
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat
from tests.support.games.playing import Play, Round, Start, Step, script
from tests.support.games.watching import Watcher

Place = str
"""The place where a card was dealt."""


class Ledger(ABC):
    """The truth about a round, collected from hidden and private events."""

    @abstractmethod
    def enter(self, event: Event) -> None:
        """Take an event down; assert that it is true."""

    @abstractmethod
    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        """Assert that what somebody sees is true, and no less than the rules give them.

        ``owing`` are the seats that owe a decision.
        """


class Subject(ABC):
    """One game under test: what to play, what is hidden, and what the rules show of it.

    ``steps`` is how long a script usually is; ``comparisons`` how many pairs of worlds CI compares,
    and ``depth`` how many steps two that an observer can't tell apart share on average, at least.
    ``late_seats`` is in how many rounds CI lets somebody be late, and ``binds_by_secrets`` whether
    hidden cards say what may be done.
    """

    game: Game[Any]
    steps: int
    comparisons: int
    depth: float
    late_seats: int
    binds_by_secrets: bool
    rare: frozenset[str] = frozenset()
    """Verbs that end a round too soon to be chosen often in random play."""
    anonymous: frozenset[str] = frozenset()
    """Verbs whose speaker nobody learns."""
    faceless: Mapping[str, frozenset[str]]
    """Verbs of which the others see at most events of these kinds."""

    @abstractmethod
    def options(self, seats: int) -> st.SearchStrategy[Options]:
        """Return options that suit that many players, complete or not."""

    @abstractmethod
    def texts(self) -> st.SearchStrategy[str]:
        """Return texts in the game's grammar, or nearly so."""

    @abstractmethod
    def deal(self, opening: Iterable[Event]) -> dict[Place, Any]:
        """Return the cards as they were dealt."""

    @abstractmethod
    def shown(self, log: Iterable[Event], observer: Seat | None) -> set[Place]:
        """Return the places whose cards the rules showed an observer before the round was over.

        It follows from what was done, not from the audiences of events: those are under test.
        """

    @abstractmethod
    def redeal(
        self, opening: tuple[Event, ...], hidden: set[Place], dice: Random
    ) -> tuple[Event, ...]:
        """Deal the cards of the hidden places again, as they might lie for all others know."""

    @abstractmethod
    def face(self, move: Move, observer: Seat | None) -> str:
        """Return another seat's move as far as an observer can read it from its being made."""

    @abstractmethod
    def may_show(self, done: Step, event: Event, observer: Seat | None, log: list[Event]) -> bool:
        """Return whether the rules let a move show an observer something hidden, by that event.

        What the observer was shown in world one lies there in world two as well, so little is left
        that a move may show. ``log`` is what happened before the move.
        """

    @abstractmethod
    def same_ending(self, one: Event, other: Event) -> bool:
        """Return whether two ends of a round differ only in the cards shown."""

    @abstractmethod
    def ledger(self, start: Start) -> Ledger:
        """Return a new ledger for a round."""

    @abstractmethod
    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        """Assert what the game promises of the end of a round."""

    def seat_options(self) -> st.SearchStrategy[Options]:
        """Return choices for one seat, complete or not."""
        return st.just({})

    def starts(self) -> st.SearchStrategy[Start]:
        """Return rounds to begin: any number of seats, suitable options, any seed."""
        return _starts(self)

    def plays(self, start: Start | None = None) -> st.SearchStrategy[Play]:
        """Return rounds to play, from that start or any; two of three of the usual length."""
        return _plays(self, start)

    def late_plays(self) -> st.SearchStrategy[Play]:
        """Return rounds to play in which hidden cards often say what a late seat may do."""
        return self.plays()


class OpenSubject(Subject):
    """A game in which nothing is hidden, so that no two worlds look alike."""

    comparisons = 0
    depth = 0
    late_seats = 0
    binds_by_secrets = False
    faceless: Mapping[str, frozenset[str]] = MappingProxyType({})

    def deal(self, opening: Iterable[Event]) -> dict[Place, Any]:
        """Return no cards."""
        return {}

    def shown(self, log: Iterable[Event], observer: Seat | None) -> set[Place]:
        """Return no places."""
        return set()

    def redeal(
        self, opening: tuple[Event, ...], hidden: set[Place], dice: Random
    ) -> tuple[Event, ...]:
        """Return the opening as it is."""
        return opening

    def face(self, move: Move, observer: Seat | None) -> str:
        """Return the move: everybody learns it."""
        return move

    def may_show(self, done: Step, event: Event, observer: Seat | None, log: list[Event]) -> bool:
        """Return ``False``: no move shows what was hidden."""
        return False

    def same_ending(self, one: Event, other: Event) -> bool:
        """Return ``False``: no end of a round shows cards."""
        return False


@st.composite
def _plays(draw: st.DrawFn, subject: Subject, start: Start | None) -> Play:
    start = start or draw(subject.starts())
    shorter = draw(st.integers(0, 3 * subject.steps))
    steps = min(subject.steps, shorter)
    written = script(start, draw(st.integers(0, 2**64 - 1)), steps or subject.steps)
    return Play(start, written, subject.rare)


@st.composite
def _starts(draw: st.DrawFn, subject: Subject) -> Start:
    game = subject.game
    many = draw(st.sampled_from(game.seats))
    options = game.options(draw(subject.options(many)))
    seat_options = [game.seat_options(draw(subject.seat_options())) for _ in range(many)]
    game.check_start(Choices(options, many, seat_options))
    first = draw(st.none() | st.integers(0, many - 1))
    standing = Standing(1, (0,) * many, None if first is None else Seat(first))
    seed = sha256(repr((draw(st.integers(0, 2**64 - 1)), many, options)).encode()).digest()
    return Start(options, many, standing, seed, tuple(seat_options))


def mix(values: list[Any], dice: Random) -> list[Any]:
    """Return the values in another order: mostly one pair changed about, at times all of them."""
    mixed = list(values)
    if dice.random() < 0.4:
        dice.shuffle(mixed)
        return mixed
    unlike = [(i, j) for i in range(len(mixed)) for j in range(i) if mixed[i] != mixed[j]]
    if unlike:
        i, j = dice.choice(unlike)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
