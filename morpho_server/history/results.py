"""The results of a table's matches that are over, read from its log."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.outcome import Outcome, RoundSummary
from morpho_server.games.registry import round_reader_of
from morpho_server.games.seats import Seat
from morpho_server.history.time_slices import TimeSlices
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay, opens_round
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.result import Holders, MatchResult, PartCount, SeatResult
from morpho_server.tables.model.table import Player, Table
from morpho_server.tables.stream.past_round import of_game


async def match_results(
    slices: TimeSlices, log: LogReader, empty: Table, after: int
) -> AsyncIterator[tuple[MatchResult, Holders]]:
    """Yield the results of a table's matches that are over, and who held the seats at the end.

    They have a number above ``after``, and at least one round that was played to its end.
    One that was played on from another is none of them: its players may have seen all cards.
    ``empty`` is the table at first. Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """
    replay = Replay(empty)
    played: _Played | None = None
    async for entry in slices.entries(log, empty.game.name):
        replay.fast_forward(entry)
        match = empty.match
        if match is None or match.prepared.number <= after or match.played_on is not None:
            continue
        if opens_round(entry):
            played = played or _Played(match.game)
            played.open_round()
        if played is None:
            continue
        played.add(entry)
        ended = next((event for event in entry.events if isinstance(event, ev.MatchEnded)), None)
        if ended is not None:
            if played.rounds:
                yield _result(empty, ended, played), _holders(empty)
            played = None


@dataclass(slots=True)
class _Played:
    """The rounds of a match so far: those that were played to the end, and the present one."""

    game: Game[Any]
    rounds: list[tuple[Outcome, RoundSummary | None]] = field(default_factory=list)
    state: Any = None
    events: list[Event] = field(default_factory=list)

    def open_round(self) -> None:
        """Begin the next round."""
        self.state = self.game.new_state()
        self.events = []

    def add(self, entry: Entry) -> None:
        """Add what happened in the game by an entry."""
        events = of_game(entry)
        for event in events:
            self.game.evolve(self.state, event)
        self.events += events
        outcome = self.game.outcome(self.state) if events else None
        if outcome is not None:
            reader = round_reader_of(self.game.name)
            self.rounds.append((outcome, None if reader is None else reader(self.events)))


def _result(table: Table, ended: ev.MatchEnded, played: _Played) -> MatchResult:
    match = table.match_on
    last, _ = played.rounds[-1]
    held = _held(table)
    seats = [seat for seat, _ in held]
    winners = last.winners if last.match_over else ()
    return MatchResult(
        number=match.prepared.number,
        game=match.game.name,
        ended_at=Millis(table.at),
        rounds=len(played.rounds),
        called_off=ended.reason == "called_off",
        seats=[_seat(*one, played, last.scores, winners, seats) for one in held],
    )


def _seat(
    seat: Seat,
    holder: Player,
    played: _Played,
    scores: Sequence[int],
    winners: Sequence[Seat],
    seats: Sequence[Seat],
) -> SeatResult:
    won = seat in winners
    better = 0 if won else sum(one in winners or scores[one] > scores[seat] for one in seats)
    return SeatResult(
        seat=seat,
        player=holder.id,
        name=holder.name,
        bot=holder.bot,
        points=scores[seat],
        rank=1 + better,
        won=won,
        rounds_won=sum(outcome.points[seat] > 0 for outcome, _ in played.rounds),
        parts=_parts(seat, [summary for _, summary in played.rounds if summary is not None]),
    )


def _parts(seat: Seat, rounds: Sequence[RoundSummary]) -> dict[str, PartCount]:
    parts: dict[str, PartCount] = {}
    for summary in rounds:
        dealt, held, won = (set(of[seat]) for of in (summary.dealt, summary.held, summary.won))
        for part in sorted(dealt | held):
            count = PartCount(part in dealt, part in held, part in won)
            parts[part] = parts.get(part, PartCount(0, 0, 0)) + count
    return parts


def _held(table: Table) -> list[tuple[Seat, Player]]:
    """Return the seats of the match that somebody holds, in order, and who."""
    holders = table.holders
    return [(seat, holders[seat]) for seat in sorted(holders) if seat < table.match_on.seats]


def _holders(table: Table) -> Holders:
    return {seat: frozenset(player.guests) for seat, player in table.holders.items()}
