"""The clock: deadlines, pauses, and downtime that is given back.

The host chooses the time for each decision, pauses the table and resumes it. Without the host those
who sit agree: the table is paused when all of them who are there wish it, and goes on when none of
them does any more. Nobody loses time while the server can't take their move.
"""

from collections.abc import Collection, Sequence
from typing import Any

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Consequences, Pace
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import Match
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Outage

VACANT_SECONDS = 10
"""The time for which a decision of an empty seat waits."""

READING_MILLIS = 20_000
"""For how long a match waits for a player who may still read about the one before it."""


def first_clock_starts_at(table: Table, round_number: int, now: Millis) -> Millis:
    """Return when the first deadline of a round starts to run.

    After another match somebody may still read about that one; :func:`at_table` ends the wait.
    """
    follows = round_number == 1 and table.match is not None
    return Millis(now + READING_MILLIS) if follows else now


def at_table(context: Context, _command: commands.AtTable) -> Proposal:
    """Say that the table is on the screen: the first deadline of the match waits no longer.

    Raises ``not_seated``, ``not_now``.
    """
    table, seat, deadline = context.table, context.player.seat, context.table.deadline
    if seat is None:
        raise refusal("not_seated")
    _check_round(table)
    match, now = table.match_on, table.time(context.now)
    if deadline is None or deadline.seats != (seat,) or match.round != 1 or match.moves:
        raise refusal("not_now", "The clock doesn't wait for you.")
    if deadline.until <= now + 1000 * _seconds(table, match.game.pace(match.state)):
        raise refusal("not_now", "Your clock is already running.")
    return Proposal(new_deadline(table, match.state, now, table.holders))


def after_move(
    table: Table, match: Match, seat: Seat, move: Move, consequences: Consequences[Any], now: Millis
) -> Events:
    """Return the deadline after a seat's move; it begins when the scenes of the move are over.

    Where several choose at once, one seat's choice gives the others no more time. A move open to
    all changes nobody's time.
    """
    game, deadline, after = match.game, table.deadline, consequences.after
    owed, owing = game.owing(match.state), game.owing(after)
    if owing == owed and move in game.open_moves(match.state, seat):
        return ()
    if deadline is not None and owing and set(owing) < set(owed) and seat not in owing:
        return (_deadline(owing, deadline.until, banked=deadline.banked),)
    return _new_deadline(table, owing, game.pace(after), now, table.holders, consequences.events)


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
    table: Table,
    owing: tuple[Seat, ...],
    pace: Pace,
    now: Millis,
    holders: Collection[Seat],
    shown: Events = (),
) -> Events:
    """Return the deadline of those who owe a decision, once the ``shown`` scenes are over."""
    seconds, vacant = None, False
    if owing:
        vacant = not set(owing).issubset(holders)
        seconds = _seconds(table, pace)
        if vacant:
            seconds = min(seconds or VACANT_SECONDS, VACANT_SECONDS)
    if seconds is not None:
        # A bank is for turns: the time that a reaction takes must not reveal anything.
        banked = pace == "turn" and not vacant and bool(table.option("bank_seconds"))
        until = Millis(now + table.game.scene_time(shown) + 1000 * seconds)
        return (_deadline(owing, until, banked=banked),)
    return () if table.deadline is None else (ev.DeadlineCleared(EVERYONE),)


def _seconds(table: Table, pace: Pace) -> Any:
    return table.option("turn_seconds" if pace == "turn" else "reaction_seconds")


def _deadline(seats: tuple[Seat, ...], until: Millis, *, banked: bool) -> Event:
    kind = ev.BankedDeadlineSet if banked else ev.DeadlineSet
    return kind(EVERYONE, seats, until)


RETURN_MILLIS = 5000
"""The least time that is left after an outage, so that pages can reconnect."""


def give_back(table: Table, outages: Sequence[Outage], most: int, now: Millis) -> Proposal | None:
    """Give back the time of outages to those with a deadline; ``None`` if they lost none.

    ``most`` is the limit for one outage, in milliseconds.
    """
    deadline, end = table.deadline, table.time_is_up_at
    if deadline is None or end is None or table.pause is not None:
        return None
    given = newest = 0
    for outage in outages:
        # An outage that began when time was up already took nothing of it.
        if outage.number > table.outage and deadline.since < outage.until and outage.since < end:
            given += min(most, outage.until - max(outage.since, deadline.since))
            newest = outage.number
    if not newest:
        return None
    given = max(given, now + RETURN_MILLIS - end)
    until = Millis(deadline.until + given)
    return Proposal((ev.TimeGivenBack(EVERYONE, newest, Millis(given), until),))


def pause(context: Context, _command: commands.PauseTable) -> Proposal:
    """Pause the table. Raises ``not_now``."""
    _check_round(context.table)
    if context.table.pause is not None:
        raise refusal("not_now", "The table is already paused.")
    return Proposal((ev.Paused(EVERYONE, context.player.id, agreed=False),))


def resume(context: Context, _command: commands.ResumeTable) -> Proposal:
    """Resume the table. Raises ``not_now``."""
    if context.table.pause is None:
        raise refusal("not_now", "The table is not paused.")
    return Proposal((ev.Resumed(EVERYONE, context.player.id, agreed=False),))


def wish_pause(context: Context, command: commands.WishPause) -> Proposal:
    """Wish for a pause, or no longer; onlookers don't count. Raises ``not_seated``, ``not_now``."""
    table, player = context.table, context.player
    if player.seat is None:
        raise refusal("not_seated")
    _check_round(table)
    wished = ev.PauseWished(EVERYONE, player.id, command.wish)
    onlookers = table.onlookers()
    people = (p for p in table.seated_people() if p.seat not in onlookers)
    there = {p.id for p in people if p.away_since is None} | {player.id}
    wishing = {player.id} if command.wish else set()
    wishing |= there & table.wishing - {player.id}
    if table.pause is None and wishing == there:
        return Proposal((wished, ev.Paused(EVERYONE, player.id, agreed=True)))
    if table.pause is not None and not wishing:
        return Proposal((wished, ev.Resumed(EVERYONE, player.id, agreed=True)))
    return Proposal((wished,))


def _check_round(table: Table) -> None:
    if table.phase != "playing":
        raise refusal("not_now", "No round is in progress.")
