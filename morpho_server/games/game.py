"""What a game must offer to be played at a table.

A table knows games by this protocol alone. A game is stateless; what changes lies in a state of the
game's own type, which only the game looks into.
"""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.moves import Move, Refusal
from morpho_server.games.options import Choices, OptionField, Options, OptionsRefusedError, complete
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch

State = TypeVar("State")

Pace = Literal["turn", "reaction"]
"""Which of the table's two clocks a decision has: a turn's, or the short one of a reaction."""


class Consequences(NamedTuple, Generic[State]):
    """What a move leads to: the events, and the state that applying them gives."""

    events: tuple[Event, ...]
    after: State


class Observer(Protocol):
    """What somebody at the table may know, by the events addressed to them.

    An observer never has a reference to a state, and shows nothing of an event it does not know.
    Each round has new observers, which need not forget the one before.
    """

    @property
    def event_types(self) -> Collection[type[Event]]:
        """Return the types of events that it takes notice of; it need not be shown others."""

    def see(self, event: Event) -> None:
        """Apply one event. The caller passes only events addressed to this observer."""

    def view(self) -> Mapping[str, Json]:
        """Return the whole view, JSON-ready. It is the observer's own: don't change it."""

    def take_patch(self) -> Patch:
        """Return the view's changes since the last call, as a JSON Merge Patch."""


class Game(Protocol[State]):
    """The rules of one game. A class of rules derives from this and keeps the defaults that fit.

    ``name`` is its key in the registry, ``title`` what people call it. ``seats`` are the possible
    numbers of players. ``rules_version`` rises whenever a match that is played again would come out
    otherwise. ``event_types`` are all events that it can store; their stored form must stay
    readable for years. The host chooses ``option_fields``, and each player chooses
    ``seat_option_fields`` for their own seat. ``refusals`` are its own reasons to refuse moves and
    options. ``has_reactions`` says whether any decision is a reaction, ``has_elimination`` whether
    a seat can go ``out`` of a round while something is hidden from it. ``phrases`` are what can be
    said in the chat by a tap, and what bots say. ``scene_millis`` has, by kind of public event, the
    milliseconds that pages may take for it beyond the usual. A new deadline and the next pause of a
    bot begin after that time; a deadline that goes on does not move.
    """

    name: str
    title: str
    seats: range
    rules_version: int = 1
    event_types: tuple[type[Event], ...]
    option_fields: tuple[OptionField, ...] = ()
    seat_option_fields: tuple[OptionField, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    has_reactions: bool = False
    has_elimination: bool = False
    phrases: tuple[Phrase, ...] = COMMON
    scene_millis: Mapping[str, int] = MappingProxyType({})

    def options(self, chosen: Options) -> Options:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return complete(self.option_fields, chosen)

    def seat_options(self, chosen: Options) -> Options:
        """Check the choice for one seat and complete it; raises :exc:`OptionsRefusedError`."""
        return complete(self.seat_option_fields, chosen)

    def check_start(self, choices: Choices) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        if choices.seats < self.seats[0]:
            raise OptionsRefusedError("too_few_players", f"At least {self.seats[0]} must play.")
        if choices.seats > self.seats[-1]:
            raise OptionsRefusedError("too_many_players", f"At most {self.seats[-1]} can play.")

    def setup(self, choices: Choices) -> Mapping[str, Json] | None:  # noqa: ARG002
        """Return the setup of a round for that many seats, to be shown before it begins.

        ``None`` if there is nothing to show. Unlike :meth:`check_start` it never raises: it shows
        what does not suit that many. There may be options of fewer seats.
        """
        return None

    def start(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Begin a round: return its first events, the hidden deal among them.

        Raises :exc:`OptionsRefusedError` as :meth:`check_start` does.
        """
        self.check_start(choices)
        return self.deal(choices, standing, chance)

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Return the first events of a round, for choices that :meth:`check_start` accepts."""

    def new_state(self) -> State:
        """Return the state before any event."""

    def copy(self, state: State) -> State:
        """Return a state that shares nothing changeable with the given one."""

    def evolve(self, state: State, event: Event) -> None:
        """Apply one event to the state. Never refuses, never draws."""

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that owe a decision; none when the round is over."""

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the decision that a seat owes, in a fixed order."""

    def open_moves(self, state: State, seat: Seat) -> list[Move]:  # noqa: ARG002
        """Return the moves that a seat may make although it owes none (to agree, to resign)."""
        return []

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
        """Carry out a move of a seat; the given state is left as it was.

        Raises :exc:`~morpho_server.games.moves.MoveRefusedError`.
        """

    def scene_time(self, events: Iterable[Event]) -> int:
        """Return how long the scenes of events last, in milliseconds."""
        return sum([self.scene_millis.get(each.kind, 0) for each in events if each.to == EVERYONE])

    def pace(self, state: State) -> Pace:  # noqa: ARG002
        """Return the clock of the decision that is owed."""
        return "turn"

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move made for a seat whose time is up; what is drawn comes from ``chance``.

        It must reveal nothing hidden. If some move is legal in every world that the public thinks
        possible, it is one of these, and the same in all of them; only where there is none may it
        depend on hidden facts. ``chance`` is the same each time until a move is made, since the
        seat is sent the move beforehand.
        """

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points in the match, by seat, as of the last round that is over.

        They must follow from the events of the round alone: earlier rounds are not replayed.
        """

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""

    def out(self, state: State) -> frozenset[Seat]:  # noqa: ARG002
        """Return the seats that are out of the round; everybody knows them.

        They make no move any more, and none comes back before the round is over: the host may let
        them see all that is hidden.
        """
        return frozenset()

    def carry_over(self, state: State) -> Json:  # noqa: ARG002
        """Return the ``Standing.carried`` of a rematch with as many seats, JSON-ready.

        Everybody is shown it with the call for shares, so nothing in it may be hidden.
        ``state`` is that of the last round of the match, which may have been called off.
        """
        return None

    def everything(self, state: State) -> Mapping[str, Json]:  # noqa: ARG002
        """Return everything hidden from the public, in the form of a seat's own view.

        It is shown of rounds whose match is over, and to seats that are out if the host lets them
        see it. It changes only with public events. Return another object, or one that does not
        change with the state.
        """
        return {}

    def public_observer(self) -> Observer:
        """Return an observer of what everybody may know. It is shown the public events."""

    def seat_observer(self, seat: Seat) -> Observer:
        """Return an observer of what one seat knows beyond the public.

        It is shown the public events and those addressed to the seat. A seat's view is the public
        view and this one.
        """
