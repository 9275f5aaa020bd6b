"""Matches and rounds that may be seen again, read from the log of their table."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.records.recording import Recording
from morpho_server.games.records.writing import RecordFormat, record_of, record_text
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.history.time_slices import Pause, TimeSlices
from morpho_server.tables.decide.playing_on import Moment
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay, opens_round
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis, PlayerId, TableId
from morpho_server.tables.model.match import Origin
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.observers import shown_to
from morpho_server.tables.stream.past_round import PastSteps, Step, of_game
from morpho_server.tables.stream.round_summary import PhraseSaid, RoundSummary


@dataclass(frozen=True, slots=True)
class Holder:
    """The last holder of a seat by the end of a round: a name, and the strength of a bot."""

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


@dataclass(frozen=True, slots=True)
class PastBet:
    """A bet on a round: whose, by the name of that time, on which seat, and if it was right."""

    player: PlayerId
    name: str
    on: Seat
    right: bool


@dataclass(slots=True)
class RoundPlayed:
    """A round of a match that is over, in short.

    It began and ended at these times, in milliseconds. ``moves`` counts those that everybody saw.
    ``events`` are the public ones of the last: they say how it ended. ``bets`` are those on it.
    """

    number: int
    began_at: Millis
    ended_at: Millis
    moves: int = 0
    events: list[Json] = field(default_factory=list)
    bets: list[PastBet] = field(default_factory=list)


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
    """A match is not over, so it is not shown, nor are its rounds unless the host had chosen so."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round of a table's ``match``: its entries in which something happened in the ``game``.

    ``said`` are the phrases that seats said to everybody meanwhile.
    ``options`` and ``seat_options`` are those with which it was played.
    ``open_rounds`` are all rounds of the match that may be seen again by now.
    """

    table: TableId
    code: str
    match: int
    number: int
    open_rounds: list[int]
    game: Game[Any]
    holders: list[Holder | None]
    options: Options
    seat_options: Mapping[Seat, Options]
    entries: list[Entry]
    said: list[PhraseSaid]

    async def seen(self, pause: Pause) -> PastRound:
        """Return the round as everybody saw it."""
        return await seen_again(self.game, self.holders, self.entries, pause)

    def summary(self) -> RoundSummary:
        """Return the round as each seat saw it."""
        seats = len(self.holders)
        place = self.table, self.match, self.number
        return RoundSummary(*place, self.game.name, seats, self.entries, self.said, self.code)

    async def moment(self, steps: int, pause: Pause) -> Moment | None:
        """Return where it stood after so many steps; ``None`` if it does not have as many."""
        if steps > len(self.entries):
            return None
        taken = self.entries[:steps]
        state = self.game.new_state()
        for entry in taken:
            await pause()
            for event in of_game(entry):
                self.game.evolve(state, event)
        return Moment(
            origin=Origin(self.match, self.number, steps),
            game=self.game,
            seats=len(self.holders),
            options=self.options,
            seat_options=self.seat_options,
            steps=taken,
            state=state,
        )

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
    game: Game[Any], holders: list[Holder | None], entries: Sequence[Entry], pause: Pause
) -> PastRound:
    """Return a round as everybody saw it, from its entries in which something happened."""
    past = PastSteps(game, len(holders))
    made: list[Step] = []
    for entry in entries:
        await pause()
        made.append(past.step(entry))
    outcome = game.outcome(past.state)
    return PastRound(
        game=game.name,
        holders=holders,
        steps=made,
        called_off=outcome is None,
        scores=game.scores(past.state),
        winners=() if outcome is None else outcome.winners,
    )


async def played_round(
    slices: TimeSlices, log: LogReader, empty: Table, match: int, number: int | None
) -> Played | None:
    """Return a round of a match, ``None`` if there was none. ``empty`` is the table at first.

    Without a ``number`` it is the first: a match that was played on may begin with a later one.

    The log alone says whether it may be seen again: a match may begin while the log is read.
    Raises :exc:`MatchGoesOnError`, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """
    replay = Replay(empty)
    table = replay.table
    rounds: set[int] = set()
    open_rounds: list[int] = []
    played: Played | None = None
    entries: list[Entry] = []
    said: list[PhraseSaid] = []
    async for entry in _played_in(slices, log, replay, match):
        number = number or table.match_on.round
        rounds.add(table.match_on.round)
        if table.match_on.round == number:
            _note(table, entry, entries, said)
            played = _round_of(log, table, match, entries, said, open_rounds)
    if _goes_on(table, match):
        # What was left out of the last round says whether that is over.
        for _ in replay.steps():
            await slices.pause()
        if number is None or not table.may_see_again(match, number):
            raise MatchGoesOnError
    open_rounds += [each for each in sorted(rounds) if table.may_see_again(match, each)]
    return played


async def played_rounds(
    slices: TimeSlices, log: LogReader, empty: Table, match: int
) -> list[Played]:
    """Return the rounds of a match, none if there was none. ``empty`` is the table at first.

    Raises as :func:`past_match` does.
    """
    replay = Replay(empty)
    table = replay.table
    numbers: list[int] = []
    rounds: dict[int, Played] = {}
    async for entry in _played_in(slices, log, replay, match):
        number = table.match_on.round
        before = rounds.get(number)
        entries, said = ([], []) if before is None else (before.entries, before.said)
        _note(table, entry, entries, said)
        rounds[number] = _round_of(log, table, match, entries, said, numbers)
    if _goes_on(table, match):
        raise MatchGoesOnError
    numbers += rounds
    return list(rounds.values())


def _note(table: Table, entry: Entry, entries: list[Entry], said: list[PhraseSaid]) -> None:
    """Add an entry to those of its round, and what it says."""
    if of_game(entry):
        entries.append(entry)
    for event in _phrases_in(entry):
        player = table.players.get(event.player)
        if player is not None and player.seat is not None and event.phrase is not None:
            said.append(PhraseSaid(len(entries), player.seat, event.phrase))


def _phrases_in(entry: Entry) -> list[ev.Said]:
    """Return the phrases that an entry says to everybody."""
    said = [event for event in entry.events if isinstance(event, ev.Said)]
    return [event for event in said if event.phrase is not None and event.to == EVERYONE]


def _round_of(
    log: LogReader,
    table: Table,
    match: int,
    entries: list[Entry],
    said: list[PhraseSaid],
    open_rounds: list[int],
) -> Played:
    """Return the present round of a table, with what was played in it so far."""
    return Played(
        table=log.table,
        code=table.code,
        match=match,
        number=table.match_on.round,
        open_rounds=open_rounds,
        game=table.game,
        holders=_holders(table),
        options=table.options,
        seat_options=dict(table.seat_options),
        entries=entries,
        said=said,
    )


async def past_match(
    slices: TimeSlices, log: LogReader, empty: Table, match: int
) -> PastMatch | None:
    """Return a match with its rounds, ``None`` if there was none. ``empty`` is the table at first.

    Raises as :func:`played_round` does, and while the match goes on.
    """
    replay = Replay(empty)
    game = empty.game.name
    rounds: list[RoundPlayed] = []
    holders: list[Holder | None] = []
    async for entry in _played_in(slices, log, replay, match):
        if opens_round(entry):
            rounds.append(RoundPlayed(replay.table.match_on.round, entry.at, entry.at))
        elif public := shown_to(of_game(entry))[None]:
            last = rounds[-1]
            last.ended_at = entry.at
            last.moves += 1
            last.events = public
            last.bets = _bets_shown(entry, replay.table)
        game, holders = replay.table.game.name, _holders(replay.table)
    if _goes_on(replay.table, match):
        raise MatchGoesOnError
    return PastMatch(game, holders, rounds) if rounds else None


async def _played_in(
    slices: TimeSlices, log: LogReader, replay: Replay, match: int
) -> AsyncIterator[Entry]:
    """Yield the entries of a match in which something happened in its game, or a phrase was said.

    Fast-forward to each.

    It stops at the end of the match, or of the log.
    """
    table = replay.table
    is_asked_for = False
    async for entry in slices.entries(log, table.game.name):
        replay.fast_forward(entry)
        if opens_round(entry):
            is_asked_for = _match_of(table) == match
        if is_asked_for and (of_game(entry) or _phrases_in(entry)):
            yield entry
        if any(isinstance(event, ev.MatchEnded) for event in entry.events):
            if _match_of(table) == match:
                return
            is_asked_for = False


def _goes_on(table: Table, match: int) -> bool:
    return table.in_match and _match_of(table) == match


def _match_of(table: Table) -> int:
    return table.match_on.prepared.number


def _bets_shown(entry: Entry, table: Table) -> list[PastBet]:
    """Return the bets that an entry shows, of those who were still at the table."""
    return [
        PastBet(player, table.players[player].name, on, player in event.right)
        for event in entry.events
        if isinstance(event, ev.BetsRevealed)
        for player, on in event.bets.items()
    ]


def _holders(table: Table) -> list[Holder | None]:
    held = table.left | table.holders
    found = (held.get(Seat(seat)) for seat in range(table.match_on.seats))
    return [None if player is None else Holder(player.name, player.bot) for player in found]
