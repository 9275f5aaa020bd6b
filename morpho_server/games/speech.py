"""What the bots of a game say, by what everybody knows."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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
    ``course`` are all public events of the round; ``None`` if this node has not heard all of them.
    ``before`` are the lines of bots in this match, each with its round, ``round`` is the present
    one. Nobody holds the seats that are ``left``.
    """

    events: Sequence[Event]
    said: Line | None
    public: Mapping[str, Json]
    bots: Mapping[Seat, str]
    course: Sequence[Event] | None = ()
    before: Mapping[Line, int] = field(default_factory=dict)
    round: int = 1
    left: Collection[Seat] = ()

    def new(self, lines: Iterable[Line]) -> list[Line]:
        """Return the lines that no bot has said in this match, and that are about nobody gone."""
        said = {line.phrase for line in self.before}
        gone = {letter(seat) for seat in self.left}
        return [
            line
            for line in lines
            if line.phrase not in said and gone.isdisjoint(line.phrase.split(" ")[1:])
        ]


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


def remark(occasion: Occasion, subjects: Iterable[Subject], dice: Random) -> Line | None:
    """Return a bot's line about an event; mostly ``None``."""
    for event in occasion.events:
        for event_type, chance, lines_about in subjects:
            if not isinstance(event, event_type) or dice.random() >= chance:
                continue
            if lines := occasion.new(lines_about(event, occasion)):
                return dice.choice(lines)
    return None


def reply(occasion: Occasion, said: Line, praise: Collection[str]) -> Line | None:
    """Return a bot's answer: it asks for a moment, or it thanks for ``praise``.

    Only a bot that is the only one at the table knows that it was meant.
    """
    turn = occasion.public.get("turn")
    lines: list[Line] = []
    if said.phrase == "hurry" and turn in occasion.bots:
        lines = [Line(cast("Seat", turn), "one_moment")]
    elif said.phrase in praise and len(occasion.bots) == 1:
        lines = [Line(next(iter(occasion.bots)), f"thanks {letter(said.seat)}")]
    return next(iter(occasion.new(lines)), None)


def others_say(phrase: str, event: Any, occasion: Occasion) -> list[Line]:
    """Return a phrase from each bot but that of the seat whose event it is."""
    return [Line(seat, phrase) for seat in occasion.bots if seat != event.seat]


def all_say(phrase: str, occasion: Occasion) -> list[Line]:
    """Return a phrase from each bot."""
    return [Line(seat, phrase) for seat in occasion.bots]
