"""From a command to what follows: one table of contents for everything that can be asked."""

from morpho_server.tables import absences, admitting, arranging, bots, clocks, pauses, playing
from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables.ports import Randomness
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import GuestId, Millis


def propose(
    table: Table,
    player: Player,
    guest: GuestId,
    command: asked.Command,
    now: Millis,
    randomness: Randomness,
) -> Proposal:
    """Return what follows from a player's command, given by a guest of theirs.

    The table is left as it is.
    Raises :exc:`~morpho_server.tables.errors.CommandRefusedError`.
    """
    match command:
        case asked.MakeMove():
            return playing.make_move(table, player, command, now, randomness)
        case asked.Start():
            return playing.start(table, player, now)
        case asked.NextRound():
            return playing.next_round(table, player, now)
        case asked.EndMatch():
            return playing.end_match(table, player, randomness)
        case asked.Rematch():
            return playing.rematch(table, player, now)
        case asked.Leave():
            clock = clocks.of_seat(table, player.seat, now, held=False)
            return Proposal((*arranging.leave(table, player), *clock))
        case asked.Remove():
            removed = arranging.remove(table, player, command)
            seat = table.players[command.player].seat
            return Proposal((*removed, *clocks.of_seat(table, seat, now, held=False)))
        case asked.Sit() | asked.AddBot():
            return Proposal(_seat(table, player, command, now))
        case (
            asked.OfferSeat() | asked.WithdrawOffer() | asked.LinkDevice() | asked.KeepThisDevice()
        ):
            return Proposal(_admit(table, player, guest, command, now))
        case _:
            return Proposal(_arrange(table, player, command, now))


def _seat(
    table: Table, player: Player, command: asked.Sit | asked.AddBot, now: Millis
) -> arranging.Events:
    match command:
        case asked.Sit():
            return _with_what_follows(table, arranging.sit(table, player, command), now)
        case asked.AddBot():
            return _with_what_follows(table, bots.add_bot(table, player, command), now)


def propose_join(table: Table, command: asked.Join, now: Millis) -> Proposal:
    """Return what follows from somebody's coming; raises as :func:`propose` does."""
    return Proposal(_with_what_follows(table, arranging.join(table, command), now))


def _with_what_follows(table: Table, events: arranging.Events, now: Millis) -> arranging.Events:
    """Return the events by which somebody takes a seat, if any, and what follows from that."""
    taken = (e.seat for e in events if isinstance(e, told.Sat | told.SeatGiven))
    seat = next(taken, None)
    offer, stand_in = arranging.offer_ended(table, seat), absences.take_back(table, seat)
    return (*events, *offer, *stand_in, *clocks.of_seat(table, seat, now, held=True))


def _admit(
    table: Table,
    player: Player,
    guest: GuestId,
    command: asked.OfferSeat | asked.WithdrawOffer | asked.LinkDevice | asked.KeepThisDevice,
    now: Millis,
) -> arranging.Events:
    match command:
        case asked.OfferSeat():
            return admitting.offer_seat(table, player, command, now)
        case asked.WithdrawOffer():
            return admitting.withdraw_offer(table, player, command)
        case asked.LinkDevice():
            return admitting.link_device(player, command, now)
        case asked.KeepThisDevice():
            return admitting.keep_device(player, guest)


def _arrange(table: Table, player: Player, command: asked.Command, now: Millis) -> arranging.Events:
    match command:
        case asked.Say():
            return arranging.say(player, command)
        case asked.Stand():
            return arranging.stand(table, player)
        case asked.Rename():
            return arranging.rename(table, player, command)
        case asked.SetReady():
            return arranging.set_ready(table, player, command)
        case asked.GiveSalt():
            return arranging.give_salt(table, player, command)
        case asked.SetOptions():
            chosen = arranging.set_options(table, player, command)
            seconds = chosen[0].options["stand_in_seconds"]
            return (*chosen, *absences.give_back(table, seconds, now))
        case asked.HandOver():
            return arranging.hand_over(table, player, command)
        case _:
            return _pause(table, player, command)


def _pause(table: Table, player: Player, command: asked.Command) -> arranging.Events:
    match command:
        case asked.Pause():
            return pauses.pause(table, player)
        case asked.Resume():
            return pauses.resume(table, player)
        case asked.WishPause():
            return pauses.wish_pause(table, player, command)
        case _:
            raise AssertionError(f"a command without an answer: {command!r}")
