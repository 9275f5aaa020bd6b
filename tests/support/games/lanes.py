"""Lanes: a small race for one to four, with a board and dice, in which nothing is hidden.

Each seat has a lane of ``length`` squares and a token before the first. On a turn a player rolls
two dice (``roll``) and moves by one of them (``move 4``). With ``bumps``, a token that stops beside
others, short of the end, sends them back to the start. At the end of a lap all whose tokens have
reached the end win together; after the last lap nobody wins. A seat's ``die`` is plain, from 1 to
6, or steady, 3 or 4. In a rematch the seat to the left begins.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, NotRequired, TypedDict

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Consequences
from morpho_server.games.kit.ending import game_over, totals
from morpho_server.games.kit.observing import PatchedObserver, SeatObserver
from morpho_server.games.kit.transaction import Transaction
from morpho_server.games.kit.turns import TurnGame, TurnState
from morpho_server.games.moves import Move, MoveRefusedError, MoveUnreadableError
from morpho_server.games.options import ChoiceOption, Choices, FlagOption, NumberOption
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from tests.support.games import lanes_events as ev

GRAMMAR: Final = re.compile(r"roll|move [1-6]")
DICE: Final = {"plain": (6, 1), "steady": (2, 3)}
"""The kinds of dice: how many faces, and the number on the lowest."""


@dataclass(slots=True)
class LanesState(TurnState[ev.RaceStarted]):
    """A race. ``rolled`` is empty before a roll; ``turn`` is ``None`` between turns."""

    squares: list[int] = field(default_factory=list)
    turns: int = 0
    rolled: tuple[int, ...] = ()

    def copy(self) -> "LanesState":
        """Return a state that shares nothing changeable with this one."""
        return replace(self, squares=[*self.squares])


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


class PublicObserver(PatchedObserver[LanesView]):
    """Sees the whole board."""

    def _begin(self, event: ev.RaceStarted) -> None:
        for name in ("round", "seats", "length", "laps", "bumps", "first", "dice", "scores"):
            self._view.put(name, getattr(event, name))
        for seat in range(event.seats):
            self._view.put_in("squares", {str(seat): 0})

    def _begin_turn(self, event: ev.TurnBegan) -> None:
        self._view.put("turn", event.seat)
        self._view.put("lap", event.lap)

    def _roll(self, event: ev.Rolled) -> None:
        self._view.put("rolled", event.dice)

    def _move(self, event: ev.Moved) -> None:
        self._view.put_in("squares", {str(event.seat): event.square})
        self._view.put("rolled", None)

    def _bump(self, event: ev.Bumped) -> None:
        self._view.put_in("squares", {str(event.seat): 0})

    def _end(self, event: ev.RaceEnded) -> None:
        for name in ("reason", "winners", "points", "scores"):
            self._view.put(name, getattr(event, name))
        self._view.put("match_over", True)
        self._view.put("turn", None)

    appliers: ClassVar = {
        ev.RaceStarted: _begin,
        ev.TurnBegan: _begin_turn,
        ev.Rolled: _roll,
        ev.Moved: _move,
        ev.Bumped: _bump,
        ev.RaceEnded: _end,
    }


class _SeatObserver(SeatObserver[dict[str, Json]]):
    def _begin(self, _event: ev.RaceStarted) -> None:
        self._view.put("seat", self._seat)

    appliers: ClassVar = {ev.RaceStarted: _begin}


class Lanes(TurnGame[LanesState]):
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

    new_state = LanesState
    public_observer = PublicObserver
    seat_observer = _SeatObserver

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Begin with the seat to the left of the one that began before, or draw one."""
        options, seats, seat_options = choices
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

    def evolve(self, state: LanesState, event: Event) -> None:
        """Apply one event to the state."""
        match event:
            case ev.RaceStarted():
                state.begun, state.squares = event, [0] * event.seats
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
                state.outcome = game_over(event, event.winners)

    def open_moves(self, state: LanesState, seat: Seat) -> list[Move]:
        """Return no move: nobody gives up."""
        return []

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
        transaction = Transaction(state, self.evolve)
        if move == "roll":
            transaction.emit(_roll(state, seat, chance))
        else:
            for event in _step(state, seat, int(move[-1])):
                transaction.emit(event)
            transaction.emit(_following(transaction.state))
        return transaction.consequences()

    def carry_over(self, state: LanesState) -> Json:
        """Return the seat that began."""
        return state.setup.first


def _roll(state: LanesState, seat: Seat, chance: Chance) -> Event:
    faces, lowest = DICE[state.setup.dice[seat]]
    dice = chance.roll(2, "rolled.dice", range(lowest, lowest + faces))
    return ev.Rolled(EVERYONE, seat, dice)


def _step(state: LanesState, seat: Seat, by: int) -> Sequence[Event]:
    race = state.setup
    square = min(state.squares[seat] + by, race.length)
    beside = [s for s in range(race.seats) if s != seat and state.squares[s] == square]
    bumped = beside if race.bumps and square < race.length else []
    return (
        ev.Moved(EVERYONE, seat, by, square),
        *(ev.Bumped(EVERYONE, Seat(other)) for other in bumped),
    )


def _following(state: LanesState) -> Event:
    """Return the next turn, or the end of the race."""
    race, (laps, into_lap) = state.setup, divmod(state.turns, state.setup.seats)
    home = [Seat(seat) for seat, square in enumerate(state.squares) if square == race.length]
    if into_lap == 0 and (home or laps == race.laps):
        points = [int(seat in home) for seat in range(race.seats)]
        scores = totals(race.scores, points)
        return ev.RaceEnded(EVERYONE, "home" if home else "laps", home, points, scores)
    return ev.TurnBegan(EVERYONE, Seat((race.first + into_lap) % race.seats), laps + 1)


LANES: Final = Lanes()
