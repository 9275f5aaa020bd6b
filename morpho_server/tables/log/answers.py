"""The commands that were done, with their updates, so that none is done twice."""

from array import array
from typing import Final

from morpho_server.tables.model.ids import CommandId, PlayerId

KEPT: Final = 256
"""The last commands of each player that are remembered.

A page repeats an unanswered command long before it sends that many others. With one limit for all
players, what is still remembered would reveal how much others have done in secret.
"""

_KEY_BYTES: Final = 8


class Answers:
    """Remembers the last commands of each player, in 12 bytes each.

    Python's hashes of texts are keyed, and different in every process, so nobody can aim for a
    collision.
    """

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[PlayerId, tuple[bytearray, array[int]]] = {}

    def note(self, player: PlayerId, command: CommandId, number: int) -> None:
        """Remember that a player's command was done with that update of theirs."""
        own = self._of.get(player)
        if own is None:
            own = self._of[player] = (bytearray(), array("I"))
        keys, numbers = own
        keys += hash(command).to_bytes(_KEY_BYTES, "little", signed=True)
        numbers.append(number)
        if len(numbers) > KEPT:
            del keys[:_KEY_BYTES]
            del numbers[0]

    def find(self, player: PlayerId, command: CommandId) -> int | None:
        """Return the number of the update with which a command was done, or ``None``."""
        if player not in self._of:
            return None
        keys, numbers = self._of[player]
        key, start = hash(command).to_bytes(_KEY_BYTES, "little", signed=True), 0
        while (found := keys.find(key, start)) >= 0:
            if found % _KEY_BYTES == 0:
                return numbers[found // _KEY_BYTES]
            start = found + 1
        return None
