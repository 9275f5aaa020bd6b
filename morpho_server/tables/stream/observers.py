"""The observers of a round: what the public and each seat have been shown of it."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

from morpho_server.games.events import EVERYONE, NOBODY, SHOWN, Event
from morpho_server.games.game import Game, Observer
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch
from morpho_server.tables.stream.table_view import merge_patch


class Observers:
    """One observer of what everybody may know, and one for each seat; ``own`` may lose seats.

    A seat's own view is what its observer knows, or, once it is ``opened``, that and what it is
    given besides.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.public: Observer = game.public_observer()
        self.own: dict[Seat, Observer] = {
            Seat(seat): game.seat_observer(Seat(seat)) for seat in range(seats)
        }
        self._opened: dict[Seat, Mapping[str, Json]] = {}
        self._changing = set(self.own)
        self._public_types = frozenset(self.public.event_types)
        self._own_types: frozenset[type[Event]] = frozenset().union(
            *(observer.event_types for observer in self.own.values())
        )

    def see(self, events: Iterable[Event]) -> None:
        """Show events to those they are addressed to, who take notice of them."""
        for event in events:
            if event.to == EVERYONE and type(event) in self._public_types:
                self.public.see(event)
            if type(event) in self._own_types:
                for seat in self.own if event.to == EVERYONE else event.to:
                    self.own[seat].see(event)
                    self._changing.add(seat)

    def own_view(self, seat: Seat) -> Mapping[str, Json] | None:
        """Return a seat's last own view."""
        if seat not in self.own:
            return None
        return self._opened.get(seat) or self.own[seat].view()

    def take_own_patches(self, given: Mapping[Seat, Mapping[str, Json]]) -> dict[Seat, Patch]:
        """Return the changes of the seats' own views since the last call.

        ``given`` are the opened seats, each with what it sees in place of what it knew. Only those
        seats are asked that have seen something, or have other cards shown to them than they had.
        """
        asked, self._changing = self._changing.union(given, self._opened), set()
        patches = {}
        for seat in sorted(asked & self.own.keys()):
            observer = self.own[seat]
            patch, shown = observer.take_patch(), self._opened.pop(seat, None)
            if seat in given:
                self._opened[seat] = opened = deepcopy({**observer.view(), **given[seat]})
                if shown is None:
                    patch = _joined(patch, merge_patch(observer.view(), opened))
                else:
                    patch = merge_patch(shown, opened)
            elif shown is not None:
                patch = merge_patch(shown, observer.view())
            if patch:
                patches[seat] = patch
        return patches


def _joined(first: Patch, then: Patch) -> Patch:
    """Return the patch that does what one patch does and then another."""
    both = dict(first)
    for key, value in then.items():
        was = both.get(key)
        if isinstance(was, dict) and isinstance(value, dict):
            both[key] = _joined(was, value)
        else:
            both[key] = value
    return both


def shown_to(events: Iterable[Event]) -> dict[Seat | None, list[Json]]:
    """Return events as they are shown to each seat, the public ones under ``None``.

    A private one says after how many of the public ones it came.
    """
    public: list[Json] = []
    shown: dict[Seat | None, list[Json]] = {None: public}
    for event in events:
        if event.to == NOBODY:
            continue
        names, values = SHOWN[event.__class__]
        view = dict(zip(names, values(event), strict=False))
        if event.to == EVERYONE:
            public.append(view)
            continue
        private = {"after": len(public), **view}
        for seat in event.to:
            shown.setdefault(seat, []).append(private)
    return shown
