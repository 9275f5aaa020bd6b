"""What bots say over a game of Morpyam."""

from random import Random
from typing import cast

from morpho_server.games.morpyam.events import DiceRolled, GameEnded, TokenPlaced
from morpho_server.games.seats import Seat, letter
from morpho_server.games.speech import Line, Occasion


def speak(occasion: Occasion, dice: Random) -> Line | None:
    """Return what a bot says about good luck, a good place or the end; mostly nothing."""
    if occasion.said is not None:
        return _answer(occasion, occasion.said)
    for event in occasion.events:
        chance, lines = _lines_about(event, occasion)
        if lines and dice.random() < chance:
            return dice.choice(lines)
    return None


def _lines_about(event: object, occasion: Occasion) -> tuple[float, list[Line]]:
    if isinstance(event, GameEnded):
        return 0.8, [Line(seat, "well_played") for seat in occasion.bots]
    others = [seat for seat in occasion.bots if seat != getattr(event, "seat", None)]
    if isinstance(event, DiceRolled) and (event.came or len(set(event.dice)) == 1):
        return 0.8, [Line(seat, "what_luck") for seat in others]
    if isinstance(event, TokenPlaced) and event.gained > 1:
        return 0.3, [Line(seat, "well_played") for seat in others]
    return 0.0, []


def _answer(occasion: Occasion, said: Line) -> Line | None:
    turn = occasion.public.get("turn")
    if said.phrase == "hurry" and turn in occasion.bots:
        return Line(cast("Seat", turn), "one_moment")
    praised = said.phrase in ("well_played", "what_luck") and len(occasion.bots) == 1
    return Line(next(iter(occasion.bots)), f"thanks {letter(said.seat)}") if praised else None
