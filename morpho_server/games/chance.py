"""The only randomness of the rules: a stream that anybody can compute again from its seed.

Block ``i`` of the stream is SHA-256 of the 32-byte seed and ``i`` as 8 bytes, big-endian. Numbers
are drawn from 4-byte big-endian words, without bias: words in the incomplete last span are skipped.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 32


class Chance:
    """A stream of numbers made from a seed of 32 bytes."""

    __slots__ = ("_block", "_label", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        """Start the stream; raises :exc:`ValueError` unless the seed has 32 bytes."""
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self._seed = seed
        self._label: str | None = None
        self._block = 0
        self._words: list[int] = []

    def branch(self, label: str) -> "Chance":
        """Return an independent stream: seeded with SHA-256 of this one's seed and the label."""
        stream = Chance(self._own_seed())
        # Most moves draw nothing, so nothing is computed before the first draw.
        stream._label = label
        return stream

    def below(self, bound: int) -> int:
        """Draw a number from 0 to ``bound`` - 1; ``bound`` is from 1 to 2**32."""
        limit = _WORD - _WORD % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def choice(self, options: Sequence[T]) -> T:
        """Draw one of the options."""
        return options[self.below(len(options))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place: Fisher-Yates, from the last item down."""
        for last in range(len(items) - 1, 0, -1):
            drawn = self.below(last + 1)
            items[last], items[drawn] = items[drawn], items[last]

    def _own_seed(self) -> bytes:
        if self._label is not None:
            self._seed = sha256(self._seed + self._label.encode()).digest()
            self._label = None
        return self._seed

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._own_seed() + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()
