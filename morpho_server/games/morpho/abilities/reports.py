"""Report (R8.11)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.events import Indicated, ReportBegan
from morpho_server.games.morpho.identities import MORPHO_TEAM, Name
from morpho_server.games.morpho.notation import Action, name_in
from morpho_server.games.morpho.play.decisions.kinds import IndicateNext
from morpho_server.games.morpho.play.ending import end_round
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move


def _to_indicate(state: State) -> tuple[Name, ...]:
    """Return the MORPHO identities still in the round, the middle included, with repetition."""
    present = list(state.cards.values())
    return tuple(name for name in MORPHO_TEAM for _ in range(present.count(name)))


def _report(transaction: Transaction, slot: Slot, _: Action) -> None:
    seat, left = OWNER[slot], _to_indicate(transaction.state)
    transaction.reveal(slot)
    transaction.emit(ReportBegan(EVERYONE, seat, slot, left))
    if not left:
        end_round(transaction, "report_right", actor=seat)


def indications(state: State, decision: IndicateNext) -> list[Move]:
    """Return every card not yet named in this report, as every identity still to be indicated."""
    return [
        Move(f"indicate {slot} as {name}")
        for slot in state.cards
        if slot not in decision.named
        for name in dict.fromkeys(decision.left)
    ]


def indicate(transaction: Transaction, decision: IndicateNext, action: Action) -> None:
    """Indicate one card; the report goes on until it is right, or wrong (R8.11)."""
    slot, named = Slot(action.target), name_in(action.named)
    name = transaction.state.cards[slot]
    transaction.emit(Indicated(EVERYONE, decision.seat, slot, named, name))
    if name != named:
        end_round(transaction, "report_wrong", actor=decision.seat)
    elif len(decision.left) == 1:
        end_round(transaction, "report_right", actor=decision.seat)


REPORT = Ability("report", without_choice("report"), _report)
