"""Players who are out or watch bet on the seats that score; nobody knows before the end."""

from morpho_server.games.seats import Seat
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import GuestId, PlayerId
from morpho_server.tables.model.table import Table
from tests.support.games.morpho.shooting import look_around, refused, seven, shoot_gus, shot
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

BO, CY, GUS = "p2", "p3", "p7"
"""The player shot first, one who stays in the round, and the one shot next."""

ZED, YAN = PlayerId("p8"), PlayerId("p9")
"""Who watches."""


def bet(on: int) -> commands.Bet:
    """Return the command that bets on a seat."""
    return commands.Bet(id=ANY_ID, on=Seat(on))


def end_round(at: Sitting) -> ev.BetsRevealed | None:
    """Let Ada shoot the Leader, by which she and Flo score; return how the bets are shown."""
    look_around(at)
    at.move(0, "snipe C1 with A1")
    shown = [event for event in at.entries[-1].events if isinstance(event, ev.BetsRevealed)]
    return shown[0] if shown else None


def test_a_bet_is_right_if_its_player_scores():
    at = shot()
    at.do(BO, bet(5))
    shoot_gus(at)
    at.do(GUS, bet(2))

    shown = end_round(at)

    assert shown == ev.BetsRevealed("all", {BO: 5, GUS: 2}, (BO,))


def test_a_bet_stays_secret_until_the_round_ends():
    at = shot("own_view")
    numbers = [at.projection.number(PlayerId(f"p{n}")) for n in range(1, 8)]

    update = at.do(BO, bet(5))

    assert [p for p in at.table.players if update.is_for(p)] == [BO]
    assert '"own":{"bet":5}' in update.text(PlayerId(BO))
    after = [at.projection.number(PlayerId(f"p{n}")) for n in range(1, 8)]
    assert [b - a for a, b in zip(numbers, after, strict=True)] == [0, 1, 0, 0, 0, 0, 0]


def test_a_player_finds_their_bet_again_beside_all_cards():
    for see in ("own_view", "all_cards"):
        at = shot(see)
        at.do(BO, bet(5))
        again = Replay(Table(at.table.game))
        for entry in at.entries:
            again.fast_forward(entry)
        again.finish()

        seen = again.projection.own_view(Seat(1))

        assert seen == at.projection.own_view(Seat(1))
        assert seen["bet"] == 5
        assert ("all_cards" in seen) == (see == "all_cards")


def test_a_bet_is_gone_with_its_round():
    at = shot()
    at.do(BO, bet(5))

    end_round(at)

    assert "bet" not in at.projection.own_view(Seat(1))
    assert refused(at, BO, bet(5)) == "not_now"


def test_a_bet_stands():
    at = shot()
    at.do(BO, bet(5))

    assert refused(at, BO, bet(0)) == "not_now"


def test_only_players_who_are_out_bet_and_only_on_active_ones():
    at = shot()

    assert refused(at, CY, bet(5)) == "not_now"
    assert refused(at, BO, bet(1)) == "no_such_seat"
    assert refused(at, BO, bet(8)) == "no_such_seat"


def test_playing_in_another_seat_excludes_a_bet():
    for see in ("own_view", "all_cards"):
        at = look_around(seven(out_players_see=see, guests={CY: GuestId(2)}))
        at.move(0, "snipe B1 with A1")

        assert refused(at, BO, bet(2)) == "not_now"


def test_a_bet_goes_with_the_player_who_leaves():
    at = shot()
    at.do(BO, bet(5))
    at.do(BO, commands.Leave(id=ANY_ID))

    assert end_round(at) is None


def test_a_match_that_is_called_off_shows_no_bets():
    at = shot()
    at.do(BO, bet(5))

    at.do("p1", commands.EndMatch(id=ANY_ID))

    assert "bet" not in at.projection.own_view(Seat(1))
    assert not any(isinstance(event, ev.BetsRevealed) for event in at.entries[-1].events)


def watched() -> Sitting:
    """Return a table where Bo is out of the round, and Zed watches."""
    at = shot("own_view")
    at.join("Zed")
    return at


def test_spectators_bet_as_eliminated_players_do():
    at = watched()
    at.do(BO, bet(2))
    at.do(ZED, bet(5))

    assert refused(at, ZED, bet(0)) == "not_now"
    assert end_round(at) == ev.BetsRevealed("all", {BO: 2, ZED: 5}, (ZED,))


def test_only_the_betting_spectator_gets_an_update():
    at = watched()
    at.join("Yan")
    numbers = {player: at.projection.number(player) for player in at.table.players}

    update = at.do(ZED, bet(5))

    assert [p for p in at.table.players if update.is_for(p)] == [ZED]
    assert '"own":{"bet":5}' in update.text(ZED)
    after = {player: at.projection.number(player) for player in at.table.players}
    assert after == numbers | {ZED: numbers[ZED] + 1}
    assert at.table.spectators_bet(at.table.players[ZED]) == 5


def test_a_spectator_who_comes_to_play_bets_no_more():
    at = watched()
    at.do(ZED, bet(5))
    at.do(GUS, commands.Leave(id=ANY_ID))

    at.do(ZED, commands.Sit(id=ANY_ID, seat=Seat(6)))
    at.do("p1", commands.Admit(id=ANY_ID, player=ZED))

    assert at.table.players[ZED].seat == 6
    assert refused(at, ZED, bet(5)) == "not_now"
    assert end_round(at) is None


def test_a_guest_who_joins_to_play_loses_the_bet():
    at = watched()
    at.do(ZED, bet(5))
    at.join("Yan")
    at.table.players[YAN].guests = set(at.table.players[ZED].guests)
    at.do(GUS, commands.Leave(id=ANY_ID))

    at.do(YAN, commands.Sit(id=ANY_ID, seat=Seat(6)))
    at.do("p1", commands.Admit(id=ANY_ID, player=YAN))

    assert end_round(at) is None


def test_a_player_in_the_round_does_not_bet_as_a_spectator():
    at = watched()
    at.table.players[ZED].guests = set(at.table.players[PlayerId("p1")].guests)

    assert refused(at, ZED, bet(5)) == "not_now"


def test_a_player_who_left_the_round_does_not_bet_on_it():
    at = watched()
    gus = set(at.table.players[PlayerId(GUS)].guests)
    at.do(GUS, commands.Leave(id=ANY_ID))
    at.table.players[ZED].guests = gus

    assert refused(at, ZED, bet(5)) == "not_now"


def test_a_guest_bets_once_under_any_name():
    at = watched()
    at.join("Yan")
    at.table.players[YAN].guests = set(at.table.players[ZED].guests)
    at.do(ZED, bet(5))

    assert refused(at, YAN, bet(2)) == "not_now"


def test_rejoining_gives_no_second_bet():
    """They would wait until it is clear who scores."""
    at = watched()
    guests = set(at.table.players[ZED].guests)
    at.do(ZED, bet(5))
    at.do(ZED, commands.Leave(id=ANY_ID))
    at.join("Yan")
    at.table.players[YAN].guests = guests

    assert refused(at, YAN, bet(2)) == "not_now"


def test_nobody_bets_on_a_round_that_they_may_not_watch():
    at = watched()
    at.table.options["spectators"] = False

    assert refused(at, ZED, bet(5)) == "no_spectators"


def test_nobody_bets_in_a_game_that_hides_nothing():
    at = waiting("Ada Bo", "morpyam")
    at.do(BO, commands.SetReady(id=ANY_ID, ready=True))
    at.do("p1", commands.Start(id=ANY_ID))
    at.join("Cy")

    assert refused(at, "p3", bet(0)) == "not_now"
