"""Screens: the host lets a browser show the table to a room, and ends it."""

import pytest

from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.screens import OFFER_SECONDS, add_screen
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import GuestId, PlayerId, ScreenId, TokenHash
from morpho_server.tables.model.screens import MOST_SCREENS
from tests.support.tables.sittings import ANY_ID, Sitting, sitting, waiting

TELEVISION = GuestId(70)


def offer(at: Sitting, letter: str = "a", *, delayed: bool = False, by: str = "p1") -> TokenHash:
    """Make a link to a screen; return its hash."""
    token = TokenHash(letter * 64)
    at.do(by, commands.OfferScreen(id=ANY_ID, token=token, delayed=delayed))
    return token


def use(at: Sitting, token: TokenHash, guest: GuestId = TELEVISION) -> bool:
    """Let a guest's browser become a screen; return whether anything was written."""
    command = commands.AddScreen(guest, token)
    return at.act(lambda table, now, _: add_screen(table, command, now))


def shown(at: Sitting) -> object:
    """Return the screens, as everybody sees them."""
    return at.projection.table_view().get("screens")


def refuses(code: str) -> "pytest.RaisesExc[CommandRefusedError]":
    """Expect a refusal."""
    return pytest.raises(CommandRefusedError, match=f"^{code}:")


def test_a_browser_becomes_a_screen_by_a_link():
    at = waiting("Ada Bo")

    use(at, offer(at, delayed=True))

    assert shown(at) == {"s1": {"delayed": True}}
    assert at.table.screen_of(TELEVISION) == "s1"
    assert set(at.table.players) == {"p1", "p2"}
    assert at.again().screens == at.table.screens


def test_nobody_hears_of_a_link_to_a_screen():
    at = waiting("Ada Bo")

    offer(at)

    assert at.updates[-1].only == frozenset()


def test_a_link_to_a_screen_is_used_once():
    at = waiting("Ada Bo")
    token = offer(at)
    use(at, token)

    assert not use(at, token)
    with refuses("no_such_pass"):
        use(at, token, GuestId(71))


def test_a_link_to_a_screen_is_replaced_by_the_next():
    at = waiting("Ada Bo")
    first, _ = offer(at, "a"), offer(at, "b")

    with refuses("no_such_pass"):
        use(at, first)


def test_a_link_to_a_screen_lasts_ten_minutes():
    at = waiting("Ada Bo")
    token = offer(at)
    at.wait(OFFER_SECONDS)

    with refuses("no_such_pass"):
        use(at, token)


def test_a_browser_is_one_screen_at_a_time():
    at = waiting("Ada Bo")
    use(at, offer(at, "a"))

    use(at, offer(at, "b", delayed=True))

    assert shown(at) == {"s2": {"delayed": True}}


def test_a_table_has_four_screens_at_most():
    at = waiting("Ada Bo")
    for number in range(MOST_SCREENS):
        use(at, offer(at, "abcd"[number]), GuestId(70 + number))

    with refuses("too_many_screens"):
        offer(at, "e")

    at.do("p1", commands.EndScreen(id=ANY_ID, screen=ScreenId("s2")))
    use(at, offer(at, "e"), GuestId(80))
    assert shown(at).keys() == {"s1", "s3", "s4", "s5"}


@pytest.mark.parametrize(
    "command",
    [
        commands.OfferScreen(id=ANY_ID, token="a" * 64),
        commands.EndScreen(id=ANY_ID, screen=ScreenId("s1")),
    ],
)
def test_the_host_alone_decides_about_screens(command):
    at = waiting("Ada Bo")
    use(at, offer(at, "b"))

    with refuses("not_host"):
        at.do("p2", command)


def test_a_screen_that_there_is_not_can_t_be_ended():
    at = waiting("Ada Bo")

    with refuses("no_such_screen"):
        at.do("p1", commands.EndScreen(id=ANY_ID, screen=ScreenId("s1")))


def test_screens_and_links_to_them_end_with_the_invitation():
    at = waiting("Ada Bo Cy")
    use(at, offer(at, "a"))
    unused = offer(at, "b")

    at.do("p1", commands.Remove(id=ANY_ID, player=PlayerId("p3")))

    assert shown(at) is None
    assert at.patch["screens"] is None
    with refuses("no_such_pass"):
        use(at, unused, GuestId(71))


def test_a_pass_to_a_seat_makes_no_screen():
    at = sitting("Ada Bo")
    at.do("p2", commands.Leave(id=ANY_ID))
    token = TokenHash("c" * 64)
    at.do("p1", commands.OfferSeat(id=ANY_ID, seat=Seat(1), token=token))

    with refuses("no_such_pass"):
        use(at, token)


def test_who_was_removed_makes_no_screen():
    at = waiting("Ada Bo Cy")
    [guest] = at.table.players[PlayerId("p3")].guests
    at.do("p1", commands.Remove(id=ANY_ID, player=PlayerId("p3")))

    with refuses("removed"):
        use(at, offer(at), guest)
