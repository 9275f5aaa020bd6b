"""The numbers of players with which a game can begin, and what must be chosen for each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from morpho_server.games.game import Game
from morpho_server.games.options import ChoiceOption, Choices, Options, OptionsRefusedError


class Start(NamedTuple):
    """A number of seats, and the options beside the usual ones with which so many can play."""

    seats: int
    options: Options


def starts_of(game: Game[Any]) -> Iterator[Start]:
    """Yield the numbers of seats that can play a game, the smallest first.

    Each comes with the usual options, or with the first value of one option that makes it possible.
    A number that needs several is left out.
    """
    one_chosen = [
        {field.name: value}
        for field in game.option_fields
        if isinstance(field, ChoiceOption)
        for value in field.values
    ]
    for seats in game.seats:
        for chosen in ({}, *one_chosen):
            if _can_start(game, chosen, seats):
                yield Start(seats, chosen)
                break


def _can_start(game: Game[Any], chosen: Options, seats: int) -> bool:
    try:
        game.check_start(Choices(game.options(chosen), seats))
    except OptionsRefusedError:
        return False
    return True
