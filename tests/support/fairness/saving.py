"""Matches as a page saves them, with the moves that its server answers with."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from morpho_server.history.moves import moves_of
from morpho_server.history.time_slices import TimeSlices
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import MatchEnded
from morpho_server.verify.file import read_text
from morpho_server.verify.verdict import Verdict, judge
from tests.support.fairness.matches import EventJson, seen_by
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import Sitting
from tests.support.visitors import Player

File = dict[str, Any]
"""The content of a saved file."""


class _WrittenLog:
    """The log of a table without a server."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    async def read(self, after: int, most: int, _game: str) -> Sequence[Entry]:
        """Return the entries above a seq, at most so many."""
        return self._entries[after : after + most]


def moves(at: Sitting, match: int) -> File:
    """Return the moves of a match as the server answers with them."""

    async def read() -> str:
        log = _WrittenLog(at.entries)
        parts = moves_of(TimeSlices(), log, at.table, match, nullcontext)
        return "".join([part async for part in parts])

    return json.loads(asyncio.run(read()))


def saved(at: Sitting, player: str) -> File:
    """Return the file that the page of a player saves when a match is over."""
    ended = sum(isinstance(event, MatchEnded) for entry in at.entries for event in entry.events)
    return {
        "format": 2,
        "game": at.table.game.name,
        "player": player,
        "unseen": 0,
        "restored": False,
        "events": seen_by(at, player),
        "moves": [moves(at, match) for match in range(1, ended + 1)],
    }


async def saved_by_rest(player: Player, *matches: int) -> File:
    """Return the file that a program without shares saves of matches that are over."""
    events: list[EventJson] = []
    for update in await player.updates():
        public = update.get("events", [])
        for private in reversed(update.get("yours", [])):
            public.insert(private.pop("after"), private)
        events += public
    moves = [await player.ask("GET", f"matches/{match}/moves") for match in matches]
    return {"player": player.id, "events": events, "moves": moves}


def verdict_on(file: File) -> Verdict:
    """Return the verdict on a file."""
    return judge(read_text(json.dumps(file).encode()), ALL_GAMES)
