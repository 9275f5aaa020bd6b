"""A round is set up by the tables of R2."""

from collections import Counter

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morpho.identities import IDENTITY, UNKNOWNS
from morpho_server.games.morpho.observers.views import Setup
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from tests.support.games.fitting import misfits
from tests.support.games.morpho.playing import GAME
from tests.support.games.morpho_ledger import BASIC, COLUMNS, EXPERT
from tests.support.games.states import state_after

for_every_number = pytest.mark.parametrize("seats", GAME.seats)


def begin(seats, seed=0, first=None, **options):
    standing = Standing(1, (0,) * seats, first)
    chance = Chance(seed.to_bytes(32, "big"))
    return GAME.start(Choices(GAME.options(options), seats), standing, chance)


@for_every_number
def test_the_cards_of_a_basic_round(seats):
    events = begin(seats)
    dealt = Counter(state_after(GAME, events).cards.values())

    assert dealt == dict(zip(COLUMNS, BASIC[seats], strict=True))
    assert Counter(events[0].tiles) == dealt
    assert events[0].unknowns == ()


@for_every_number
def test_the_cards_of_an_expert_round(seats):
    """The Unknown is one card besides those of the tiles, and can be any that suits."""
    tiles = Counter(dict(zip(COLUMNS, EXPERT[seats], strict=True)))
    suitable = {name for name in UNKNOWNS if seats in IDENTITY[name].players}
    drawn = set()
    for seed in range(200):
        events = begin(seats, seed, mode="expert")
        unknown = Counter(state_after(GAME, events).cards.values()) - tiles
        assert unknown.total() == 1
        drawn |= set(unknown)
        assert Counter(events[0].tiles) == +tiles
        assert set(events[0].unknowns) == suitable | {"deserter"}

    assert drawn == suitable | {"deserter"}


def test_tiles_show_nothing_that_is_not_there():
    assert "deserter" not in begin(7, mode="expert")[0].tiles


@for_every_number
def test_hands_and_the_middle(seats):
    """Two cards each for three to six, one for more, and one in the middle."""
    state = state_after(GAME, begin(seats))
    sizes = {len(state.ring.hands[seat]) for seat in range(seats)}

    assert sizes == ({2} if seats <= 6 else {1})
    assert len(state.cards) == sizes.pop() * seats + 1
    assert list(state.cards)[-1] == "M"


def test_everybody_is_shown_their_own_cards_and_nobody_else():
    events = begin(4)
    cards = next(event.cards for event in events if event.kind == "dealt")
    seen = {event.to: event.cards for event in events if event.kind == "saw"}

    for seat, letter in enumerate("ABCD"):
        assert seen[seat,] == {slot: cards[slot] for slot in (f"{letter}1", f"{letter}2")}


def test_the_chosen_unknowns_are_the_only_ones():
    drawn = set()
    for seed in range(60):
        events = begin(5, seed, mode="expert", unknowns=["spy", "cyborg"])
        drawn |= set(state_after(GAME, events).cards.values()) & set(UNKNOWNS)
        assert events[0].unknowns == ("deserter", "spy", "cyborg")

    assert drawn == {"spy", "cyborg"}


@for_every_number
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_setup_shown_before_a_round_is_what_it_is_dealt_from(seats, mode):
    shown = GAME.setup(Choices(GAME.options({"mode": mode}), seats))
    started = begin(seats, mode=mode)[0]

    assert list(misfits(shown, Setup)) == []
    assert shown == {
        "seats": seats,
        "hand_size": started.hand_size,
        "tiles": started.tiles,
        "unknowns": list(started.unknowns),
        "unsuited": [],
    }


def test_the_setup_says_which_of_the_chosen_do_not_suit_so_many():
    options = GAME.options({"mode": "expert", "unknowns": ["spy", "extremist", "mercenary"]})

    of_three, of_five, of_nine = (GAME.setup(Choices(options, seats)) for seats in (3, 5, 9))

    assert (of_three["unknowns"], of_three["unsuited"]) == (
        ["deserter", "spy", "mercenary"],
        ["extremist"],
    )
    assert (of_five["unknowns"], of_five["unsuited"]) == (
        ["deserter", "spy", "extremist", "mercenary"],
        [],
    )
    assert (of_nine["unknowns"], of_nine["unsuited"]) == (
        ["deserter", "spy"],
        ["extremist", "mercenary"],
    )


def test_the_first_player_of_a_match_is_drawn():
    assert {begin(4, seed)[0].first for seed in range(60)} == {0, 1, 2, 3}


def test_the_first_player_of_a_later_round_is_given():
    assert {begin(4, seed, first=2)[0].first for seed in range(20)} == {2}


def test_the_deal_is_made_of_the_seed_alone():
    assert begin(6, 1, mode="expert") == begin(6, 1, mode="expert")
    assert len({str(state_after(GAME, begin(6, seed)).cards) for seed in range(20)}) == 20


def test_a_deal_once_made_stays_the_same():
    """With the secret of a match its rounds can be dealt again, years later."""
    assert state_after(GAME, begin(3, 7, mode="expert", unknowns=SUITED)).cards == GOLDEN


SUITED = ["spy", "investor", "mercenary", "cyborg", "psionics", "parasite"]
GOLDEN = {
    "A1": "deserter",
    "A2": "leader",
    "B1": "technician",
    "B2": "bodyguard",
    "C1": "deserter",
    "C2": "investor",
    "M": "killer",
}
