"""Evenings: when a table meets, and who comes."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.evening import Evening, Plan
from morpho_server.tables.model.table import Table


def _planned(table: Table, event: ev.EveningPlanned) -> None:
    plan, before = Plan(event.at, event.local, event.zone, event.repeats), table.evening
    table.evening = Evening(plan)
    if before is not None:
        table.evening.call, table.evening.calls = before.call, before.calls
        if before.plan.at == plan.at:
            table.evening.answers, table.evening.moved = before.answers, before.moved
        else:
            table.evening.moved = True


def _call_given(table: Table, event: ev.CallGiven) -> None:
    evening = table.evening_on
    evening.call = event.url or None
    evening.calls += 1


def _answered(table: Table, event: ev.EveningAnswered) -> None:
    table.evening_on.note(event.player, event.answer)


def _over(table: Table, event: ev.EveningOver) -> None:
    evening = table.evening_on
    if event.at is None or event.local is None:
        table.evening = None
    else:
        evening.plan = evening.plan._replace(at=event.at, local=event.local)
        evening.answers, evening.moved = {}, False


def _cancelled(table: Table, _event: ev.EveningCancelled) -> None:
    table.evening = None


EVENINGS: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.EveningPlanned: _planned,
    ev.CallGiven: _call_given,
    ev.EveningAnswered: _answered,
    ev.EveningOver: _over,
    ev.EveningCancelled: _cancelled,
}
