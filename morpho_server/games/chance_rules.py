"""What a game leaves to chance, and how its events show it: what a check needs to know of a game.

The same facts are in the web client's ``chance_rules.js`` and in the program of docs/fairness.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from morpho_server.games.chance import How
from morpho_server.games.views import Json

When = Literal["always", "first_round"]
"""Whether something is drawn for every event, or in the first round and in no other."""


@dataclass(frozen=True, slots=True)
class DrawRule:
    """One thing that a game draws.

    ``what`` is the kind of the event for which it is drawn, and the name of what is drawn, as in a
    draw. Unless it is ``hidden``, the event has a field of that name, which shows what was drawn;
    ``of`` are the parts that together are drawn from: fields
    of the event, what was drawn for it before, or the items themselves. A number *n* stands for 0
    to *n* - 1, and counts by name for that many of each. Where there is nothing to draw from,
    nothing is drawn.

    ``by`` names a field of the event that says who decided. Unless it is ``chance``, nothing is
    drawn: the ``host`` has chosen a seat's letter by the option of the same name, or the ``turn``
    has passed on to the next seat. A deal lays the items on the ``places`` for the event's number
    of ``seats``. With ``dice``, the event has in two fields the dice that were kept, and all of
    them, as many as ``dice`` says.
    """

    what: str
    how: How
    of: tuple[str | tuple[int, ...], ...]
    when: When = "always"
    hidden: bool = False
    by: str | None = None
    places: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    dice: tuple[int, str, str] | None = None

    def as_json(self) -> dict[str, Json]:
        """Return these facts as JSON values."""
        return {
            "what": self.what,
            "how": self.how,
            "when": self.when,
            "hidden": self.hidden,
            "of": [*self.of],
            "by": self.by,
            "places": {str(seats): [*places] for seats, places in self.places.items()},
            "dice": None if self.dice is None else [*self.dice],
        }


@dataclass(frozen=True, slots=True)
class ChanceRules:
    """Everything that a game draws, and how its events show where pieces lie.

    A round begins with one event of the kind ``opens``, and has one of the kind ``closes`` before
    there is another. ``draws`` are in the order in which they
    are made for an event. ``shows`` names, by the kind of an event, its field with pieces by place,
    or its fields with a place and the piece there. ``exchanges`` names the fields of two places
    whose pieces change places; ``=`` stands before a place itself. ``mixes`` names the field with
    places whose pieces somebody lays anew in secret, and the kind of the event that has named them
    before.
    """

    opens: str = ""
    closes: str = ""
    draws: tuple[DrawRule, ...] = ()
    shows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    exchanges: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    mixes: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def played(self) -> frozenset[str]:
        """Return the kinds of all events that draw, show or move something."""
        drawing = (rule.what.partition(".")[0] for rule in self.draws)
        return frozenset([self.opens, *drawing, *self.shows, *self.exchanges, *self.mixes])

    def as_json(self) -> dict[str, Json]:
        """Return these facts as JSON values."""
        return {
            "opens": self.opens,
            "closes": self.closes,
            "draws": [rule.as_json() for rule in self.draws],
            "shows": {kind: [*fields] for kind, fields in self.shows.items()},
            "exchanges": {kind: [*places] for kind, places in self.exchanges.items()},
            "mixes": {kind: [*named] for kind, named in self.mixes.items()},
        }
