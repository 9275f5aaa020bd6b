"""Points add up to a match (R10), and a round leaves nothing behind for the next (R2.5)."""

from random import Random

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morpho.events import RoundStarted
from morpho_server.games.morpho.play.scoring import match_winner
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from tests.support.games.morpho.playing import CHANCE, GAME, deal, position
from tests.support.games.states import state_after

DRAWN = deal("killer deserter", "leader deserter", "technician deserter", middle="deserter")


def setup(first=0, target=10, seats=3):
    return RoundStarted(
        "all",
        round=1,
        mode="basic",
        seats=seats,
        hand_size=2,
        tiles={"leader": 1},
        unknowns=(),
        first=Seat(first),
        scores=(0,) * seats,
        target=target,
        turn_limit=None,
    )


@pytest.mark.parametrize(
    ("scored", "totals", "first", "winner"),
    [
        ((3, 0, 0), (9, 9, 9), 0, None),
        ((3, 0, 0), (10, 9, 9), 0, 0),
        ((0, 3, 0), (12, 11, 10), 0, 0),
        ((1, 2, 3), (11, 11, 11), 0, 2),
        ((3, 3, 1), (11, 11, 11), 0, 1),
        ((3, 3, 3), (11, 11, 11), 0, 2),
        ((3, 3, 3), (11, 11, 11), 1, 0),
        ((3, 3, 3), (11, 11, 11), 2, 1),
        ((3, 3, 0), (10, 10, 7), 1, 0),
    ],
)
def test_who_wins_a_match(scored, totals, first, winner):
    """Most points; then more in the last round; then later in its order (R10.1)."""
    assert match_winner(setup(first), scored, totals) == winner


def test_the_first_player_token_passes_to_the_left():
    steps = ("A agree", "B agree", "C agree")
    outcome = GAME.outcome(position(DRAWN, *steps, first="A", scores={"B": 4}))

    assert outcome.following == Standing(2, (0, 4, 0), Seat(1))
    assert outcome.winners == ()


def test_the_token_passes_from_the_last_seat_to_the_first():
    steps = ("A agree", "B agree", "C agree")

    assert GAME.outcome(position(DRAWN, *steps, first="C")).following.first == 0


def test_nothing_follows_a_match_that_is_over():
    steps = ("A agree", "B agree", "C agree")
    outcome = GAME.outcome(position(DRAWN, *steps, scores={"B": 10}))

    assert outcome.match_over
    assert outcome.winners == (1,)
    assert outcome.following is None


def test_a_second_round_begins_afresh():
    """Events of a new round, applied to an old state, leave nothing of it."""
    rng = Random(5)
    state = GAME.new_state()
    for event in begin(1):
        GAME.evolve(state, event)
    while GAME.owing(state):
        move = rng.choice(GAME.legal_moves(state, GAME.owing(state)[0]))
        state = GAME.decide(state, GAME.owing(state)[0], move, CHANCE).after
    for event in begin(2):
        GAME.evolve(state, event)

    assert state == state_after(GAME, begin(2))


def begin(number):
    standing = Standing(number, (0, 0, 0, 0), Seat(number % 4))
    chance = Chance(bytes([number]) * 32)
    return GAME.start(Choices(GAME.options({"mode": "expert"}), 4), standing, chance)
