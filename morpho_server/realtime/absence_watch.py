"""The absence watch: players without a page are away after a grace, and a host is replaced."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field

from morpho_server.realtime.attendance import Attendance
from morpho_server.realtime.subscribers import Subscribers
from morpho_server.tables.decide.people.absences import record_away, record_return, replace_host
from morpho_server.tables.decide.proposal import Proposal
from morpho_server.tables.messages.events import PlayerBack
from morpho_server.tables.model.ids import Millis, PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError, TableLostError
from morpho_server.tables.runtime.session import Decide, TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""The pause after something could not be noted."""

DOUBT_SECONDS = 1.0
"""The pause before looking again whether other nodes can be heard."""


@dataclass(slots=True)
class _Register:
    """The players at a table without an open page, and since when, as far as this node knows."""

    gone: dict[PlayerId | None, Millis] = field(default_factory=dict)
    alarm: asyncio.TimerHandle | None = None
    noting: asyncio.Task[None] | None = None

    def record(self, subscribers: Subscribers) -> None:
        """Record who has come and who has gone. An empty table records no absences."""
        table, now = subscribers.session.table, subscribers.session.now()
        attendance, missed = subscribers.attendance, set[PlayerId | None]()
        if attendance.attended:
            people = {p.id for p in table.seated_people()}
            missed = {table.host, *people}.difference(attendance.here)
        self.gone = {p: max(self.gone.get(p, now), attendance.since) for p in missed}

    def stop(self) -> None:
        """Stop waiting."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


class Absences:
    """Notes which seated players are away, and replaces a host who is gone.

    ``away_seconds`` is how long a player may have no page open, and make no REST request, before
    they are away; ``host_seconds`` is the same for replacing a host. Time counts only while
    somebody is present: an empty table records no absences. The first to come back to it, or to a
    server that was restarted, waits for the others as long.
    """

    def __init__(self, away_seconds: float, host_seconds: float) -> None:
        self._away_seconds = away_seconds
        self._host_seconds = host_seconds
        self._registers: dict[TableId, _Register] = {}

    def watch(self, subscribers: Subscribers) -> None:
        """Watch the people of a table from now on."""

        def listen(update: TableUpdate) -> None:
            register = self._registers.get(subscribers.session.id)
            for event in update.entry.events:
                # A player whom another node has seen is present, whatever this node knows.
                if register is not None and isinstance(event, PlayerBack):
                    register.gone.pop(event.player, None)
            self.look(subscribers)

        subscribers.session.beyond_play.append(listen)
        self.look(subscribers)

    def look(self, subscribers: Subscribers) -> None:
        """Note who is away, back, or no longer host, after a change of presence."""
        if subscribers.session.log.lost:
            return
        register = self._registers.setdefault(subscribers.session.id, _Register())
        register.record(subscribers)
        register.stop()
        if register.noting is not None:
            return
        awaited = list(self._awaited(subscribers, register))
        if deeds := [deed for seconds, deed in awaited if seconds <= 0]:
            register.noting = asyncio.ensure_future(self._note(subscribers, register, deeds))
        elif awaited:
            soonest = min(seconds for seconds, _ in awaited)
            loop = asyncio.get_running_loop()
            register.alarm = loop.call_later(soonest, self.look, subscribers)
        elif not register.gone:
            self.forget(subscribers.session)

    def forget(self, session: TableSession) -> None:
        """Stop waiting for anybody at a table."""
        register = self._registers.pop(session.id, None)
        if register is not None:
            register.stop()

    def close(self) -> None:
        """Stop waiting for anybody."""
        for register in self._registers.values():
            register.stop()
            if register.noting is not None:
                register.noting.cancel()

    def _awaited(
        self, subscribers: Subscribers, register: _Register
    ) -> Iterator[tuple[float, Decide]]:
        """Yield what is to be noted, and in how many seconds."""
        table, now = subscribers.session.table, subscribers.session.now()
        attendance = subscribers.attendance
        absent = {
            player: min((now - since) / 1000, attendance.silent_for(player))
            for player, since in register.gone.items()
        }
        awaits_people = table.in_match or table.phase == "over"
        for player in table.players.values():
            if player.away_since is not None:
                if attendance.is_present(player.id):
                    yield 0, _back(player.id)
            elif awaits_people and player.seat is not None and player.id in absent:
                seconds = self._away_seconds - absent[player.id]
                yield _at_least(seconds, attendance, player.id), _away(attendance, player.id)
        if table.host not in absent:
            return
        successor = _successor(table, attendance, self._host_seconds)
        if successor is not None:
            seconds = self._host_seconds - absent[table.host]
            yield (
                _at_least(seconds, attendance, table.host),
                _replaced(attendance, table.host, successor),
            )

    async def _note(
        self, subscribers: Subscribers, register: _Register, deeds: list[Decide]
    ) -> None:
        try:
            for deed in deeds:
                await subscribers.session.act(deed)
        except TableLostError:
            pass
        except LogUnavailableError:
            logger.warning(
                "%s: somebody is gone, but the log can't be written", subscribers.session
            )
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("%s: somebody is gone, but there is a fault", subscribers.session)
            await asyncio.sleep(RETRY_SECONDS)
        register.noting = None
        self.look(subscribers)


def _at_least(seconds: float, attendance: Attendance, player: PlayerId | None) -> float:
    """Return no less than :data:`DOUBT_SECONDS` while an absence is in doubt."""
    return max(seconds, DOUBT_SECONDS) if attendance.may_be_here(player) else seconds


def _away(attendance: Attendance, player: PlayerId) -> Decide:
    def decide(table: Table, *_: object) -> Proposal | None:
        there = attendance.is_present(player) or attendance.may_be_here(player)
        return None if there else record_away(table, player)

    return decide


def _back(player: PlayerId) -> Decide:
    return lambda table, *_: record_return(table, player)


def _replaced(attendance: Attendance, gone: PlayerId | None, successor: PlayerId) -> Decide:
    return lambda table, *_: (
        None if attendance.may_be_here(gone) else replace_host(table, gone, successor)
    )


def _successor(table: Table, attendance: Attendance, host_seconds: float) -> PlayerId | None:
    """Return which of the present players becomes host.

    A player with a page open comes before one who uses REST, which may be a program that only
    plays. Among those, a player who sits comes first.
    In a match nobody who watches becomes host: a host can give away the seat of who is away.
    """
    here = set(attendance.here)
    seated = table.seated_people()
    others = () if table.in_match and seated else table.people
    candidates = [player.id for player in (*seated, *others)]
    asking = (
        player
        for player in candidates
        if attendance.is_present(player) and attendance.silent_for(player) < host_seconds
    )
    return next((player for player in candidates if player in here), next(asking, None))
