"""Why hidden cards can't be just anything that was dealt: facts that everybody has seen."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from morpho_server.games.morpho.identities import Name
from morpho_server.games.seats import Seat

Slot = str

ReasonKind = Literal[
    "acted_beside",
    "given_away",
    "no_transmit",
    "no_reaction",
    "must_react",
    "kept",
    "idle_beside",
    "not_won",
    "laid",
]
"""What happened.

``acted_beside``: the card beside it used an ability, so neither hinders the other (R5.2, R5.4).
``given_away``: it was given to the middle, so it is no Alien (R5.4). ``no_transmit``: it was looked
at, and no Transmit set in (R8.12). ``no_reaction``: its holder was next to be asked, and did not
react (R6.3). ``must_react``: its holder is asked to react, so a card of theirs can (R6.4).
``kept``: its holder passed and did not change job, so it is an Alien (R4.3, R5.4). ``idle_beside``:
the face-up card beside it was not used, though it had to be, so something hinders it (R4.3).
``not_won``: what some cards win by has come about, and the round goes on (R7.1). ``laid``: it is
one of the cards that somebody laid unseen in a Transmit (R8.12).
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact about a card: what happened, by whom, and with which ``identity``."""

    kind: ReasonKind
    seat: Seat | None = None
    identity: Name | None = None


class Reasons:
    """The facts about each card, by where it lies now. They go with a card that moves openly."""

    def __init__(self) -> None:
        self._by_slot: dict[Slot, dict[Reason, None]] = {}

    def of(self, slot: Slot) -> Iterable[Reason]:
        """Return the known facts about the card in a slot, the oldest first."""
        return self._by_slot.get(slot, _NONE).keys()

    def note(self, slot: Slot, reason: Reason) -> None:
        """Note a fact about the card in a slot, unless it is known."""
        self._by_slot.setdefault(slot, {})[reason] = None

    def exchange(self, one: Slot, other: Slot) -> None:
        """Follow two cards that change places openly."""
        by_slot = self._by_slot
        moved = {to: by_slot.pop(at) for at, to in ((one, other), (other, one)) if at in by_slot}
        by_slot.update(moved)

    def forget(self, slots: Iterable[Slot]) -> None:
        """Forget the cards in some slots: nobody can follow them."""
        for slot in slots:
            self._by_slot.pop(slot, None)


_NONE: Final[dict[Reason, None]] = {}
