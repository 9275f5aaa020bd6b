"""A round of M.O.R.P.H.O. in which the first player can shoot others out of it."""

from collections.abc import Mapping
from typing import Final

from morpho_server.games.views import Json
from morpho_server.tables.decide.matches.moves import move_for
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId
from tests.support.games.dealt import DealtGame
from tests.support.games.morpho.playing import GAME, deal, opening
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

NAMES: Final = "Ada Bo Cy Di Ed Flo Gus"

HANDS: Final = ("killer", "deserter", "leader", "deserter", "bodyguard", "killer", "deserter")
"""One card each, in the order of the seats. Nobody guards Bo, Cy and Gus."""

CARDS: Final = {f"{'ABCDEFG'[seat]}1": name for seat, name in enumerate(HANDS)} | {
    "M": "technician"
}

SHOOTING: Final = DealtGame(GAME, opening(deal(*HANDS, middle=CARDS["M"])))
"""The game, dealt like that. In their first turns nobody can do more than look."""


def seven(
    names: str = NAMES, bots: int = 0, guests: Mapping[str, GuestId] = {}, **options: Json
) -> Sitting:
    """Begin a match of seven; some may have another guest than the one with their number."""
    at = waiting(names, "morpho", **options)
    at.table.game = SHOOTING
    for player, guest in guests.items():
        at.table.players[PlayerId(player)].guests = {guest}
    for player in list(at.table.players)[1:]:
        at.do(player, commands.SetReady(id=ANY_ID, ready=True))
    for _ in range(bots):
        at.add_bot()
    at.do("p1", commands.Start(id=ANY_ID))
    return at


def look_around(at: Sitting) -> Sitting:
    """Let everybody up to Ada look at a card."""
    while True:
        [seat] = at.owing
        look = next(move for move in at.legal if move.startswith("look"))
        at.write(move_for(at.table, seat, look, Millis(at.now), at.dice, ()))
        if at.owing == (0,):
            return at


def shot(see: str = "all_cards") -> Sitting:
    """Return a table where Bo is out of the round."""
    at = look_around(seven(out_players_see=see))
    at.move(0, "snipe B1 with A1")
    return at


def shoot_gus(at: Sitting) -> None:
    """Let the others have a turn, and Ada shoot Gus."""
    look_around(at)
    at.move(0, "snipe G1 with A1")


def refused(at: Sitting, player: str, command: commands.Command) -> str:
    """Return the code with which a command is refused; "" if it is done."""
    try:
        at.do(player, command)
    except CommandRefusedError as error:
        return error.code
    return ""
