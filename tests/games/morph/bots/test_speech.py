"""What bots of Morph say."""

from morpho_server.games.morph.cards import DECK_OF
from tests.support.games.morph import position
from tests.support.games.speaking import answers, said_after

FIELD = {
    "phase": "summon",
    "hands": {"A": ["V03", "V04", "V05", "G01"], "B": ["R05", "R06", "R08", "Y01"]},
    "mana": {"A": ["V01", "V02", "V08"], "B": ["R07"]},
    "lines": {"A": {"1": ["G06"], "2": []}, "B": {"1": [], "2": ["Y04"]}},
}
"""A's creature takes three cards from B's deck."""

IN_USE = {"R05", "R06", "R08", "Y01", "R07", "Y04"}


def field(*moves: str, lines=None, left=None):
    """Return the position after some moves; ``left`` are the cards of B's deck, by default many."""
    header = FIELD | ({"lines": lines} if lines else {})
    if left is not None:
        gone = [card for card in DECK_OF["yellow_red"] if card not in {*IN_USE, *left}]
        header |= {"deck": {"B": left}, "discard": {"B": gone}}
    return position(*moves, **header)


def alone(relief: int):
    """Return the position after a turn of A and one of the Shadow."""
    hand, deck = {"A": FIELD["hands"]["A"]}, {"B": ["Y02", "Y03", "Y05", "Y01", "R01", "R02"]}
    header = FIELD | {"mode": "solo", "relief": relief, "hands": hand, "deck": deck}
    return position("A end", **header)


def test_a_big_assault_hurts():
    assert said_after(field("A end"), A="duelist", B="duelist") == {"B needed_those"}


def test_a_small_one_does_not():
    reached = field("A end", lines={"A": {"1": ["G05"]}, "B": {"2": ["Y04"]}})

    assert said_after(reached, A="duelist", B="duelist") == set()


def test_a_feat_is_showing_off():
    assert said_after(field("A feat"), A="duelist", B="duelist") == {"B show_off"}


def test_a_thin_deck_is_noticed_when_its_turn_begins():
    reached = field("A end", left=["R01", "R02", "R03", "Y02", "Y03", "Y05"])

    assert said_after(reached, A="duelist") == {"A on_diet"}


def test_no_bot_talks_about_what_a_hand_holds():
    """A summons tells nothing of what is kept, nor does a card that is given to mana."""
    reached = field("A end", "B mana R05")

    assert said_after(reached, A="warden", B="warden") == set()


def test_a_bot_thanks_for_being_called_a_show_off():
    assert answers(field("A feat"), "show_off", B="duelist") == {"B thanks A"}


def test_the_shadow_is_silent():
    """What it does is talked about by the bot that plays against it."""
    said = said_after(alone(relief=0), A="duelist")

    assert said == {"A show_off", "A needed_those"}


def test_the_cards_of_each_assault_count_by_themselves():
    """The bot takes three cards, and the Shadow right after it only two."""
    assert said_after(alone(relief=4), A="duelist") == set()
