"""What nobody is shown, not even the owner: cards in mana zones and under decks (R10.3)."""

import json

import pytest

from morpho_server.games.events import as_shown, is_shown
from morpho_server.games.seats import Seat
from tests.support.games.morph import position

HAND = ["V06", "V01", "G01", "G05"]


def seen_by(reached, seat: Seat | None) -> str:
    """Return all that a seat (``None``: the public) is sent by the last move."""
    events = reached.turns[-1].events
    return json.dumps([as_shown(event) for event in events if is_shown(event, seat)])


def views(reached) -> str:
    """Return the views of everybody and of both seats."""
    return json.dumps([reached.public(), reached.own(Seat(0)), reached.own(Seat(1))])


def test_only_the_owner_sees_a_mana_move():
    reached = position("A mana V06", phase="mana", hands={"A": HAND})

    assert "V06" in seen_by(reached, Seat(0))
    assert "V06" not in seen_by(reached, Seat(1))
    assert "V06" not in seen_by(reached, None)


@pytest.mark.parametrize(
    ("card", "moves", "header"),
    [
        ("V06", ["A mana V06"], {"phase": "mana", "hands": {"A": HAND}}),
        (
            "R01",
            ["B stake R01", "A stake V06"],
            {"deck": {"A": HAND, "B": ["R01"]}},
        ),
        ("G02", ["B end"], {"lines": {"A": {"1": ["G02"]}, "B": {"1": ["R06"]}}, "first": "B"}),
        ("R06", ["B end"], {"lines": {"B": {"1": ["R06"]}}, "first": "B"}),
    ],
    ids=["put into the mana zone", "staked and shown", "assimilated", "dissipated"],
)
def test_no_view_has_a_card_that_went_face_down(card, moves, header):
    reached = position(*moves, **{"phase": "stake" if "deck" in header else "summon", **header})

    assert card not in views(reached)


def test_only_the_owner_sees_a_stake_until_both_are_shown():
    """R10.2."""
    reached = position("B stake R01", deck={"A": HAND, "B": ["R01"]})

    assert reached.own(Seat(1))["staked"] == "R01"
    assert "R01" not in reached.own(Seat(1))["hand"]
    assert "R01" not in json.dumps([reached.public(), reached.own(Seat(0))])
    assert reached.public()["staked"] == {"B": True}


def test_when_the_game_is_over_everything_is_shown_to_all():
    """R10.4."""
    reached = position("A mana V06", "B resign", phase="mana", hands={"A": HAND})

    public = reached.public()
    assert public["mana_cards"] == {"A": ["V06"], "B": []}
    assert len(public["decks"]["A"]) == public["deck"]["A"]
    assert len(public["hands"]["A"]) == len(public["hands"]["B"]) == 4


def test_a_secret_stake_is_shown_at_the_end():
    reached = position("B stake R01", "A resign", deck={"A": HAND, "B": ["R01"]})

    assert "R01" in reached.public()["hands"]["B"]
    assert "staked" not in reached.own(Seat(1))


def test_a_card_staked_in_secret_is_in_the_hand_again_in_the_end():
    """R10.4."""
    reached = position("B stake R01", "A resign", deck={"A": HAND, "B": ["R01"]})

    public = reached.public()
    assert public["hand"] == {name: len(cards) for name, cards in public["hands"].items()}
    assert reached.own(Seat(1))["hand"] == public["hands"]["B"]
