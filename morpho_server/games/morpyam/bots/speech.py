"""What bots say over a game of Morpyam."""

from random import Random
from typing import Final

from morpho_server.games.morpyam.events import DiceRolled, GameEnded, TokenPlaced
from morpho_server.games.speech import Line, Occasion, Subject, all_say, others_say, remark, reply


def speak(occasion: Occasion, dice: Random) -> Line | None:
    """Return a bot's line about good luck, a good place or the end; mostly none."""
    if occasion.said is not None:
        return reply(occasion, occasion.said, ("well_played", "what_luck"))
    return remark(occasion, _SUBJECTS, dice)


def _about_a_roll(event: DiceRolled, occasion: Occasion) -> list[Line]:
    lucky = event.came or len(set(event.dice)) == 1
    return others_say("what_luck", event, occasion) if lucky else []


def _about_a_place(event: TokenPlaced, occasion: Occasion) -> list[Line]:
    return others_say("well_played", event, occasion) if event.gained > 1 else []


def _at_the_end(_event: GameEnded, occasion: Occasion) -> list[Line]:
    return all_say("well_played", occasion)


_SUBJECTS: Final = (
    Subject(DiceRolled, 0.8, _about_a_roll),
    Subject(TokenPlaced, 0.3, _about_a_place),
    Subject(GameEnded, 0.8, _at_the_end),
)
