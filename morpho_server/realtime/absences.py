"""Who is gone: after a grace they are noted to be away, and a host who is gone is replaced."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field

from morpho_server.realtime.crowd import Crowd
from morpho_server.tables.absences import note_away, note_back, replace_host
from morpho_server.tables.audience import Told
from morpho_server.tables.desk import Decide, Desk
from morpho_server.tables.events import PlayerBack
from morpho_server.tables.ports import Clock, LogUnavailableError, TableLostError
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Table
from morpho_server.tables.words import Millis, PlayerId, TableId

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait when something could not be noted just then."""

DOUBT_SECONDS = 1.0
"""How long to wait before looking again whether other nodes can be heard."""


@dataclass(slots=True)
class _Register:
    """Who at a table has no page open, and since when they are missed, as far as was seen here."""

    gone: dict[PlayerId | None, Millis] = field(default_factory=dict)
    alarm: asyncio.TimerHandle | None = None
    noting: asyncio.Task[None] | None = None

    def take_in(self, crowd: Crowd, now: Millis) -> None:
        """Take in who has come and who has gone; nobody is missed where nobody is."""
        table = crowd.desk.table
        missed: set[PlayerId | None] = set()
        if crowd.attended:
            missed = {table.host, *(p.id for p in table.seated_people())} - {*crowd.here}
        self.gone = {p: max(self.gone.get(p, now), crowd.attended_since) for p in missed}

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


class Absences:
    """Sees to it that tables know who of those who sit is away, and have a host who is there.

    ``away_seconds`` is how long somebody may have no page open, and ask nothing by REST, before
    they are away; ``host_seconds`` the same before a host is replaced. It counts only while
    somebody is there, by a page or by REST: nobody is missed where nobody is, and who comes first
    to a table where nobody was, or to a server that was started again, waits for the others as
    long.
    """

    def __init__(self, clock: Clock, away_seconds: float, host_seconds: float) -> None:
        self._clock = clock
        self._away_seconds = away_seconds
        self._host_seconds = host_seconds
        self._registers: dict[TableId, _Register] = {}

    def watch(self, crowd: Crowd) -> None:
        """Look after the people of a table from now on."""

        def listen(told: Told) -> None:
            if not told.beyond_play:
                return
            register = self._registers.get(crowd.desk.id)
            for event in told.events:
                # Who is seen by another node counts as seen, whatever this one knows of them.
                if register is not None and isinstance(event, PlayerBack):
                    register.gone.pop(event.player, None)
            self.look(crowd)

        crowd.desk.listeners.append(listen)
        self.look(crowd)

    def look(self, crowd: Crowd) -> None:
        """Note who is away, back, or no longer host, after somebody has come or gone."""
        if crowd.desk.log.lost:
            return
        register = self._registers.setdefault(crowd.desk.id, _Register())
        register.take_in(crowd, self._clock.now())
        register.stop()
        if register.noting is not None:
            return
        awaited = list(self._awaited(crowd, register))
        if deeds := [deed for seconds, deed in awaited if seconds <= 0]:
            register.noting = asyncio.ensure_future(self._note(crowd, register, deeds))
        elif awaited:
            soonest = min(seconds for seconds, _ in awaited)
            loop = asyncio.get_running_loop()
            register.alarm = loop.call_later(soonest, self.look, crowd)
        elif not register.gone:
            self.forget(crowd.desk)

    def forget(self, desk: Desk) -> None:
        """Stop waiting for anybody at a table."""
        register = self._registers.pop(desk.id, None)
        if register is not None:
            register.stop()

    def close(self) -> None:
        """Stop waiting for anybody."""
        for register in self._registers.values():
            register.stop()
            if register.noting is not None:
                register.noting.cancel()

    def _awaited(self, crowd: Crowd, register: _Register) -> Iterator[tuple[float, Decide]]:
        """Yield what is to be noted, and in how many seconds from now."""
        table, now = crowd.desk.table, self._clock.now()
        absent = {
            player: min((now - since) / 1000, crowd.silent_for(player))
            for player, since in register.gone.items()
        }
        for player in table.players.values():
            if player.away_since is not None:
                if crowd.is_present(player.id):
                    yield 0, _back(player.id)
            elif table.in_match and player.seat is not None and player.id in absent:
                seconds = self._away_seconds - absent[player.id]
                yield _at_least(seconds, crowd, player.id), _away(crowd, player.id)
        successor = _successor(crowd, self._host_seconds)
        if table.host in absent and successor is not None:
            seconds = self._host_seconds - absent[table.host]
            yield (
                _at_least(seconds, crowd, table.host),
                _replaced(crowd, table.host, successor),
            )

    async def _note(self, crowd: Crowd, register: _Register, deeds: list[Decide]) -> None:
        try:
            for deed in deeds:
                await crowd.desk.act(deed)
        except TableLostError:
            pass
        except LogUnavailableError:
            logger.warning(
                "table %s: somebody is gone, but the log can't be written", crowd.desk.id
            )
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("table %s: somebody is gone, but there is a fault", crowd.desk.id)
            await asyncio.sleep(RETRY_SECONDS)
        register.noting = None
        self.look(crowd)


def _at_least(seconds: float, crowd: Crowd, player: PlayerId | None) -> float:
    """Return no less than some seconds while it is in doubt whether a player is absent."""
    return max(seconds, DOUBT_SECONDS) if crowd.may_be_here(player) else seconds


def _away(crowd: Crowd, player: PlayerId) -> Decide:
    def decide(table: Table, *_: object) -> Proposal | None:
        there = crowd.is_present(player) or crowd.may_be_here(player)
        return None if there else note_away(table, player)

    return decide


def _back(player: PlayerId) -> Decide:
    return lambda table, *_: note_back(table, player)


def _replaced(crowd: Crowd, gone: PlayerId | None, successor: PlayerId) -> Decide:
    return lambda table, *_: (
        None if crowd.may_be_here(gone) else replace_host(table, gone, successor)
    )


def _successor(crowd: Crowd, host_seconds: float) -> PlayerId | None:
    """Return who of those who are there becomes host.

    Whoever has a page open comes before whoever asks by REST, which may be a program that does
    nothing but play; and of those, who sits.
    """
    table, here = crowd.desk.table, set(crowd.here)
    candidates = [player.id for player in (*table.seated(), *table.people)]
    asking = (
        player
        for player in candidates
        if crowd.is_present(player) and crowd.silent_for(player) < host_seconds
    )
    return next((player for player in candidates if player in here), next(asking, None))
