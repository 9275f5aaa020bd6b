"""The clock: deadlines, pauses, and time that is given back."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from morpho_server.tables.log.apply.seating import moved_for_seat
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.deadline import Deadline, Pause
from morpho_server.tables.model.table import Table


def _deadline_set(table: Table, event: ev.DeadlineSet) -> None:
    table.press(Deadline(event.seats, event.until, table.time(table.at)))


def _banked_deadline_set(table: Table, event: ev.BankedDeadlineSet) -> None:
    table.press(Deadline(event.seats, event.until, table.time(table.at), banked=True))


def _deadline_cleared(table: Table, _event: ev.DeadlineCleared) -> None:
    table.press(None)


def _pause_wished(table: Table, event: ev.PauseWished) -> None:
    if event.wish:
        table.wishing.add(event.player)
    else:
        table.wishing.discard(event.player)


def _paused(table: Table, event: ev.Paused) -> None:
    table.pause = Pause(table.at, event.player, event.agreed)
    table.wishing = {player.id for player in table.seated_people()}


def _resumed(table: Table, _event: ev.Resumed) -> None:
    if table.deadline is not None and table.pause is not None:
        table.deadline = table.deadline.after_pause(table.pause, table.at)
    table.pause = None
    table.wishing.clear()


def _time_given_back(table: Table, event: ev.TimeGivenBack) -> None:
    table.outage = event.outage
    if table.deadline is not None:
        table.deadline = replace(table.deadline, until=event.until)


CLOCK: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.DeadlineSet: _deadline_set,
    ev.BankedDeadlineSet: _banked_deadline_set,
    ev.DeadlineCleared: _deadline_cleared,
    ev.PauseWished: _pause_wished,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.TimeGivenBack: _time_given_back,
    ev.TimeRanOut: moved_for_seat,
}
