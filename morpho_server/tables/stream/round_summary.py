"""The events of a past round with their audiences, for its analysis."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from morpho_server.games.events import as_shown
from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.stream.past_round import of_game

SLICE: Final = 50
"""The number of entries read between two turns of the event loop, about 1 ms."""


@dataclass(frozen=True, slots=True)
class PhraseSaid:
    """A phrase that a seat said to everybody, when so many ``steps`` of a round were done."""

    steps: int
    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A round of a table's ``match``: its entries in which something happened in the game.

    ``said`` is what was said meanwhile, in its order. ``code`` is the table's, for the log.
    """

    table: TableId
    match: int
    number: int
    game: str
    seats: int
    entries: Sequence[Entry]
    said: Sequence[PhraseSaid] = ()
    code: str = ""

    async def steps(self) -> list[bytes]:
        """Return its steps, each as JSON (:class:`~morpho_server.games.aids.StepSeen`)."""
        said: dict[int, list[tuple[Seat, str]]] = {}
        for one in self.said:
            said.setdefault(one.steps, []).append((one.seat, one.phrase))
        steps = []
        for number, entry in enumerate(self.entries, 1):
            steps.append(_step(entry, said.get(number, ())))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return steps


def _step(entry: Entry, said: Sequence[tuple[Seat, str]]) -> bytes:
    """Return an entry as a step, without the events that nobody was shown."""
    events = [(event.to, as_shown(event)) for event in of_game(entry) if event.to]
    return orjson.dumps({"seat": entry.seat, "events": events, "said": said})
