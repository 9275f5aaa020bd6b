"""The public observer: everybody sees everything (R8.1)."""

from collections.abc import Sequence
from typing import ClassVar

from morpho_server.games.kit.observing import PatchedObserver
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.observers.views import MorpyamView
from morpho_server.games.morpyam.play.scoring import points_on


class PublicObserver(PatchedObserver[MorpyamView]):
    """Sees the whole game."""

    def _roll(self, event: ev.DiceRolled) -> None:
        view = self._view
        view.put("rolls", event.roll)
        view.put("dice", event.dice)
        view.put("kept", event.kept)
        view.put("call", event.call)
        view.put("came", event.came)

    def _place(self, event: ev.TokenPlaced) -> None:
        seat = str(event.seat)
        self._view.put_in("grid", {event.box: event.seat})
        self._view.put_in("tokens", {seat: event.tokens})
        self._view.put_in("points", {seat: event.points})

    def _begin_turn(self, event: ev.TurnBegan) -> None:
        self._clear_dice()
        self._view.put("turn", event.seat)
        self._view.put("turn_number", event.number)
        self._view.put("again", event.again or None)

    def _resign(self, event: ev.SeatResigned) -> None:
        self._view.put("out", sorted([*(self._view.get("out") or ()), event.seat]))

    def _begin(self, event: ev.GridSetUp) -> None:
        view = self._view
        for name in ("round", "seats", "first", "turn_limit", "turn_number", "scores"):
            view.put(name, getattr(event, name))
        view.put("odds", event.odds)
        view.put("double_morpyam", event.double_morpyam)
        view.put("rolls", 0)
        view.put_in("grid", event.grid)
        points = points_on(event.grid, event.seats)
        view.put_in("tokens", _by_seat(event.tokens))
        view.put_in("points", _by_seat(points))

    def _clear_dice(self) -> None:
        self._view.put("rolls", 0)
        for name in ("dice", "kept", "call", "came"):
            self._view.put(name, None)

    def _end(self, event: ev.GameEnded) -> None:
        self._clear_dice()
        self._view.put("turn", None)
        self._view.put("again", None)
        self._view.put_in("points", _by_seat(event.points))
        for name in ("reason", "winners", "scores"):
            self._view.put(name, getattr(event, name))
        self._view.put("match_over", True)

    appliers: ClassVar = {
        ev.GridSetUp: _begin,
        ev.DiceRolled: _roll,
        ev.TokenPlaced: _place,
        ev.TurnBegan: _begin_turn,
        ev.SeatResigned: _resign,
        ev.GameEnded: _end,
    }


def _by_seat(values: Sequence[int]) -> dict[str, int]:
    return {str(seat): value for seat, value in enumerate(values)}
