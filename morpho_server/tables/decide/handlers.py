"""One table from each kind of command to the function that decides it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from morpho_server.tables.decide import deadlines, evenings, options, seating
from morpho_server.tables.decide.matches import bets, ending, moves, rounds, starting
from morpho_server.tables.decide.people import bots, chat, lobby, screens, seat_transfer
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import refusal


@dataclass(frozen=True, slots=True)
class Handler:
    """How a command is decided.

    ``decide`` raises :exc:`~morpho_server.tables.messages.errors.CommandRefusedError` where the
    command can't be carried out. With ``host`` only the host may give it. ``stale_after`` says
    what makes an earlier command stale: a ``move``, or an ``arrangement`` of the table. Those that
    would change a match which waits for its shares can't be given ``while_starting``. Those that
    could reveal something can't be given ``by_onlookers``, who are out and see all cards. A host
    who is one still keeps order: lets people in, removes and mutes them, pauses, ends the match.
    """

    decide: Callable[[Context, Any], Proposal]
    host: bool = False
    stale_after: Literal["move", "arrangement"] | None = None
    while_starting: bool = True
    by_onlookers: bool = True


_for_host = partial(Handler, host=True, stale_after="arrangement")

HANDLERS: Final[Mapping[type[commands.Command], Handler]] = {
    commands.Sit: Handler(seating.sit, while_starting=False, by_onlookers=False),
    commands.Stand: Handler(seating.stand, while_starting=False, by_onlookers=False),
    commands.Admit: Handler(lobby.admit, host=True),
    commands.Leave: Handler(lobby.leave),
    commands.Rename: Handler(lobby.rename, by_onlookers=False),
    commands.Say: Handler(chat.say),
    commands.SayPhrase: Handler(chat.say_phrase),
    commands.Mute: Handler(chat.mute, host=True),
    commands.ClearChat: Handler(chat.clear_chat, host=True),
    commands.EraseLine: Handler(chat.erase_line, host=True, by_onlookers=False),
    commands.SetReady: Handler(starting.set_ready, while_starting=False),
    commands.CommitShare: Handler(starting.commit_share, while_starting=False),
    commands.RevealShare: Handler(starting.reveal_share),
    commands.SetOptions: _for_host(options.set_options, while_starting=False, by_onlookers=False),
    commands.SetSeatOptions: Handler(options.set_seat_options, while_starting=False),
    commands.ChooseGame: _for_host(options.choose_game, while_starting=False),
    commands.Start: _for_host(starting.start, while_starting=False),
    commands.MakeMove: Handler(moves.make_move, stale_after="move"),
    commands.Bet: Handler(bets.bet),
    commands.NextRound: _for_host(rounds.next_round),
    commands.EndMatch: _for_host(ending.end_match),
    commands.Rematch: _for_host(starting.rematch, while_starting=False),
    commands.BeginSeason: _for_host(starting.begin_season, while_starting=False),
    commands.PauseTable: Handler(deadlines.pause, host=True),
    commands.ResumeTable: Handler(deadlines.resume, host=True),
    commands.AtTable: Handler(deadlines.at_table),
    commands.WishPause: Handler(deadlines.wish_pause, by_onlookers=False),
    commands.AddBot: _for_host(bots.add_bot, while_starting=False, by_onlookers=False),
    commands.Remove: _for_host(lobby.remove, while_starting=False),
    commands.HandOver: _for_host(lobby.hand_over, by_onlookers=False),
    commands.OfferSeat: _for_host(seat_transfer.offer_seat, by_onlookers=False),
    commands.WithdrawOffer: _for_host(seat_transfer.withdraw_offer, by_onlookers=False),
    commands.OfferScreen: Handler(screens.offer_screen, host=True, by_onlookers=False),
    commands.EndScreen: Handler(screens.end_screen, host=True, by_onlookers=False),
    commands.LinkDevice: Handler(seat_transfer.link_device),
    commands.KeepThisDevice: Handler(seat_transfer.keep_device),
    commands.PlanEvening: Handler(evenings.plan, host=True, by_onlookers=False),
    commands.CancelEvening: Handler(evenings.cancel, host=True, by_onlookers=False),
    commands.AnswerEvening: Handler(evenings.answer, by_onlookers=False),
}


def propose(context: Context, command: commands.Command) -> Proposal:
    """Return the consequences of a command, and leave the table as it is.

    Raises :exc:`~morpho_server.tables.messages.errors.CommandRefusedError`.
    """
    handler = HANDLERS[type(command)]
    if handler.host and context.table.host != context.player.id:
        raise refusal("not_host")
    if context.table.starting is not None and not handler.while_starting:
        raise refusal("not_now", "The match is about to begin.")
    if not handler.by_onlookers and context.table.has_seen_all(context.player.guests):
        raise refusal("sees_all_cards")
    return handler.decide(context, command)
