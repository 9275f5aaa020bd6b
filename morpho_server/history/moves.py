"""The moves of a match that is over, from which it can be played again (docs/fairness.md)."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Final

import orjson

from morpho_server.history.time_slices import TimeSlices, game_after
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError

PART: Final = 200
"""The moves that are sent at once. Other entries don't count, as some were heard of by nobody."""


async def moves_of(
    slices: TimeSlices,
    log: LogReader,
    table: Table,
    match: int,
    turn: Callable[[], AbstractAsyncContextManager[None]],
) -> AsyncIterator[str]:
    """Yield, as JSON in parts, the moves of a match that is over.

    The last match of a table is read from its beginning on, an earlier one with all before it.
    Each part is read in a ``turn``. Raises
    :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """
    last, game = table.match, table.game.name
    after = last.started_after if last is not None and last.prepared.number == match else 0
    entries = slices.entries(log, game, after)
    text = _Text(match)
    while not text.is_complete:
        async with turn():
            async for entry in entries:
                game = game_after(entry, game)
                text.add(entry, game)
                if text.has_part:
                    break
            else:
                raise LogUnavailableError("The end of the match is not in the log.")
        yield text.take()


def _is_chosen_by_game(entry: Entry) -> bool:
    """Return whether the game chose the move of an entry: time ran out, or a bot failed.

    Where nothing was drawn for a bot's move the entry doesn't say so, and nothing depends on it.
    """
    for event in entry.events:
        if isinstance(event, ev.TimeRanOut | ev.Drawn):
            return True
        if not isinstance(event, ev.TableEvent):
            return False
    return False


@dataclass(slots=True)
class _Text:
    """The moves of a ``match`` found so far, while the entries of its table are read."""

    match: int
    is_on: bool = False
    is_complete: bool = False
    rounds: int = 0
    moves: int = 0
    between: str = ""
    parts: list[str] = field(default_factory=list)

    @property
    def has_part(self) -> bool:
        """Return whether there is as much text as is sent at once."""
        return self.is_complete or self.moves == PART

    def add(self, entry: Entry, game: str) -> None:
        """Write what an entry has of the match, at a table that plays a ``game``."""
        for event in entry.events:
            if isinstance(event, ev.MatchStarted) and event.number == self.match:
                self.is_on = True
                self.parts.append(f'{{"match":{self.match},"game":"{game}","rounds":[')
            elif isinstance(event, ev.RoundOpened) and self.is_on:
                self.parts.append(f'{"]}," * bool(self.rounds)}{{"round":{event.number},"moves":[')
                self.rounds, self.between = self.rounds + 1, ""
        if not self.is_on:
            return
        if entry.move is not None:
            move = [entry.seat, entry.move, _is_chosen_by_game(entry)]
            self.parts.append(self.between + orjson.dumps(move).decode())
            self.between, self.moves = ",", self.moves + 1
        if any(isinstance(event, ev.MatchEnded) for event in entry.events):
            self.parts.append("]}]}")
            self.is_complete, self.is_on = True, False

    def take(self) -> str:
        """Return the text written since the last call."""
        text = "".join(self.parts)
        self.parts.clear()
        self.moves = 0
        return text
