"""One table from each kind of command to the function that decides it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from morpho_server.tables.decide import options
from morpho_server.tables.decide.clock import pauses
from morpho_server.tables.decide.matches import (
    bets,
    ending,
    moves,
    rounds,
    seasons,
    shares,
    starting,
)
from morpho_server.tables.decide.people import bots, chat, lobby, seat_transfer
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.decide.seating import sitting
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import refusal


@dataclass(frozen=True, slots=True)
class Handler:
    """How a command is decided.

    ``decide`` raises :exc:`~morpho_server.tables.messages.errors.CommandRefusedError` where the
    command can't be carried out. With ``host`` only the host may give it. ``stale_after`` says
    what makes an earlier command stale: a ``move``, or an ``arrangement`` of the table.
    """

    decide: Callable[[Context, Any], Proposal]
    host: bool = False
    stale_after: Literal["move", "arrangement"] | None = None


def _for_host(decide: Callable[[Context, Any], Proposal]) -> Handler:
    return Handler(decide, host=True, stale_after="arrangement")


HANDLERS: Final[Mapping[type[commands.Command], Handler]] = {
    commands.Sit: Handler(sitting.sit),
    commands.Stand: Handler(sitting.stand),
    commands.Admit: Handler(lobby.admit, host=True),
    commands.Leave: Handler(lobby.leave),
    commands.Rename: Handler(lobby.rename),
    commands.Say: Handler(chat.say),
    commands.SayPhrase: Handler(chat.say_phrase),
    commands.Mute: Handler(chat.mute, host=True),
    commands.ClearChat: Handler(chat.clear_chat, host=True),
    commands.SetReady: Handler(lobby.set_ready),
    commands.CommitShare: Handler(shares.commit_share),
    commands.RevealShare: Handler(shares.reveal_share),
    commands.SetOptions: _for_host(options.set_options),
    commands.SetSeatOptions: Handler(options.set_seat_options),
    commands.ChooseGame: _for_host(options.choose_game),
    commands.Start: _for_host(starting.start),
    commands.MakeMove: Handler(moves.make_move, stale_after="move"),
    commands.Bet: Handler(bets.bet),
    commands.NextRound: _for_host(rounds.next_round),
    commands.EndMatch: _for_host(ending.end_match),
    commands.Rematch: _for_host(starting.rematch),
    commands.BeginSeason: _for_host(seasons.begin_season),
    commands.PauseTable: Handler(pauses.pause, host=True),
    commands.ResumeTable: Handler(pauses.resume, host=True),
    commands.WishPause: Handler(pauses.wish_pause),
    commands.AddBot: _for_host(bots.add_bot),
    commands.Remove: _for_host(lobby.remove),
    commands.HandOver: _for_host(lobby.hand_over),
    commands.OfferSeat: _for_host(seat_transfer.offer_seat),
    commands.WithdrawOffer: _for_host(seat_transfer.withdraw_offer),
    commands.LinkDevice: Handler(seat_transfer.link_device),
    commands.KeepThisDevice: Handler(seat_transfer.keep_device),
}

CLOSED_WHILE_STARTING: Final = frozenset(
    {
        commands.Sit,
        commands.Stand,
        commands.SetReady,
        commands.CommitShare,
        commands.SetOptions,
        commands.SetSeatOptions,
        commands.ChooseGame,
        commands.Start,
        commands.Rematch,
        commands.BeginSeason,
        commands.AddBot,
        commands.Remove,
    }
)
"""Commands that would change a match that waits for its shares."""


CLOSED_TO_ONLOOKERS: Final = frozenset(
    {
        commands.Sit,
        commands.Stand,
        commands.Rename,
        commands.WishPause,
        commands.AddBot,
        commands.SetOptions,
        commands.HandOver,
        commands.OfferSeat,
        commands.WithdrawOffer,
    }
)
"""Commands that could reveal something, from somebody who is out and sees all cards.

A host who is one can still keep order: let people in, remove and mute them, pause, and end
the match.
"""


def propose(context: Context, command: commands.Command) -> Proposal:
    """Return the consequences of a command, and leave the table as it is.

    Raises :exc:`~morpho_server.tables.messages.errors.CommandRefusedError`.
    """
    handler = HANDLERS[type(command)]
    if handler.host and context.table.host != context.player.id:
        raise refusal("not_host")
    if context.table.starting is not None and type(command) in CLOSED_WHILE_STARTING:
        raise refusal("not_now", "The match is about to begin.")
    if type(command) in CLOSED_TO_ONLOOKERS and context.table.has_seen_all(context.player.guests):
        raise refusal("sees_all_cards")
    return handler.decide(context, command)
