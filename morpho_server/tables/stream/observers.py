"""The observers of a round: what the public and each seat have been shown of it."""

from collections.abc import Iterable
from typing import Any

from morpho_server.games.events import EVERYONE, Event, as_shown
from morpho_server.games.game import Game, Observer
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


class Observers:
    """One observer of what everybody may know, and one for each seat; ``own`` may lose seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.public: Observer = game.public_observer()
        self.own: dict[Seat, Observer] = {
            Seat(seat): game.seat_observer(Seat(seat)) for seat in range(seats)
        }
        self._event_types: frozenset[type[Event]] = frozenset().union(
            *(observer.event_types for observer in self.own.values())
        )

    def see(self, event: Event) -> None:
        """Show an event of the game to those it is addressed to."""
        if event.to != EVERYONE:
            for seat in event.to:
                self.own[seat].see(event)
            return
        self.public.see(event)
        if type(event) in self._event_types:
            for observer in self.own.values():
                observer.see(event)


def shown_to(events: Iterable[Event]) -> dict[Seat | None, list[Json]]:
    """Return events as they are shown to each seat, the public ones under ``None``.

    A private one says after how many of the public ones it came.
    """
    public: list[Json] = []
    shown: dict[Seat | None, list[Json]] = {None: public}
    for event in events:
        if event.to == EVERYONE:
            public.append(as_shown(event))
        elif event.to:
            private = {"after": len(public), **as_shown(event)}
            for seat in event.to:
                shown.setdefault(seat, []).append(private)
    return shown
