"""The commands that were done, with their updates, so that none is done twice."""

from array import array
from typing import Final

from morpho_server.tables.model.ids import CommandId, PlayerId

KEPT: Final = 2_000
"""The fewest of a table's last commands that are remembered.

A page repeats an unanswered command long before it sends that many others.
"""

_KEY_BYTES: Final = 8


class Answers:
    """Remembers the last commands of a table, in 12 bytes each.

    Python's hashes of texts are keyed, and different in every process, so nobody can aim for a
    collision.
    """

    __slots__ = ("_keys", "_numbers")

    def __init__(self) -> None:
        self._keys = bytearray()
        self._numbers = array("I")

    def note(self, player: PlayerId, command: CommandId, number: int) -> None:
        """Remember that a player's command was done with that update of theirs."""
        self._keys += hash((player, command)).to_bytes(_KEY_BYTES, "little", signed=True)
        self._numbers.append(number)
        if len(self._numbers) == 2 * KEPT:
            del self._keys[: KEPT * _KEY_BYTES]
            del self._numbers[:KEPT]

    def find(self, player: PlayerId, command: CommandId) -> int | None:
        """Return the number of the update with which a command was done, or ``None``."""
        key, start = hash((player, command)).to_bytes(_KEY_BYTES, "little", signed=True), 0
        while (found := self._keys.find(key, start)) >= 0:
            if found % _KEY_BYTES == 0:
                return self._numbers[found // _KEY_BYTES]
            start = found + 1
        return None
