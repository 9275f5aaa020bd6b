"""The header of a record of M.O.R.P.H.O."""

import pytest

from tests.support.games.morpho.playing import deal, opening


@pytest.mark.parametrize(
    ("header", "unknowns", "deserters"),
    [
        ({}, (), 2),
        ({"mode": "expert"}, ("deserter", "spy"), 2),
        ({"mode": "expert", "unknowns": ["cyborg"]}, ("deserter", "cyborg"), 1),
    ],
)
def test_the_tiles_of_a_record(header, unknowns, deserters):
    """They are as R2.4 has them, the Unknown not counted (docs/rulings.md, 16)."""
    cards = deal("killer spy", "leader deserter", "technician deserter", middle="bodyguard")
    begun = opening(cards, **header)[0]

    assert begun.unknowns == unknowns
    assert begun.tiles["deserter"] == deserters
    assert sum(begun.tiles.values()) == (7 if not header else 6)
