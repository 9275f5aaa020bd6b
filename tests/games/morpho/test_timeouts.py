"""The move for a seat whose time is up (docs/rulings.md, 14), and which clock it had."""

import pytest

from morpho_server.games.chance import Chance
from tests.support.games.morpho.playing import CHANCE, GAME, deal, position, random_round

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
CLOSE = {"mode": "expert", "unknowns": ["parasite"], "first": "C"}
"""Three players; A1 and C2 are soon face up, so that B has nothing to look at."""

LONE = deal(
    "cyborg bodyguard",
    "leader deserter",
    "bodyguard deserter",
    "technician deserter",
    middle="killer",
)


def late(state, chance=CHANCE):
    """Return the move made for the seat that owes a decision."""
    return GAME.timeout_move(state, GAME.owing(state)[0], chance)


@pytest.mark.parametrize(
    ("cards", "steps", "move", "pace"),
    [
        (KILLERS, (), "look B2", "turn"),
        (KILLERS, LOOKS, "look B2", "turn"),
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

    assert late(state) == move
    assert GAME.pace(state) == pace


def test_a_player_who_may_pass_passes():
    steps = (*LOOKS, "A snipe B1 with A1", "C guard C1", "B look D1", "C look D2", "D look B1")
    state = position(LONE, *steps, mode="expert")

    assert late(state) == "pass"


def test_a_hidden_card_stays_hidden_while_a_face_up_one_can_act():
    cards = deal(
        "killer killer", "leader deserter", "bodyguard deserter", "technician deserter",
        middle="deserter",
    )  # fmt: skip
    steps = (*LOOKS, "A block A/B with A2", "B look D1", "C look A1", "D look B1")
    state = position(cards, *steps)

    assert late(state) == "snipe A1 with A2"


def close(hand, middle, looked_at):
    """Return B's turn without a look, after A looked at a card."""
    cards = deal("leader deserter", hand, "deserter killer", middle=middle)
    steps = (f"A look {looked_at}", "B look C2", "C block B1/B2 with C2", "A mission")
    return position(cards, "C look A2", *steps, **CLOSE)


@pytest.mark.parametrize(
    ("hand", "middle"),
    [("parasite technician", "bodyguard"), ("bodyguard technician", "parasite")],
    ids=["Parasite", "none"],
)
def test_a_late_change_of_a_known_card_hides_the_alien(hand, middle):
    """A's look at B2 set off no Transmit, so everybody knows."""
    assert late(close(hand, middle, "B2")) == "change B2"


def test_where_either_card_may_be_the_alien_the_change_is_drawn():
    """In any order of the cards, so that B1 is changed as often if it is no Alien."""
    state = close("bodyguard technician", "parasite", "C1")

    drawn = {late(state, Chance(bytes(31) + bytes([number]))) for number in range(20)}

    assert drawn == {"change B1", "change B2"}
    assert late(close("parasite technician", "bodyguard", "C1")) == "change B2"
    assert late(close("technician parasite", "bodyguard", "C1")) == "change B1"


@pytest.mark.parametrize(
    ("first", "middle"), [("parasite", "technician"), ("technician", "parasite")]
)
def test_where_one_of_two_cards_is_the_parasite_it_escapes(first, middle):
    """Either card may be the one that can't be changed; the escape is open in any case."""
    cards = deal("parasite deserter", "technician killer", "bodyguard leader", middle="deserter")
    laid = f"A arrange B1={first} M={middle} A1=deserter"
    steps = ("A look C1", "B look A1", "A take B1", laid, "C look A2", "A look C1", "B change B2")
    state = position(cards, *steps, "C look A2", "A escape", "C intercept C2", mode="expert")

    assert late(state) == "escape"


@pytest.mark.parametrize("hand", ["bodyguard bodyguard", "deserter bodyguard"])
def test_a_guard_that_all_know_guards_again(hand):
    cards = deal("killer deserter", hand, "leader technician", "killer deserter", middle="deserter")
    steps = (*LOOKS, "A snipe C1 with A1", "B guard B2", "B look D1", "C look A2")
    state = position(cards, *steps, "D snipe C1 with D1")

    assert late(state) == "guard B2"


def test_among_guards_that_nobody_knows_one_is_drawn():
    state = position(KILLERS, *LOOKS, "A snipe C1 with A1")

    drawn = {late(state, Chance(bytes(31) + bytes([number]))) for number in range(20)}

    assert drawn == {"guard B1", "guard B2"}


@pytest.mark.parametrize("seed", range(40))
def test_the_move_made_is_always_a_legal_one(seed):
    _, moves = random_round(seed)
    for walked in moves:
        seat = GAME.owing(walked.before)[0]
        legal = GAME.legal_moves(walked.before, seat)
        made = late(walked.before)
        assert made in legal
        assert made == "pass" or "pass" not in legal
