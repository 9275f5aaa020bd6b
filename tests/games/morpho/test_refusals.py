"""A move that can't be made is refused by a stable code, and changes nothing."""

import pytest

from morpho_server.games.moves import MoveRefusedError
from tests.support.games.morpho.playing import GAME, deal, decide, position

LOOKS = ("A look B2", "B look C2", "C look D2", "D look B1")
BASIC = deal(
    "killer deserter",
    "leader deserter",
    "technician killer",
    "bodyguard deserter",
    middle="deserter",
)
EXPERT = deal(
    "psionics bodyguard",
    "spy deserter",
    "cyborg technician",
    "extremist mercenary",
    middle="deserter",
)
BLOCKED = (*LOOKS, "A block B/C with A1", "B look D1", "C look A2", "D look B1")
ESCAPING = deal(
    "deserter deserter",
    "bodyguard bodyguard",
    "leader technician",
    "killer deserter",
    middle="deserter",
)
TRANSMITTING = deal(
    "parasite deserter",
    "leader deserter",
    "technician bodyguard",
    "killer deserter",
    middle="deserter",
)

REFUSALS = [
    ("unreadable_move", BASIC, (), "A fly"),
    ("not_your_turn", BASIC, (), "B look C2"),
    ("first_turn", BASIC, (), "A snipe B1 with A1"),
    ("illegal_target", BASIC, (), "A look B1"),
    ("illegal_target", BASIC, (), "A look A1"),
    ("illegal_target", BASIC, (), "A look M"),
    ("illegal_target", BASIC, (), "A look I1"),
    ("illegal_target", BASIC, (), "A change B1"),
    ("illegal_target", BASIC, (), "A change M"),
    ("must_act", BASIC, (), "A pass"),
    ("illegal_move", BASIC, (), "A guard A1"),
    ("illegal_move", BASIC, (), "A bomb B1"),
    ("no_such_card", BASIC, LOOKS, "A mission"),
    ("no_such_card", BASIC, LOOKS, "A snipe C1 with A2"),
    ("no_such_card", BASIC, LOOKS, "A snipe C1 with B1"),
    ("card_missing", BASIC, LOOKS, "A snipe C1"),
    ("card_missing", BASIC, LOOKS, "A block B/C"),
    ("illegal_target", BASIC, LOOKS, "A snipe A1 with A1"),
    ("illegal_target", BASIC, LOOKS, "A snipe M with A1"),
    ("illegal_target", BASIC, LOOKS, "A block A/C with A1"),
    ("illegal_target", BASIC, LOOKS, "A block C/B with A1"),
    ("illegal_target", BASIC, LOOKS, "A block A1/A2 with A1"),
    ("bound", BASIC, BLOCKED, "A look C1"),
    ("bound", BASIC, BLOCKED, "A change A2"),
    ("must_use_ability", BASIC, BLOCKED, "A pass"),
    ("illegal_target", BASIC, BLOCKED, "A block B/C with A1"),
    (
        "no_tokens_left",
        BASIC,
        (*BLOCKED, "A block A/B with A1", "B look D1", "C look B1", "D look B1"),
        "A block C/D with A1",
    ),
    ("hindered", BASIC, (*LOOKS, "A look C1", "B look D1"), "C snipe A1 with C2"),
    ("cannot_escape", BASIC, LOOKS, "A escape"),
    ("illegal_target", EXPERT, (), "A change A1"),
    ("illegal_target", EXPERT, LOOKS, "A swap A2"),
    ("illegal_target", EXPERT, LOOKS, "A swap M"),
    ("already_swapped", EXPERT, (*LOOKS, "A swap B1"), "B swap A1"),
    ("illegal_move", EXPERT, (*LOOKS, "A perceive"), "A swap B1"),
    ("illegal_move", EXPERT, (*LOOKS, "A perceive"), "A pass"),
    ("not_your_turn", EXPERT, (*LOOKS, "A perceive"), "B look D1"),
    ("illegal_move", ESCAPING, (*LOOKS, "A escape"), "B guard B1"),
    ("illegal_move", ESCAPING, (*LOOKS, "A escape"), "B intercept C1"),
    ("illegal_move", ESCAPING, (*LOOKS, "A escape"), "B pass"),
    ("not_your_turn", ESCAPING, (*LOOKS, "A escape"), "C intercept C1"),
    ("illegal_move", TRANSMITTING, ("A look B2", "B look D1", "C look A1"), "A take B1"),
    ("illegal_move", TRANSMITTING, ("A look B2", "B look D1", "C look A1"), "A take M"),
    ("out_of_round", ESCAPING, (*LOOKS, "A escape", "B intercept B1"), "A agree"),
    ("already_agreed", BASIC, ("B agree",), "B agree"),
    ("not_agreed", BASIC, (), "B disagree"),
    ("round_over", BASIC, ("A agree", "B agree", "C agree", "D agree"), "A look C1"),
    ("round_over", BASIC, ("A agree", "B agree", "C agree", "D agree"), "A disagree"),
]


@pytest.mark.parametrize(("code", "cards", "steps", "step"), REFUSALS)
def test_a_move_is_refused_with_a_reason(code, cards, steps, step):
    state = position(cards, *steps, mode="expert")
    before = GAME.copy(state)

    with pytest.raises(MoveRefusedError) as refused:
        decide(state, step)

    assert refused.value.code == code
    assert refused.value.reason.endswith(".")
    assert state == before


def test_a_refusal_says_the_same_whatever_others_hold():
    """The same move against other hidden cards is refused word for word."""
    other = {**BASIC, "B": BASIC["D"], "D": BASIC["B"]}
    for step in ("A look B1", "A change M", "A pass", "A snipe M with A1", "A mission"):
        assert said(position(BASIC, *LOOKS[:4]), step) == said(position(other, *LOOKS[:4]), step)


def said(state, step):
    with pytest.raises(MoveRefusedError) as refused:
        decide(state, step)
    return str(refused.value)
