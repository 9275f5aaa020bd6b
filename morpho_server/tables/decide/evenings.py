"""Evenings: the host plans when the table meets, and people say whether they come."""

from typing import Final

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.evening import Evening, instant, zone_named
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.table import Table

MOST_AHEAD: Final = 366 * 24 * 3_600_000
"""How far ahead an evening may be, in milliseconds."""


def plan(context: Context, command: commands.PlanEvening) -> Proposal:
    """Plan the evening, or change it; the host comes. Raises ``no_such_zone``, ``bad_date``."""
    zone, before = zone_named(command.zone), context.table.evening
    if zone is None:
        raise refusal("no_such_zone")
    at = instant(command.local, zone)
    kept = before is not None and before.plan.at == at
    if at <= context.now and not kept:
        raise refusal("bad_date", "That time has passed.")
    if at - context.now > MOST_AHEAD:
        raise refusal("bad_date")
    host = context.player.id
    planned = ev.EveningPlanned(EVERYONE, at, command.local, command.zone, command.repeats)
    events: list[Event] = [planned]
    if command.call != (before and before.call):
        events.append(ev.CallGiven(NOBODY, host, command.call or ""))
    if not kept:
        events.append(ev.EveningAnswered(EVERYONE, host, "yes"))
    return Proposal(tuple(events))


def cancel(context: Context, _command: commands.CancelEvening) -> Proposal:
    """Call the evening off. Raises ``no_evening``."""
    check_evening(context.table)
    return Proposal((ev.EveningCancelled(EVERYONE),))


def answer(context: Context, command: commands.AnswerEvening) -> Proposal:
    """Say whether one comes. Raises ``no_evening``."""
    check_evening(context.table)
    return Proposal((ev.EveningAnswered(EVERYONE, context.player.id, command.answer),))


def move_on(table: Table, now: Millis, *_: object) -> Proposal | None:
    """Turn to the next evening once the present one is over; ``None`` if it is not."""
    if table.evening is None or now < table.evening.plan.over_at:
        return None
    following = table.evening.plan.at_or_after(now)
    at, local = (None, None) if following is None else (following.at, following.local)
    return Proposal((ev.EveningOver(EVERYONE, at, local),))


def check_evening(table: Table) -> Evening:
    """Return the table's evening. Raises ``no_evening``."""
    if table.evening is None:
        raise refusal("no_evening")
    return table.evening
