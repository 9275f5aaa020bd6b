"""Deceptions: wrong beliefs about others' cards, and lies (docs/rulings.md, 20 and 22)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from morpho_server.games.morpho.analysis.course import Moment
from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.identities import IDENTITY, Faction, Name
from morpho_server.games.seats import Seat

DOUBT: Final = 0.5
"""Below this chance of what a card was, somebody was wrong about it."""


def turns_fooled(course: Iterable[Moment], seats: int) -> list[list[int]]:
    """Return for how many turns of each other player each player had them fooled.

    The number of ``[a][b]`` counts turns of ``b``. At such a turn ``a`` held a card of a faction
    that ``b`` did not hold, and as far as ``b`` could know, its chance was less than one half.
    """
    fooled = [[0] * seats for _ in range(seats)]
    for moment in course:
        if moment.seat is not None and moment.turn:
            for other in moment.hands:
                if other != moment.seat:
                    fooled[other][moment.seat] += _is_fooled(moment, moment.seat, other)
    return fooled


def _is_fooled(moment: Moment, seat: Seat, other: Seat) -> bool:
    own = {_faction(moment, slot) for slot in moment.hands[seat]}
    for slot in moment.hands[other]:
        faction = _faction(moment, slot)
        if faction is not None and faction not in own:
            likely = moment.before[seat][slot].items()
            if sum(chance for name, chance in likely if IDENTITY[name].faction == faction) < DOUBT:
                return True
    return False


def _faction(moment: Moment, slot: str) -> Faction | None:
    name = moment.truth(slot)
    return None if name is None else IDENTITY[name].faction


CLAIM: Final = "claim"
"""The phrase by which somebody says what they are."""

_FACTION: Final = "morpho"
"""The one faction that can be claimed, besides identities."""

Said = Sequence[tuple[Seat, str]]
"""What seats said between two steps."""


def lies_of(course: Sequence[Moment], said: Sequence[Said], seats: int) -> list[int]:
    """Return for each seat how often somebody could not see through a lie of theirs.

    A lie is a claim to be what no card in one's own hand can be. It counts once for each other
    player in the round who could not rule it out, and not again when it is repeated. What is said
    after the last step is said when the round is over.
    """
    lies = [0] * seats
    counted: set[tuple[Seat, str]] = set()
    for phrases, moment in zip(said, course[1:], strict=False):
        for seat, word in _claims(phrases):
            hand = moment.hands.get(seat, ())
            if not hand or (seat, word) in counted or _may_be(moment.before[seat], hand, word):
                continue
            counted.add((seat, word))
            others = (other for other in moment.hands if other != seat)
            lies[seat] += sum(_may_be(moment.before[other], hand, word) for other in others)
    return lies


def _claims(phrases: Said) -> Iterable[tuple[Seat, str]]:
    for seat, phrase in phrases:
        name, _, word = phrase.partition(" ")
        if name == CLAIM:
            yield seat, word


def _may_be(
    belief: Mapping[Slot, Mapping[Name, float]], hand: Iterable[Slot], claimed: str
) -> bool:
    """Return whether a card of a hand can be what was claimed, by what somebody could know."""
    names = (name for slot in hand for name, chance in belief.get(slot, {}).items() if chance > 0)
    return any(name == claimed or _is_of(name, claimed) for name in names)


def _is_of(name: Name, claimed: str) -> bool:
    return claimed == _FACTION and IDENTITY[name].faction == _FACTION
