"""The host mutes people and clears the chat."""

import pytest

from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.seat_transfer import use_pass
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TokenHash
from tests.support.tables.sittings import ANY_ID, Sitting, sitting, waiting

TOKEN = TokenHash("a" * 64)


def say(text: str = "Hello") -> commands.Say:
    """Return the command that says something."""
    return commands.Say(id=ANY_ID, text=text)


def mute(player: str, *, muted: bool = True) -> commands.Mute:
    """Return the command that mutes somebody."""
    return commands.Mute(id=ANY_ID, player=PlayerId(player), muted=muted)


def is_silent(at: Sitting, player: str) -> bool:
    """Return whether somebody may say nothing."""
    try:
        at.do(player, say())
    except CommandRefusedError as error:
        return error.code == "muted"
    return False


def test_somebody_muted_says_nothing_until_the_host_lets_them():
    at = waiting("Ada Bo Cy")

    at.do("p1", mute("p2"))
    assert is_silent(at, "p2")
    assert not is_silent(at, "p3")

    at.do("p1", mute("p2", muted=False))
    assert not is_silent(at, "p2")


def test_everybody_sees_who_is_muted():
    at = waiting("Ada Bo")

    at.do("p1", mute("p2"))
    assert at.patch["players"] == {"p2": {"muted": True}}

    at.do("p1", mute("p2", muted=False))
    assert at.patch == {"players": {"p2": {"muted": None}}}


def test_a_new_name_is_no_way_to_speak():
    at = waiting("Ada Bo")
    at.do("p1", mute("p2"))

    with pytest.raises(CommandRefusedError, match="muted"):
        at.do("p2", commands.Rename(id=ANY_ID, name="Ada is a fool"))


def test_a_muted_player_who_comes_back_is_still_muted():
    at = waiting("Ada Bo")
    at.do("p1", mute("p2"))
    at.do("p2", commands.Leave(id=ANY_ID))

    at.join("Bob", 2)

    assert is_silent(at, "p3")
    assert at.again().players["p3"].muted


def test_a_second_device_does_not_lift_a_mute():
    at = waiting("Ada Bo")
    at.do("p1", mute("p2"))
    at.do("p2", commands.LinkDevice(id=ANY_ID, token=TOKEN))

    at.write(use_pass(at.table, commands.UsePass(GuestId(9), TOKEN, None), Millis(at.now)))
    at.table.players[PlayerId("p2")].guests.remove(GuestId(2))

    assert is_silent(at, "p2")
    assert at.table.muted == {GuestId(2), GuestId(9)}


def test_becoming_host_lifts_a_mute():
    at = waiting("Ada Bo")
    at.do("p1", mute("p2"))

    at.do("p1", commands.HandOver(id=ANY_ID, player=PlayerId("p2")))

    assert not is_silent(at, "p2")


def test_a_muted_player_plays_on():
    at = sitting("Ada Bo Cy")

    at.do("p1", mute("p2"))
    at.move(1, "stake 1")

    assert at.owing == (0, 2)


@pytest.mark.parametrize(
    ("player", "command", "code"),
    [
        ("p2", mute("p1"), "not_host"),
        ("p2", commands.ClearChat(id=ANY_ID), "not_host"),
        ("p2", commands.EraseLine(id=ANY_ID, player="p1", said_at=1), "not_host"),
        ("p1", mute("p1"), "not_now"),
        ("p1", mute("p3"), "not_for_bots"),
        ("p1", mute("p9"), "no_such_player"),
    ],
)
def test_impossible_commands_are_refused(player, command, code):
    at = waiting("Ada Bo")
    at.add_bot(Seat(4))

    with pytest.raises(CommandRefusedError, match=code):
        at.do(player, command)


def test_clearings_are_counted_without_the_log_length():
    at = waiting("Ada Bo")
    at.do("p2", say())

    at.do("p1", commands.ClearChat(id=ANY_ID))
    assert at.patch == {"clearings": 1}
    at.do("p1", commands.ClearChat(id=ANY_ID))
    assert at.patch == {"clearings": 2}


def phrase(text: str) -> commands.SayPhrase:
    """Return the command that says a phrase."""
    return commands.SayPhrase(id=ANY_ID, phrase=text)


def test_a_phrase_is_said_as_it_is():
    at = waiting("Ada Bo")

    at.do("p2", phrase("thanks A"))

    [said] = at.entries[-1].events
    assert (said.kind, said.player, said.text, said.phrase) == ("said", "p2", "", "thanks A")


@pytest.mark.parametrize("text", ["", "thanks", "thanks Z", "shout", "well_played A", "a b c d"])
def test_only_phrases_of_the_game_are_said(text):
    at = waiting("Ada Bo")

    with pytest.raises(CommandRefusedError, match="no_such_phrase"):
        at.do("p2", phrase(text))


def test_somebody_muted_says_no_phrases_either():
    at = waiting("Ada Bo")
    at.do("p1", mute("p2"))

    with pytest.raises(CommandRefusedError, match="muted"):
        at.do("p2", phrase("well_played"))


def test_a_mute_of_one_device_shows_on_its_player():
    at = waiting("Ada Bo Cy")
    at.do("p1", mute("p3"))
    at.do("p2", commands.LinkDevice(id=ANY_ID, token=TOKEN))

    at.write(use_pass(at.table, commands.UsePass(GuestId(3), TOKEN, None), Millis(at.now)))

    assert at.again().players["p2"].muted
    assert at.patch["players"] == {"p2": {"muted": True}}
