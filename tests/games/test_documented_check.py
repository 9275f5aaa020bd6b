"""The program in the documentation is short, and finds what it is said to find."""

import pytest

from tests.support.fairness.dishonest import BEYOND_THE_PROGRAM, CHANGES, changed, honest, promised
from tests.support.fairness.matches import (
    MATCHES,
    PLAYERS,
    laid_in_secret,
    morph_match,
    morpho_match,
    random_match,
    several,
)
from tests.support.fairness.program import PAGE, documented_program, program_finds
from tests.support.nightly import IS_NIGHT


def test_it_is_short_enough_to_be_read():
    lines = documented_program().splitlines()

    assert len(lines) <= 40
    assert max(map(len, lines)) <= 100
    assert PAGE.stat().st_size <= 6_000


@pytest.mark.parametrize("game", MATCHES)
def test_it_finds_nothing_in_honest_matches(game):
    assert program_finds(game, MATCHES[game](), PLAYERS[game]) == ""
    assert program_finds(game, several(game, 2), PLAYERS[game]) == ""
    for seed in range(3 if IS_NIGHT else 1):
        assert program_finds(game, random_match(game, seed), "p1") == ""


def test_it_finds_nothing_in_honest_matches_of_other_modes():
    assert program_finds("morpho", morpho_match(mode="basic"), "p2") == ""
    assert program_finds("morpho", laid_in_secret(), "p1") == ""
    assert program_finds("morph", morph_match(mode="solo"), "p1") == ""
    assert program_finds("morph", morph_match(factions={"p1": "grey_red"}), "p2") == ""


def test_the_check_uses_a_promise_stored_by_the_page():
    """The first promise is made when a table opens, and guests come later."""
    events = [event for event in MATCHES["morpho"]() if event["kind"] != "match_prepared"]

    assert program_finds("morpho", events, "p2") == ""


def test_it_says_that_somebody_gave_no_share():
    watched = [event for event in honest("morpho") if event["kind"] != "share_made"]

    assert program_finds("morpho", watched, "p9") == "You gave no share."
    silent = promised(morpho_match(silent="p2"))
    assert program_finds("morpho", silent, "p2") == "You gave no share."


@pytest.mark.parametrize("change", CHANGES)
def test_it_finds_all_that_it_is_said_to_find(change):
    found = program_finds("", *changed(change))

    assert bool(found) == (change not in BEYOND_THE_PROGRAM)
