"""Which phrases fit what everybody has seen, and what the speaker has done and said (R11.1)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from morpho_server.games.morpho.identities import IDENTITY, Faction, Name
from morpho_server.games.morpho.play.ring import OWNER, SLOTS_OF, Slot
from morpho_server.games.seats import Seat, seat_of
from morpho_server.games.speech import Line, Occasion

_ATTACKS = ("sniped", "assassinated", "bombed")
_KIND = ("trust", "protect")
_UNKIND = ("distrust", "accuse", "investigate", "shoot")
_TO_THE_ELIMINATED = ("sorry", "thanks")


class Sense:
    """What everybody knows on an occasion, as far as it rules out phrases."""

    def __init__(self, occasion: Occasion) -> None:
        public: Mapping[str, Any] = occasion.public
        self._slots: set[Slot] = set(public.get("slots") or ())
        self._out: set[Seat] = set(public.get("out") or ())
        known = cast("Mapping[Slot, Name]", public.get("known") or {})
        eliminated = cast("Mapping[Slot, Name]", public.get("eliminated") or {})
        self._open = known.keys()
        self._shown = {**known, **eliminated}
        seen = Counter(self._shown.values())
        tiles = cast("Mapping[Name, int]", public["tiles"])
        self.hidden: dict[Name, int] = {
            name: count - seen[name] for name, count in tiles.items() if count > seen[name]
        }
        self._attacks = {
            (event["seat"], OWNER.get(event["target"]))
            for event in occasion.course
            if event["kind"] in _ATTACKS
        }
        self._said = [line for line, number in occasion.before.items() if number == occasion.round]

    def fits(self, line: Line) -> bool:
        """Return whether a bot can say this without contradicting itself, or what all can see."""
        name, *blanks = line.phrase.split(" ")
        if name == "claim":
            return self._may_claim(line.seat, blanks[0])
        if name == "not_me":
            return not self._shown_of(line.seat)
        about = seat_of(blanks[0]) if blanks else None
        if about is None:
            return True
        if about == line.seat or (about in self._out and name not in _TO_THE_ELIMINATED):
            return False
        if name in _KIND:
            return self._may_be_kind(line.seat, about)
        if name in _UNKIND:
            return self._may_be_unkind(line.seat, about) and self._may_be_so(name, about, blanks)
        return True

    def _may_claim(self, seat: Seat, word: str) -> bool:
        """Return whether it can be so, and the seat has shown no card, and claimed nothing yet."""
        has_claimed = any(
            line.seat == seat and line.phrase.startswith("claim") for line in self._said
        )
        return not has_claimed and not self._shown_of(seat) and self._is_left(word)

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

    def _may_be_so(self, name: str, about: Seat, blanks: list[str]) -> bool:
        if name == "investigate":
            return any(s in self._slots and s not in self._open for s in SLOTS_OF[about])
        return name != "accuse" or (not self._shown_of(about) and self._is_left(blanks[1]))

    def _is_left(self, word: str) -> bool:
        """Return whether some hidden card can be this, an identity or one of MORPHO."""
        if word == "morpho":
            return any(IDENTITY[name].faction == "morpho" for name in self.hidden)
        return word in self.hidden

    def _shown_of(self, seat: Seat) -> list[Name]:
        """Return the cards of a seat that everybody has seen."""
        return [self._shown[slot] for slot in SLOTS_OF[seat] if slot in self._shown]

    def _sides(self, seat: Seat) -> set[Faction]:
        """Return the teams that a seat is seen to be in."""
        factions = {IDENTITY[name].faction for name in self._shown_of(seat)}
        return {side for side in factions if side in ("morpho", "killers")}

    def _has_said(self, seat: Seat, names: tuple[str, ...], about: Seat) -> bool:
        said = (line.phrase.split(" ") for line in self._said if line.seat == seat)
        return any(
            name in names and blanks and seat_of(blanks[0]) == about for name, *blanks in said
        )
