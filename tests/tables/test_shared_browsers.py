"""Everybody at a table sees which seats are played in one browser."""

from morpho_server.tables.decide.people.seat_transfer import use_pass
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import GuestId, Millis, TokenHash
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

TOKEN, OTHER_TOKEN = TokenHash("a" * 64), TokenHash("b" * 64)
ADA = 1
"""The guest of the first player."""


def shared(at: Sitting) -> object:
    """Return who shares a browser, as the table shows it."""
    return at.projection.table_view().get("shared")


def test_seats_of_one_guest_share_a_browser():
    at = waiting("Ada Bo", "morpho")

    at.join("Cy", guest=ADA)

    assert shared(at) == [["p1", "p3"]]


def test_nobody_shares_where_each_has_a_browser():
    assert shared(waiting("Ada Bo", "morpho")) is None


def test_who_stands_up_shares_no_longer():
    at = waiting("Ada Bo", "morpho")
    at.join("Cy", guest=ADA)

    at.do("p3", commands.Stand(id=ANY_ID))

    assert shared(at) is None


def test_two_devices_with_the_same_seats_are_one_group():
    at = waiting("Ada Bo", "morpho")
    at.join("Cy", guest=ADA)
    for player, token in (("p1", TOKEN), ("p3", OTHER_TOKEN)):
        at.do(player, commands.LinkDevice(id=ANY_ID, token=token))
        linked = use_pass(at.table, commands.UsePass(GuestId(9), token, None), Millis(at.now))
        assert linked is not None
        at.write(linked)

    at.do("p2", commands.SetReady(id=ANY_ID, ready=True))

    assert shared(at) == [["p1", "p3"]]
