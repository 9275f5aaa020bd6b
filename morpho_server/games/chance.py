"""The only randomness of the rules: a stream that anybody can compute again from its seed.

Block ``i`` of the stream is SHA-256 of the 32-byte seed and ``i`` as 8 bytes, big-endian. Numbers
are drawn from 4-byte big-endian words, without bias: words in the incomplete last span are skipped.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeAlias, TypeVar

T = TypeVar("T")

_WORD = 1 << 32


Draw: TypeAlias = dict[str, list[list[int]]]
"""What was drawn from a stream: by its label a list of numbers, each after its bound.

An event that shows what was drawn has it as ``draw``, so that anybody can check it
(docs/fairness.md).
"""


class Chance:
    """A stream of numbers made from a seed of 32 bytes."""

    __slots__ = ("_block", "_is_branched", "_label", "_numbers", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        """Start the stream; raises :exc:`ValueError` unless the seed has 32 bytes."""
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self._seed = seed
        self._label = ""
        self._is_branched = True
        self._block = 0
        self._words: list[int] = []
        self._numbers: list[list[int]] = []

    def branch(self, label: str) -> "Chance":
        """Return an independent stream: seeded with SHA-256 of this one's seed and the label."""
        stream = Chance(self._own_seed())
        # Most moves draw nothing, so nothing is computed before the first draw.
        stream._label, stream._is_branched = label, False
        return stream

    def of_move(self, number: int) -> "Chance":
        """Return the stream of a move, from that of its round and the number of moves before it."""
        return self.branch(f"move {number}")

    def below(self, bound: int) -> int:
        """Draw a number from 0 to ``bound`` - 1; ``bound`` is from 1 to 2**32."""
        limit = _WORD - _WORD % bound
        while (word := self._word()) >= limit:
            pass
        number = word % bound
        self._numbers.append([bound, number])
        return number

    def roll(self, dice: int) -> list[int]:
        """Roll some dice of six faces; return their values in the order drawn."""
        return [self.below(6) + 1 for _ in range(dice)]

    def choice(self, options: Sequence[T]) -> T:
        """Draw one of the options."""
        return options[self.below(len(options))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place: Fisher-Yates, from the last item down."""
        for last in range(len(items) - 1, 0, -1):
            drawn = self.below(last + 1)
            items[last], items[drawn] = items[drawn], items[last]

    def drawn(self) -> Draw:
        """Return all that was drawn so far."""
        return {self._label: [*self._numbers]}

    def _own_seed(self) -> bytes:
        if not self._is_branched:
            self._seed = sha256(self._seed + self._label.encode()).digest()
            self._is_branched = True
        return self._seed

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._own_seed() + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()
