"""What bots say about the last move of a position, and about what people say to them."""

from collections.abc import Mapping
from random import Random
from typing import Any

from morpho_server.games.events import is_shown
from morpho_server.games.position import Position
from morpho_server.games.registry import GAMES
from morpho_server.games.seats import Seat, letter
from morpho_server.games.speech import Line, Occasion

TRIES = 200


def said_after(reached: Position[Any], **bots: str) -> set[str]:
    """Return all that bots, by seat, may say about the last move, such as ``B hurry``."""
    events = [event for event in reached.turns[-1].events if is_shown(event, None)]
    return said_on(reached.game.name, Occasion(events, None, reached.public(), at_seats(bots)))


def answers(reached: Position[Any], phrase: str, **bots: str) -> set[str]:
    """Return all that bots may answer when the person of seat A says a phrase."""
    said = Line(Seat(0), phrase)
    return said_on(reached.game.name, Occasion([], said, reached.public(), at_seats(bots)))


def said_on(game: str, occasion: Occasion) -> set[str]:
    """Return all that bots of a game may say on an occasion."""
    speech = GAMES[game].speech
    assert speech is not None
    lines = [speech(occasion, Random(seed)) for seed in range(TRIES)]
    return {f"{letter(line.seat)} {line.phrase}" for line in lines if line is not None}


def at_seats(bots: Mapping[str, str]) -> dict[Seat, str]:
    """Return the strengths of bots by seat."""
    return {Seat("AB".index(name)): strength for name, strength in bots.items()}
