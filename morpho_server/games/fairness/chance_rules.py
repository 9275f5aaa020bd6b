"""What a game leaves to chance, and how its events show it: what a check needs to know of a game.

The same facts are in the web client's ``chance_rules.js`` and in the program of docs/fairness.md.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from morpho_server.games.chance import How
from morpho_server.games.views import Json

When = Literal["always", "first_round"]
"""Whether something is drawn for every event, or in the first round and in no other."""

Part: TypeAlias = (
    str | tuple[int, ...] | tuple[str, ...] | Mapping[str, Mapping[Any, Sequence[str]]]
)
"""Something to draw from: a field of the event, items, or items by the value of a field."""

Moved: TypeAlias = tuple[int | str, str, str]
"""Pieces that an event moves: how many or which field names them, and from which pile to which."""

Order = Literal["queue", "stack", "any"]
"""What is left from the top: what comes to it lies at its bottom, or on top. Or there is none."""

Held: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""Fields of an event that together show all pieces of some piles."""


@dataclass(frozen=True, slots=True)
class DrawRule:
    """One thing that a game draws.

    ``what`` is the kind of the event for which it is drawn, and the name of what is drawn, as in a
    draw. Unless it is ``hidden``, the event has a field of that name, which shows what was drawn;
    ``of`` are the parts that together are drawn from: fields of the event, what was drawn for it
    before, the items themselves, or items by the value of a field. A number *n* stands for 0 to
    *n* - 1, and counts by name for that many of each. Where there is nothing to draw from, nothing
    is drawn.

    ``by`` names a field of the event that says who decided. Unless it is ``chance``, nothing is
    drawn: the ``host`` has chosen a seat's letter by the option of the same name, or the ``turn``
    has passed on to the next seat. A deal lays the items on the ``places`` for the event's number
    of ``seats``, which is 0 where it has none; fewer items go to the first places. All that lay
    anywhere before is taken up. With ``dice``, the event has in two fields the dice that were kept,
    and all of them, as many as ``dice`` says. A deal can be a ``pile``, the first place on top.
    """

    what: str
    how: How
    of: tuple[Part, ...]
    when: When = "always"
    hidden: bool = False
    by: str | None = None
    places: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    dice: tuple[int, str, str] | None = None
    pile: str | None = None

    def as_json(self) -> dict[str, Json]:
        """Return these facts as JSON values."""
        return {
            "what": self.what,
            "how": self.how,
            "when": self.when,
            "hidden": self.hidden,
            "of": [_part_as_json(part) for part in self.of],
            "by": self.by,
            "places": {str(seats): [*places] for seats, places in self.places.items()},
            "dice": None if self.dice is None else [*self.dice],
            "pile": self.pile,
        }


def _part_as_json(part: Part) -> Json:
    if isinstance(part, str):
        return part
    if isinstance(part, Mapping):
        return {name: {value: [*items] for value, items in by.items()} for name, by in part.items()}
    return [*part]


@dataclass(frozen=True, slots=True)
class ChoiceRule:
    """Something that is drawn only if nobody has chosen it.

    ``field`` of the event with which a round begins shows it, and another field has the list that
    it was ``drawn_from``. Where that is empty, the player of a ``seat`` has chosen it by an
    ``option`` of theirs, which is ``drawn`` where they did not; or the value of another field has
    ``left`` it. It does so only where an option of the table has a value, as ``left_if`` says. The
    list is of all that another field's value can leave something to.
    """

    field: str
    drawn_from: str
    seat: int
    option: str
    drawn: str
    left: tuple[str, Mapping[Any, str]]
    left_if: tuple[str, Json]

    def as_json(self) -> dict[str, Json]:
        """Return these facts as JSON values."""
        by, left = self.left
        return {
            "field": self.field,
            "drawn_from": self.drawn_from,
            "seat": self.seat,
            "option": self.option,
            "drawn": self.drawn,
            "left": [by, {**left}],
            "left_if": [*self.left_if],
        }


@dataclass(frozen=True, slots=True)
class ChanceRules:
    """Everything that a game draws, and how its events show where pieces lie.

    A round begins with one event of the kind ``opens``, and has one of the kind ``closes`` before
    there is another. ``announced`` are fields of the first that the table's setup shows before a
    match, and ``announced_by`` the options that decide on them. ``draws`` are in the order in which
    they are made for an event. ``shows`` names, by the kind of an event, its field with pieces by
    place, or its fields with a place and the piece there. ``exchanges`` names the fields of two
    places whose pieces change places. In both, ``=`` stands before a place or a piece itself.
    ``mixes`` names the field with places whose pieces somebody lays anew in secret, and the kind of
    the event that has named them before. ``choices`` are what players may choose instead of having
    it drawn.

    ``piles`` are all that there are, each with its order. ``moves`` says from which to which an
    event moves pieces: so many from the top, or those that a field names, as a piece, a list, or a
    mapping by place. So many of a pile in ``any`` order are moved face down: which they were is not
    known. Those that are moved to no pile are dealt anew, for an event that takes from them next.
    ``holds`` says which fields show all pieces of which piles, before the event moves any, and
    ``tells`` which field shows the one that came last to one in any order. They name the part of a
    field behind a dot. In the name of a pile, a field in braces stands for its value, or for the
    letter of the seat that it numbers; with ``+1`` for the seat after that.
    """

    opens: str = ""
    closes: str = ""
    announced: tuple[str, ...] = ()
    announced_by: tuple[str, ...] = ()
    draws: tuple[DrawRule, ...] = ()
    shows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    exchanges: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    mixes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    choices: tuple[ChoiceRule, ...] = ()
    piles: Mapping[str, Order] = field(default_factory=dict)
    moves: Mapping[str, tuple[Moved, ...]] = field(default_factory=dict)
    holds: Mapping[str, tuple[Held, ...]] = field(default_factory=dict)
    tells: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def played(self) -> frozenset[str]:
        """Return the kinds of events that draw, show or move something, other than between piles.

        No other game has these.
        """
        drawing = (rule.what.partition(".")[0] for rule in self.draws)
        return frozenset([self.opens, *drawing, *self.shows, *self.exchanges, *self.mixes])

    def as_json(self) -> dict[str, Json]:
        """Return these facts as JSON values."""
        return {
            "opens": self.opens,
            "closes": self.closes,
            "announced": [*self.announced],
            "announced_by": [*self.announced_by],
            "draws": [rule.as_json() for rule in self.draws],
            "shows": {kind: [*fields] for kind, fields in self.shows.items()},
            "exchanges": {kind: [*places] for kind, places in self.exchanges.items()},
            "mixes": {kind: [*named] for kind, named in self.mixes.items()},
            "choices": [rule.as_json() for rule in self.choices],
            "piles": {**self.piles},
            "moves": {kind: [[*each] for each in moved] for kind, moved in self.moves.items()},
            "holds": {
                kind: [[[*fields], [*piles]] for fields, piles in held]
                for kind, held in self.holds.items()
            },
            "tells": {kind: [*told] for kind, told in self.tells.items()},
        }
