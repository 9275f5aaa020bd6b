"""How a game of Morph begins: for whom, with which factions, from which decks."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import COMPLEMENT, CREATURES, DECK_OF, PAIRS, PRODIGIES
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.outcome import Standing


def begun(options, *factions: str, seed: int = 1):
    """Return the events with which a game begins, and what chance decided for it."""
    seats = [MORPH.seat_options({"factions": each}) for each in factions]
    chance = Chance(bytes([seed]) * 32)
    chosen = MORPH.options(options)
    choices = Choices(chosen, len(seats), seats)
    MORPH.check_start(choices)
    standing = Standing(1, (0,) * len(seats))
    events = MORPH.start(choices, standing, chance)
    return events, [draw["what"].partition(".")[2] for draw in chance.draws]


def test_a_faction_has_twelve_creatures_and_each_pair_a_prodigy():
    """R1.1; the powers are 1 to 48, each once."""
    assert len(CREATURES) == 48
    assert sorted(each.power for each in CREATURES.values()) == [*range(1, 49)]
    assert {len(deck) for deck in DECK_OF.values()} == {24}
    assert PRODIGIES.keys() == {*PAIRS}


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({}, ["drawn"], "duel_needs_two"),
        ({"mode": "solo"}, ["drawn", "drawn"], "solo_is_for_one"),
        ({}, ["violet_grey", "violet_red"], "factions_taken"),
        ({}, ["violet_grey", "violet_grey"], "factions_taken"),
    ],
    ids=str,
)
def test_unplayable_options_are_refused(options, seats, code):
    with pytest.raises(OptionsRefusedError) as refused:
        begun(options, *seats)

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("options", "chosen", "drawn"),
    [
        ({}, ("drawn", "drawn"), ["pair_a"]),
        ({}, ("violet_red", "drawn"), []),
        ({}, ("drawn", "violet_red"), []),
        ({}, ("violet_red", "grey_yellow"), []),
        ({"packs": 2}, ("drawn", "drawn"), ["pair_a", "pair_b"]),
        ({"packs": 2}, ("violet_red", "drawn"), ["pair_b"]),
        ({"packs": 2}, ("violet_red", "violet_red"), []),
        ({"mode": "solo"}, ("drawn",), ["pair_a"]),
        ({"mode": "solo"}, ("violet_red",), []),
        ({"mode": "solo", "packs": 2}, ("violet_red",), ["pair_b"]),
    ],
    ids=str,
)
def test_factions_are_chosen_or_drawn_or_left(options, chosen, drawn):
    """R2.1, R9.1."""
    [setup, dealt, *hands], draws = begun(options, *chosen)

    assert draws == [*drawn, "deck_a", "deck_b"]
    pairs = [setup.pair_a, setup.pair_b]
    for choice, pair in zip(chosen, pairs, strict=False):
        assert choice in ("drawn", pair)
    if setup.packs == 1:
        assert pairs[1] == COMPLEMENT[pairs[0]]
    for name, pair in zip("AB", pairs, strict=True):
        assert sorted(dealt.hands[name] + dealt.decks[name]) == sorted(DECK_OF[pair])
    assert [hand.to for hand in hands] == [(seat,) for seat in range(len(chosen))]


def test_each_player_draws_four_cards_and_the_shadow_none():
    """R2.2, R9.3."""
    [duel, *_], _ = begun({}, "drawn", "drawn")
    [solo, *_], _ = begun({"mode": "solo"}, "drawn")

    assert (duel.hand, duel.deck) == ({"A": 4, "B": 4}, {"A": 20, "B": 20})
    assert (solo.hand, solo.deck) == ({"A": 4, "B": 0}, {"A": 20, "B": 24})


def test_another_seed_shuffles_otherwise():
    one, other = (begun({}, "violet_red", "drawn", seed=seed)[0] for seed in (1, 2))

    assert isinstance(one[1], ev.CardsDealt)
    assert one[1] != other[1]
