"""The beginning of a round (R2)."""

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.morpho.events import Dealt, FeatsCarried, RoundStarted, Saw
from morpho_server.games.morpho.observers.views import Setup
from morpho_server.games.morpho.options import unknowns_for, unsuited_unknowns
from morpho_server.games.morpho.play.deal import deal, hand_size, tiles
from morpho_server.games.morpho.play.evolve import evolve
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import begin_turn
from morpho_server.games.morpho.state import Cards, MatchStatistics, State
from morpho_server.games.options import Options
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat


def setup_for(options: Options, seats: int) -> Setup:
    """Return the cards for a round with that many seats (R2.2, R2.4)."""
    return Setup(
        seats=seats,
        hand_size=hand_size(seats),
        tiles=tiles(options["mode"], seats),
        unknowns=list(unknowns_for(options, seats)),
        unsuited=unsuited_unknowns(options, seats),
    )


def deal_round(
    options: Options, seats: int, standing: Standing, chance: Chance
) -> tuple[Event, ...]:
    """Draw who goes first, if that is open (R2.5), deal, and begin."""
    first = standing.first
    if first is None:
        first = Seat(chance.choice(range(seats), "round_started.first"))
    setup = RoundStarted(
        EVERYONE,
        round=standing.round,
        mode=options["mode"],
        seats=seats,
        hand_size=hand_size(seats),
        tiles=tiles(options["mode"], seats),
        unknowns=unknowns_for(options, seats),
        first=first,
        scores=standing.scores,
        target=options["target"],
        turn_limit=options["turn_limit"],
    )
    cards = deal(setup.tiles, setup.unknowns, seats, chance)
    return begin(setup, cards, standing.carried)


def begin(
    setup: RoundStarted, cards: Cards, statistics: MatchStatistics | None = None
) -> tuple[Event, ...]:
    """Begin a round that is set up, with cards laid: everybody sees their own (R2.6)."""
    transaction = Transaction(State(), evolve)
    transaction.emit(setup)
    if statistics:
        transaction.emit(FeatsCarried(NOBODY, dict(statistics)))
    transaction.emit(Dealt(NOBODY, cards))
    ring = transaction.state.ring
    for seat in ring.seats:
        transaction.emit(Saw((seat,), {slot: cards[slot] for slot in ring.hands[seat]}))
    begin_turn(transaction, setup.first)
    return tuple(transaction.events)
