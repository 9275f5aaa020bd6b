"""Calendar files (RFC 5545) of evenings, with the changes of the clock written out."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from morpho_server.tables.model.evening import LASTS_HOURS, Plan, zone_named
from morpho_server.tables.model.ids import Millis

DAYS_WRITTEN: Final = 731
"""For how long after the first one evenings are in a file."""

MEDIA_TYPE: Final = "text/calendar"

_WEEKS: Final = {"weekly": 1, "biweekly": 2}


def calendar_file(plan: Plan, uid: str, title: str, link: str, now: Millis) -> str:
    """Return the file of an evening and those that follow, by a link to their table."""
    zone = zone_named(plan.zone) or ZoneInfo("UTC")
    first = datetime.fromtimestamp(plan.at / 1000, UTC)
    last = first + timedelta(days=DAYS_WRITTEN)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Morpho Server//EN"]
    lines += _zone_lines(zone, plan.zone, first, last)
    lines += [
        "BEGIN:VEVENT",
        f"UID:{uid}",
        f"DTSTAMP:{_utc(datetime.fromtimestamp(now / 1000, UTC))}",
        f"DTSTART;TZID={plan.zone}:{_plain(datetime.fromisoformat(plan.local))}",
        f"DURATION:PT{LASTS_HOURS}H",
    ]
    if plan.repeats != "once":
        weeks = _WEEKS[plan.repeats]
        lines.append(f"RRULE:FREQ=WEEKLY;INTERVAL={weeks};UNTIL={_utc(last)}")
    lines += [f"SUMMARY:{_text(title)}", f"LOCATION:{_text(link)}", f"URL:{link}"]
    lines += ["END:VEVENT", "END:VCALENDAR"]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _zone_lines(zone: ZoneInfo, name: str, first: datetime, last: datetime) -> list[str]:
    """Return a time zone as it is from one moment to another."""
    lines = ["BEGIN:VTIMEZONE", f"TZID:{name}"]
    begin = first - timedelta(days=1)
    for moment in (begin, *_changes(zone, begin, last)):
        before = (moment - timedelta(seconds=moment != begin)).astimezone(zone)
        after = moment.astimezone(zone)
        kind = "DAYLIGHT" if after.dst() else "STANDARD"
        lines += [
            f"BEGIN:{kind}",
            f"DTSTART:{_plain(moment + (before.utcoffset() or timedelta()))}",
            f"TZOFFSETFROM:{_offset(before)}",
            f"TZOFFSETTO:{_offset(after)}",
            f"END:{kind}",
        ]
    return [*lines, "END:VTIMEZONE"]


def _changes(zone: ZoneInfo, first: datetime, last: datetime) -> Iterator[datetime]:
    """Yield the moments in UTC from which clocks differ from before, to the second."""

    def offset(moment: datetime) -> timedelta | None:
        return moment.astimezone(zone).utcoffset()

    while first < last:
        early, late = first, first + timedelta(days=1)
        first = late
        if offset(early) == offset(late):
            continue
        while late - early > timedelta(seconds=1):
            middle = early + (late - early) // 2
            middle = middle.replace(microsecond=0)
            early, late = (middle, late) if offset(middle) == offset(early) else (early, middle)
        yield late


def _plain(moment: datetime) -> str:
    return f"{moment:%Y%m%dT%H%M%S}"


def _utc(moment: datetime) -> str:
    return f"{_plain(moment)}Z"


def _offset(moment: datetime) -> str:
    return f"{moment:%z}"[:5]


def _text(value: str) -> str:
    for special in ("\\", ";", ","):
        value = value.replace(special, f"\\{special}")
    return value


def _folded(line: str) -> str:
    """Return a line in pieces of at most 75 bytes."""
    pieces, piece = [], ""
    for character in line:
        if len(f"{piece}{character}".encode()) > 75:
            pieces.append(piece)
            piece = " "
        piece += character
    return "\r\n".join([*pieces, piece])
