"""The check of piles: that each piece came from where it lay by then, also face down.

Nobody is told while a match goes on which card another seat draws. When it is over, the draws say
in which order a deck lay, so each hand is known at every moment.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from morpho_server.games.fairness.chance_rules import ChanceRules
from morpho_server.games.seats import LETTERS

_FIELD: Final = re.compile(r"\{(\w+)(\+1)?\}")
"""A field of an event in the name of a pile."""

_MOST: Final = 100
"""How many pieces are moved face down at most: a file may say anything."""


class MisplacedError(Exception):
    """A piece did not lie in a pile; ``about`` says which, and where."""

    def __init__(self, pile: str, shown: Any) -> None:
        super().__init__(pile, shown)
        self.about = {"pile": pile, "shown": shown}


class PileCheck:
    """Follows the piles of a round; raises :exc:`MisplacedError`."""

    def __init__(self, rules: ChanceRules) -> None:
        self._rules = rules
        self._piles: dict[str, list[Any]] = {}
        """What lies in each pile, from the top where that counts. Elsewhere some may be gone."""
        self._gone: dict[str, list[set[Any]]] = {}
        """What each piece that was moved face down from a pile may have been, in turn."""

    def lay(
        self,
        pile: str,
        gave: Mapping[str, Any],
        event: Mapping[str, Any],
        after: Sequence[Mapping[str, Any]],
    ) -> None:
        """Lay the pieces of a deal.

        A pile that is shuffled anew has nothing left, and what comes right ``after`` takes from it.
        """
        taken_from = [
            _named(source, other)
            for other in after[:1]
            for _, source, _ in self._rules.moves.get(other["kind"], ())
        ]
        is_due = pile in taken_from and not self._pile(pile)
        if event["kind"] != self._rules.opens and not is_due:
            raise MisplacedError(pile, event["kind"])
        self._piles[pile] = [gave[place] for place in sorted(gave)]

    def follow(self, event: Mapping[str, Any]) -> None:
        """Check the piles that an event shows, and move what it moves."""
        kind = event["kind"]
        for fields, names in self._rules.holds.get(kind, ()):
            shown = [piece for each in fields for piece in _pieces(event, each)]
            piles = [_named(each, event) for each in names]
            there = [piece for each in piles for piece in self._pile(each)]
            is_ordered = "any" not in map(self._rules.piles.get, piles)
            if shown != there and (is_ordered or Counter(shown) != Counter(there)):
                raise MisplacedError(", ".join(piles), kind)
        if kind in self._rules.tells:
            path, name = self._rules.tells[kind]
            if [*_pieces(event, path)] != self._pile(_named(name, event))[-1:]:
                raise MisplacedError(_named(name, event), kind)
        for what, source, target in self._rules.moves.get(kind, ()):
            one, other = _named(source, event), _named(target, event)
            pieces = _moved(event, what)
            # Only the rules say what goes face down.
            if None in pieces and isinstance(what, str) and self._rules.piles.get(one) == "any":
                raise MisplacedError(one, kind)
            for piece in pieces:
                self._move(one, other, piece, kind)

    def _move(self, one: str, other: str, piece: Any, kind: str) -> None:
        pile, order = self._pile(one), self._rules.piles
        if not {one, other} <= order.keys():
            raise MisplacedError(one if other in order else other, piece or kind)
        if order[one] != "any":
            if not pile or piece not in (None, pile[0]):
                raise MisplacedError(one, piece or kind)
            self._add(pile.pop(0), other)
            return
        gone = self._gone.setdefault(one, [])
        if piece is None:
            gone.append({*pile})
        elif piece in pile:
            pile.remove(piece)
            # It was there until now, so it was none of those that are gone.
            for each in gone:
                each.discard(piece)
            self._add(piece, other)
        else:
            raise MisplacedError(one, piece)
        if any(len(each) < number for number, each in enumerate(gone, 1)):
            raise MisplacedError(one, piece or kind)

    def _add(self, piece: Any, name: str) -> None:
        pile = self._pile(name)
        pile.insert(0 if self._rules.piles[name] == "stack" else len(pile), piece)

    def _pile(self, name: str) -> list[Any]:
        return self._piles.setdefault(name, [])


def _named(pile: str, event: Mapping[str, Any]) -> str:
    """Return the name of a pile, with the values of an event's fields."""

    def value(found: re.Match[str]) -> str:
        of_event: Any = event[found[1]]
        if type(of_event) is int and 0 <= of_event < len(LETTERS):
            return LETTERS[(of_event + 1) % event["seats"] if found[2] else of_event]
        return str(of_event)

    return _FIELD.sub(value, pile)


def _part(event: Mapping[str, Any], path: str) -> Any:
    """Return a field of an event, or the part of one behind a dot."""
    value: Any = event
    for name in path.split("."):
        value = value[int(name)] if isinstance(value, list) else value[name]
    return value


def _moved(event: Mapping[str, Any], what: int | str) -> Sequence[Any]:
    """Return the pieces that are moved; ``None`` for each that is not shown."""
    number = what if isinstance(what, int) else _part(event, what)
    if isinstance(number, int):
        return [None] * min(number, _MOST)
    return _pieces(event, str(what))


def _pieces(event: Mapping[str, Any], path: str) -> Sequence[Any]:
    """Return the pieces that a field names; those of a mapping by place."""
    value = _part(event, path)
    if isinstance(value, str):
        return [value]
    return [value[place] for place in sorted(value)] if isinstance(value, Mapping) else [*value]
