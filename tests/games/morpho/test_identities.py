"""The identities are those of the box (R1.1), and hinder one another as R5 says."""

from itertools import product

import pytest

from morpho_server.games.events import is_shown
from morpho_server.games.morpho.abilities import ABILITIES
from morpho_server.games.morpho.identities import HINDRANCE, IDENTITIES, IDENTITY
from morpho_server.games.seats import Seat
from tests.support.games.morpho.playing import GAME, deal, opening

BOX = {
    "leader": (1, "morpho", 3),
    "technician": (1, "morpho", 3),
    "bodyguard": (4, "morpho", 2),
    "killer": (2, "killers", 3),
    "deserter": (6, "deserters", 3),
    "spy": (1, "outsiders", 2),
    "extremist": (1, "outsiders", 3),
    "investor": (1, "outsiders", 3),
    "mercenary": (1, "outsiders", -1),
    "cyborg": (1, "aliens", 4),
    "psionics": (1, "aliens", 5),
    "parasite": (1, "aliens", 4),
}
MORPHO = {"leader", "technician", "bodyguard"}
ALIENS = {"cyborg", "psionics", "parasite"}
RIGID = {"spy", "extremist", "investor"}


def test_the_box_holds_twenty_one_cards():
    assert BOX.items() <= {i.name: (i.cards, i.faction, i.reward) for i in IDENTITIES}.items()
    assert sum(IDENTITY[name].cards for name in BOX) == 21


def test_every_ability_belongs_to_an_identity():
    assert {name for identity in IDENTITIES for name in identity.active} == set(ABILITIES)


def test_neighbours_hinder_each_other_by_identity():
    """An Alien suppresses; MORPHO and Killers conflict, and rigid outsiders with both."""

    def expected(own, other):
        pair = {own, other}
        if other in ALIENS:
            return "suppressed"
        opposed = pair & MORPHO and "killer" in pair
        rigid = pair & RIGID and pair & (MORPHO | {"killer"})
        return "conflict" if own not in ALIENS and (opposed or rigid) else None

    for pair in product(BOX, BOX):
        assert HINDRANCE[pair] == expected(*pair), pair


@pytest.mark.parametrize("own", [name for name in BOX if name != "cyborg"])
def test_a_page_is_told_what_hinders_the_own_cards(own):
    """``own.hindered`` says which of one's cards have no abilities, and why."""
    cards = deal(f"{own} cyborg", "deserter deserter", "deserter bodyguard", middle="deserter")
    observer = GAME.seat_observer(Seat(0))
    for event in opening(cards):
        if is_shown(event, Seat(0)):
            observer.see(event)

    expected = {"A1": "suppressed"} | ({"A2": "suppressed"} if own in ALIENS else {})
    assert observer.view()["hindered"] == expected


def test_possible_unknowns_depend_on_the_number_of_players():
    assert list(IDENTITY["extremist"].players) == [4, 5, 6]
    assert list(IDENTITY["mercenary"].players) == [3, 4, 5, 6]
    assert list(IDENTITY["spy"].players) == list(GAME.seats)


@pytest.mark.parametrize(
    ("ability", "name", "module"),
    [
        ("mission", "leader", "play/turn_order.py"),
        ("escape", "deserter", "abilities/escapes.py"),
        ("invest", "investor", "scoring.py"),
        ("swap", "psionics", "observers"),
        ("transmit", "parasite", "observers"),
    ],
)
def test_abilities_named_by_the_rules_have_one_identity(ability, name, module):
    holders = [i.name for i in IDENTITIES if ability in (*i.active, *i.passive)]

    assert holders == [name], f"games/morpho/{module} takes the card that uses it for a {name}"
