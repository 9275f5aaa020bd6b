"""A player's report of a round, during or after it: all that they know of it."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Final

import orjson

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.history.past_rounds import PastRound
from morpho_server.history.time_slices import Pause, TimeSlices
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay, opens_round
from morpho_server.tables.log.table_log import LogReader
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import Stream
from morpho_server.tables.stream.past_round import PastSteps, Step, of_game

FORM: Final = 1
"""The form of reports; one with other fields gets another number."""

_OF_TABLE: Final = (
    *("phase", "options", "seat_options", "setup", "deadline", "banks"),
    *("paused", "stand_ins"),
)
_OF_MATCH: Final = ("number", "seats", "round", "scores", "ended", "winners")


@dataclass(frozen=True, slots=True)
class Report:
    """A round as far as a player may know it: nobody's name, no code of a table, and no chat.

    ``report`` is the form. ``server`` is the version that runs. ``table`` has parts of its view,
    ``bots`` the strengths of the bots by seat. ``seat`` is the player's own. ``round`` is the last
    one, with what the player was shown of each step, ``None`` if there has been none. ``public``,
    ``own`` and ``legal`` are the views and moves of the present.
    """

    report: int
    server: str
    game: str
    table: Mapping[str, Json]
    bots: Mapping[Seat, str]
    seat: Seat | None
    round: PastRound | None
    public: Mapping[str, Json] | None
    own: Mapping[str, Json] | None
    legal: list[Move] | None

    def text(self) -> str:
        """Return it as JSON."""
        return orjson.dumps(self, option=orjson.OPT_NON_STR_KEYS).decode()


async def report_of(
    slices: TimeSlices, stream: Stream, player: PlayerId, empty: Table, server: str
) -> Report:
    """Return a player's report of a problem. ``empty`` is the table at first.

    Raises ``no_such_player``, :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """
    table, projection = stream.table, stream.projection
    game, match, last = table.game, table.match, table.seq
    who = table.players.get(player)
    if who is None and isinstance(stream, TableSession):  # they left while this request waited
        raise refusal("no_such_player")
    seat = None if who is None else who.seat
    present = Report(
        report=FORM,
        server=server,
        game=game.name,
        table=_table_part(projection.table_view()),
        bots={bot.seat: bot.bot for bot in table.bots if bot.seat is not None and bot.bot},
        seat=seat,
        round=None,
        # The log is read meanwhile, and they go on; the seat may even be another's then.
        public=deepcopy(projection.public_view()),
        own=deepcopy(projection.own_view(seat)),
        legal=projection.legal(seat),
    )
    if match is None or present.public is None:
        return present
    played = PastRound(
        game=game.name,
        holders=[None] * match.seats,
        steps=[],
        called_off=match.outcome is None,
        scores=tuple(match.scores),
        winners=match.winners if match.ended is not None else (),
    )
    seen = await _entries_seen(slices, stream.log, empty, player, last)
    steps = await _steps(PastSteps(game, match.seats), seen, slices.pause)
    return replace(present, round=replace(played, steps=steps))


def _table_part(view: Mapping[str, Json]) -> dict[str, Json]:
    part = {key: view[key] for key in _OF_TABLE if key in view}
    if match := view.get("match"):
        part["match"] = {key: match[key] for key in _OF_MATCH if key in match}
    return part


async def _entries_seen(
    slices: TimeSlices, log: LogReader, empty: Table, player: PlayerId, last: int
) -> list[tuple[Entry, Seat | None]]:
    """Return the entries of the last round up to a number, each with the player's seat then."""
    replay = Replay(empty)
    seen: list[tuple[Entry, Seat | None]] = []
    async for entry in slices.entries(log, empty.game.name):
        if entry.seq > last:
            break
        replay.fast_forward(entry)
        if opens_round(entry):
            seen.clear()
        if of_game(entry):
            who = replay.table.players.get(player)
            seen.append((entry, None if who is None else who.seat))
    return seen


async def _steps(
    past: PastSteps, seen: Iterable[tuple[Entry, Seat | None]], pause: Pause
) -> list[Step]:
    """Return the steps that showed something to a player."""
    steps: list[Step] = []
    for entry, seat in seen:
        await pause()
        step = _as_shown(past.step(entry), seat)
        if step.events or step.public or step.own or step.move is not None:
            steps.append(step)
    return steps


def _as_shown(step: Step, seat: Seat | None) -> Step:
    """Return a step as a seat saw it; a move and its maker only if it was this seat.

    A move's text may hide what its events do not show, and who made the last of several secret
    choices.
    """
    is_own = seat is not None and step.seat == seat
    return replace(
        step,
        seat=seat if is_own else None,
        move=step.move if is_own else None,
        everything={},
        own={one: part for one, part in step.own.items() if one == seat},
    )
