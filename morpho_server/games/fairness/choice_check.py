"""The check of what players chose instead of having it drawn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from morpho_server.games.fairness.chance_rules import ChanceRules, ChoiceRule
from morpho_server.games.fairness.round_check import Found, Told
from morpho_server.games.fairness.told_match import options_told

_SEATING = frozenset({"sat", "seat_given"})
"""The events by which a player gets a seat."""


def check_choices(
    setup: Told, seats: Sequence[str], rules: ChanceRules, earlier: Sequence[Told]
) -> Found:
    """Check what a round was set up with against what players had chosen at the table."""
    called = max((at for at, e in enumerate(earlier) if e["kind"] == "match_starting"), default=0)
    options: Told = {**setup, **(options_told(earlier[:called]) or {})}
    chosen = [*_chosen(seats, rules, earlier[:called])]
    settled, unknown = set[str](), set[str]()
    for rule, choice in zip(rules.choices, chosen, strict=True):
        if setup[rule.drawn_from] or choice not in (None, rule.drawn):
            settled.add(rule.field)
        elif choice is None:
            unknown.add(rule.field)
    for rule, choice in zip(rules.choices, chosen, strict=True):
        value, (by, left), (option, needed) = setup[rule.field], rule.left, rule.left_if
        is_left = left.get(str(setup[by])) == value and options[option] == needed
        listed: Any = setup[rule.drawn_from]
        if listed:
            is_right = choice in (None, rule.drawn) and sorted(listed) == sorted(left)
        elif choice is None:
            # Both might be said to be left by each other.
            is_right = is_left and by in settled
        elif choice == rule.drawn:
            is_right = is_left and by in settled | unknown
        else:
            is_right = value == choice
        if not is_right:
            is_unseen = choice is None and not listed
            yield ("choice_unseen" if is_unseen else "chosen_otherwise"), rule.field


def _chosen(
    seats: Sequence[str], rules: ChanceRules, earlier: Sequence[Told]
) -> Iterator[str | None]:
    """Yield what each rule's player has chosen; ``None`` where that is not known."""
    standing = standing_choices(earlier)
    for rule in rules.choices:
        yield _choice(rule, standing, seats)


def _choice(
    rule: ChoiceRule, standing: Mapping[str | int | None, Told | None], seats: Sequence[str]
) -> str | None:
    if rule.seat >= len(seats):
        return rule.drawn
    player = seats[rule.seat]
    for key in (player, rule.seat, None):
        if key in standing:
            event = standing[key]
            return rule.drawn if event is None else str(event["options"].get(rule.option))
    return None


def standing_choices(told: Sequence[Told]) -> Mapping[str | int | None, Told | None]:
    """Return the events by which players chose options of their seats, as far as they still stand.

    They are by player, or by seat where nobody was seen to sit down. ``None`` stands for no choice,
    and as a key for everybody else, where all is known. Outside of a match a seat loses its options
    with its player.
    """
    standing: dict[str | int | None, Told | None] = {}
    holders: dict[int, str] = {}
    is_on = False
    for at, event in enumerate(told):
        kind: Any = event["kind"]
        if kind == "game_chosen" or (kind == "table_opened" and at == 0):
            standing = {None: None}
        elif kind == "seat_options_set":
            standing[holders.get(event["seat"], event["seat"])] = event
        elif kind in _SEATING:
            seat, player = event["seat"], event["player"]
            key = holders.get(seat, seat)
            there = {player: standing[key]} if key in standing else {}
            standing.pop(player, None)
            standing |= there if is_on else {player: None}
            standing.pop(seat, None)
            holders[seat] = player
        elif kind == "match_started":
            holders = dict(enumerate(event["seats"]))
            standing |= {p: standing.pop(seat) for seat, p in holders.items() if seat in standing}
        is_on = kind == "match_started" or (is_on and kind != "match_ended")
    return standing
