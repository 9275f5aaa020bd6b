"""The only randomness of the rules: draws that anybody can compute again from a seed.

Each draw has a stream of its own, seeded with SHA-256 of the round's 32-byte seed and a text that
counts the draws of its kind in the round: ``dice_rolled.rolled 0``, ``dice_rolled.rolled 1`` …
Block ``i`` of a stream is SHA-256 of its seed and ``i`` as 8 bytes, big-endian. Numbers are drawn
from 4-byte big-endian words, without bias: words in the incomplete last span are skipped. What is
drawn from is sorted first, so that its order can't be chosen. docs/fairness.md explains it to those
who check.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict, TypeVar

T = TypeVar("T", bound=int | str)
Place = TypeVar("Place", bound=str)

How = Literal["choice", "deal", "rolls"]
"""One item is chosen, all are shuffled and laid on places, or one is chosen again and again."""

DIE: Final = (1, 2, 3, 4, 5, 6)
"""The faces of a usual die."""

_WORD = 1 << 32


class DrawShown(TypedDict):
    """What chance decided at once, JSON-ready, so that anybody can draw it again.

    ``stream`` names the stream within the round. ``what`` is the kind of the event for which it was
    drawn, and the name of what was drawn, as ``dice_rolled.rolled``; the event has a field of that
    name if it shows it. ``of`` are the items drawn from, sorted. ``gave`` is the item chosen, the
    list of those rolled, or the items dealt, by place.
    """

    stream: str
    what: str
    how: How
    of: list[str | int]
    gave: str | int | list[str | int] | dict[str, str | int]


Draw: TypeAlias = Annotated[dict[str, Any], DrawShown]


class Chance:
    """What chance decides in a round.

    ``draws`` are those made by this object.
    """

    __slots__ = ("_before", "_seed", "draws")

    def __init__(self, seed: bytes, before: Sequence[Draw] = ()) -> None:
        """Go on after some draws; raises :exc:`ValueError` unless the seed has 32 bytes."""
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self.draws: list[Draw] = []
        self._before = before
        self._seed = seed

    def choice(self, items: Iterable[T], what: str) -> T:
        """Draw one of the items."""
        stream, ordered = self._next_stream(what), _ordered(items)
        chosen = ordered[below(words(self._seed_of(stream)), len(ordered))]
        self._note(stream, what, "choice", ordered, chosen)
        return chosen

    def deal(self, items: Iterable[T], places: Iterable[Place], what: str) -> dict[Place, T]:
        """Shuffle the items and lay one on each place; return them by place, in order.

        There are at least as many items as places.
        """
        stream, ordered = self._next_stream(what), _ordered(items)
        dealt = dict(zip(sorted(places), shuffled(self._seed_of(stream), ordered), strict=False))
        self._note(stream, what, "deal", ordered, dealt)
        return dealt

    def roll(self, dice: int, what: str, faces: Sequence[int] = DIE) -> list[int]:
        """Roll some dice; return what they show, in the order drawn."""
        stream, ordered = self._next_stream(what), _ordered(faces)
        drawn = words(self._seed_of(stream))
        rolled = [ordered[below(drawn, len(ordered))] for _ in range(dice)]
        self._note(stream, what, "rolls", ordered, rolled)
        return rolled

    def _next_stream(self, what: str) -> str:
        return f"{what} {sum(draw['what'] == what for draw in (*self._before, *self.draws))}"

    def _seed_of(self, stream: str) -> bytes:
        return branch(self._seed, stream)

    def _note(self, stream: str, what: str, how: How, of: Sequence[int | str], gave: Any) -> None:
        self.draws.append({"stream": stream, "what": what, "how": how, "of": of, "gave": gave})


def branch(seed: bytes, label: str) -> bytes:
    """Return an independent seed: SHA-256 of another and a label."""
    return sha256(seed + label.encode()).digest()


def words(seed: bytes) -> Iterator[int]:
    """Yield the words of the stream with that seed."""
    block = 0
    while True:
        digest = sha256(seed + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def below(stream: Iterator[int], bound: int) -> int:
    """Draw a number from 0 to ``bound`` - 1; ``bound`` is from 1 to 2**32."""
    limit = _WORD - _WORD % bound
    return next(word for word in stream if word < limit) % bound


def shuffled(seed: bytes, items: Sequence[T]) -> list[T]:
    """Return the items as the stream with that seed shuffles them: Fisher-Yates, from the last."""
    stream, shuffling = words(seed), [*items]
    for last in range(len(items) - 1, 0, -1):
        drawn = below(stream, last + 1)
        shuffling[last], shuffling[drawn] = shuffling[drawn], shuffling[last]
    return shuffling


def _ordered(items: Iterable[T]) -> list[T]:
    ordered: list[Any] = sorted(items)
    return ordered
