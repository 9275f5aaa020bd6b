"""The assault phase, which runs by itself (R5)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.notation import LINES, Line
from morpho_server.games.morph.play.transaction import Transaction
from morpho_server.games.morph.state import OTHER, Row
from morpho_server.games.seats import Seat


def assault(transaction: Transaction, seat: Seat) -> None:
    """Let every upright creature of a side attack (R5.1), then remove all damage (R5.6)."""
    transaction.emit(ev.AssaultBegan(EVERYONE, seat))
    for line in LINES:
        while (at := _next_attacker(transaction.state.sides[seat].row(line))) is not None:
            _attack(transaction, seat, line, at)
    transaction.emit(ev.AssaultEnded(EVERYONE, seat))


def _next_attacker(row: Row) -> int | None:
    """Return the farthest upright creature of a line (R5.1)."""
    for at in range(len(row) - 1, -1, -1):
        if row[at].is_upright:
            return at
    return None


def _attack(transaction: Transaction, seat: Seat, line: Line, at: int) -> None:
    """Let a creature attack, once more by Carnage (R5.5d), and turn it (R5.5e)."""
    creature = transaction.state.sides[seat].row(line)[at].creature
    stands, has_destroyed = _strike(transaction, seat, line, at, again=False)
    if stands and has_destroyed and creature.has_carnage:
        stands, _ = _strike(transaction, seat, line, at, again=True)
    if stands:
        transaction.turn(seat, line, at)


def _strike(
    transaction: Transaction, seat: Seat, line: Line, at: int, *, again: bool
) -> tuple[bool, bool]:
    """Carry out one attack; return whether the attacker still stands, and has destroyed anything.

    Raises :exc:`DeckEmptyError`.
    """
    enemy = OTHER[seat]
    attacker = transaction.state.sides[seat].row(line)[at]
    creature, attack = attacker.creature, attacker.attack
    row = transaction.state.sides[enemy].row(line)
    if not row:
        # R5.4.
        transaction.emit(ev.DeckAttacked(EVERYONE, seat, line, at + 1, creature.id, attack, again))
        transaction.discard(enemy, attack)
        transaction.dissipate(seat, line, at)
        return False, False
    target = len(row) - 1 if creature.has_stalk else 0
    attacked = row[target].creature.id
    transaction.emit(
        ev.CreatureAttacked(EVERYONE, seat, line, at + 1, creature.id, target + 1, attacked, again)
    )
    transaction.damage(enemy, line, target, attack, "attack")
    if creature.cleave and target + 1 < len(row):
        transaction.damage(enemy, line, target + 1, creature.cleave, "cleave")
    fallen = _remove_destroyed(transaction, enemy, line)
    for spite in fallen:
        # R5.5(c).
        if spite and not _survives(transaction, seat, line, at, spite):
            return False, True
    return True, bool(fallen)


def _remove_destroyed(transaction: Transaction, seat: Seat, line: Line) -> list[int]:
    """Let the destroyed leave, the farthest first (R5.3, R5.5b); return the Spite of each."""
    row = transaction.state.sides[seat].row(line)
    fallen = []
    for at in range(len(row) - 1, -1, -1):
        if row[at].is_destroyed:
            transaction.destroy(seat, line, at)
            fallen.append(row[at].creature.spite)
    return fallen


def _survives(transaction: Transaction, seat: Seat, line: Line, at: int, spite: int) -> bool:
    """Deal the damage of Spite to the attacker; return whether it still stands."""
    transaction.damage(seat, line, at, spite, "spite")
    if transaction.state.sides[seat].row(line)[at].is_destroyed:
        transaction.destroy(seat, line, at)
        return False
    return True
