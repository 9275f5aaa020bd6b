"""What a player may know of a table, and how updates change it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self, TypeAlias

from morpho_client.wire import Phase, Player, Table

Json: TypeAlias = Any
"""Any JSON value."""


@dataclass(frozen=True)
class View:
    """All that a player may know after the update with number ``n``.

    ``table`` is the same for everybody, ``public`` what all see of the round, ``own`` what the
    player's seat alone sees. ``legal`` are the player's moves if their seat has to decide, and
    ``timeout_move`` is what is made for them when time runs out. ``here`` are those who are there.
    """

    n: int
    history: str
    player: str
    table: Table
    public: Mapping[str, Json] | None
    own: Mapping[str, Json] | None
    legal: Sequence[str]
    timeout_move: str | None
    here: Sequence[str]

    @classmethod
    def of(cls, snapshot: Mapping[str, Json]) -> Self:
        """Return the view that a snapshot says."""
        told, player = snapshot.get, snapshot["you"]["player"]
        shown = (snapshot["table"], told("public"), told("own"), told("legal") or ())
        rest = (told("timeout_move"), snapshot["here"])
        return cls(snapshot["n"], snapshot["history"], player, *shown, *rest)

    def after(self, update: Mapping[str, Json]) -> Self:
        """Return the view after the next update."""
        fresh = update.get("fresh", False)
        public, own = (None, None) if fresh else (self.public, self.own)
        return replace(
            self,
            n=update["n"],
            table=merged(self.table, update.get("table") or {}),
            public=merged(public, update["public"]) if update.get("public") else public,
            own=merged(own, update["own"]) if update.get("own") else own,
            legal=update.get("legal") or (),
            timeout_move=update.get("timeout_move"),
        )

    @property
    def me(self) -> Player | None:
        """The player, as everybody sees them; none who is gone."""
        return self.table["players"].get(self.player)

    @property
    def seat(self) -> int | None:
        """The player's seat, if any."""
        return None if self.me is None else self.me.get("seat")

    @property
    def phase(self) -> Phase:
        """``waiting`` for a match, ``playing`` a round, ``between`` rounds, or ``over``."""
        return self.table["phase"]


@dataclass(frozen=True)
class Update:
    """What happened at a table, and the view after it.

    ``events`` are everybody's and the player's own, in their order; one without any tells how
    things stand. The ``view`` of an update that was missed is the present one. ``reset``: nothing
    that was told before counts any more, because this is the first, or the server has lost it.
    """

    n: int
    events: Sequence[Mapping[str, Json]]
    view: View
    reset: bool = False


def events_of(update: Mapping[str, Json]) -> list[Mapping[str, Json]]:
    """Return an update's events in their order; ``after`` says where the player's own stand."""
    events: list[Mapping[str, Json]] = list(update.get("events") or ())
    for own in reversed(update.get("yours") or ()):
        event = {key: value for key, value in own.items() if key != "after"}
        events.insert(own["after"], event)
    return events


def merged(target: Json, patch: Json) -> Json:
    """Apply a JSON Merge Patch, as RFC 7396 has it."""
    if not isinstance(patch, Mapping):
        return patch
    whole = dict(target) if isinstance(target, Mapping) else {}
    for key, value in patch.items():
        if value is None:
            whole.pop(key, None)
        else:
            whole[key] = merged(whole.get(key), value)
    return whole
