"""The other nodes that are alive, by the database that all of them must reach."""

import asyncio
from collections.abc import Collection
from typing import Final

from morpho_server.tables.model.ids import NodeId
from morpho_server.tables.ports import NodeRegistry

BEAT_SECONDS: Final = 2.0
"""The interval at which every node gives a sign of life."""

MOST_STILL: Final = 3
"""After how many looks in a row without a new beat a node counts as gone."""

FRESH_SECONDS: Final = 3 * BEAT_SECONDS
"""For how long what was seen or heard of other nodes may be relied upon."""


class LiveNodes:
    """Counts the beats of the other nodes.

    No clocks are compared. A node is gone if its count stays the same for several looks of ours.
    While we can't look, no node counts as gone.
    """

    def __init__(self, node_registry: NodeRegistry, node: NodeId) -> None:
        self._node_registry = node_registry
        self._node = node
        self._beats: dict[NodeId, int] = {}
        self._still: dict[NodeId, int] = {}
        self._seen_to_live: set[NodeId] = set()
        self._looked_at = float("-inf")

    @property
    def alive(self) -> Collection[NodeId]:
        """Return the other nodes that were alive at the last check."""
        return self._beats.keys()

    @property
    def seen_to_live(self) -> Collection[NodeId]:
        """Return those of them that gave a sign of life between two looks.

        The first look can't tell a node that is alive from one that was killed just now.
        """
        return self._seen_to_live

    @property
    def fresh(self) -> bool:
        """Return whether that was a short while ago."""
        return asyncio.get_running_loop().time() - self._looked_at < FRESH_SECONDS

    async def beat(self) -> None:
        """Give a sign of life and look for those of others.

        Raises :exc:`~morpho_server.tables.ports.LogUnavailableError`.
        """
        counted = dict(await self._node_registry.beat(self._node))
        counted.pop(self._node, None)
        still = {
            node: self._still.get(node, 0) + 1 if self._beats.get(node) == beats else 0
            for node, beats in counted.items()
        }
        for node in [node for node, looks in still.items() if looks >= MOST_STILL]:
            del still[node]
            await self._node_registry.remove(node, counted.pop(node))
        if self._looked_at > float("-inf"):
            moved = {node for node, beats in counted.items() if self._beats.get(node) != beats}
            self._seen_to_live |= moved
        self._seen_to_live &= counted.keys()
        self._beats, self._still = counted, still
        self._looked_at = asyncio.get_running_loop().time()

    async def leave(self) -> None:
        """Remove this node from the registry; raises as :meth:`beat` does."""
        await self._node_registry.remove(self._node)
