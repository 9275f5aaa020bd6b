"""The check of piles follows each piece, also where nobody sees which one was moved."""

from dataclasses import fields
from typing import Any

import pytest

from morpho_server.games.fairness.chance_rules import ChanceRules, DrawRule
from morpho_server.games.fairness.pile_check import MisplacedError, PileCheck
from morpho_server.games.registry import GAMES

RULES = ChanceRules(
    opens="begun",
    draws=(DrawRule("begun.deck", "deal", ("cards",), hidden=True, pile="deck"),),
    piles={"deck": "queue", "heap": "stack"}
    | dict.fromkeys(("hand A", "hand B", "table A", "field"), "any"),
    moves={
        "drawn": ((1, "deck", "hand {seat}"),),
        "put_down": ((1, "hand {seat}", "table {seat}"),),
        "played": (("card", "hand {seat}", "field"),),
        "laid_off": (("card", "hand {seat}", "heap"),),
        "taken_back": (("card", "heap", "hand {seat}"),),
        "passed_on": (("card", "hand {seat}", "hand {seat+1}"),),
        "drawn_together": (("number", "deck", "hand {seat}"),),
    },
    tells={"seen": ("card", "hand {seat}")},
    holds={"ended": ((("hands.0",), ("hand A",)), (("deck",), ("deck",)))},
)


@pytest.fixture
def piles() -> PileCheck:
    """Return the piles of a round in which a deck lies from 1 on top to 9."""
    check = PileCheck(RULES)
    check.lay("deck", {f"{n}": f"{n}" for n in range(1, 10)}, {"kind": "begun"}, [])
    return check


def draw(piles: PileCheck, seat: int, cards: int) -> None:
    """Let a seat draw cards."""
    for _ in range(cards):
        piles.follow({"kind": "drawn", "seat": seat})


def reshuffle(piles: PileCheck, *after: dict[str, Any]) -> None:
    """Deal the deck anew, before something else."""
    piles.lay("deck", {"1": "1"}, {"kind": "reshuffled"}, after)


def play(piles: PileCheck, *cards: str) -> None:
    """Let the first seat play cards."""
    for card in cards:
        piles.follow({"kind": "played", "seat": 0, "card": card})


def test_a_card_is_played_once_it_was_drawn(piles):
    draw(piles, 0, 2)

    play(piles, "2", "1")

    with pytest.raises(MisplacedError):
        play(piles, "1")


def test_a_card_that_another_seat_drew_is_not_played(piles):
    draw(piles, 0, 1)
    draw(piles, 1, 1)

    with pytest.raises(MisplacedError):
        play(piles, "2")


def test_a_card_passes_on_to_the_next_seat(piles):
    draw(piles, 1, 1)

    piles.follow({"kind": "passed_on", "seat": 1, "seats": 2, "card": "1"})

    play(piles, "1")


def test_which_card_was_put_down_in_secret_is_left_open(piles):
    draw(piles, 0, 3)
    piles.follow({"kind": "put_down", "seat": 0})

    play(piles, "1", "2")


def test_a_card_that_was_put_down_in_secret_is_not_played_any_more(piles):
    """Whichever it was: all of the hand was played since, and another card was drawn."""
    draw(piles, 0, 3)
    piles.follow({"kind": "put_down", "seat": 0})
    draw(piles, 0, 1)
    play(piles, "1", "2")

    with pytest.raises(MisplacedError):
        play(piles, "3")


def test_two_cards_are_put_down_in_secret_only_if_there_are_two(piles):
    draw(piles, 0, 1)
    piles.follow({"kind": "put_down", "seat": 0})

    with pytest.raises(MisplacedError):
        piles.follow({"kind": "put_down", "seat": 0})


def test_nothing_is_drawn_from_an_empty_deck(piles):
    draw(piles, 0, 9)

    with pytest.raises(MisplacedError):
        draw(piles, 0, 1)


def test_what_is_shown_of_a_deck_is_in_its_order_and_of_a_hand_in_any(piles):
    draw(piles, 0, 2)
    rest = {f"{n}": f"{n}" for n in range(3, 10)}

    piles.follow({"kind": "ended", "hands": [["2", "1"]], "deck": rest})

    with pytest.raises(MisplacedError):
        piles.follow({"kind": "ended", "hands": [["2", "1"]], "deck": {**rest, "3": "4", "4": "3"}})


def test_what_a_seat_is_told_is_what_came_to_its_hand_last(piles):
    draw(piles, 0, 2)
    piles.follow({"kind": "seen", "seat": 0, "card": "2"})

    with pytest.raises(MisplacedError):
        piles.follow({"kind": "seen", "seat": 0, "card": "1"})


def test_what_came_last_to_a_stack_leaves_it_first(piles):
    draw(piles, 0, 2)
    for kind, card in [("laid_off", "1"), ("laid_off", "2"), ("taken_back", "2")]:
        piles.follow({"kind": kind, "seat": 0, "card": card})
    draw(piles, 0, 1)
    piles.follow({"kind": "laid_off", "seat": 0, "card": "3"})

    with pytest.raises(MisplacedError):
        piles.follow({"kind": "taken_back", "seat": 0, "card": "1"})


def test_a_deck_is_dealt_anew_only_when_it_is_empty(piles):
    draw(piles, 0, 8)

    with pytest.raises(MisplacedError):
        reshuffle(piles, {"kind": "drawn", "seat": 0})


PLAYED = {"kind": "played", "seat": 0, "card": "1"}
DRAWN = {"kind": "drawn", "seat": 0}


@pytest.mark.parametrize("after", [[], [PLAYED], [PLAYED, DRAWN]])
def test_a_deck_is_dealt_anew_only_for_a_seat_that_draws_next(piles, after):
    draw(piles, 0, 9)

    with pytest.raises(MisplacedError):
        reshuffle(piles, *after)


@pytest.mark.parametrize("seat", [2, -1, -9, True, 9, "nobody", 0.5])
def test_no_card_is_drawn_for_a_seat_that_is_not_there(piles, seat):
    with pytest.raises(MisplacedError):
        draw(piles, seat, 1)


def test_a_file_may_name_any_number_of_cards(piles):
    """No list of so many would fit into memory."""
    with pytest.raises(MisplacedError):
        piles.follow({"kind": "drawn_together", "seat": 0, "number": 10**15})


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.chance_rules.piles])
def test_of_every_event_with_a_card_it_is_known_where_that_lies(game):
    rules, types = GAMES[game].chance_rules, GAMES[game].rules.event_types
    with_card = {each.kind for each in types if any(part.name == "card" for part in fields(each))}

    assert with_card - rules.moves.keys() - rules.tells.keys() == set()
