"""What creatures do as they arrive (R4.2, R6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import Creature, Keyword
from morpho_server.games.morph.notation import Line
from morpho_server.games.morph.play.settlement import Settlement
from morpho_server.games.morph.state import OTHER
from morpho_server.games.seats import Seat


def arrive(settlement: Settlement, seat: Seat, line: Line, creature: Creature) -> None:
    """Carry out the arrival abilities of a creature in the order in which its card names them."""
    for keyword, value in creature.arrivals:
        _act(settlement, seat, line, creature, keyword, value)


def _act(
    settlement: Settlement,
    seat: Seat,
    line: Line,
    creature: Creature,
    keyword: Keyword,
    value: int,
) -> None:
    enemy = OTHER[seat]
    match keyword:
        case "rally":
            _rally(settlement, seat, line, creature, value)
        case "scorch":
            settlement.scorch(enemy, line, value, "scorch")
        case "erode":
            settlement.discard(enemy, value)
        case "renew":
            settlement.renew(seat, value)
        case "lull" if settlement.state.sides[enemy].row(line):
            settlement.turn(enemy, line)
        case "banish":
            front = settlement.state.sides[enemy].row(line)[:1]
            if front and front[0].creature.cost <= value:
                settlement.dissipate(enemy, line, 0)
        case "wellspring" if settlement.state.sides[seat].deck:
            settlement.emit(ev.ManaDrawn(EVERYONE, seat))


def _rally(settlement: Settlement, seat: Seat, line: Line, creature: Creature, value: int) -> None:
    """Raise the attack of the others on the line."""
    for place, each in enumerate(settlement.state.sides[seat].row(line), 1):
        if each.creature is not creature:
            raised = ev.AttackRaised(EVERYONE, seat, line, place, each.creature.id, value)
            settlement.emit(raised)
