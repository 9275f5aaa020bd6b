"""The public observer: everybody sees everything (R8)."""

from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.kit.observing import PatchedObserver
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.board import Board, laid_out
from morpho_server.games.morphos.grid import OTHER, Colour, Point
from morpho_server.games.morphos.notation import FLIP, PLACE, RETURN, SWAP
from morpho_server.games.morphos.observers.views import MorphosView
from morpho_server.games.morphos.state import Phase, seat_of
from morpho_server.games.morphos.takeback import standing
from morpho_server.games.moves import Move


class PublicObserver(PatchedObserver[MorphosView]):
    """Sees the whole game. It has a board of its own, to find out which stones are weak."""

    def __init__(self) -> None:
        super().__init__()
        self._board: Board | None = None
        self._moved_in = 0
        self._stood: list[Event] = []

    def see(self, event: Event) -> None:
        """Apply one event."""
        super().see(event)
        self._stood = standing([*self._stood, event])

    def _place(self, event: ev.StonePlaced) -> None:
        self._note_move(PLACE[event.point])
        self._add(event.colour, event.point)
        if event.ends_turn:
            self._end_turn()
        else:
            self._view.put("phase", "second")
            self._view.put("first_placed", event.point)

    def _turn_over(self, event: ev.StoneFlipped) -> None:
        point = event.point
        self._note_move(FLIP[point])
        self._flip(event.colour, point)
        is_deep = "deepmorph" in self._view.get("mutators")
        self._end_turn(
            phase="return" if event.kept else "main", deep_point=point if is_deep else None
        )

    def _return(self, event: ev.StoneReturned) -> None:
        self._note_move(RETURN[event.point])
        self._add(event.colour, event.point)
        self._view.put("phase", "main")
        if event.ends_turn:
            self._end_turn()

    def _swap(self, event: ev.ColoursSwapped) -> None:
        self._note_move(SWAP)
        self._view.put("black", event.black)
        self._view.put("turn", seat_of("W", event.black))

    def _skip(self, event: ev.SideSkipped) -> None:
        self._view.put("skipped", [*(self._view.get("skipped") or ()), event.colour])
        self._end_turn()

    def _begin(self, event: ev.BoardSetUp) -> None:
        view = self._view
        for name in ("round", "seats", "size", "swap", "mutators", "edge_rule", "black", "scores"):
            view.put(name, getattr(event, name))
        view.put_in("stones", event.stones)
        self._board = laid_out(event.stones, event.size, event.mutators, event.edge_rule)
        self._show_weak(before=0)
        phase: Phase = "return" if event.pending else "main"
        self._begin_turn(event.to_move, event.turn_number, phase, event.deep_point)

    def _add(self, colour: Colour, point: Point) -> None:
        before = self._weak
        self._laid.add(colour, point)
        self._view.put_in("stones", {point: colour})
        self._show_weak(before)

    def _flip(self, colour: Colour, point: Point) -> None:
        before = self._weak
        self._laid.flip(colour, point)
        self._view.put_in("stones", {point: colour})
        self._show_weak(before)

    @property
    def _laid(self) -> Board:
        assert self._board is not None
        return self._board

    @property
    def _weak(self) -> int:
        weak = self._laid.weak
        return weak["B"] | weak["W"]

    def _show_weak(self, before: int) -> None:
        """Show which stones are weak, where that has changed."""
        grid, weak = self._laid.grid, self._weak
        changed = grid.points_in(before ^ weak)
        self._view.put_in("weak", {each: bool(weak & grid.bit[each]) or None for each in changed})

    def _note_move(self, move: Move) -> None:
        """Show a move beside the earlier ones of its turn."""
        view, turn_number = self._view, self._view.get("turn_number")
        before = view.get("moved") if self._moved_in == turn_number else ()
        view.put("moved", [*before, move])
        view.put("skipped", None)
        self._moved_in = turn_number

    def _end_turn(self, phase: Phase = "main", deep_point: Point | None = None) -> None:
        view = self._view
        to_move = OTHER[view.get("colour")]
        self._begin_turn(to_move, view.get("turn_number") + 1, phase, deep_point)

    def _begin_turn(
        self, to_move: Colour, turn_number: int, phase: Phase, deep_point: Point | None
    ) -> None:
        view = self._view
        view.put("colour", to_move)
        view.put("turn", seat_of(to_move, view.get("black")))
        view.put("turn_number", turn_number)
        view.put("phase", phase)
        view.put("deep_point", deep_point)
        view.put("first_placed", None)

    def _ask(self, event: ev.TakebackAsked) -> None:
        self._view.put("asked", event.seat)

    def _decline(self, _event: ev.TakebackDeclined) -> None:
        self._view.put("asked", None)

    def _take_back(self, event: ev.TurnTakenBack) -> None:
        """Show what an observer shows that has seen only what stands."""
        earlier = PublicObserver()
        for each in self._stood[: event.kept]:
            earlier.see(each)
        self._board, self._moved_in = earlier._board, earlier._moved_in
        now, before = earlier._view.whole(), self._view.whole()
        for name in dict.fromkeys((*now, *before)):  # in an order that is the same everywhere
            if name in ("stones", "weak"):
                self._view.put_all_in(name, now.get(name, {}))
            else:
                self._view.put(name, now.get(name))

    def _end(self, event: ev.SideWon) -> None:
        view = self._view
        for name in ("turn", "colour", "phase", "first_placed", "deep_point"):
            view.put(name, None)
        view.put("reason", event.reason)
        view.put("winners", [event.seat])
        view.put("winning_colour", event.colour)
        view.put("chain", event.chain)
        view.put("scores", event.scores)
        view.put("match_over", True)

    appliers: ClassVar = {
        ev.BoardSetUp: _begin,
        ev.StonePlaced: _place,
        ev.StoneFlipped: _turn_over,
        ev.StoneReturned: _return,
        ev.ColoursSwapped: _swap,
        ev.SideSkipped: _skip,
        ev.TakebackAsked: _ask,
        ev.TakebackDeclined: _decline,
        ev.TurnTakenBack: _take_back,
        ev.SideWon: _end,
    }
