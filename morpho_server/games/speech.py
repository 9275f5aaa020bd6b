"""What the bots of a game say, by what everybody knows."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json


class Line(NamedTuple):
    """A phrase that the bot of a seat says."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that bots may speak about: public events, or a phrase that a person has ``said``.

    ``public`` is the public view afterwards. ``bots`` are the strengths of the bots, by seat.
    """

    events: Sequence[Event]
    said: Line | None
    public: Mapping[str, Json]
    bots: Mapping[Seat, str]


class Speech(Protocol):
    """Says what a bot of a game says on an occasion, or that all are silent.

    It gets nothing that is not public, so that no card can show in what bots say.
    """

    def __call__(self, occasion: Occasion, dice: Random) -> Line | None:
        """Return the line, if any; random choices come from ``dice``."""


class Subject(NamedTuple):
    """Something that bots speak about: a type of event, how likely, and what each may say of one.

    ``lines`` gets the event and the occasion, and returns nothing for an event that is no subject.
    """

    event_type: type[Event]
    chance: float
    lines: Callable[[Any, Occasion], list[Line]]


def remark(
    occasion: Occasion, subjects: Iterable[Subject], dice: Random, random_says: Sequence[str] = ()
) -> Line | None:
    """Return a bot's line about an event; mostly ``None``.

    Bots of the strength ``random`` say any phrase of ``random_says`` instead, if there are some.
    """
    for event in occasion.events:
        for event_type, chance, lines_about in subjects:
            if not isinstance(event, event_type) or dice.random() >= chance:
                continue
            if lines := lines_about(event, occasion):
                line = dice.choice(lines)
                if random_says and occasion.bots[line.seat] == "random":
                    return Line(line.seat, dice.choice(random_says))
                return line
    return None


def reply(occasion: Occasion, said: Line, praise: Collection[str]) -> Line | None:
    """Return a bot's answer: it asks for a moment, or it thanks for ``praise``.

    Only a bot that is the only one at the table knows that it was meant.
    """
    turn = occasion.public.get("turn")
    if said.phrase == "hurry" and turn in occasion.bots:
        return Line(cast("Seat", turn), "one_moment")
    if said.phrase in praise and len(occasion.bots) == 1:
        return Line(next(iter(occasion.bots)), f"thanks {letter(said.seat)}")
    return None


def others_say(phrase: str, event: Any, occasion: Occasion) -> list[Line]:
    """Return a phrase from each bot but that of the seat whose event it is."""
    return [Line(seat, phrase) for seat in occasion.bots if seat != event.seat]


def all_say(phrase: str, occasion: Occasion) -> list[Line]:
    """Return a phrase from each bot."""
    return [Line(seat, phrase) for seat in occasion.bots]
