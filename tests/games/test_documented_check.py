"""The program in the documentation is short, and finds what it is said to find."""

import pytest

from tests.support.fairness.manipulations.cards import (
    change_the_unknowns_between_rounds_in_silence,
    say_that_another_card_is_the_parasite,
)
from tests.support.fairness.manipulations.catalogue import all_of
from tests.support.fairness.manipulations.kinds import (
    NINE_KINDS,
    beyond_the_program,
    of_the_nine_kinds,
)
from tests.support.fairness.manipulations.told_events import tampered
from tests.support.fairness.matches import (
    MATCHES,
    PLAYERS,
    laid_in_secret,
    morph_match,
    morpho_match,
    played_on,
    random_match,
    several,
)
from tests.support.fairness.program import documented_program, program_finds

LINES = 105
COLUMNS = 100
EVERY_ONE = [(game, one) for game in MATCHES for one in all_of(game)]


def test_it_is_short_enough_to_be_read():
    lines = documented_program().splitlines()

    assert len(lines) <= LINES
    assert max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize("game", MATCHES)
def test_it_finds_nothing_in_an_honest_match(game):
    assert program_finds(game, MATCHES[game](), PLAYERS[game]) == ""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", MATCHES)
def test_it_finds_nothing_where_people_play_at_random_and_are_late(game, seed):
    assert program_finds(game, random_match(game, seed), "p1") == ""


def test_it_finds_nothing_in_honest_matches_of_other_modes():
    assert program_finds("morpho", morpho_match(mode="basic"), "p2") == ""
    assert program_finds("morpho", laid_in_secret(), "p1") == ""
    assert program_finds("morph", morph_match(mode="solo"), "p1") == ""
    assert program_finds("morph", morph_match(factions={"p1": "grey_red"}), "p2") == ""


def test_it_checks_the_last_of_several_matches():
    assert program_finds("morpho", several("morpho", 2), "p2") == ""


def test_it_finds_nothing_in_what_a_spectator_saw():
    honest = [event for event in MATCHES["morpho"]() if event["kind"] != "share_made"]

    assert program_finds("morpho", honest, "p9") == ""


def test_it_does_not_prove_who_begins_if_that_was_not_drawn():
    """In a rematch the turn passes on."""
    assert "not left to chance" in program_finds("morpyam", several("morpyam", 2), "p1")


@pytest.mark.parametrize("game", MATCHES)
def test_it_does_not_prove_a_match_that_is_played_on(game):
    assert program_finds(game, played_on(game), PLAYERS[game])


def test_it_does_not_prove_a_round_before_which_the_host_changed_the_cards():
    """The draws of all rounds could be known then, so somebody could try what each choice gives."""
    events = tampered(MATCHES["morpho"](), change_the_unknowns_between_rounds_in_silence)
    opened = [at for at, event in enumerate(events) if event["kind"] == "round_opened"][1]
    chosen = {**events[0]["options"], "unknowns": events[opened + 1]["unknowns"]}
    events.insert(opened, {"kind": "options_set", "options": chosen})

    assert "other unknowns" in program_finds("morpho", events, "p2")


def test_a_field_that_is_called_as_a_card_takes_nobody_in():
    events = tampered(MATCHES["morpho"](), say_that_another_card_is_the_parasite)
    began = next(event for event in events if event["kind"] == "transmit_began")
    began["=parasite"] = next(
        draw["gave"][began["slot"]]
        for draw in events[-1]["draws"]["1"]
        if draw["what"] == "round_started.cards"
    )

    assert "lies there" in program_finds("morpho", events, "p2")


def test_it_does_not_prove_a_match_of_a_player_who_gave_no_share():
    assert "no share" in program_finds("morpho", morpho_match(silent="p2"), "p2")


@pytest.mark.parametrize(
    ("game", "manipulation"),
    EVERY_ONE,
    ids=[f"{game}-{one.__name__}" for game, one in EVERY_ONE],
)
def test_it_finds_all_that_is_not_left_to_the_other_checks(game, manipulation):
    found = program_finds(game, tampered(MATCHES[game](), manipulation), PLAYERS[game])

    assert bool(found) == (manipulation not in beyond_the_program(game))


@pytest.mark.parametrize("game", MATCHES)
def test_none_of_the_nine_kinds_is_left_to_the_other_checks(game):
    of_kinds = {one for ones in of_the_nine_kinds(game).values() for one in ones}

    assert of_kinds.isdisjoint(beyond_the_program(game))


def test_there_is_a_manipulation_of_each_of_the_nine_kinds():
    found = {kind for game in MATCHES for kind in of_the_nine_kinds(game)}

    assert found == set(NINE_KINDS)
