"""Apply events to a state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.games.events import Event
from morpho_server.games.kit.ending import game_over
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES, CardId
from morpho_server.games.morph.notation import Line
from morpho_server.games.morph.state import SIDES, InPlay, Row, Side, State, place_dealt
from morpho_server.games.seats import letter


def evolve(state: State, event: Event) -> None:
    """Apply one event; those for a seat alone that say nothing new change nothing."""
    apply = _APPLIERS.get(event.__class__)
    if apply is not None:
        apply(state, event)


def _set_up(state: State, event: ev.BattleSetUp) -> None:
    state.begun = event
    state.phase, state.turn, state.turn_number = event.phase, event.turn, event.turn_number
    state.discount = event.discount
    state.sides = tuple(
        Side(
            pair,
            mana_upright=event.mana_upright[letter(seat)],
            discard=tuple(event.discard[letter(seat)]),
            rows=(_row(event, f"{letter(seat)}1"), _row(event, f"{letter(seat)}2")),
            is_prodigy_turned=event.prodigy_turned[letter(seat)],
        )
        for seat, pair in zip(SIDES, (event.pair_a, event.pair_b), strict=True)
    )


def _row(event: ev.BattleSetUp, name: str) -> Row:
    turned = event.turned[name]
    placed = enumerate(event.lines[name], 1)
    return tuple(InPlay(CREATURES[card], place not in turned) for place, card in placed)


def _deal(state: State, event: ev.CardsDealt) -> None:
    dealt: dict[str, CardId] = {}
    for seat, side in zip(SIDES, state.sides, strict=True):
        name = letter(seat)
        side.hand = tuple(event.hands[name])
        side.deck = tuple(event.decks[name])
        side.mana = tuple(event.mana_cards[name])
        side.dealt_left = len(side.deck)
        cards = (*side.hand, *side.deck)
        dealt |= {place_dealt(seat, len(cards) - at): card for at, card in enumerate(cards)}
    state.dealt = dealt


def _stake(state: State, event: ev.CardStaked) -> None:
    side = state.sides[event.seat]
    side.staked = event.card
    side.hand = _without(side.hand, event.card)


def _show_stakes(state: State, event: ev.StakesShown) -> None:
    for side in state.sides:
        assert side.staked is not None
        _put_mana(side, side.staked)
        side.staked = None
    if event.first is not None:
        state.discount = SIDES[1 - event.first]


def _begin_turn(state: State, event: ev.TurnBegan) -> None:
    state.phase, state.turn, state.turn_number = "mana", event.seat, event.turn_number


def _choose_mana(state: State, event: ev.ManaChosen) -> None:
    side = state.sides[event.seat]
    side.hand = _without(side.hand, event.card)
    _put_mana(side, event.card)


def _enter_summons(state: State, _event: ev.ManaPut) -> None:
    state.phase = "summon"


def _draw_mana(state: State, event: ev.ManaDrawn) -> None:
    side = state.sides[event.seat]
    side.mana = (*side.mana, _take(side))


def _draw(state: State, event: ev.CardDrawn) -> None:
    side = state.sides[event.seat]
    side.hand = (*side.hand, _take(side))


def _summon(state: State, event: ev.CreatureSummoned) -> None:
    side = state.sides[event.seat]
    side.hand = _without(side.hand, event.card)
    side.mana_upright -= event.paid
    if event.discounted:
        state.discount = None
    _place(side, event)


def _reveal(state: State, event: ev.CreatureRevealed) -> None:
    side = state.sides[event.seat]
    _take(side)
    _place(side, event)


def _use_feat(state: State, event: ev.FeatUsed) -> None:
    side = state.sides[event.seat]
    side.mana_upright -= event.paid
    side.is_prodigy_turned = True


def _raise_attack(state: State, event: ev.AttackRaised) -> None:
    side, at = state.sides[event.seat], event.place - 1
    creature, is_upright, damage, bonus = side.row(event.line)[at]
    _replace(side, event.line, at, InPlay(creature, is_upright, damage, bonus + event.by))


def _turn(state: State, event: ev.CreatureTurned) -> None:
    side, at = state.sides[event.seat], event.place - 1
    creature, _, damage, bonus = side.row(event.line)[at]
    _replace(side, event.line, at, InPlay(creature, False, damage, bonus))


def _rouse(state: State, event: ev.CreatureRoused) -> None:
    side, at = state.sides[event.seat], event.place - 1
    creature, _, damage, bonus = side.row(event.line)[at]
    _replace(side, event.line, at, InPlay(creature, True, damage, bonus))


def _damage(state: State, event: ev.CreatureDamaged) -> None:
    side, at = state.sides[event.seat], event.place - 1
    creature, is_upright, _, bonus = side.row(event.line)[at]
    _replace(side, event.line, at, InPlay(creature, is_upright, event.damage, bonus))


def _destroy(state: State, event: ev.CreatureDestroyed) -> None:
    side = state.sides[event.seat]
    _remove(side, event.line, event.place - 1)
    match event.into:
        case "discard":
            side.discard = (*side.discard, event.card)
        case "mana":
            _put_mana(side, event.card)
        case "deck":
            side.deck = (*side.deck, event.card)


def _dissipate(state: State, event: ev.CreatureDissipated) -> None:
    side = state.sides[event.seat]
    _remove(side, event.line, event.place - 1)
    side.deck = (*side.deck, event.card)


def _discard(state: State, event: ev.CardDiscarded) -> None:
    side = state.sides[event.seat]
    side.discard = (*side.discard, _take(side))


def _renew(state: State, event: ev.CardRenewed) -> None:
    side = state.sides[event.seat]
    side.deck = (*side.deck, side.discard[-1])
    side.discard = side.discard[:-1]


def _heal(state: State, _event: ev.AssaultEnded) -> None:
    for side in state.sides:
        side.rows = (_healed(side.rows[0]), _healed(side.rows[1]))


def _healed(row: Row) -> Row:
    return tuple([InPlay(each[0], each[1], 0, each[3]) for each in row])


def _rest(state: State, event: ev.SeatRested) -> None:
    side = state.sides[event.seat]
    side.rows = (_rested(side.rows[0]), _rested(side.rows[1]))
    side.mana_upright = len(side.mana)
    side.is_prodigy_turned = False
    state.turn = None


def _rested(row: Row) -> Row:
    return tuple([InPlay(each[0], True, each[2], 0) for each in row])


def _end(state: State, event: ev.BattleEnded) -> None:
    won = tuple(seat for seat in SIDES[: state.setup.seats] if seat == event.winner)
    state.turn = None
    state.outcome = game_over(event, won)


def _take(side: Side) -> CardId:
    """Take the top card from a deck."""
    card, side.deck = side.deck[0], side.deck[1:]
    side.dealt_left = max(side.dealt_left - 1, 0)
    return card


def _put_mana(side: Side, card: CardId) -> None:
    side.mana = (*side.mana, card)
    side.mana_upright += 1


def _place(side: Side, event: ev.CreatureSummoned | ev.CreatureRevealed) -> None:
    row, at = side.row(event.line), event.place - 1
    placed = InPlay(CREATURES[event.card], event.upright)
    side.set_row(event.line, (*row[:at], placed, *row[at:]))


def _replace(side: Side, line: Line, at: int, by: InPlay) -> None:
    row = side.row(line)
    side.set_row(line, (*row[:at], by, *row[at + 1 :]))


def _remove(side: Side, line: Line, at: int) -> None:
    row = side.row(line)
    side.set_row(line, (*row[:at], *row[at + 1 :]))


def _without(hand: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


_APPLIERS: Final[Mapping[type[Event], Callable[[State, Any], None]]] = {
    ev.BattleSetUp: _set_up,
    ev.CardsDealt: _deal,
    ev.CardStaked: _stake,
    ev.StakesShown: _show_stakes,
    ev.TurnBegan: _begin_turn,
    ev.ManaChosen: _choose_mana,
    ev.ManaPut: _enter_summons,
    ev.ManaDrawn: _draw_mana,
    ev.CardDrawn: _draw,
    ev.CreatureSummoned: _summon,
    ev.CreatureRevealed: _reveal,
    ev.FeatUsed: _use_feat,
    ev.AttackRaised: _raise_attack,
    ev.CreatureTurned: _turn,
    ev.CreatureRoused: _rouse,
    ev.CreatureDamaged: _damage,
    ev.CreatureDestroyed: _destroy,
    ev.CreatureDissipated: _dissipate,
    ev.CardDiscarded: _discard,
    ev.CardRenewed: _renew,
    ev.AssaultEnded: _heal,
    ev.SeatRested: _rest,
    ev.BattleEnded: _end,
}
