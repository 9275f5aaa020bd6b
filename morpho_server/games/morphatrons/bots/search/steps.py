"""What the seat on turn can do next, on the positions of the search.

It leaves out what is never better: to attack fewer targets than possible, one of two buildings of
the same height, and to discard a card that is worth more than another two.
"""

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Final, NamedTuple

from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.bots.search.position import (
    KINDS,
    UNDAMAGED,
    Army,
    Heights,
    Position,
    Unit,
    home_of,
    in_line,
)
from morpho_server.games.morphatrons.bots.search.worth import CARD_WORTH
from morpho_server.games.morphatrons.cards import (
    BUILDINGS,
    RANK,
    SUIT,
    Attack,
    Card,
    Mode,
    Target,
    Weapon,
    Zone,
)
from morpho_server.games.morphatrons.notation import Action, Verb, spell
from morpho_server.games.moves import Move


class Doing(NamedTuple):
    """Something to do, as the :class:`Action` of the same fields."""

    verb: Verb
    card: Card = ""
    named: tuple[Target, ...] = ()
    mode: Mode = "robot"
    zone: Zone = 0


Step = tuple[Doing, Position]
"""Something to do, and the position after it."""

_DISCARDS: Final = 2
"""From how many of the least worthy cards one is discarded."""

_DRAW: Final = Doing("draw")


def steps(position: Position) -> Iterator[Step]:
    """Yield what can be done, but for ending the turn."""
    if position.actions:
        paid = position._replace(actions=position.actions - 1)
        if position.can_draw:
            yield _DRAW, paid._replace(drawn=position.drawn + 1)
        yield from _from_hand(position, paid)
        for at, bot in enumerate(position.own):
            yield from _moves(position, paid, at, bot)
            if bot.is_robot and bot.fresh:
                yield from _attacks(position, paid, at, bot)
            others = position.own[:at] + position.own[at + 1 :]
            yield (
                Doing("deactivate", bot.card),
                paid._replace(own=others, drawn=position.drawn + 1, can_draw=True),
            )
    if position.actions or position.free_morph:
        after = (
            position._replace(free_morph=False)
            if position.free_morph
            else position._replace(actions=position.actions - 1)
        )
        for at, bot in enumerate(position.own):
            turned = Unit(bot.card, bot.zone, not bot.is_robot, bot.damage, bot.fresh)
            yield Doing("morph", bot.card), _with_own(after, _with(position.own, at, turned))


def spelled(doing: Doing) -> Move:
    """Return a step as a move."""
    verb, card, named, mode, zone = doing
    return spell(Action(verb, card, mode, zone, named))


def _with_own(position: Position, own: Army) -> Position:
    """Return a position with other bots of the seat on turn; it is faster than ``_replace``."""
    return Position(position[0], own, *position[2:])


def _with(army: Army, at: int, bot: Unit) -> Army:
    return (*army[:at], bot, *army[at + 1 :])


def _from_hand(position: Position, paid: Position) -> Iterator[Step]:
    """Yield what the known cards of the hand can be used for (R4.2, R4.7, R4.9)."""
    hand, own, heights = position.hand, position.own, position.heights
    tallest, home = max(heights), home_of(position)[0]
    playable = [card for card in hand if cards.HEIGHT_NEEDED.get(RANK[card], 0) <= tallest]
    has_room = len(own) < sum(map(bool, heights))
    for card in playable:
        left = tuple(each for each in hand if each != card)
        if has_room:
            for mode in ("robot", "vehicle"):
                bot = Unit(card, home, mode == "robot", UNDAMAGED, True)
                army = in_line((*own, bot))
                yield Doing("play", card, mode=mode), paid._replace(hand=left, own=army)
        for at, bot in enumerate(own):
            if SUIT[card] == SUIT[bot.card] or RANK[card] == RANK[bot.card]:
                new = Unit(card, bot.zone, bot.is_robot, UNDAMAGED, True)
                army = in_line(_with(own, at, new))
                yield (
                    Doing("triple", bot.card, (card,)),
                    paid._replace(hand=left, own=army),
                )
    if hand and any(
        bot.zone == home and not bot.is_robot and SUIT[bot.card] == cards.CLUB for bot in own
    ):
        names = BUILDINGS[position.seat]
        for card in sorted(hand, key=CARD_WORTH.__getitem__)[:_DISCARDS]:
            left = tuple(each for each in hand if each != card)
            for at in _distinct(heights):
                higher = (*heights[:at], heights[at] + 1, *heights[at + 1 :])
                yield (
                    Doing("build", card, (names[at],)),
                    paid._replace(hand=left, heights=higher),
                )


def _distinct(heights: Heights) -> list[int]:
    """Return the numbers of standing buildings, one of each height."""
    return [at for at, height in enumerate(heights) if height and height not in heights[:at]]


def _moves(position: Position, paid: Position, at: int, bot: Unit) -> Iterator[Step]:
    """Yield the moves of a bot, alone and with every set of passengers (R4.4, R4.5)."""
    own, kind = position.own, KINDS[bot.card]
    reach = 2 if kind.flies or (kind.suit == cards.SPADE and not bot.is_robot) else 1
    carried: list[tuple[int, ...]] = [()]
    if kind.suit == cards.HEART and not bot.is_robot:
        beside = [n for n, each in enumerate(own) if each.zone == bot.zone and n != at]
        carried += chain.from_iterable(
            combinations(beside, size) for size in range(1, len(beside) + 1)
        )
    for zone in range(max(1, bot.zone - reach), min(4, bot.zone + reach) + 1):
        if zone == bot.zone:
            continue
        for passengers in carried:
            army = tuple(
                Unit(each.card, zone, each.is_robot, each.damage, each.fresh)
                if n == at or n in passengers
                else each
                for n, each in enumerate(own)
            )
            names = tuple(own[n].card for n in passengers)
            yield Doing("move", bot.card, names, zone=zone), _with_own(paid, army)


def _attacks(position: Position, paid: Position, at: int, bot: Unit) -> Iterator[Step]:
    """Yield the attacks of a robot on as many targets as it can have (R5.1, R5.2)."""
    enemy_home = home_of(position)[1]
    tired = _with(position.own, at, Unit(bot.card, bot.zone, True, bot.damage, False))
    paid = _with_own(paid, tired)
    for weapon, attack in KINDS[bot.card].attacks:
        bots = [
            n
            for n, each in enumerate(position.enemy)
            if abs(each.zone - bot.zone) <= attack.reach
            and not (weapon == "strike" and not each.is_robot and KINDS[each.card].flies)
        ]
        in_reach = abs(enemy_home - bot.zone) <= attack.reach
        buildings = [-n for n, height in enumerate(position.enemy_heights, 1) if height]
        targets = [*bots, *(buildings if in_reach else ())]
        for chosen in combinations(targets, min(attack.targets, len(targets))):
            if chosen and not _has_double(chosen, position.enemy_heights):
                yield _after_attack(position, paid, bot, weapon, attack, chosen)


def _has_double(chosen: tuple[int, ...], heights: Heights) -> bool:
    """Return whether a building is attacked while one of its height before it is not."""
    return any(
        n < 0
        and any(
            heights[before] == heights[-n - 1] and -before - 1 not in chosen
            for before in range(-n - 1)
        )
        for n in chosen
    )


def _after_attack(
    position: Position,
    paid: Position,
    bot: Unit,
    weapon: Weapon,
    attack: Attack,
    chosen: tuple[int, ...],
) -> Step:
    """Return the position after an attack (R5.3 to R5.7). Buildings have numbers below 0."""
    enemy, heights = position.enemy, [*position.enemy_heights]
    shielded = {
        each.zone for each in enemy if not each.is_robot and SUIT[each.card] == cards.DIAMOND
    }
    army = []
    for n, each in enumerate(enemy):
        if n not in chosen:
            army.append(each)
            continue
        can_take = each.damage or (3 if each.zone in shielded else 2)
        if can_take > attack.damage:
            left = can_take - attack.damage
            army.append(Unit(each.card, each.zone, each.is_robot, left, each.fresh))
    names: list[Card] = [enemy[n].card for n in chosen if n >= 0]
    for n in chosen:
        if n < 0:
            heights[-n - 1] = max(0, heights[-n - 1] - attack.damage)
            names.append(BUILDINGS[1 - position.seat][-n - 1])
    return (
        Doing(weapon, bot.card, tuple(names)),
        paid._replace(enemy=tuple(army), enemy_heights=tuple(heights)),
    )
