"""Lanes: a small race for one to four, with a board and dice, in which nothing is hidden.

Each seat has a lane of ``length`` squares and a token before the first. On a turn a player rolls
two dice (``roll``) and moves by one of them (``move 4``). With ``bumps``, a token that stops beside
others, short of the end, sends them back to the start. At the end of a lap all whose tokens have
reached the end win together; after the last lap nobody wins. A seat's ``die`` is plain, from 1 to
6, or steady, 3 or 4. In a rematch the seat to the left begins.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NotRequired, TypedDict, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Consequences, Game, Observer
from morpho_server.games.moves import Move, MoveRefusedError, MoveUnreadableError
from morpho_server.games.options import ChoiceOption, FlagOption, NumberOption, Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch, PatchedView
from tests.support.games import lanes_events as ev

GRAMMAR: Final = re.compile(r"roll|move [1-6]")
DICE: Final = {"plain": (6, 1), "steady": (2, 3)}
"""The kinds of dice: how many faces, and the number on the lowest."""


@dataclass(slots=True)
class LanesState:
    """A race. ``rolled`` is empty before a roll; ``turn`` is ``None`` between turns."""

    setup: ev.RaceStarted | None = None
    squares: list[int] = field(default_factory=list)
    turn: Seat | None = None
    turns: int = 0
    rolled: tuple[int, ...] = ()
    outcome: Outcome | None = None

    @property
    def race(self) -> ev.RaceStarted:
        """Return what the race began with."""
        assert self.setup is not None
        return self.setup


class Lanes(Game[LanesState]):
    """The rules of Lanes."""

    name = "lanes"
    title = "Lanes"
    seats = range(1, 5)
    event_types = ev.ALL
    option_fields = (
        ChoiceOption(name="length", values=(4, 6, 9), default=6),
        NumberOption(name="laps", least=2, most=30, default=12, optional=True),
        FlagOption(name="bumps", default=False),
    )
    seat_option_fields = (ChoiceOption(name="die", values=tuple(DICE), default="plain"),)

    def start(
        self,
        options: Options,
        seats: int,
        standing: Standing,
        chance: Chance,
        seat_options: Sequence[Options] = (),
    ) -> tuple[Event, ...]:
        """Begin with the seat to the left of the one that began before, or draw one."""
        first = standing.first
        if first is None and standing.carried is not None:
            first = Seat((standing.carried + 1) % seats)
        if first is None:
            first = Seat(chance.choice(range(seats), "race_started.first"))
        started = ev.RaceStarted(
            EVERYONE,
            round=standing.round,
            seats=seats,
            length=options["length"],
            laps=options["laps"],
            bumps=options["bumps"],
            dice=[seat["die"] for seat in seat_options] or ["plain"] * seats,
            first=first,
            scores=list(standing.scores),
        )
        return (started, ev.TurnBegan(EVERYONE, first, 1))

    def new_state(self) -> LanesState:
        """Return the state before any event."""
        return LanesState()

    def copy(self, state: LanesState) -> LanesState:
        """Return a state that shares nothing changeable with the given one."""
        return replace(state, squares=[*state.squares])

    def evolve(self, state: LanesState, event: Event) -> None:
        """Apply one event to the state."""
        match event:
            case ev.RaceStarted():
                state.setup, state.squares = event, [0] * event.seats
            case ev.TurnBegan(seat=seat):
                state.turn = seat
                state.turns += 1
            case ev.Rolled(dice=dice):
                state.rolled = tuple(dice)
            case ev.Moved(seat=seat, square=square):
                state.squares[seat] = square
                state.turn, state.rolled = None, ()
            case ev.Bumped(seat=seat):
                state.squares[seat] = 0
            case ev.RaceEnded():
                scores, winners = tuple(event.scores), tuple(event.winners)
                points = tuple(event.points)
                state.outcome = Outcome(event.reason, points, scores, True, winners, None)

    def owing(self, state: LanesState) -> tuple[Seat, ...]:
        """Return the seat whose turn it is."""
        return () if state.turn is None else (state.turn,)

    def legal_moves(self, state: LanesState, seat: Seat) -> list[Move]:
        """Return ``roll``, or a move by either die, the smaller first."""
        if seat != state.turn:
            return []
        moves = [f"move {die}" for die in sorted(set(state.rolled))]
        return [Move(text) for text in moves or ["roll"]]

    def decide(
        self, state: LanesState, seat: Seat, move: Move, chance: Chance
    ) -> Consequences[LanesState]:
        """Carry out a move; refused with ``not_your_turn`` or ``illegal_move``."""
        if not GRAMMAR.fullmatch(move):
            raise MoveUnreadableError(move)
        if seat != state.turn:
            raise MoveRefusedError("not_your_turn", "It is not your turn.")
        if move not in self.legal_moves(state, seat):
            raise MoveRefusedError("illegal_move", f"You can't {move} now.")
        if move == "roll":
            return self._apply(state, [_roll(state, seat, chance)])
        done = self._apply(state, list(_step(state, seat, int(move[-1]))))
        after = self._apply(done.after, [_following(done.after)])
        return Consequences((*done.events, *after.events), after.after)

    def timeout_move(self, state: LanesState, seat: Seat, chance: Chance) -> Move:
        """Roll, or move by the smaller die."""
        return self.legal_moves(state, seat)[0]

    def scores(self, state: LanesState) -> tuple[int, ...]:
        """Return a point for each winner, once the race is over."""
        return tuple(state.race.scores) if state.outcome is None else state.outcome.scores

    def outcome(self, state: LanesState) -> Outcome | None:
        """Return how the race ended."""
        return state.outcome

    def carry_over(self, state: LanesState) -> Json:
        """Return the seat that began."""
        return state.race.first

    def public_observer(self) -> "PublicObserver":
        """Return an observer of the whole board."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> Observer:
        """Return an observer that knows nothing but its seat."""
        return _SeatObserver(seat)

    def _apply(self, state: LanesState, events: Sequence[Event]) -> Consequences[LanesState]:
        after = self.copy(state)
        for event in events:
            self.evolve(after, event)
        return Consequences(tuple(events), after)


def _roll(state: LanesState, seat: Seat, chance: Chance) -> Event:
    faces, lowest = DICE[state.race.dice[seat]]
    dice = chance.roll(2, "rolled.dice", range(lowest, lowest + faces))
    return ev.Rolled(EVERYONE, seat, dice)


def _step(state: LanesState, seat: Seat, by: int) -> Sequence[Event]:
    race = state.race
    square = min(state.squares[seat] + by, race.length)
    beside = [s for s in range(race.seats) if s != seat and state.squares[s] == square]
    bumped = beside if race.bumps and square < race.length else []
    return (
        ev.Moved(EVERYONE, seat, by, square),
        *(ev.Bumped(EVERYONE, Seat(other)) for other in bumped),
    )


def _following(state: LanesState) -> Event:
    """Return the next turn, or the end of the race."""
    race, (laps, into_lap) = state.race, divmod(state.turns, state.race.seats)
    home = [Seat(seat) for seat, square in enumerate(state.squares) if square == race.length]
    if into_lap == 0 and (home or laps == race.laps):
        points = [int(seat in home) for seat in range(race.seats)]
        scores = [score + point for score, point in zip(race.scores, points, strict=True)]
        return ev.RaceEnded(EVERYONE, "home" if home else "laps", home, points, scores)
    return ev.TurnBegan(EVERYONE, Seat((race.first + into_lap) % race.seats), laps + 1)


class LanesView(TypedDict):
    """The public view of a race; ``squares`` and ``dice`` are by seat."""

    round: int
    seats: int
    length: int
    laps: NotRequired[int]
    bumps: bool
    first: Seat
    dice: list[str]
    squares: dict[str, int]
    lap: int
    turn: NotRequired[Seat]
    rolled: NotRequired[list[int]]
    scores: list[int]
    points: NotRequired[list[int]]
    winners: NotRequired[list[Seat]]
    reason: NotRequired[str]
    match_over: NotRequired[bool]


class PublicObserver:
    """Sees the whole board."""

    event_types = ev.ALL

    def __init__(self) -> None:
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        """Apply one event."""
        match event:
            case ev.RaceStarted():
                for name in ("round", "seats", "length", "laps", "bumps", "first", "dice"):
                    self._view.put(name, getattr(event, name))
                self._view.put("scores", event.scores)
                for seat in range(event.seats):
                    self._view.put_in("squares", str(seat), 0)
            case ev.TurnBegan(seat=seat, lap=lap):
                self._view.put("turn", seat)
                self._view.put("lap", lap)
            case ev.Rolled(dice=dice):
                self._view.put("rolled", dice)
            case ev.Moved(seat=seat, square=square):
                self._view.put_in("squares", str(seat), square)
                self._view.put("rolled", None)
            case ev.Bumped(seat=seat):
                self._view.put_in("squares", str(seat), 0)
            case ev.RaceEnded():
                for name in ("reason", "winners", "points", "scores"):
                    self._view.put(name, getattr(event, name))
                self._view.put("match_over", True)
                self._view.put("turn", None)

    def view(self) -> LanesView:
        """Return the whole view."""
        return cast("LanesView", self._view.whole())

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._view.take_patch()


class _SeatObserver:
    event_types = (ev.RaceStarted,)

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        if isinstance(event, ev.RaceStarted):
            self._view.put("seat", self._seat)

    def view(self) -> Mapping[str, Json]:
        return self._view.whole()

    def take_patch(self) -> Patch:
        return self._view.take_patch()


LANES: Final = Lanes()
