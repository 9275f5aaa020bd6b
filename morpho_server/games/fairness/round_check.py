"""The check of one round of a match that is over: that its draws are right, and were what was seen.

:mod:`~morpho_server.games.fairness.match_check` checks all else.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from morpho_server.games.chance import Draw, below, branch, shuffled, words
from morpho_server.games.fairness.chance_rules import ChanceRules, DrawRule, Part
from morpho_server.games.fairness.pile_check import MisplacedError, PileCheck
from morpho_server.games.seats import LETTERS
from morpho_server.games.views import Json

Told = Mapping[str, Json]
"""An event as it was sent."""

Found = Iterator[tuple[str, Json]]
"""Codes of what is not as it should be, and what each is about."""

_DRAW: Final = frozenset({"stream", "what", "how", "of", "gave"})

_LATE: Final = "time_ran_out.move"
"""What is drawn for a late player. From which moves may depend on what is hidden."""

_MOST: Final = 10_000
"""From how many items something is drawn at most: a file may say anything."""


class RoundCheck:
    """A round to be checked: its seed, what was seen of it, and what is said to be drawn."""

    def __init__(
        self,
        number: int,
        seed: bytes,
        events: Sequence[Told],
        draws: Sequence[Draw],
        rules: ChanceRules,
        earlier: Sequence[Told],
    ) -> None:
        self._number = number
        self._seed = seed
        self._events = events
        self._draws = draws
        self._rules = rules
        self._earlier = earlier
        self._laid: dict[int, dict[str, Json]] = {}
        """What the events at some places were found to deal."""
        self._stacked: dict[int, list[tuple[str, dict[str, Json]]]] = {}
        """The piles that they were found to deal."""

    def check(self) -> Found:
        """Yield everything that is not as it should be."""
        yield from self._check_streams()
        yield from self._check_shown()
        yield from self._check_pieces()
        yield from self._check_piles()
        yield from self._check_dice()

    def _check_streams(self) -> Found:
        """Yield the draws that don't follow from the seed."""
        made = Counter[str]()
        for draw in self._draws:
            stream = f"{draw['what']} {made[draw['what']]}"
            made[draw["what"]] += 1
            if (
                draw.keys() != _DRAW
                or draw["stream"] != stream
                or (draw["what"] == _LATE and draw["how"] != "choice")
                or [*draw["of"]] != sorted(draw["of"])
                or self._again(draw) != draw["gave"]
            ):
                yield "draw_wrong", draw["what"]

    def _check_shown(self) -> Found:
        """Yield the events that show something else than was drawn, and draws that none shows."""
        # What is done for late players is shown by no event, and has streams of its own.
        left = [draw for draw in self._draws if draw["what"] != _LATE]
        hidden = {rule.what.partition(".")[2] for rule in self._rules.draws if rule.hidden}
        for at, event in enumerate(self._events):
            # A hidden field that is told all the same would be mixed in.
            shown = {name: value for name, value in event.items() if name not in hidden}
            for rule in self._due(event["kind"]):
                name = rule.what.partition(".")[2]
                yield from self._check_draw(rule, name, shown, left)
                laid = self._laid.setdefault(at, {}) if rule.how == "deal" else {}
                if left and left[0]["what"] == rule.what:
                    shown[name] = gave = left.pop(0)["gave"]
                    laid |= gave if rule.how == "deal" else {}
                    if rule.pile is not None:
                        self._stacked.setdefault(at, []).append((rule.pile, gave))
        for draw in left if self._rules.draws else ():
            yield "draw_unseen", draw["what"]

    def _due(self, kind: str) -> Iterator[DrawRule]:
        """Yield the rules of draws that events of a kind show in this round."""
        for rule in self._rules.draws:
            is_late = rule.when == "first_round" and self._number > 1
            if rule.what.partition(".")[0] == kind and not is_late:
                yield rule

    def _again(self, draw: Draw) -> Json:
        """Draw again."""
        seed, of = branch(self._seed, draw["stream"]), draw["of"]
        match draw["how"]:
            case "choice":
                return of[below(words(seed), len(of))]
            case "rolls":
                stream = words(seed)
                return [of[below(stream, len(of))] for _ in draw["gave"]]
            case "deal":
                return dict(zip(sorted(draw["gave"]), shuffled(seed, of), strict=False))
        return None

    def _check_draw(self, rule: DrawRule, name: str, known: Told, left: Sequence[Draw]) -> Found:
        """Check the next draw by its rule, with what is known of its event and drawn for it."""
        # It is sorted, so that the order chooses nothing.
        of = sorted(item for part in rule.of for item in _counted_out(known, part))
        draw = left[0] if left else None
        by_chance = rule.by is None or known.get(rule.by) == "chance"
        if rule.by is not None:
            yield from self._check_chosen(rule, known[name], known)
        if draw is None or draw["what"] != rule.what:
            if of and by_chance:
                yield "draw_missing", rule.what
            return
        named = [known.get(part) for part in rule.of if isinstance(part, str)]
        lists = [items for items in named if isinstance(items, list | tuple)]
        are_distinct = all(len({*items}) == len(items) for items in lists)
        is_whole = are_distinct and _is_whole(draw, rule, known, len(of))
        if draw["how"] != rule.how or [*draw["of"]] != of or not is_whole:
            yield "drawn_from_other", rule.what
        if not by_chance or (not rule.hidden and known.get(name) != draw["gave"]):
            yield "seen_otherwise", rule.what

    def _check_chosen(self, rule: DrawRule, chosen: Json, event: Told) -> Found:
        """Check who decided: the turn passes on from the last match, else the host may choose."""
        name, right, by = rule.what.partition(".")[2], None, event.get(rule.by or "")
        option = known = None
        is_whole = False
        for at, told in enumerate(self._earlier):
            is_first = at == 0 and told["kind"] == "table_opened"
            is_whole = is_whole or is_first or told["kind"] == "game_chosen"
            if told["kind"] == "match_starting":
                option = known
            if is_first or told["kind"] in {"game_chosen", "options_set"}:
                known = told["options"].get(name)
            if told["kind"] == "game_chosen":
                right = None
            if told["kind"] == self._rules.opens:
                right = (told[name] + 1) % event["seats"]
                right = right if told["seats"] == event["seats"] else None
        if right is not None:
            is_right = (by, chosen) == ("turn", right)
        elif option is not None and (is_whole or by != "turn"):
            is_chosen = option in LETTERS
            is_right = by == ("host" if is_chosen else "chance")
            is_right = is_right and (not is_chosen or chosen == LETTERS.index(option))
        elif by == "chance":
            return
        else:
            yield "chooser_unseen", rule.what
            return
        if not is_right:
            yield "seen_otherwise", rule.what

    def _check_dice(self) -> Found:
        """Check that rolls are counted, dice that were kept lay there, and that all add up."""
        for rule in self._rules.draws:
            if rule.dice is None:
                continue
            (kind, _, name), (_, kept, dice) = rule.what.partition("."), rule.dice
            last: Told = {}
            for event in (event for event in self._events if event["kind"] == kind):
                next_one = (last.get("seat"), last.get("roll", 0) + 1)
                is_next = (event["seat"], event["roll"]) == next_one
                before = last[dice] if is_next and last else ()
                rolled = event.get(name) or ()
                if (
                    not (is_next or event["roll"] == 1)
                    or not rolled
                    or not Counter(event[kept]) <= Counter(before)
                    or sorted([*rolled, *event[kept]]) != sorted(event[dice])
                ):
                    yield "seen_otherwise", rule.what
                last = event

    def _check_pieces(self) -> Found:
        """Check that every piece lay where it was dealt, or was moved to, when it was shown."""
        lies: dict[str, frozenset[Any]] = {}
        pieces: list[Any] = []
        told: dict[str, Told] = {}
        for at, event in enumerate(self._events):
            kind = event["kind"]
            if at in self._laid:
                lies = {place: frozenset([piece]) for place, piece in self._laid[at].items()}
                pieces = [*self._laid[at].values()]
            for place, piece in self._shown(event):
                may_lie = piece in lies.get(place, ())
                if may_lie and _can_lie(known := lies | {place: frozenset([piece])}, pieces):
                    lies = known
                else:
                    yield "shown_otherwise", {"place": place, "shown": piece}
            if kind in self._rules.exchanges:
                one, other = (_named(event, name) for name in self._rules.exchanges[kind])
                none = frozenset[Any]()
                lies[one], lies[other] = lies.get(other, none), lies.get(one, none)
            if kind in self._rules.mixes:
                name, named_by = self._rules.mixes[kind]
                places = event[name]
                if [*told.pop(named_by, {}).get(name, ())] != [*places]:
                    yield "shown_otherwise", {"place": ", ".join(places), "shown": kind}
                together = frozenset[Any]().union(*(lies.get(place, ()) for place in places))
                lies |= dict.fromkeys(places, together)
            told[kind] = event

    def _check_piles(self) -> Found:
        """Check that every piece came from where it lay; all that follows a lie is in doubt."""
        piles = PileCheck(self._rules)
        try:
            for at, event in enumerate(self._events):
                for pile, gave in self._stacked.get(at, ()):
                    piles.lay(pile, gave, event, self._events[at + 1 :])
                piles.follow(event)
        except MisplacedError as error:
            yield "moved_otherwise", error.about

    def _shown(self, event: Told) -> Iterator[tuple[str, Json]]:
        fields = self._rules.shows.get(event["kind"], ())
        match fields:
            case [pieces]:
                yield from event[pieces].items()
            case [place, piece]:
                yield event[place], _named(event, piece)


def _named(event: Told, name: str) -> Any:
    """Return a field of an event, or what stands behind ``=``."""
    return name[1:] if name.startswith("=") else event[name]


def _can_lie(lies: Mapping[str, Collection[Any]], pieces: Sequence[Any]) -> bool:
    """Return whether the pieces can lie so that each place has one of those that may lie there."""
    holders: dict[int, str] = {}

    def find(place: str, tried: set[int]) -> bool:
        """Find a piece for a place, and another for the place from which that is taken."""
        for at, piece in enumerate(pieces):
            if piece in lies[place] and at not in tried:
                tried.add(at)
                if at not in holders or find(holders[at], tried):
                    holders[at] = place
                    return True
        return False

    return all(find(place, set()) for place in lies)


def _is_whole(draw: Draw, rule: DrawRule, event: Told, items: int) -> bool:
    """Return whether a draw gave as much as the rules say, and laid it where they say."""
    match rule.how:
        case "deal":
            seats: int = event.get("seats", 0)
            return sorted(draw["gave"]) == sorted(rule.places.get(seats, ()))[:items]
        case "rolls" if rule.dice is not None:
            dice, kept, _ = rule.dice
            return len(draw["gave"]) == dice - len(event.get(kept, ()))
    return True


def _counted_out(event: Told, part: Part) -> list[Any]:
    """Return the items that a part of a rule stands for."""
    value: Any = event.get(part, ()) if isinstance(part, str) else part
    if isinstance(part, Mapping):
        return [item for name, by in part.items() for item in by.get(str(event.get(name)), ())]
    if isinstance(value, int) and value > _MOST:
        raise ValueError("nothing is drawn from so many")
    if isinstance(value, str):
        return [value]
    if isinstance(value, int):
        return [*range(value)]
    if isinstance(value, Mapping):
        if sum(value.values()) > _MOST:
            raise ValueError("nothing is drawn from so many")
        return [name for name, count in value.items() for _ in range(count)]
    return [*value]
