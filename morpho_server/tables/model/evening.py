"""An evening: when the people of a table meet, again and again if they like, and who comes."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo

from morpho_server.tables.model.ids import Millis, PlayerId

Answer = Literal["yes", "maybe", "no"]
"""Whether somebody comes."""

Repeats = Literal["once", "weekly", "biweekly"]
"""How often an evening takes place, on the same weekday."""

LASTS_HOURS: Final = 4
"""How long an evening lasts. Then the next one is on."""

_DAYS: Final = {"weekly": 7, "biweekly": 14}


class Plan(NamedTuple):
    """When an evening begins: ``at``, when clocks in a ``zone`` show the ``local`` date and time.

    The local one is kept for those to come: it stays the same when the clocks change.
    """

    at: Millis
    local: str
    zone: str
    repeats: Repeats

    @property
    def over_at(self) -> Millis:
        """Return when the evening is over."""
        return Millis(self.at + LASTS_HOURS * 3_600_000)

    def at_or_after(self, now: Millis) -> "Plan | None":
        """Return the first of these evenings that is not over; ``None`` if all are."""
        plan, zone, days = self, zone_named(self.zone), _DAYS.get(self.repeats)
        while plan.over_at <= now:
            if zone is None or days is None:
                return None
            local = datetime.fromisoformat(plan.local) + timedelta(days=days)
            text = local.isoformat(timespec="minutes")
            plan = plan._replace(local=text, at=instant(text, zone))
        return plan


@dataclass(slots=True)
class Evening:
    """The next evening of a table. ``answers`` are in the order in which they were given.

    ``call`` is the address at which people talk meanwhile, for those at the table alone; ``calls``
    counts those that there were. ``moved``: the host changed the time after it was planned.
    """

    plan: Plan
    answers: dict[PlayerId, Answer] = field(default_factory=dict)
    call: str | None = None
    calls: int = 0
    moved: bool = False

    def answered(self, answer: Answer) -> list[PlayerId]:
        """Return who has given an answer, the first ones first."""
        return [player for player, given in self.answers.items() if given == answer]

    def note(self, player: PlayerId, answer: Answer) -> None:
        """Note an answer. Who says something else than before comes last among those who say so."""
        if self.answers.get(player) != answer:
            self.answers.pop(player, None)
            self.answers[player] = answer


def zone_named(name: str) -> ZoneInfo | None:
    """Return the time zone of a region as IANA calls it, or UTC; ``None`` if there is none."""
    if "/" not in name and name != "UTC":
        return None  # abbreviations, and that of the server itself
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # none, a folder, no name of a file
        return None


def instant(local: str, zone: ZoneInfo) -> Millis:
    """Return when clocks show a date and time.

    A time that the clocks skip is as much later as they are put forward; of one that comes twice
    it is the first. Calendars do the same (RFC 5545).
    """
    moment = datetime.fromisoformat(local).replace(tzinfo=zone)
    return Millis(round(moment.timestamp() * 1000))
