"""A view is what the events addressed to somebody add up to; patches say what changed."""

import gc
from copy import deepcopy
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.events import EVERYONE, Event, is_shown
from morpho_server.games.views import PatchedView
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import examples
from tests.support.games.watching import as_bytes, is_json, merge, watchers

for_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)


class StrangeThingHappened(Event, kind="strange_thing_happened"):
    seat: int = 0
    slot: str = "A1"
    cards: Any = None


@for_every_game
@settings(max_examples=examples(40))
@given(data=st.data())
def test_patches_add_up_to_the_view_with_open_moves(subject, data):
    """Merging every patch gives the whole view, public and own.

    There ``own.open`` lists the moves that may be made although none is owed.
    """
    game = subject.game
    play = data.draw(subject.plays())
    everybody = watchers(game, play.start.seats)
    had: list[dict[str, Any]] = [{"public": {}, "own": {}} for _ in everybody]
    seen = 0
    for played, drawn in play.rounds(game):
        if drawn[3] % 4 == 0:
            continue  # Some take their patches less often.
        for watcher, copy in zip(everybody, had, strict=True):
            frame = watcher.frame(played.log[seen:])
            merge(copy, {name: frame.get(name, {}) for name in ("public", "own")})
            assert copy == {"own": {}, **deepcopy(watcher.views())}
            if watcher.own:
                shown = copy["own"].get("open") or []
                assert shown == game.open_moves(played.state, watcher.seat)
        seen = len(played.log)


@for_every_game
@settings(max_examples=examples(40))
@given(data=st.data())
def test_views_are_json_at_any_time_and_show_no_unknown_event(subject, data):
    """A view is JSON without empty values; who comes late has the same as who was there.

    An observer that meets an event it does not know fails closed.
    """
    game = subject.game
    played = data.draw(subject.plays()).to_the_end(game)
    late = watchers(game, played.start.seats)
    for there, other in zip(watchers(game, played.start.seats), late, strict=True):
        for event in played.log:
            there.frame([event])
        other.frame(played.log)
        before = as_bytes(there.views())
        assert before == as_bytes(other.views())
        assert is_json(there.views())

        frame = there.frame([StrangeThingHappened(EVERYONE, cards={"A1": "everything"})])

        assert set(frame) == {"events"}
        assert as_bytes(there.views()) == before


@for_every_game
@settings(max_examples=examples(40))
@given(data=st.data())
def test_an_observer_heeds_whatever_changes_its_view(subject, data):
    """An event that an observer says it takes no notice of leaves its view as it was."""
    game = subject.game
    played = data.draw(subject.plays()).to_the_end(game)
    public = game.public_observer()
    own = [(seat, game.seat_observer(seat)) for seat in played.seats()]
    for event in played.log:
        for seat, observer in [(None, public), *own]:
            if is_shown(event, seat):
                observer.see(event)
                patch = observer.take_patch()
                assert type(event) in observer.event_types or patch == {}


@for_every_game
@settings(max_examples=examples(10))
@given(data=st.data())
def test_an_observer_holds_no_state(subject, data):
    """An observer holds no reference to a state: it knows only the events that it was shown."""
    game = subject.game
    played = data.draw(subject.plays()).to_the_end(game)
    for watcher in watchers(game, played.start.seats):
        watcher.frame(played.log)
        for observer in filter(None, (watcher.public, watcher.own)):
            assert not any(isinstance(each, type(played.state)) for each in reachable(observer))


@for_every_game
@settings(max_examples=examples(60))
@given(data=st.data())
def test_a_secret_choice_is_not_heard(subject, data):
    """Of a choice made in secret the others are sent nothing, but for what it brings about."""
    game = subject.game
    play = data.draw(subject.plays())
    everybody = watchers(game, play.start.seats)
    seen = 0
    for played, drawn in play.rounds(game):
        seat, move = played.pick(drawn, play.rare) or (None, "")
        kinds = subject.faceless.get(move.split(" ")[0])
        for watcher in everybody:
            watcher.frame(played.log[seen:])
        seen = len(played.log)
        if kinds is not None:
            events, _ = played.decide(seat, move)
            for watcher in (w for w in deepcopy(everybody) if w.seat != seat):
                heard = watcher.frame(events)
                assert {event["kind"] for event in heard.get("events", [])} <= kinds
                assert not heard.get("yours")
                assert heard.get("events") or not heard


def reachable(root: object) -> list[object]:
    """Return all objects that an object leads to, but for code and what code leads to."""
    found: dict[int, object] = {id(root): root}
    todo = [root]
    while todo:
        for each in gc.get_referents(todo.pop()):
            code = isinstance(each, type | ModuleType | FunctionType | BuiltinFunctionType)
            if not code and id(each) not in found:
                found[id(each)] = each
                todo.append(each)
    return list(found.values())


KEYS = st.sampled_from(["a", "b"])
NAMES = st.sampled_from(["x", "y", "z"])
VALUES = st.one_of(st.none(), st.booleans(), st.integers(0, 2), st.text(max_size=1))
CHANGES = st.one_of(
    st.tuples(st.just("put"), KEYS, st.just(""), VALUES),
    st.tuples(st.just("put_in"), KEYS.map(str.upper), NAMES, VALUES),
    st.tuples(st.just("put_all_in"), KEYS.map(str.upper), st.lists(NAMES, max_size=2), VALUES),
    st.tuples(st.just("exchange_in"), KEYS.map(str.upper), NAMES, NAMES),
    st.tuples(st.just("take_patch"), KEYS, NAMES, VALUES),
)


@given(st.lists(CHANGES, max_size=20))
def test_whatever_is_put_the_patches_add_up_to_the_whole(changes):
    sheet = PatchedView()
    seen: dict = {}

    for what, key, name, value in changes:
        if what == "put":
            sheet.put(key, value)
        elif what == "put_in":
            sheet.put_in(key, {name: value})
        elif what == "put_all_in":
            sheet.put_all_in(key, dict.fromkeys(name, value))
        elif what == "exchange_in":
            sheet.exchange_in(key, name, value)
        else:
            merge(seen, sheet.take_patch())
    merge(seen, sheet.take_patch())

    assert seen == sheet.whole()


def test_putting_all_takes_away_the_names_that_were_there():
    sheet = PatchedView()
    sheet.put_all_in("a", {"x": 1, "y": 2, "z": None})
    sheet.take_patch()

    sheet.put_all_in("a", {"y": 2, "z": 3})

    assert sheet.whole() == {"a": {"y": 2, "z": 3}}
    assert sheet.take_patch() == {"a": {"x": None, "z": 3}}


def test_exchanging_moves_a_value_to_a_free_name():
    sheet = PatchedView()
    sheet.put_in("a", {"x": 1})
    sheet.take_patch()

    sheet.exchange_in("a", "x", "y")

    assert sheet.take_patch() == {"a": {"x": None, "y": 1}}


def test_taking_away_what_is_not_there_changes_nothing():
    sheet = PatchedView()

    sheet.put("a", None)
    sheet.put_in("b", {"x": None})

    assert sheet.whole() == {}
    assert sheet.take_patch() == {}
