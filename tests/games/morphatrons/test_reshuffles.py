"""A scrapyard that becomes the deck: it is drawn, and nobody learns its order."""

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.morphatrons.rules import MORPHATRONS
from tests.support.games.morphatrons import position

SCRAP = ["9S", "8S", "7S", "KD"]
SEED = b"s" * 32


def drawn_from_an_empty_deck(chance):
    """Return the consequences of a draw."""
    state = position(hands={}, deck=[], scrap=SCRAP).state
    return MORPHATRONS.decide(state, 0, "draw", chance)


def test_the_order_of_the_new_deck_is_drawn():
    """R4.1."""
    chance = Chance(SEED)

    done = drawn_from_an_empty_deck(chance)

    [draw] = chance.draws
    assert (draw["what"], draw["how"]) == ("deck_reshuffled.order", "deal")
    assert draw["of"] == sorted(SCRAP)
    assert [*draw["gave"]] == ["01", "02", "03", "04"]
    assert done.after.deck == tuple(draw["gave"].values())
    assert done.after.hands[0] == [draw["gave"]["01"]]


def test_all_see_the_shuffled_cards_and_the_drawer_its_draw():
    """R7.1, R7.2."""
    reshuffled, laid, drawn, seen = drawn_from_an_empty_deck(Chance(SEED)).events

    assert (reshuffled.to, reshuffled.cards) == (EVERYONE, ["7S", "8S", "9S", "KD"])
    assert laid.to == NOBODY
    assert (drawn.to, drawn.seat) == (EVERYONE, 0)
    assert (seen.to, seen.place) == ((0,), "01")


def test_nothing_is_drawn_while_the_deck_has_a_card():
    chance = Chance(SEED)
    state = position(hands={}, deck=["2S"], scrap=SCRAP, bots={"A": rest_of_the_pack()}).state

    done = MORPHATRONS.decide(state, 0, "draw", chance)

    assert chance.draws == []
    assert done.after.hands[0] == ["2S"]


def rest_of_the_pack():
    """Return bots that use up the cards that are named nowhere."""
    pack = position().state.setup.cards
    return {card: "1 robot" for card in pack if card not in {"2S", *SCRAP}}
