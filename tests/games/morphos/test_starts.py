"""How a game of Morphos begins: who has Black, on which board, and what the host may choose."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.outcome import Standing
from tests.support.games.states import state_after

SEED = b"s" * 32
METAMORPH = {"metamorph": True, "minimorph": True}


def begun(carried=None, **options):
    """Return the first event of a game."""
    standing = Standing(1, (0, 0), carried=carried)
    return MORPHOS.start(Choices(MORPHOS.options(options), 2), standing, Chance(SEED))[0]


def refusal(**options):
    """Return the code with which options are refused."""
    with pytest.raises(OptionsRefusedError) as refused:
        MORPHOS.check_start(Choices(MORPHOS.options(options), 2))
    return refused.value.code


def test_black_is_drawn():
    """R3."""
    drawn = Chance(SEED).choice(range(2), "board_set_up.black")

    assert (begun().black, begun().black_by) == (drawn, "chance")


def test_the_host_may_choose_who_has_black():
    assert (begun(black="B").black, begun(black="B").black_by) == (1, "host")


def test_in_a_rematch_the_colours_are_exchanged():
    """By who began with Black, whatever the host has chosen and whether White swapped."""
    before = state_after(MORPHOS, [begun(black="B")])
    swapped = MORPHOS.decide(before, 1, "c3", Chance(SEED)).after
    swapped = MORPHOS.decide(swapped, 0, "swap", Chance(SEED)).after

    for state in (before, swapped):
        rematch = begun(carried=MORPHOS.carry_over(state), black="B")
        assert (rematch.black, rematch.black_by) == (0, "turn")


@pytest.mark.parametrize(
    ("options", "size"),
    [({}, 13), ({"minimorph": True}, 17), (METAMORPH, 12), ({"minimorph": True, "size": 9}, 9)],
    ids=str,
)
def test_the_size_where_none_is_chosen(options, size):
    """R2.1."""
    assert MORPHOS.options(options)["size"] == size


def test_metamorph_begins_with_a_full_board():
    """R7.5."""
    stones = begun(**METAMORPH).stones

    assert (len(stones), stones["a1"], stones["b1"], stones["a2"]) == (144, "W", "B", "B")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"metamorph": True}, "metamorph_needs_minimorph"),
        (METAMORPH | {"duomorph": True}, "metamorph_excludes_duomorph"),
        (METAMORPH | {"remorph": True}, "metamorph_excludes_remorph"),
        ({"minimorph": True, "edge_rule": "closed"}, "minimorph_needs_open_edges"),
        ({"size": 12}, "size_not_offered"),
        (METAMORPH | {"size": 13}, "size_not_offered"),
        ({"size": 16}, "bad_options"),
        ({"size": True}, "bad_options"),
        ({"black": "C"}, "bad_options"),
        ({"deepmorph": 1}, "bad_options"),
    ],
    ids=str,
)
def test_bad_options_are_refused(options, code):
    """R2.1, R2.4, R2.5."""
    assert refusal(**options) == code


@pytest.mark.parametrize("others", range(8))
def test_every_other_combination_can_be_played(others):
    """R2.5."""
    chosen = {
        name: bool(others >> at & 1) for at, name in enumerate(("deepmorph", "duomorph", "remorph"))
    }

    for options in (
        chosen,
        chosen | {"edge_rule": "closed"},
        chosen | {"minimorph": True},
        METAMORPH | {"deepmorph": chosen["deepmorph"]},
    ):
        MORPHOS.check_start(Choices(MORPHOS.options(options), 2))
