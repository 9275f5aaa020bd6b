"""Which phrases fit what everybody has seen, and what the speaker has done and said (R11.1)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from morpho_server.games.morpho.events import Assassinated, Bombed, Sniped
from morpho_server.games.morpho.identities import IDENTITY, Faction, Name
from morpho_server.games.morpho.play.ring import OWNER, SLOTS_OF, Slot
from morpho_server.games.seats import Seat, letter, seat_of
from morpho_server.games.speech import Line, Occasion

_ATTACKS = (Sniped, Assassinated, Bombed)
_KIND = ("trust", "protect")
_UNKIND = ("distrust", "accuse", "investigate", "shoot")
_TO_THE_ELIMINATED = ("sorry", "thanks")


class Sense:
    """What everybody knows on an occasion, as far as it rules out phrases.

    ``hidden`` counts the identities of the cards that nobody has been shown.
    """

    def __init__(self, occasion: Occasion) -> None:
        public: Mapping[str, Any] = occasion.public
        self._out: set[Seat] = set(public.get("out") or ())
        known = cast("Mapping[Slot, Name]", public.get("known") or {})
        self._shown = {**known, **(public.get("eliminated") or {})}
        self._closed = {slot for slot in public.get("slots") or () if slot not in known}
        self.hidden: dict[Name, int] = dict(
            Counter(public["tiles"]) - Counter(self._shown.values())
        )
        self._attacks = {
            (event.seat, OWNER.get(event.target))
            for event in occasion.course or ()
            if isinstance(event, _ATTACKS)
        }
        self._has_heard_all = occasion.course is not None
        said = [line for line, number in occasion.before.items() if number == occasion.round]
        self._said = [(line.seat, *line.phrase.split(" ")) for line in said]

    def fits(self, line: Line) -> bool:
        """Return whether a bot can say this without contradicting itself, or what all can see."""
        name, *blanks = line.phrase.split(" ")
        if name == "claim":
            has_claimed = any(said[:2] == (line.seat, name) for said in self._said)
            return not has_claimed and not self._cards(line.seat) and self._is_left(blanks[0])
        if name == "not_me":
            return not self._cards(line.seat)
        about = seat_of(blanks[0]) if blanks else None
        if about is None:
            return True
        if about == line.seat or (about in self._out and name not in _TO_THE_ELIMINATED):
            return False
        if name == "investigate" and self._closed.isdisjoint(SLOTS_OF[about]):
            return False
        if name == "accuse" and (self._cards(about) or not self._is_left(blanks[1])):
            return False
        if name in (*_KIND, *_UNKIND) and not self._has_heard_all:
            return False
        if name in _KIND:
            return self._may_be_kind(line.seat, about)
        return name not in _UNKIND or self._may_be_unkind(line.seat, about)

    def _may_be_kind(self, seat: Seat, about: Seat) -> bool:
        if not self._attacks.isdisjoint([(seat, about), (about, seat)]):
            return False
        mine, theirs = self._sides(seat), self._sides(about)
        is_friend = theirs <= mine if mine else theirs <= {"morpho"}
        return is_friend and not self._has_said(seat, _UNKIND, about)

    def _may_be_unkind(self, seat: Seat, about: Seat) -> bool:
        """Return whether it has no reason for kindness, unless it has been attacked."""
        if not self._sides(seat).isdisjoint(self._sides(about)):
            return False
        return (about, seat) in self._attacks or not self._has_said(seat, _KIND, about)

    def _is_left(self, word: str) -> bool:
        """Return whether some hidden card can be this, an identity or one of MORPHO."""
        return word in {*self.hidden, *(IDENTITY[name].faction for name in self.hidden)}

    def _cards(self, seat: Seat) -> list[Name]:
        """Return the cards of a seat that everybody has seen."""
        return [self._shown[slot] for slot in SLOTS_OF[seat] if slot in self._shown]

    def _sides(self, seat: Seat) -> set[Faction]:
        """Return the teams that a seat is seen to be in."""
        return {IDENTITY[name].faction for name in self._cards(seat)} & {"morpho", "killers"}

    def _has_said(self, seat: Seat, names: tuple[str, ...], about: Seat) -> bool:
        return any((seat, name, letter(about)) == said[:3] for said in self._said for name in names)
