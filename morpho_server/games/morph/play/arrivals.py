"""What creatures do as they arrive (R4.2, R6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import Creature, Keyword
from morpho_server.games.morph.notation import Line
from morpho_server.games.morph.play.transaction import Transaction
from morpho_server.games.morph.state import OTHER
from morpho_server.games.seats import Seat


def arrive(transaction: Transaction, seat: Seat, line: Line, creature: Creature) -> None:
    """Carry out the arrival abilities of a creature in the order in which its card names them."""
    for keyword, value in creature.arrivals:
        _act(transaction, seat, line, creature, keyword, value)


def _act(
    transaction: Transaction,
    seat: Seat,
    line: Line,
    creature: Creature,
    keyword: Keyword,
    value: int,
) -> None:
    enemy = OTHER[seat]
    match keyword:
        case "rally":
            _rally(transaction, seat, line, creature, value)
        case "scorch":
            transaction.scorch(enemy, line, value, "scorch")
        case "erode":
            transaction.discard(enemy, value)
        case "renew":
            transaction.renew(seat, value)
        case "lull" if transaction.state.sides[enemy].row(line):
            transaction.turn(enemy, line)
        case "banish":
            front = transaction.state.sides[enemy].row(line)[:1]
            if front and front[0].creature.cost <= value:
                transaction.dissipate(enemy, line, 0)
        case "wellspring" if transaction.state.sides[seat].deck:
            transaction.emit(ev.ManaDrawn(EVERYONE, seat))


def _rally(
    transaction: Transaction, seat: Seat, line: Line, creature: Creature, value: int
) -> None:
    """Raise the attack of the others on the line."""
    for place, each in enumerate(transaction.state.sides[seat].row(line), 1):
        if each.creature is not creature:
            raised = ev.AttackRaised(EVERYONE, seat, line, place, each.creature.id, value)
            transaction.emit(raised)
