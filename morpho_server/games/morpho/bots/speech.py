"""What bots say at a table: claims, accusations, answers and thanks, true or not.

They speak by public events alone (R11.1), and never by their cards. Weak bots claim to be anything;
stronger ones claim what people like to hear. What all can see is false, nobody says.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, cast

from morpho_server.games.events import Event
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.bots.sense import Sense
from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.morpho.play.ring import OWNER
from morpho_server.games.seats import Seat, letter, seat_of
from morpho_server.games.speech import Line, Occasion

_Lines = Callable[[Any, Occasion, Random], list[Line]]
"""Returns what may be said about an event, which is given first."""

_BLUFFERS: Final = frozenset({"agent", "mastermind"})
"""The strengths that claim to be of MORPHO, whatever they are."""

_SUSPICIONS: Final = ("killer", "killer", "deserter", "morpho")
"""What bots say of others, the likelier the more often."""


def speak(occasion: Occasion, dice: Random) -> Line | None:
    """Return a bot's line on an occasion; mostly ``None``. Eliminated bots are silent."""
    out = occasion.public.get("out") or ()
    bots = {seat: strength for seat, strength in occasion.bots.items() if seat not in out}
    occasion = replace(occasion, bots=bots)
    fits = Sense(occasion).fits
    for chance, lines in _subjects(occasion, dice):
        fitting = [line for line in occasion.new(lines) if fits(line)]
        if fitting and dice.random() < chance:
            return dice.choice(fitting)
    return None


def _subjects(occasion: Occasion, dice: Random) -> Iterable[tuple[float, Sequence[Line]]]:
    """Return the possible lines about each event, and their likelihood."""
    if occasion.said is not None:
        yield 0.8, _answers(occasion, occasion.said, dice)
    for event in occasion.events:
        chance, lines_about = _SUBJECTS.get(type(event), (0.0, None))
        if lines_about is not None:
            yield chance, lines_about(event, occasion, dice)


def _at_the_start(_event: ev.RoundStarted, occasion: Occasion, dice: Random) -> list[Line]:
    return [_claim(occasion, seat, dice) for seat in occasion.bots]


def _after_a_look(event: ev.Investigated, occasion: Occasion, dice: Random) -> list[Line]:
    owner = OWNER.get(event.slot)
    if owner is None or owner == event.seat:
        return []
    lines = [_claim(occasion, owner, dice)] if owner in occasion.bots else []
    if event.seat in occasion.bots:
        lines.append(_about(event.seat, "trust", owner))
        lines.append(Line(event.seat, "never_lie"))
        lines.append(_about(event.seat, "accuse", owner, dice.choice(_SUSPICIONS)))
    return lines


def _after_a_change(event: ev.JobChanged, occasion: Occasion, dice: Random) -> list[Line]:
    if event.seat in occasion.bots:
        return [_claim(occasion, event.seat, dice)]
    return [
        _about(seat, phrase, event.seat)
        for seat in occasion.bots
        for phrase in ("distrust", "investigate")
    ]


def _after_a_shot(event: ev.Sniped, occasion: Occasion, _dice: Random) -> list[Line]:
    owner, lines = OWNER.get(event.target), list[Line]()
    if owner is None or owner == event.seat:
        return []
    for seat in occasion.bots:
        if seat == event.seat:
            lines.append(_about(seat, "sorry", owner))
        else:
            mine = Line(seat, "not_me") if seat == owner else _about(seat, "protect", owner)
            lines += [mine, _about(seat, "distrust", event.seat)]
    return lines


def _in_a_mission(event: ev.MissionActivated, occasion: Occasion, _dice: Random) -> list[Line]:
    others = [seat for seat in occasion.bots if seat != event.seat]
    return [_about(seat, word, event.seat) for seat in others for word in ("trust", "protect")]


def _at_the_end(event: ev.RoundEnded, occasion: Occasion, _dice: Random) -> list[Line]:
    """Praise others only: nothing if nobody scored."""
    if max(event.points) <= 0:
        return []
    return [Line(seat, "well_played") for seat in occasion.bots if event.points[seat] <= 0]


def _answers(occasion: Occasion, said: Line, dice: Random) -> list[Line]:
    """Return the bots' answers to a phrase: of the bot addressed, or of any after a claim."""
    name, *blanks = said.phrase.split(" ")
    turn = occasion.public.get("turn")
    if name == "claim":
        return [
            _about(seat, word, said.seat)
            for seat in occasion.bots
            for word in ("trust", "distrust")
        ]
    if name == "hurry":
        return [Line(cast("Seat", turn), "one_moment")] if turn in occasion.bots else []
    if not blanks or (meant := seat_of(blanks[0])) not in occasion.bots:
        return []
    if name in ("trust", "protect") or blanks[1:] == ["morpho"]:
        return [_about(meant, "thanks", said.seat), _about(meant, "trust", said.seat)]
    if name in ("accuse", "distrust", "investigate", "shoot"):
        return [
            Line(meant, "not_me"),
            Line(meant, "butterfly"),
            _about(meant, "distrust", said.seat),
            _claim(occasion, meant, dice),
        ]
    return []


def _claim(occasion: Occasion, seat: Seat, dice: Random) -> Line:
    """Return a claim of an identity that is left, the likelier the more cards of it there are."""
    left = Sense(occasion).hidden
    if occasion.bots[seat] in _BLUFFERS:
        liked = {name: n for name, n in left.items() if IDENTITY[name].faction == "morpho"}
        return Line(seat, f"claim {_drawn(liked | {'morpho': 2}, dice)}")
    return Line(seat, f"claim {_drawn(left | {'morpho': 1}, dice)}")


def _drawn(weights: Mapping[Any, int], dice: Random) -> str:
    [name] = dice.choices(list(weights), list(weights.values()))
    return str(name)


def _about(speaker: Seat, phrase: str, seat: Seat, *words: str) -> Line:
    return Line(speaker, " ".join((phrase, letter(seat), *words)))


_SUBJECTS: Final[Mapping[type[Event], tuple[float, _Lines]]] = {
    ev.RoundStarted: (0.5, _at_the_start),
    ev.Investigated: (0.3, _after_a_look),
    ev.JobChanged: (0.2, _after_a_change),
    ev.Sniped: (0.6, _after_a_shot),
    ev.MissionActivated: (0.6, _in_a_mission),
    ev.RoundEnded: (0.7, _at_the_end),
}
"""How likely bots speak about an event, and what they may say."""
