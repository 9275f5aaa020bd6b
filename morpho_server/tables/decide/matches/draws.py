"""The draws of chance, kept in the log until the match is over."""

from collections.abc import Iterable, Sequence

from morpho_server.games.chance import Draw
from morpho_server.games.events import NOBODY, Event
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.messages import events as ev


def drawn(draws: Sequence[Draw]) -> Events:
    """Return the event that keeps what was drawn, if anything was."""
    return (ev.Drawn(NOBODY, tuple(draws)),) if draws else ()


def draws_in(events: Iterable[Event]) -> list[Draw]:
    """Return the draws that events keep."""
    return [draw for event in events if isinstance(event, ev.Drawn) for draw in event.draws]
