"""The move for a seat whose time is up (docs/rulings.md, 14), and which clock it had."""

import pytest

from tests.support.games.morpho.playing import GAME, deal, position, random_round

LOOKS = ("A look B2", "B look C2", "C look D2", "D look B1")
KILLERS = deal(
    "killer deserter",
    "bodyguard bodyguard",
    "leader deserter",
    "technician deserter",
    middle="deserter",
)
PARASITE = deal(
    "parasite deserter",
    "leader technician",
    "bodyguard deserter",
    "killer deserter",
    middle="deserter",
)
LONE = deal(
    "cyborg bodyguard",
    "leader deserter",
    "bodyguard deserter",
    "technician deserter",
    middle="killer",
)


@pytest.mark.parametrize(
    ("cards", "steps", "move", "pace"),
    [
        (KILLERS, (), "look B2", "turn"),
        (KILLERS, LOOKS, "look B2", "turn"),
        (KILLERS, (*LOOKS, "A snipe C1 with A1"), "guard B1", "reaction"),
        (PARASITE, ("A look B2", "B look D1", "C look A1"), "take C1", "reaction"),
        (
            PARASITE,
            ("A look B2", "B look D1", "C look A1", "A take C1"),
            "arrange C1=bodyguard M=deserter A1=parasite",
            "reaction",
        ),
        (
            LONE,
            (*LOOKS, "A snipe B1 with A1", "C guard C1", "B look D1", "C look D2"),
            "look B1",
            "turn",
        ),
    ],
)
def test_the_move_made_for_a_seat(cards, steps, move, pace):
    state = position(cards, *steps, mode="expert")

    assert GAME.timeout_move(state, GAME.owing(state)[0]) == move
    assert GAME.pace(state) == pace


def test_a_player_who_may_pass_passes():
    steps = (*LOOKS, "A snipe B1 with A1", "C guard C1", "B look D1", "C look D2", "D look B1")
    state = position(LONE, *steps, mode="expert")

    assert GAME.timeout_move(state, GAME.owing(state)[0]) == "pass"


def test_a_hidden_card_stays_hidden_while_a_face_up_one_can_act():
    cards = deal(
        "killer killer", "leader deserter", "bodyguard deserter", "technician deserter",
        middle="deserter",
    )  # fmt: skip
    steps = (*LOOKS, "A block A/B with A2", "B look D1", "C look A1", "D look B1")
    state = position(cards, *steps)

    assert GAME.timeout_move(state, GAME.owing(state)[0]) == "snipe A1 with A2"


@pytest.mark.parametrize("seed", range(40))
def test_the_move_made_is_always_a_legal_one(seed):
    _, moves = random_round(seed)
    for walked in moves:
        seat = GAME.owing(walked.before)[0]
        legal = GAME.legal_moves(walked.before, seat)
        made = GAME.timeout_move(walked.before, seat)
        assert made in legal
        assert made == "pass" or "pass" not in legal
