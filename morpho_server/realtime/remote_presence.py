"""Presence among several nodes: each sends the others whose pages are open at it."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from morpho_server.realtime.broadcast import Broadcast
from morpho_server.realtime.live_nodes import FRESH_SECONDS, LiveNodes
from morpho_server.realtime.presence import Here, Lesson, Presence
from morpho_server.tables.model.ids import NodeId, PlayerId, TableId

logger = logging.getLogger(__name__)

Tables = Mapping[TableId, Here]


@dataclass(slots=True)
class _Neighbour:
    """Another node: whose pages are open there, and until which of its messages that is known."""

    here: Tables
    number: int
    heard_at: float


class RemotePresence(Presence):
    """The reports of nodes to each other about their pages.

    A node sends what has changed. It sends everything to a node that asks because it is new or has
    missed a message. Its people stay until it leaves, or until it is neither heard nor alive by the
    registry. So they are gone seconds after a node was killed, and stay while only the broadcast is
    down.
    """

    def __init__(self, broadcast: Broadcast, live_nodes: LiveNodes, node: NodeId) -> None:
        self.on_change: list[Callable[[TableId], None]] = []
        self.on_request: list[Callable[[TableId, PlayerId], None]] = []
        self.on_gone: list[Callable[[NodeId], None]] = []
        self.on_newcomer: list[Callable[[], None]] = []
        self._broadcast = broadcast
        self._live_nodes = live_nodes
        self._node = node
        self._own: dict[TableId, Here] = {}
        self._neighbours: dict[NodeId, _Neighbour] = {}
        self._number = 0
        self._unsent: set[TableId] = set()
        self._requests: dict[TableId, set[PlayerId]] = {}
        broadcast.subscribe("presence", self._receive)
        broadcast.on_connected(self.introduce)

    @property
    def certain(self) -> bool:
        """Return whether every other node that is alive has been heard a short while ago."""
        if not self._live_nodes.fresh:
            return False
        others = self._live_nodes.alive
        return not others or (self._broadcast.connected and all(map(self._is_heard, others)))

    @property
    def unheard(self) -> Collection[NodeId]:
        """Return the nodes that have been seen to live, but say nothing here."""
        return [node for node in self._live_nodes.seen_to_live if not self._is_heard(node)]

    def elsewhere(self, table: TableId) -> Here:
        """Return the players at a table who have a page open at another node."""
        there: dict[PlayerId, Lesson | None] = {}
        for neighbour in self._neighbours.values():
            for player, lesson in neighbour.here.get(table, {}).items():
                there[player] = lesson or there.get(player)
        return there

    def notify(self, table: TableId, here: Here) -> None:
        """Send other nodes who has a page open at this one."""
        if here:
            self._own[table] = dict(here)
        else:
            self._own.pop(table, None)
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_changes)
        self._unsent.add(table)

    def notify_request(self, table: TableId, player: PlayerId) -> None:
        """Send other nodes, with the next beat, that a player has made a REST request."""
        self._requests.setdefault(table, set()).add(player)

    def beat(self) -> None:
        """Give a sign of life, and forget the nodes that give none any more."""
        heard = {str(table): list(players) for table, players in self._requests.items()}
        self._requests.clear()
        self._send({"heard": heard} if heard else {})
        if self._live_nodes.fresh:
            for node in self._neighbours.keys() - self._live_nodes.alive:
                if not self._is_heard(node):
                    self._drop(node)

    def introduce(self) -> None:
        """Send all other nodes everything, and ask them to do the same."""
        self._send({"whole": True, "here": _form(self._own), "asks": True})

    def leave(self) -> None:
        """Announce that this node leaves, and its pages with it."""
        self._send({"gone": True})

    def _send_changes(self) -> None:
        changed = {table: self._own.get(table, {}) for table in self._unsent}
        self._unsent.clear()
        self._send({"here": _form(changed)})

    def _send(self, said: dict[str, Any]) -> None:
        self._number += 1
        content = {"node": self._node, "number": self._number, **said}
        self._broadcast.publish("presence", orjson.dumps(content))

    def _receive(self, message: bytes) -> None:
        try:
            content = orjson.loads(message)
            self._take(NodeId(content["node"]), content["number"], content)
        except (AttributeError, KeyError, TypeError, ValueError):
            logger.warning("another node's presence can't be read; is its release the same?")

    def _take(self, node: NodeId, number: int, content: Mapping[str, Any]) -> None:
        if content.get("gone"):
            self._drop(node)
            return
        neighbour = self._neighbours.get(node)
        if neighbour is not None and number <= neighbour.number:
            return  # said before: somebody repeats it
        here = {TableId(int(t)): _read(p) for t, p in content.get("here", {}).items()}
        now = asyncio.get_running_loop().time()
        if content.get("whole"):
            self._neighbours[node] = _Neighbour(here, number, now)
            before = {} if neighbour is None else neighbour.here
            self._announce_changes(before, here, before.keys() | here.keys())
        elif neighbour is not None and number == neighbour.number + 1:
            neighbour.number, neighbour.heard_at = number, now
            before, neighbour.here = neighbour.here, {**neighbour.here, **here}
            self._announce_changes(before, neighbour.here, here.keys())
        else:
            self._send({"asks": True})
        for table, players in content.get("heard", {}).items():
            self._record_request(TableId(int(table)), players)
        if content.get("asks"):
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
            self._announce_changes(gone.here, {}, gone.here.keys())
            for forget in self.on_gone:
                forget(node)

    def _announce_changes(self, before: Tables, after: Tables, tables: Collection[TableId]) -> None:
        for table in tables:
            if before.get(table, {}) != after.get(table, {}):
                for changed in self.on_change:
                    changed(table)

    def _record_request(self, table: TableId, players: Collection[str]) -> None:
        for player in players:
            for note in self.on_request:
                note(table, PlayerId(player))


def _form(here: Tables) -> dict[str, Here]:
    return {str(table): players for table, players in here.items()}


def _read(players: Mapping[str, Any]) -> Here:
    return {
        PlayerId(p): None if at is None else (int(at[0]), int(at[1])) for p, at in players.items()
    }
