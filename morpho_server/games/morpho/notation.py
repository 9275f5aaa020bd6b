"""The notation of moves: its grammar, and the canonical spelling of each move.

A move is written without the seat: ``look C1``, ``snipe C1 with A1``.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

from morpho_server.games.morpho.identities import INVESTMENTS, MORPHO_TEAM, NAMES, Name, Team
from morpho_server.games.morpho.play.ring import ALL_SLOTS, Gap, Slot, gap_between
from morpho_server.games.moves import Move, MoveUnreadableError

PASS: Final = Move("pass")
AGREE: Final = Move("agree")
DISAGREE: Final = Move("disagree")
LOOK: Final = {slot: Move(f"look {slot}") for slot in ALL_SLOTS}
CHANGE: Final = {slot: Move(f"change {slot}") for slot in ALL_SLOTS}


@dataclass(frozen=True, slots=True)
class Action:
    """A move taken apart; what the grammar leaves out of it is empty.

    ``target`` is the place, gap, team or identity after the verb; ``named`` the identity after
    ``as``; ``card`` the slot after ``with``; ``lays`` what an arrangement puts where.
    """

    text: str
    verb: str
    target: str = ""
    named: str = ""
    card: str = ""
    lays: tuple[tuple[Slot, Name], ...] = ()


_SLOT = "[A-I][12]"
_PLACE = f"(?P<target>{_SLOT}|M)"
_WITH = f"(?: with (?P<card>{_SLOT}))?"
_IDENTITY = "|".join(NAMES)
_LAY = f"(?:{_SLOT}|M)=(?:{_IDENTITY})"

GRAMMAR: Final = {
    verb: re.compile(f"{verb}{rest}")
    for verb, rest in {
        "look": f" {_PLACE}",
        "change": f" {_PLACE}",
        "mission": "",
        "indicate": f" {_PLACE}(?: as (?P<named>{'|'.join(MORPHO_TEAM)}))?",
        "snipe": f" {_PLACE}{_WITH}",
        "block": f" (?P<target>[A-I]/[A-I]|{_SLOT}/{_SLOT}){_WITH}",
        "escape": "",
        "guard": f" {_PLACE}",
        "intercept": f" {_PLACE}",
        "report": "",
        "detonate": "",
        "bomb": f" {_PLACE}",
        "invest": f" (?P<target>{'|'.join(INVESTMENTS)})",
        "assassinate": f" {_PLACE}",
        "perceive": "",
        "guess": f" (?P<target>{_IDENTITY})",
        "swap": f" {_PLACE}",
        "take": f" {_PLACE}",
        "arrange": f" (?P<lays>{_LAY} {_LAY}(?: {_LAY})?)",
        "pass": "",
        "agree": "",
        "disagree": "",
    }.items()
}
"""What a move must match, by its verb; not all of it is ever legal."""

VERBS: Final = frozenset(GRAMMAR)


@lru_cache(maxsize=4096)
def read(text: str) -> Action:
    """Take a move apart; raises :exc:`MoveUnreadableError` outside the grammar.

    What has more than one spelling is taken apart as it stands: see :func:`spell_gap`.
    """
    verb = text.partition(" ")[0]
    form = GRAMMAR.get(verb)
    found = form.fullmatch(text) if form else None
    if found is None:
        raise MoveUnreadableError(text)
    parts = {name: part for name, part in found.groupdict().items() if part is not None}
    lays = tuple(_lay(part) for part in parts.pop("lays", "").split())
    return Action(text, verb, **parts, lays=lays)


def _lay(text: str) -> tuple[Slot, Name]:
    place, _, name = text.partition("=")
    return Slot(place), name_in(name)


def name_in(text: str) -> Name:
    """Return the identity that a part of a move names: the grammar lets no other text through."""
    return cast("Name", text)


def team_in(text: str) -> Team:
    """Return the team that a part of a move names: the grammar lets no other text through."""
    return cast("Team", text)


def spell_gap(text: str) -> Gap:
    """Return the canonical spelling of a gap of the grammar."""
    return gap_between(*text.split("/"))


def spell_arrangement(cards: dict[Slot, Name]) -> Move:
    """Return the move that lays these cards, in the order given."""
    return Move("arrange " + " ".join(f"{place}={name}" for place, name in cards.items()))
