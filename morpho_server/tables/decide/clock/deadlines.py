"""Deadlines: the time for each decision, as the host chose."""

from collections.abc import Collection
from typing import Any

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Pace
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import Match
from morpho_server.tables.model.table import Table

VACANT_SECONDS = 10
"""The time for which a decision of an empty seat waits."""


def after_move(
    table: Table, match: Match, seat: Seat, move: Move, after: Any, now: Millis
) -> Events:
    """Return the deadline after a seat's move, which leads to the game's state ``after``.

    Where several choose at once, one seat's choice gives the others no more time. A move open to
    all changes nobody's time.
    """
    game, deadline = match.game, table.deadline
    owed, owing = game.owing(match.state), game.owing(after)
    if owing == owed and move in game.open_moves(match.state, seat):
        return ()
    if deadline is not None and owing and set(owing) < set(owed) and seat not in owing:
        return (_deadline(owing, deadline.until, banked=deadline.banked),)
    return _new_deadline(table, owing, game.pace(after), now, table.holders)


def of_seat(table: Table, seat: Seat | None, now: Millis, *, held: bool) -> Events:
    """Return the deadline after somebody takes a seat, or leaves it, in a round.

    A decision owed by a vacant seat doesn't wait for long, whatever the host chose.
    """
    match = table.match
    if match is None or table.phase != "playing" or seat not in match.game.owing(match.state):
        return ()
    holders = {*table.holders} | {seat} if held else {*table.holders} - {seat}
    return new_deadline(table, match.state, table.time(now), holders)


def new_deadline(table: Table, after: Any, now: Millis, holders: Collection[Seat]) -> Events:
    """Return the deadline of the decisions now owed, or the end of the one that was.

    ``holders`` are the seats that somebody holds from now on.
    """
    game = table.game
    return _new_deadline(table, game.owing(after), game.pace(after), now, holders)


def _new_deadline(
    table: Table, owing: tuple[Seat, ...], pace: Pace, now: Millis, holders: Collection[Seat]
) -> Events:
    seconds, vacant = None, False
    if owing:
        vacant = not set(owing).issubset(holders)
        seconds = table.option("turn_seconds" if pace == "turn" else "reaction_seconds")
        if vacant:
            seconds = min(seconds or VACANT_SECONDS, VACANT_SECONDS)
    if seconds is not None:
        # A bank is for turns: the time that a reaction takes must not reveal anything.
        banked = pace == "turn" and not vacant and bool(table.option("bank_seconds"))
        return (_deadline(owing, Millis(now + 1000 * seconds), banked=banked),)
    return () if table.deadline is None else (ev.DeadlineCleared(EVERYONE),)


def _deadline(seats: tuple[Seat, ...], until: Millis, *, banked: bool) -> Event:
    kind = ev.BankedDeadlineSet if banked else ev.DeadlineSet
    return kind(EVERYONE, seats, until)
