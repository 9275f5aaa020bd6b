"""What a bot is given, and what it is not."""

import json
from dataclasses import fields
from random import Random

import pytest

from morpho_server.bots.seating import sight_of
from morpho_server.realtime import frames
from morpho_server.tables.words import Millis
from tests.serving import ALL_GAMES
from tests.tables.sittings import sitting


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_a_stand_in_is_given_what_the_page_of_its_seat_is_sent(game):
    """The very parts of a snapshot, which the secrecy tests look after, and no more."""
    looked = 0
    for seed in range(6):
        dice = Random(seed)
        options = {"mode": "expert"} if game == "morpho" else {}
        at = sitting("Ada Bo Cy Di", game, seed, **options)
        while at.table.phase == "playing":
            for seat in at.owing:
                given = sight_of(at.audience, seat)
                holder = at.table.holders[seat]
                sent = json.loads(frames.snapshot(at.audience, holder, [], Millis(0)))
                assert given.seat == sent["you"]["seat"]
                assert given.public == sent["public"]
                assert given.own == sent["own"]
                assert list(given.legal) == sent["legal"]
                parts = {"seat", "public", "own", "legal", "events"}
                assert {field.name for field in fields(given)} == parts
                looked += 1
            at.move(at.owing[0], dice.choice(at.legal))
    assert looked > 30
