"""The state of a game (R3)."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from morpho_server.games.events import Event
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.board import Board
from morpho_server.games.morphos.grid import OTHER, Bits, Colour, Point
from morpho_server.games.morphos.options import Mutator
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat

Phase = Literal["main", "return", "second"]
"""What the side to move does next: a regular move, or what a mutator asks of it (R7.3, R7.4)."""

Key: TypeAlias = tuple[Bits, Bits, Colour, Point | None]
"""What R7.2d compares: the stones of Black and of White, the side to move, and the deep point."""

SEATS: Final = 2

FIRST_SEAT: Final = Seat(0)


@dataclass(slots=True)
class State:
    """A game.

    ``black`` is the seat that has Black now, ``to_move`` the side whose ``turn_number``-th turn of
    all it is. ``deep_point`` was flipped in the turn before, with Deepmorph; ``first_placed`` lies
    when a second stone is due. ``skipped`` are all sides whose turns were skipped so far, the last
    ``skips`` of them one after the other. ``history`` are the keys of turns since the last stone
    was added: earlier ones can't come again (R7.2d). ``stood`` are the events that led here,
    without those taken back; the seat that ``asked`` for that waits for an answer, and it
    ``may_ask`` once between two moves.
    """

    begun: ev.BoardSetUp | None = None
    laid: Board | None = None
    black: Seat = FIRST_SEAT
    to_move: Colour = "B"
    phase: Phase = "main"
    turn_number: int = 1
    has_swapped: bool = False
    deep_point: Point | None = None
    first_placed: Point | None = None
    skipped: tuple[Colour, ...] = ()
    skips: int = 0
    history: frozenset[Key] = frozenset()
    outcome: Outcome | None = None
    stood: tuple[Event, ...] = ()
    asked: Seat | None = None
    may_ask: bool = True

    @property
    def setup(self) -> ev.BoardSetUp:
        """Return the event that set up the game."""
        assert self.begun is not None
        return self.begun

    @property
    def board(self) -> Board:
        """Return the board with its stones."""
        assert self.laid is not None
        return self.laid

    @property
    def turn(self) -> Seat | None:
        """Return the seat whose decision is due, or ``None`` when the game is over."""
        if self.outcome is not None:
            return None
        return self.seat_of(self.to_move) if self.asked is None else Seat(SEATS - 1 - self.asked)

    def plays_with(self, mutator: Mutator) -> bool:
        """Return whether a mutator was chosen (R2.3)."""
        return mutator in self.setup.mutators

    def seat_of(self, colour: Colour) -> Seat:
        """Return the seat that has a side now (R5.4)."""
        return seat_of(colour, self.black)

    def key(self) -> Key:
        """Return a key of the position, which must not recur (R7.2d)."""
        stones = self.board.stones
        return stones["B"], stones["W"], self.to_move, self.deep_point

    def key_after_flip(self, point: Point) -> Key:
        """Return the key with which the next turn would begin after a flip (R7.2d)."""
        bit, stones = self.board.grid.bit[point], self.board.stones
        return stones["B"] ^ bit, stones["W"] ^ bit, OTHER[self.to_move], point

    def copy(self) -> "State":
        """Return a state that shares nothing changeable with this one."""
        # Named one by one: dataclasses.replace takes as long as all else that a move needs.
        return State(
            begun=self.begun,
            laid=None if self.laid is None else self.laid.copy(),
            black=self.black,
            to_move=self.to_move,
            phase=self.phase,
            turn_number=self.turn_number,
            has_swapped=self.has_swapped,
            deep_point=self.deep_point,
            first_placed=self.first_placed,
            skipped=self.skipped,
            skips=self.skips,
            history=self.history,
            outcome=self.outcome,
            stood=self.stood,
            asked=self.asked,
            may_ask=self.may_ask,
        )


def seat_of(colour: Colour, black: Seat) -> Seat:
    """Return the seat that has a side, from the one that has Black."""
    return black if colour == "B" else Seat(SEATS - 1 - black)
