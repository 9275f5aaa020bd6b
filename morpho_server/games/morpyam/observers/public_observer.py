"""The public observer: everybody sees everything (R8.1)."""

from typing import cast

from morpho_server.games.events import Event
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.observers.views import MorpyamView
from morpho_server.games.morpyam.play.scoring import points_on
from morpho_server.games.views import Patch, PatchedView


class PublicObserver:
    """Sees the whole game."""

    event_types = ev.EVENT_TYPES

    def __init__(self) -> None:
        self._view = PatchedView()

    def see(self, event: Event) -> None:
        """Apply one event."""
        view = self._view
        match event:
            case ev.DiceRolled():
                view.put("rolls", event.roll)
                view.put("dice", event.dice)
                view.put("kept", event.kept)
                view.put("call", event.call)
                view.put("came", event.came)
            case ev.TokenPlaced(seat=seat, box=box):
                view.put_in("grid", box, seat)
                view.put_in("tokens", str(seat), event.tokens)
                view.put_in("points", str(seat), event.points)
            case ev.TurnBegan(seat=seat, number=number):
                self._clear_dice()
                view.put("turn", seat)
                view.put("turn_number", number)
                view.put("again", event.again or None)
            case ev.SeatResigned(seat=seat):
                view.put("out", sorted([*(view.get("out") or ()), seat]))
            case ev.GridSetUp():
                self._begin(event)
            case ev.GameEnded():
                self._end(event)

    def view(self) -> MorpyamView:
        """Return the whole view."""
        return cast("MorpyamView", self._view.whole())

    def take_patch(self) -> Patch:
        """Return what changed since this was last called."""
        return self._view.take_patch()

    def _begin(self, event: ev.GridSetUp) -> None:
        view = self._view
        for name in ("round", "seats", "first", "turn_limit", "turn_number", "scores"):
            view.put(name, getattr(event, name))
        view.put("odds", event.odds)
        view.put("rolls", 0)
        for box, seat in event.grid.items():
            view.put_in("grid", box, seat)
        points = points_on(event.grid, event.seats)
        for number in range(event.seats):
            view.put_in("tokens", str(number), event.tokens[number])
            view.put_in("points", str(number), points[number])

    def _clear_dice(self) -> None:
        self._view.put("rolls", 0)
        for name in ("dice", "kept", "call", "came"):
            self._view.put(name, None)

    def _end(self, event: ev.GameEnded) -> None:
        self._clear_dice()
        self._view.put("turn", None)
        self._view.put("again", None)
        for seat, points in enumerate(event.points):
            self._view.put_in("points", str(seat), points)
        for name in ("reason", "winners", "scores"):
            self._view.put(name, getattr(event, name))
        self._view.put("match_over", True)
