"""The moves of a match that is over, from which it can be played again (docs/fairness.md)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

import orjson

from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError

PAGE: Final = 200
"""The most entries that are read at a time, and sent at once."""


async def moves_of(
    log: TableLog, table: Table, match: int, turns: asyncio.Lock
) -> AsyncIterator[str]:
    """Yield, as JSON in parts, the moves of a match that is over.

    The last match of a table is read from its beginning on, an earlier one with all before it.
    ``turns`` is held while a part is read. Raises
    :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """
    last, game = table.match, table.game.name
    after = last.started_after if last is not None and last.prepared.number == match else 0
    text = _Text(match)
    while not text.is_complete:
        async with turns:
            entries = await log.read(after, PAGE, game)
        if not entries:
            raise LogUnavailableError("The end of the match is not in the log.")
        for entry in entries:
            game = _game_after(entry, game)
            text.add(entry, game)
        after = entries[-1].seq
        yield text.take()


def _game_after(entry: Entry, game: str) -> str:
    chosen = (e.game for e in entry.events if isinstance(e, ev.TableOpened | ev.GameChosen))
    return next(chosen, game)


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
    between: str = ""
    parts: list[str] = field(default_factory=list)

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
            self.between = ","
        if any(isinstance(event, ev.MatchEnded) for event in entry.events):
            self.parts.append("]}]}")
            self.is_complete, self.is_on = True, False

    def take(self) -> str:
        """Return the text written since the last call."""
        text = "".join(self.parts)
        self.parts.clear()
        return text
