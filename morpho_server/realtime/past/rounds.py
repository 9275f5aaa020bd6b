"""Matches that are over and their rounds, read from the log of their table."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.records.recording import Recording
from morpho_server.games.records.writing import RecordFormat, record_of, record_text
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay, opens_round
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.observers import shown_to
from morpho_server.tables.stream.past_round import PastSteps, Step, of_game

PAGE: Final = 200
"""How many entries are read at a time; fast-forwarding them takes 1 ms."""

SLICE: Final = 10
"""How many steps are made between two turns of the event loop, about 2 ms at nine seats."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who held a seat when the round was over: a name, and the strength of a bot."""

    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round from its deal to its end, or until it was called off with its match.

    ``holders`` has a place for each seat. ``scores`` are everybody's points after it, ``winners``
    those whom it let win the match.
    """

    game: str
    holders: list[Holder | None]
    steps: list[Step]
    called_off: bool
    scores: Sequence[int]
    winners: Sequence[Seat]

    def text(self) -> str:
        """Return it as JSON."""
        return orjson.dumps(self, option=orjson.OPT_NON_STR_KEYS).decode()


@dataclass(slots=True)
class RoundPlayed:
    """A round of a match that is over, in short.

    It began and ended at these times, in milliseconds. ``moves`` counts those that everybody saw.
    ``events`` are the public ones of the last: they say how it ended.
    """

    began_at: Millis
    ended_at: Millis
    moves: int
    events: list[Json]


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over. ``holders`` has a place for each seat, as of its end."""

    game: str
    holders: list[Holder | None]
    rounds: list[RoundPlayed]

    def text(self) -> str:
        """Return it as JSON."""
        return orjson.dumps(self).decode()


class MatchGoesOnError(Exception):
    """A match is not over, so its rounds are not shown."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round of a table's ``match``: its entries in which something happened in the ``game``."""

    code: str
    match: int
    number: int
    game: Game[Any]
    holders: list[Holder | None]
    entries: list[Entry]

    async def seen(self) -> PastRound:
        """Return the round as everybody saw it."""
        return await seen_again(self.game, self.holders, self.entries)

    def record(self, recording: Recording[Any], form: RecordFormat) -> str:
        """Return the text of a record of the round."""
        names = [holder.name for holder in self.holders if holder is not None]
        title = f"{self.game.title}, round {self.number}: {', '.join(names)}"
        record = record_of(recording, title, self._events(), self._moves())
        return record_text(record, form)

    def _events(self) -> list[Event]:
        return [event for entry in self.entries for event in of_game(entry)]

    def _moves(self) -> list[tuple[Seat, Move]]:
        made = ((entry.seat, entry.move) for entry in self.entries)
        return [(seat, move) for seat, move in made if seat is not None and move is not None]


async def seen_again(
    game: Game[Any], holders: list[Holder | None], entries: Sequence[Entry]
) -> PastRound:
    """Return a round as everybody saw it, from its entries in which something happened."""
    past = PastSteps(game, len(holders))
    made: list[Step] = []
    for entry in entries:
        made.append(past.step(entry))
        if len(made) % SLICE == 0:
            await asyncio.sleep(0)
    outcome = game.outcome(past.state)
    return PastRound(
        game=game.name,
        holders=holders,
        steps=made,
        called_off=outcome is None,
        scores=game.scores(past.state),
        winners=() if outcome is None else outcome.winners,
    )


async def played_round(log: TableLog, empty: Table, match: int, number: int) -> Played | None:
    """Return a round of a match, ``None`` if there was none. ``empty`` is the table at first.

    The log alone says whether the match is over: it may begin while the log is read. Raises
    :exc:`MatchGoesOnError`, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """
    replay = Replay(empty)
    game = empty.game
    entries: list[Entry] = []
    holders: list[Holder | None] = []
    async for entry in _played_in(log, replay, match):
        if replay.table.match_on.round == number:
            entries.append(entry)
            game, holders = replay.table.game, _holders(replay.table)
    return Played(empty.code, match, number, game, holders, entries) if entries else None


async def past_match(log: TableLog, empty: Table, match: int) -> PastMatch | None:
    """Return a match with its rounds, ``None`` if there was none. ``empty`` is the table at first.

    Raises as :func:`played_round` does.
    """
    replay = Replay(empty)
    game = empty.game.name
    rounds: list[RoundPlayed] = []
    holders: list[Holder | None] = []
    async for entry in _played_in(log, replay, match):
        if opens_round(entry):
            rounds.append(RoundPlayed(entry.at, entry.at, moves=0, events=[]))
        elif public := shown_to(of_game(entry))[None]:
            last = rounds[-1]
            last.ended_at = entry.at
            last.moves += 1
            last.events = public
        game, holders = replay.table.game.name, _holders(replay.table)
    return PastMatch(game, holders, rounds) if rounds else None


async def _played_in(log: TableLog, replay: Replay, match: int) -> AsyncIterator[Entry]:
    """Yield the entries of a match in which something happened in its game; fast-forward to each.

    Raises :exc:`MatchGoesOnError` at the end of the log.
    """
    table = replay.table
    is_asked_for = False
    async for entry in entries_after(log, table):
        replay.fast_forward(entry)
        if opens_round(entry):
            is_asked_for = _match_of(table) == match
        if is_asked_for and of_game(entry):
            yield entry
        if any(isinstance(event, ev.MatchEnded) for event in entry.events):
            if _match_of(table) == match:
                return
            is_asked_for = False
    if table.match is not None and _match_of(table) == match:
        raise MatchGoesOnError


def _match_of(table: Table) -> int:
    return table.match_on.prepared.number


async def entries_after(log: TableLog, table: Table) -> AsyncIterator[Entry]:
    """Yield the entries above the table's, which the caller applies."""
    entries = await log.read(table.seq, PAGE, table.game.name)
    while entries:
        for entry in entries:
            yield entry
        entries = await log.read(table.seq, PAGE, table.game.name)


def _holders(table: Table) -> list[Holder | None]:
    found = (table.holders.get(Seat(seat)) for seat in range(table.match_on.seats))
    return [None if player is None else Holder(player.name, player.bot) for player in found]
