"""Presence among several nodes: each tells the others whose pages are open at it."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from morpho_server.realtime.broadcast import Broadcast
from morpho_server.realtime.presence import Presence
from morpho_server.realtime.roll import FRESH_SECONDS, RollCall
from morpho_server.tables.words import NodeId, PlayerId, TableId

logger = logging.getLogger(__name__)

Here = Mapping[TableId, frozenset[PlayerId]]


@dataclass(slots=True)
class _Neighbour:
    """Another node: whose pages are open there, and until which of its messages that is known."""

    here: Here
    number: int
    heard_at: float


class PagesElsewhere(Presence):
    """What other nodes tell of their pages, and what they are told of ours.

    A node tells what has changed, and everything to whoever asks: one that has just come, or that
    has missed a message. Its people stay until it says that it goes, or until it is neither heard
    nor alive by the roll: so they are gone seconds after a node was killed, and stay while only the
    broadcast is down.
    """

    def __init__(self, broadcast: Broadcast, roll_call: RollCall, node: NodeId) -> None:
        self.on_change: list[Callable[[TableId], None]] = []
        self.on_heard: list[Callable[[TableId, PlayerId], None]] = []
        self.on_newcomer: list[Callable[[], None]] = []
        self._broadcast = broadcast
        self._roll_call = roll_call
        self._node = node
        self._own: dict[TableId, tuple[PlayerId, ...]] = {}
        self._neighbours: dict[NodeId, _Neighbour] = {}
        self._number = 0
        self._untold: set[TableId] = set()
        self._heard: dict[TableId, set[PlayerId]] = {}
        broadcast.listen("presence", self._hear)
        broadcast.on_connected(self.introduce)

    @property
    def certain(self) -> bool:
        """Tell whether every other node that is alive has been heard a short while ago."""
        if not self._roll_call.fresh:
            return False
        others = self._roll_call.alive
        return not others or (self._broadcast.connected and all(map(self._is_heard, others)))

    def elsewhere(self, table: TableId) -> Collection[PlayerId]:
        """Return the players at a table who have a page open at another node."""
        return {p for each in self._neighbours.values() for p in each.here.get(table, ())}

    def tell(self, table: TableId, here: Collection[PlayerId]) -> None:
        """Have other nodes know who has a page open at this one."""
        if here:
            self._own[table] = tuple(here)
        else:
            self._own.pop(table, None)
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_changes)
        self._untold.add(table)

    def tell_heard(self, table: TableId, player: PlayerId) -> None:
        """Have other nodes know, by the next beat, that a player has asked something by REST."""
        self._heard.setdefault(table, set()).add(player)

    def beat(self) -> None:
        """Give a sign of life, and forget the nodes of which there is none any more."""
        heard = {str(table): list(players) for table, players in self._heard.items()}
        self._heard.clear()
        self._send({"heard": heard} if heard else {})
        if self._roll_call.fresh:
            for node in self._neighbours.keys() - self._roll_call.alive:
                if not self._is_heard(node):
                    self._drop(node)

    def introduce(self) -> None:
        """Tell all other nodes everything, and ask them to do so."""
        self._send({"whole": True, "here": _form(self._own), "asks": True})

    def leave(self) -> None:
        """Tell all other nodes that this one goes, and everybody's pages with it."""
        self._send({"gone": True})

    def _tell_changes(self) -> None:
        changed = {table: self._own.get(table, ()) for table in self._untold}
        self._untold.clear()
        self._send({"here": _form(changed)})

    def _send(self, said: dict[str, Any]) -> None:
        self._number += 1
        told = {"node": self._node, "number": self._number, **said}
        self._broadcast.send("presence", orjson.dumps(told))

    def _hear(self, message: bytes) -> None:
        try:
            told = orjson.loads(message)
            self._take(NodeId(told["node"]), told["number"], told)
        except (AttributeError, KeyError, TypeError, ValueError):
            logger.warning("what another node tells of its pages can't be read; is it as new?")

    def _take(self, node: NodeId, number: int, told: Mapping[str, Any]) -> None:
        if told.get("gone"):
            self._drop(node)
            return
        here = {
            TableId(int(t)): frozenset(map(PlayerId, p)) for t, p in told.get("here", {}).items()
        }
        neighbour = self._neighbours.get(node)
        now = asyncio.get_running_loop().time()
        if told.get("whole"):
            self._neighbours[node] = _Neighbour(here, number, now)
            before = {} if neighbour is None else neighbour.here
            self._note_changes(before, here, before.keys() | here.keys())
        elif neighbour is not None and number == neighbour.number + 1:
            neighbour.number, neighbour.heard_at = number, now
            before, neighbour.here = neighbour.here, {**neighbour.here, **here}
            self._note_changes(before, neighbour.here, here.keys())
        else:
            self._send({"asks": True})
        for table, players in told.get("heard", {}).items():
            self._note_heard(TableId(int(table)), players)
        if told.get("asks"):
            self._send({"whole": True, "here": _form(self._own)})
            for newcomer in self.on_newcomer:
                newcomer()

    def _is_heard(self, node: NodeId) -> bool:
        neighbour = self._neighbours.get(node)
        now = asyncio.get_running_loop().time()
        return neighbour is not None and now - neighbour.heard_at < FRESH_SECONDS

    def _drop(self, node: NodeId) -> None:
        gone = self._neighbours.pop(node, None)
        if gone is not None:
            self._note_changes(gone.here, {}, gone.here.keys())

    def _note_changes(self, before: Here, after: Here, tables: Collection[TableId]) -> None:
        for table in tables:
            if before.get(table, frozenset()) != after.get(table, frozenset()):
                for changed in self.on_change:
                    changed(table)

    def _note_heard(self, table: TableId, players: Collection[str]) -> None:
        for player in players:
            for heard in self.on_heard:
                heard(table, PlayerId(player))


def _form(here: Mapping[TableId, Collection[PlayerId]]) -> dict[str, list[PlayerId]]:
    return {str(table): list(players) for table, players in here.items()}
