"""A game begins with the numbers of players and the options that it offers, and with no others."""

from itertools import product

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.options import (
    ChoiceOption,
    Choices,
    FlagOption,
    NumberOption,
    OptionsRefusedError,
)
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES
from morpho_server.games.starts import starts_of
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import replay

SOLO = {"mode": "solo"}


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
def test_a_number_that_is_not_offered_needs_more_than_the_usual_options(subject):
    game = subject.game
    offered = {start.seats: start.options for start in starts_of(game)}

    assert offered
    for seats in game.seats:
        if seats in offered:
            game.check_start(Choices(game.options(offered[seats]), seats))
        if offered.get(seats) != {}:
            with pytest.raises(OptionsRefusedError):
                game.check_start(Choices(game.options({}), seats))


@pytest.mark.parametrize(
    ("game", "starts"),
    [
        ("morph", [(1, SOLO), (2, {})]),
        ("morphos", [(2, {})]),
        ("morpho", [(n, {}) for n in range(3, 10)]),
    ],
)
def test_each_number_comes_with_what_must_be_chosen(game, starts):
    assert list(starts_of(RULES[game])) == starts


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
def test_a_game_that_begins_can_be_played_and_any_other_is_refused(subject):
    """With each number of seats, and each combination of options."""
    game, begun, refused = subject.game, 0, set()
    for chosen in all_choices(game):
        code = code_of(game.check_start, chosen)
        chance, standing = Chance(bytes(32)), Standing(1, (0,) * chosen.seats)

        assert code_of(game.start, chosen, standing, chance) == code

        if code is not None:
            refused.add(code)
            continue
        begun += 1
        state = replay(game, game.start(chosen, standing, Chance(bytes(32))))
        owing = game.owing(state)
        assert owing, chosen
        assert all(game.legal_moves(state, seat) for seat in owing), chosen
    assert begun
    assert refused >= {"too_few_players", "too_many_players"}


def all_choices(game):
    """Yield all choices that a game can be asked to begin with, and numbers of seats beyond."""
    seat_options = [*combinations(game.seat_option_fields, game.seat_options)]
    for options in combinations(game.option_fields, game.options):
        for seats in range(game.seats[0] - 1, game.seats[-1] + 2):
            yield Choices(options, seats)
            if seats and len(seat_options) > 1:
                for one, other in product(seat_options, repeat=2):
                    yield Choices(options, seats, [one, *[other] * (seats - 1)])


def combinations(fields, complete):
    """Yield all combinations of options that are complete, with the ends of what is a number."""
    for values in product(*map(some_values, fields)):
        chosen = {field.name: value for field, value in zip(fields, values, strict=True)}
        if code_of(complete, chosen) is None:
            yield complete(chosen)


def some_values(field):
    """Return all values of an option, or of a number or a set those at its ends."""
    match field:
        case ChoiceOption():
            return field.values
        case FlagOption():
            return (False, True)
        case NumberOption():
            return {field.least, field.most, field.default}
    return (field.default, field.values, *((value,) for value in field.values))


def code_of(call, *given):
    """Return the code with which options are refused, or ``None``."""
    try:
        call(*given)
    except OptionsRefusedError as error:
        return error.code
    return None
