"""Turns that are taken back: which events still stand, and where a seat's last turn begins.

Nothing is rewritten: what is asked, answered and taken back are moves and events of their own.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from morpho_server.games.events import Event
from morpho_server.games.morphos import events as ev
from morpho_server.games.seats import Seat

_MOVES: Final = (ev.StonePlaced, ev.StoneFlipped, ev.StoneReturned, ev.ColoursSwapped)


def standing(events: Iterable[Event]) -> list[Event]:
    """Return the events of a game without those that were taken back, and without the asking."""
    stand: list[Event] = []
    for event in events:
        match event:
            case ev.TurnTakenBack(kept=kept):
                del stand[kept:]
            case ev.TakebackAsked() | ev.TakebackDeclined():
                pass
            case _:
                stand.append(event)
    return stand


def kept_before(events: Sequence[Event], seat: Seat) -> int | None:
    """Return how many events stand before the last turn of a seat; ``None`` if it has had none."""
    at = next((at for at in reversed(range(len(events))) if _is_move(events[at], seat)), None)
    while at and _is_move(events[at - 1], seat):  # a second stone (R7.3), or one put back (R7.4)
        at -= 1
    return at


def _is_move(event: Event, seat: Seat) -> bool:
    return isinstance(event, _MOVES) and event.seat == seat
