"""Hosts who are gone: after a grace somebody who is there becomes host."""

import asyncio
import logging

from morpho_server.realtime.crowd import Crowd
from morpho_server.tables.absences import replace_host
from morpho_server.tables.ports import LogUnavailableError
from morpho_server.tables.words import PlayerId, TableId

logger = logging.getLogger(__name__)

DOUBT_SECONDS = 1.0
"""How long to wait before looking again whether other nodes can be heard."""


class HostKeeper:
    """Sees to it that every table with people at it has a host who is there.

    ``grace`` is how many seconds a host's pages may be gone, without anything asked by REST.
    """

    def __init__(self, grace: float) -> None:
        self._grace = grace
        self._waiting: dict[TableId, asyncio.TimerHandle] = {}
        self._replacing: set[asyncio.Task[None]] = set()

    def look_after(self, crowd: Crowd) -> None:
        """Start or stop waiting for a host, after somebody has come or gone."""
        table_id = crowd.desk.id
        if crowd.desk.table.host in crowd.here or not crowd.watched:
            waiting = self._waiting.pop(table_id, None)
            if waiting is not None:
                waiting.cancel()
        elif table_id not in self._waiting:
            self._wait(crowd, self._grace)

    def _wait(self, crowd: Crowd, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._waiting[crowd.desk.id] = loop.call_later(seconds, self._replace, crowd)

    def close(self) -> None:
        """Stop waiting for anybody."""
        for waiting in self._waiting.values():
            waiting.cancel()
        for task in self._replacing:
            task.cancel()

    def _replace(self, crowd: Crowd) -> None:
        self._waiting.pop(crowd.desk.id, None)
        host = crowd.desk.table.host
        silent = crowd.silent_for(host)
        if silent < self._grace:
            self._wait(crowd, self._grace - silent)
            return
        if crowd.may_be_here(host):
            if host not in crowd.here:
                self._wait(crowd, DOUBT_SECONDS)
            return
        successor = _successor(crowd)
        if successor is not None:
            task = asyncio.ensure_future(self._hand_over(crowd, successor))
            self._replacing.add(task)
            task.add_done_callback(self._replacing.discard)

    async def _hand_over(self, crowd: Crowd, successor: PlayerId) -> None:
        try:
            gone = crowd.desk.table.host
            await crowd.desk.act(lambda table, *_: replace_host(table, gone, successor))
        except LogUnavailableError:
            logger.warning("table %s: no host, but the log can't be written", crowd.desk.id)
            self.look_after(crowd)
        except Exception:
            logger.exception("table %s: no host, but there is a fault", crowd.desk.id)
            self.look_after(crowd)


def _successor(crowd: Crowd) -> PlayerId | None:
    """Return who of those who are there becomes host: whoever sits comes first."""
    table, here = crowd.desk.table, set(crowd.here)
    candidates = [*table.seated(), *table.players.values()]
    return next((player.id for player in candidates if player.id in here), None)
