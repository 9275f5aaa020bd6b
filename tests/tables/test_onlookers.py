"""Players who are out of a round and see all cards: what they see, and that they tell nobody."""

import json
from copy import deepcopy
from dataclasses import dataclass

import pytest

from morpho_client.views import merged
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.decide.people.seat_transfer import use_pass
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, ScreenId, TokenHash
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.update import TableUpdate
from tests.support.games.morpho.shooting import (
    CARDS,
    look_around,
    refused,
    seven,
    shoot_gus,
    shot,
)
from tests.support.tables.sittings import ANY_ID, WEAK, Sitting

TOKEN = TokenHash("a" * 64)

BO, CY, GUS = "p2", "p3", "p7"
"""The player shot first, one who stays in the round, and the one shot next."""


def say(text: str = "Hello") -> commands.Say:
    """Return the command that says something."""
    return commands.Say(id=ANY_ID, text=text)


def hearers(at: Sitting) -> set[str]:
    """Return the players who were notified of the last entry."""
    return {player for player in at.table.players if at.updates[-1].is_for(player)}


@dataclass
class Screen:
    """A page that keeps what it is shown of Bo's own view."""

    own: Json

    def take(self, update: TableUpdate) -> None:
        """Take an update in."""
        self.own = merged(self.own, json.loads(update.text(PlayerId(BO))).get("own", {}))


def test_an_eliminated_player_sees_all_cards_in_play():
    at = shot()

    seen = at.projection.own_view(Seat(1))

    assert seen["all_cards"] is True
    assert seen["known"] == {slot: name for slot, name in CARDS.items() if slot != "B1"}


def test_eliminated_players_see_only_their_knowledge():
    at = shot("own_view")

    assert at.projection.own_view(Seat(1))["known"] == {"D1": "deserter"}
    assert "all_cards" not in at.projection.own_view(Seat(1))


def test_an_eliminated_player_sees_a_card_that_moves_later():
    at = shot()

    at.move(2, "change C1")

    seen = at.projection.own_view(Seat(1))["known"]
    assert (seen["C1"], seen["M"]) == ("technician", "leader")
    assert '"C1":"technician"' in at.updates[-1].text(PlayerId(BO))


def test_the_patches_add_up_to_what_is_seen():
    at = look_around(seven(out_players_see="all_cards"))
    page = Screen(deepcopy(at.projection.own_view(Seat(1))))

    page.take(at.move(0, "snipe B1 with A1"))
    assert page.own == at.projection.own_view(Seat(1))
    page.take(at.move(2, "change C1"))
    assert page.own == at.projection.own_view(Seat(1))
    page.take(at.do("p1", commands.EndMatch(id=ANY_ID)))
    assert page.own == at.projection.own_view(Seat(1))
    assert "all_cards" not in page.own


def test_the_others_are_sent_the_same_as_without_the_option():
    """Also when somebody who sees all cards says something."""
    one, other = shot("own_view"), shot("all_cards")
    other.do(BO, say())
    for at in (one, other):
        at.move(2, "change C1")

    for seat in (0, 2, 3, 4, 5, 6):
        player = PlayerId(f"p{seat + 1}")
        sent = [
            [update.text(player) for update in at.updates if update.is_for(player)][-9:]
            for at in (one, other)
        ]
        assert sent[0] == sent[1]
        assert one.projection.own_view(Seat(seat)) == other.projection.own_view(Seat(seat))
        assert one.projection.number(player) == other.projection.number(player)


def test_a_table_that_is_loaded_again_shows_them_the_same():
    at = shot()
    at.do(BO, say())
    at.move(2, "change C1")
    again = Replay(Table(at.table.game))

    for entry in at.entries:
        again.fast_forward(entry)
    again.finish()

    assert again.projection.own_view(Seat(1)) == at.projection.own_view(Seat(1))
    at.move(3, "look G1")
    assert again.apply(at.entries[-1]).text(PlayerId(BO)) == at.updates[-1].text(PlayerId(BO))


def test_an_eliminated_player_can_do_nothing_in_the_round():
    at = shot()

    assert at.projection.own_view(Seat(1))["open"] == []
    assert refused(at, BO, commands.MakeMove(id=ANY_ID, move=Move("agree"))) == "out_of_round"


def test_those_who_see_all_cards_hear_only_each_other():
    at = shot()
    at.do(BO, say("I knew it"))
    assert hearers(at) == {BO}

    shoot_gus(at)
    at.do(GUS, say("So did I"))
    assert hearers(at) == {BO, GUS}

    at.do(BO, commands.SayPhrase(id=ANY_ID, phrase="accuse C leader"))
    assert hearers(at) == {BO, GUS}


def test_eliminated_players_who_learn_nothing_may_speak():
    at = shot("own_view")

    at.do(BO, say())

    assert len(hearers(at)) == 7


def test_no_command_lets_a_player_who_sees_all_cards_speak():
    at = shot()

    for command in (
        commands.Rename(id=ANY_ID, name="It was Ada"),
        commands.WishPause(id=ANY_ID, wish=True),
        commands.AddBot(id=ANY_ID, strength=WEAK, name="It was Ada"),
        commands.SetOptions(id=ANY_ID, options={"stand_in_seconds": 101}),
        commands.HandOver(id=ANY_ID, player=PlayerId(CY)),
        commands.OfferSeat(id=ANY_ID, seat=Seat(3), token=TOKEN),
        commands.WithdrawOffer(id=ANY_ID, seat=Seat(3)),
        commands.OfferScreen(id=ANY_ID, token=TOKEN, delayed=True),
        commands.EndScreen(id=ANY_ID, screen=ScreenId("s1")),
    ):
        at.table.host = PlayerId(BO)
        assert refused(at, BO, command) == "sees_all_cards"


def test_a_guest_who_saw_all_cards_is_a_silent_spectator():
    at = look_around(seven(out_players_see="all_cards"))
    at.join("Bob", guest=2)
    assert refused(at, "p8", say()) == ""

    at.move(0, "snipe B1 with A1")

    assert refused(at, "p8", say()) == "sees_all_cards"
    assert refused(at, "p8", commands.Sit(id=ANY_ID, seat=Seat(2))) == "sees_all_cards"
    assert refused(at, "p8", commands.Stand(id=ANY_ID)) == "sees_all_cards"


@pytest.mark.parametrize("guest", [3, 20])
def test_seeing_all_cards_bars_links_for_spectators(guest):
    """Neither a new device nor somebody who is in the round."""
    at = look_around(seven(out_players_see="all_cards"))
    at.join("Bob", guest=2)
    at.do("p8", commands.LinkDevice(id=ANY_ID, token=TOKEN))
    at.move(0, "snipe B1 with A1")
    use = commands.UsePass(GuestId(guest), TOKEN, None)

    with pytest.raises(CommandRefusedError, match="sees_all_cards"):
        use_pass(at.table, use, Millis(at.now))


def test_leaving_after_seeing_all_cards_bars_rejoining_the_round():
    at = shot()
    at.do(BO, commands.Leave(id=ANY_ID))

    with pytest.raises(CommandRefusedError, match="sees_all_cards"):
        at.join("It was Ada", guest=2)

    at.do("p1", commands.EndMatch(id=ANY_ID))
    at.join("Bo", guest=2)


def test_a_pass_is_no_way_back_under_another_name():
    at = shot()
    at.do(BO, commands.Leave(id=ANY_ID))
    at.do("p1", commands.OfferSeat(id=ANY_ID, seat=Seat(1), token=TOKEN))

    with pytest.raises(CommandRefusedError, match="sees_all_cards"):
        use_pass(at.table, commands.UsePass(GuestId(2), TOKEN, "It was Ada"), Millis(at.now))

    with pytest.raises(CommandRefusedError, match="not_now"):
        use_pass(at.table, commands.UsePass(GuestId(9), TOKEN, "Zed"), Millis(at.now))


def test_nobody_comes_to_the_seat_of_a_bot_that_sees_all_cards():
    at = look_around(seven("Ada", out_players_see="all_cards", bots=6))
    at.move(0, "snipe B1 with A1")
    at.join("Zed", guest=9)

    at.do("p8", commands.Sit(id=ANY_ID, seat=Seat(1)))
    at.do("p1", commands.Admit(id=ANY_ID, player=PlayerId("p8")))

    seat = at.table.players[PlayerId("p8")].seat
    assert seat not in {None, Seat(1)}
    assert "all_cards" not in at.projection.own_view(seat)


def test_a_device_link_gives_no_seat_that_sees_all_cards():
    at = shot()
    at.do(BO, commands.LinkDevice(id=ANY_ID, token=TOKEN))

    with pytest.raises(CommandRefusedError, match="not_now"):
        use_pass(at.table, commands.UsePass(GuestId(9), TOKEN, None), Millis(at.now))


def test_a_guest_in_two_seats_sees_all_cards_when_both_are_out():
    at = seven(out_players_see="all_cards", guests={GUS: GuestId(2)})
    look_around(at)
    at.move(0, "snipe B1 with A1")
    assert "all_cards" not in at.projection.own_view(Seat(1))
    at.do(BO, say())
    assert len(hearers(at)) == 7

    shoot_gus(at)

    assert at.projection.own_view(Seat(1))["all_cards"] is True
    assert at.projection.own_view(Seat(6))["all_cards"] is True


def test_a_bot_that_is_out_sees_nothing_more():
    at = look_around(seven("Ada", out_players_see="all_cards", bots=6))

    at.move(0, "snipe B1 with A1")

    assert "all_cards" not in at.projection.own_view(Seat(1))


def test_a_pause_needs_no_wish_of_those_who_see_all_cards():
    at = shot()

    for player in ("p1", "p3", "p4", "p5", "p6"):
        at.do(player, commands.WishPause(id=ANY_ID, wish=True))
    assert at.table.pause is None
    at.do(GUS, commands.WishPause(id=ANY_ID, wish=True))

    assert at.table.pause is not None


def test_everybody_hears_them_again_when_the_round_is_over():
    at = shot()
    look_around(at)
    at.move(0, "snipe C1 with A1")
    assert at.table.phase == "between"

    at.do(BO, say())

    assert len(hearers(at)) == 7
    assert "all_cards" not in at.projection.own_view(Seat(1))
