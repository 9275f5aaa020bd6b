"""The events of Nim, and what everybody and each seat see of them."""

from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.kit import observing
from morpho_server.games.kit.ending import GameEnded


class HeapsLeft(Event, kind="heaps_left"):
    heaps: list[int]
    turn: int
    scores: list[int]


class NimEnded(GameEnded, kind="nim_ended"):
    pass


class PublicObserver(observing.PatchedObserver):
    def show(self, event):
        self._view.put("heaps", event.heaps)
        self._view.put("turn", event.turn)

    def end(self, event):
        self._view.put("turn", None)
        self._view.put("winners", event.winners)

    appliers: ClassVar = {HeapsLeft: show, NimEnded: end}


class SeatObserver(observing.SeatObserver):
    begin, end = observing.SeatObserver.begin, observing.SeatObserver.end
    appliers: ClassVar = {HeapsLeft: begin, NimEnded: end}
