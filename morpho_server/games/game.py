"""What a game must offer to be played at a table.

A table knows games by this protocol alone. A game is stateless; what changes lies in a state of the
game's own type, which nobody but the game looks into.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch

State = TypeVar("State")

Options = Mapping[str, Json]
"""What the host chose: JSON values by name, complete and checked by the game."""

Pace = Literal["turn", "reaction"]
"""Which of the table's two clocks a decision has: a turn's, or the short one of a reaction."""


class OptionsRefusedError(Exception):
    """Options that a game can't be played with. ``code`` is stable, ``reason`` a sentence."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Consequences(Generic[State]):
    """What a move leads to: the events, and the state that folding them gives."""

    events: tuple[Event, ...]
    after: State


class Observer(Protocol):
    """What somebody at the table may know: the fold of the events addressed to them.

    An observer never has a reference to a state, and shows nothing of an event it does not know.
    """

    @property
    def heeds(self) -> Collection[type[Event]]:
        """Return the types of events that it takes notice of; it need not be shown others."""

    def see(self, event: Event) -> None:
        """Fold one event. The caller passes only events addressed to this observer."""

    def view(self) -> Mapping[str, Json]:
        """Return the whole view, JSON-ready. It is the observer's own: don't change it."""

    def take_patch(self) -> Patch:
        """Return what changed in the view since this was last called, as a JSON Merge Patch."""


class Game(Protocol[State]):
    """The rules of one game.

    ``name`` is its key in the catalog, ``title`` what people call it; ``seats`` how
    many can play; ``event_types`` every event that it can write down (its stored form is a promise
    for years); ``round_options`` the options that may change between the rounds of a match.
    """

    name: str
    title: str
    seats: range
    event_types: tuple[type[Event], ...]
    round_options: frozenset[str]

    def options(self, chosen: Options) -> Options:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""

    def check_start(self, options: Options, seats: int) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""

    def setup(self, options: Options, seats: int) -> Mapping[str, Json] | None:
        """Return what a round for that many would be set up with, to be shown before it begins.

        ``None`` if there is nothing to show. Unlike :meth:`check_start` it never raises: what does
        not suit that many is said in what is shown.
        """

    def start(
        self, options: Options, seats: int, standing: Standing, chance: Chance
    ) -> tuple[Event, ...]:
        """Set up a round: the events with which it begins, the hidden deal among them."""

    def new_state(self) -> State:
        """Return the state before any event."""

    def copy(self, state: State) -> State:
        """Return a state that shares nothing changeable with the given one."""

    def evolve(self, state: State, event: Event) -> None:
        """Fold one event into the state. Never refuses, never draws."""

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that owe a decision; none when the round is over."""

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the decision that a seat owes, in a fixed order."""

    def open_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return the moves that a seat may make although it owes none (to agree, to resign)."""

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
        """Carry out a move of a seat; the given state is left as it was.

        Raises :exc:`~morpho_server.games.moves.MoveRefusedError`.
        """

    def pace(self, state: State) -> Pace:
        """Return the clock of the decision that is owed."""

    def timeout_move(self, state: State, seat: Seat) -> Move:
        """Return the move made for a seat whose time is up; it must tell nothing hidden."""

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points in the match, by seat, as of the last round that is over.

        They must follow from the events of the round alone: nobody folds those before it again.
        """

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""

    def public_observer(self) -> Observer:
        """Return an observer of what everyone may know. It is shown the public events."""

    def seat_observer(self, seat: Seat) -> Observer:
        """Return an observer of what one seat knows beyond the public.

        It is shown the public events and those addressed to the seat. A seat's view is the public
        view and this one.
        """
