"""What bots say over a game of Morphos."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.board import laid_out
from morpho_server.games.morphos.bots.distance import ways_of
from morpho_server.games.morphos.grid import OTHER, Colour, Point
from morpho_server.games.seats import Seat, letter
from morpho_server.games.speech import Line, Occasion, Subject, all_say, others_say, remark, reply

NEARLY: Final = 2
"""How few moves a side lacks for a chain when that is worth a word."""

STRONG: Final = 2
"""The moves a strong flip brings its side nearer to a chain, or takes the other further."""


def speak(occasion: Occasion, dice: Random) -> Line | None:
    """Return a bot's line about a strong flip, a swap, a chain or the end; mostly ``None``."""
    if occasion.said is not None:
        return reply(occasion, occasion.said, ("well_played",))
    return remark(occasion, _SUBJECTS, dice)


def _about_a_swap(event: ev.ColoursSwapped, occasion: Occasion) -> list[Line]:
    return others_say("liked_stone", event, occasion)


def _about_a_loss(event: ev.StoneFlipped, occasion: Occasion) -> list[Line]:
    words = ("turncoat", "liked_stone")
    lines = [line for phrase in words for line in others_say(phrase, event, occasion)]
    return lines if lines and _is_strong(event, occasion) else []


def _about_a_gain(event: ev.StoneFlipped, occasion: Occasion) -> list[Line]:
    if event.seat not in occasion.bots or not _is_strong(event, occasion):
        return []
    return [Line(event.seat, f"sorry {letter(Seat(1 - event.seat))}")]


def _about_a_chain(event: ev.StonePlaced | ev.StoneFlipped, occasion: Occasion) -> list[Line]:
    lacking = _lacking(_stones(occasion), event.colour, occasion)
    return all_say("mind_gap", occasion) if 0 < lacking <= NEARLY else []


def _at_the_end(_event: ev.SideWon, occasion: Occasion) -> list[Line]:
    return all_say("well_played", occasion)


def _is_strong(event: ev.StoneFlipped, occasion: Occasion) -> bool:
    """Return whether a flip made a chain, or changed much how far it is to one."""
    mine, theirs = event.colour, OTHER[event.colour]
    after = _stones(occasion)
    before = after | {event.point: theirs}
    left = _lacking(after, mine, occasion)
    gained = _lacking(before, mine, occasion) - left
    taken = _lacking(after, theirs, occasion) - _lacking(before, theirs, occasion)
    return left == 0 or max(gained, taken) >= STRONG


def _stones(occasion: Occasion) -> dict[Point, Colour]:
    return {**cast("Mapping[Point, Colour]", occasion.public.get("stones") or {})}


def _lacking(stones: Mapping[Point, Colour], colour: Colour, occasion: Occasion) -> int:
    """Return how many moves a side lacks for a chain, as its bots measure it."""
    public: Mapping[str, Any] = occasion.public
    board = laid_out(stones, public["size"], public["mutators"], public["edge_rule"])
    return ways_of(board, colour).moves


_SUBJECTS: Final = (
    Subject(ev.ColoursSwapped, 0.6, _about_a_swap),
    Subject(ev.StoneFlipped, 0.4, _about_a_loss),
    Subject(ev.StoneFlipped, 0.2, _about_a_gain),
    Subject(ev.StonePlaced, 0.3, _about_a_chain),
    Subject(ev.StoneFlipped, 0.3, _about_a_chain),
    Subject(ev.SideWon, 0.8, _at_the_end),
)
