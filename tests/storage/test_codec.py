"""The stored form of entries: what it is, that it comes back as it was, and what is refused."""

import re
import types
import typing
from collections.abc import Mapping
from dataclasses import field, fields
from functools import cache
from types import MappingProxyType

import orjson
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat
from morpho_server.storage.database.errors import (
    EntryUnreadableError,
    EntryUnwritableError,
    GameUnknownError,
)
from morpho_server.storage.log.codec import UPGRADES, VERSION, Codec
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import (
    TABLE_EVENTS,
    EntryRequested,
    MatchEnded,
    MatchStarting,
    PassMade,
    PlayerBound,
    Said,
    ShareRevealed,
)
from morpho_server.tables.model.ids import TableId
from tests.support.storage.small_game import EVENT_TYPES, NOON, Chose, Dealt, Drew, entry

CODEC = Codec(EVENT_TYPES)
REAL_CODEC = Codec({name: game.event_types for name, game in RULES.items()})
TABLE = TableId(7)

TEXT = (
    '{"v":9,"seat":0,"move":"draw","events":['
    '{"kind":"drew","to":[0],"seat":0,"cards":{"C1":"killer"},"hidden":true},'
    '{"kind":"said","to":"all","player":"p1","text":"hello","phrase":null}]}'
)


def read(text, codec=CODEC):
    return codec.decode("small", TABLE, (1, NOON, "p1", "c1", text, None))


def entry_of(*events):
    return Entry(1, NOON, "p1", "c1", None, None, events)


# Texts without lone halves of pairs: no JSON parser lets those in.
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
integers = st.integers(-(2**63), 2**63 - 1)
json_values = st.recursive(
    st.none() | st.booleans() | integers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
BY_TYPE = {
    int: integers,
    str: texts,
    bool: st.booleans(),
    types.NoneType: st.none(),
    typing.Any: json_values,
}


def values_of(hint):
    """Return a strategy for the values of an event's field."""
    hint = getattr(hint, "__supertype__", hint)
    if hint in BY_TYPE:
        return BY_TYPE[hint]
    parts = typing.get_args(hint)
    match typing.get_origin(hint):
        case typing.Literal:
            return st.sampled_from(parts)
        case typing.Union | types.UnionType:
            return st.one_of(*map(values_of, parts))
        case origin if origin is list:
            return st.lists(values_of(parts[0]), max_size=3)
        case origin if origin is tuple and parts[1:] == (...,):
            return st.lists(values_of(parts[0]), max_size=3).map(tuple)
        case origin if origin is tuple:
            return st.tuples(*(values_of(part) for part in parts))
        case origin if issubclass(origin, Mapping):
            return st.dictionaries(values_of(parts[0]), values_of(parts[1]), max_size=3)
    raise NotImplementedError(f"a field of an event is of type {hint}")


def events_of(event_type):
    hints = typing.get_type_hints(event_type)
    names = [each.name for each in fields(event_type)]
    return st.builds(event_type, **{name: values_of(hints[name]) for name in names})


@cache
def entries_of(*event_types):
    return st.builds(
        Entry,
        seq=st.just(1),
        at=st.just(NOON),
        player=st.just("p1"),
        command=st.just("c1"),
        seat=st.none() | st.integers(0, 8).map(Seat),
        move=st.none() | texts.map(Move),
        events=st.lists(st.one_of(*map(events_of, event_types)), max_size=4).map(tuple),
        checksum=st.none(),
        turn=st.none(),
    )


def test_the_stored_form_is_this_text():
    assert CODEC.encode(entry(1)) == TEXT
    assert read(TEXT) == entry(1)


@given(entries_of(*TABLE_EVENTS, *EVENT_TYPES["small"]))
def test_every_entry_comes_back_as_it_was(written):
    again = read(CODEC.encode(written))

    assert again == written
    assert repr(again) == repr(written)  # 1 == True, and (1,) is not [1]


@pytest.mark.parametrize("name", RULES)
@given(st.data())
def test_the_events_of_every_real_game_can_be_stored(name, data):
    written = data.draw(entries_of(*RULES[name].event_types))

    stored = (1, NOON, "p1", "c1", REAL_CODEC.encode(written), None)
    again = REAL_CODEC.decode(name, TABLE, stored)

    assert repr(again) == repr(written)


def test_a_mapping_of_any_kind_comes_back_as_a_dict():
    drew = Drew("all", Seat(0), MappingProxyType({"C1": "killer"}))

    [again] = read(CODEC.encode(entry_of(drew))).events

    assert again.cards == {"C1": "killer"}
    assert type(again.cards) is dict


@given(st.text())
def test_any_other_text_is_unreadable(text):
    with pytest.raises(EntryUnreadableError):
        read(text)


@given(st.data())
def test_a_text_cut_short_is_unreadable(data):
    with pytest.raises(EntryUnreadableError):
        read(TEXT[: data.draw(st.integers(0, len(TEXT) - 1))])


@given(st.data())
def test_a_changed_value_is_read_as_it_stands_or_not_at_all(data):
    body = orjson.loads(TEXT)
    place = data.draw(st.sampled_from([body, *body["events"], body["events"][0]["cards"]]))
    key = data.draw(st.sampled_from([*place, "surplus"]))
    if data.draw(st.booleans()):
        assume(key in place)
        del place[key]
    else:
        place[key] = data.draw(json_values)
    changed = orjson.dumps(body).decode()

    try:
        again = read(changed)
    except EntryUnreadableError:
        return
    assert orjson.loads(CODEC.encode(again)) == body


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"kind":"drew"', '"kind":"drow"', "events.0: no event is of the kind “drow”"),
        ('"kind":"drew",', "", "events.0: Unable to extract tag"),
        (',"hidden":true', "", "events.0.drew.hidden: .*required"),
        (',"hidden":true', ',"hidden":true,"x":1', "events.0.drew.x: Unexpected"),
        ('"hidden":true', '"hidden":1', "events.0.drew.hidden: .*boolean"),
        ('"seat":0,"cards"', '"seat":true,"cards"', "events.0.drew.seat: .*integer"),
        ('"seat":0,"cards"', '"seat":"0","cards"', "events.0.drew.seat: .*integer"),
        ('"seat":0,"cards"', '"seat":0.0,"cards"', "events.0.drew.seat: .*integer"),
        ('{"C1":"killer"}', '[["C1","killer"]]', "events.0.drew.cards: .*"),
        ('"to":[0]', '"to":"some"', "events.0.drew.to.*"),
        ('"to":[0]', '"to":[null]', "events.0.drew.to.*"),
        ('"to":[0],', "", "events.0.drew.to: .*required"),
        ('"move":"draw"', '"move":7', "move: .*string"),
        ('"move":"draw",', "", "move: .*required"),
        ('"v":9,', '"v":9,"w":1,', "w: Unexpected"),
        ('"v":9,', '"v":10,', "version 10 was written by a newer release"),
        ('"v":9,', '"v":0,', "version 0 is not known"),
        ('"v":9,', '"v":true,', "it has no version"),
        ('"v":9,', "", "it has no version"),
        (TEXT, f"[{TEXT}]", "it has no version"),
        (TEXT, "", "it is not JSON"),
        ("]}", "", "the whole: Invalid JSON.*"),
    ],
)
def test_an_error_says_its_place(old, new, reason):
    assert old in TEXT

    with pytest.raises(EntryUnreadableError, match=f"^Entry 1 of table 7 .*: {reason}") as raised:
        read(TEXT.replace(old, new, 1))
    assert (raised.value.table, raised.value.seq) == (TABLE, 1)


@pytest.mark.parametrize(("old", "new"), [('"seat":0,"cards"', '"seat":"0","cards"'), ("]}", "")])
def test_errors_do_not_reveal_hidden_facts(old, new):
    with pytest.raises(EntryUnreadableError) as raised:
        read(TEXT.replace(old, new, 1).replace("C1", "SECRET"))

    error = raised.value
    assert "SECRET" not in f"{error} {error.reason}"
    assert error.__suppress_context__


def test_an_unknown_game_is_named():
    with pytest.raises(GameUnknownError, match="Table 7 plays “chess”"):
        CODEC.decode("chess", TABLE, (1, NOON, None, None, TEXT, None))


def test_events_of_another_game_are_not_read():
    with pytest.raises(EntryUnreadableError, match="drew"):
        read(TEXT, Codec({"small": ()}))


def test_events_that_no_game_lists_are_not_written():
    with pytest.raises(EntryUnwritableError, match="Drew"):
        Codec({"small": (Dealt, Chose)}).encode(entry(1))


@pytest.mark.parametrize(
    "value", [{1: "a key that is a number"}, {"set": {1}}, {"big": 2**64}, {"half": "\ud800"}]
)
def test_values_that_json_can_not_hold_are_not_written(value):
    with pytest.raises(EntryUnwritableError, match="not made of JSON values"):
        CODEC.encode(entry_of(Chose("all", None, "left", value)))


def test_a_field_with_a_default_must_be_stored_all_the_same():
    with pytest.raises(EntryUnreadableError, match="hidden: Field required"):
        read(TEXT.replace(',"hidden":true', ""))


def test_two_types_of_events_can_not_be_of_one_kind():
    class AnotherSaid(Event, kind="said"):
        pass

    with pytest.raises(TypeError, match="“said”"):
        Codec({"small": (AnotherSaid,)})


def test_event_types_that_can_not_be_stored_are_refused_at_once():
    class Nested(Event, kind="nested"):
        inner: "Nested | None" = field(default=None)

    globals()["Nested"] = Nested  # where its own name is looked up
    with pytest.raises(TypeError, match="Nested is not made of JSON values alone"):
        Codec({"small": (Nested,)})


class TestOldVersions:
    """Version 0, which never was: it had no seat, and cards were drawn one by one."""

    OLD = TEXT.replace('"v":9,"seat":0,', '"v":0,').replace(
        '"cards":{"C1":"killer"}', '"slot":"C1","card":"killer"'
    )

    @staticmethod
    def from_version_0(game, body):
        assert game == "small"
        drew, *others = body["events"]
        cards = {drew.pop("slot"): drew.pop("card")}
        return {**body, "seat": drew["seat"], "events": [drew | {"cards": cards}, *others]}

    def test_an_old_entry_is_read_through_its_upgrade(self):
        assert read(self.OLD, Codec(EVENT_TYPES, {**UPGRADES, 0: self.from_version_0})) == entry(1)

    def test_every_version_takes_its_own_step(self):
        older = self.OLD.replace('"v":0', '"v":-1').replace("C1", "C2")

        def from_before(_game, body):
            body["events"][0]["slot"] = "C1"
            return body

        codec = Codec(EVENT_TYPES, {**UPGRADES, 0: self.from_version_0, -1: from_before})
        assert read(older, codec) == entry(1)

    def test_an_entry_that_an_upgrade_chokes_on_is_unreadable(self):
        codec = Codec(EVENT_TYPES, {**UPGRADES, 0: self.from_version_0})

        with pytest.raises(EntryUnreadableError, match="version 0"):
            read(self.OLD.replace('"slot":"C1",', ""), codec)

    def test_upgraded_entries_are_checked(self):
        codec = Codec(EVENT_TYPES, {**UPGRADES, 0: lambda _game, body: body})

        with pytest.raises(EntryUnreadableError, match="seat: Field required"):
            read(self.OLD, codec)

    def test_version_5_did_not_store_who_made_a_link(self):
        events = (PassMade((), "hash", "p1", None, 5, None), PlayerBound((), "p1", 2))
        old = re.sub(',"(guest|linked_by)":null', "", CODEC.encode(entry_of(*events)))

        assert "linked_by" not in old
        assert read(old.replace('"v":9', '"v":5')) == entry_of(*events)

    def test_version_8_knew_no_answers_of_those_who_ask_to_come(self):
        asked = EntryRequested("all", "p2", "Bo", sit=True)
        old = CODEC.encode(entry_of(asked)).replace(',"answer":null', "")

        assert "answer" not in old
        assert read(old.replace('"v":9', '"v":8')) == entry_of(asked)

    @pytest.mark.parametrize(("reason", "winners"), [("called_off", ()), ("won", None)])
    def test_the_first_version_named_no_winners(self, reason, winners):
        ended = MatchEnded("all", reason, winners, "00", {})
        text = CODEC.encode(entry_of(ended)).replace(f'"v":{VERSION}', '"v":1')
        old = re.sub(r'"winners":(null|\[\]),', "", text).replace('"draws"', '"salts"')

        assert read(old) == entry_of(ended)

    def test_the_second_version_had_salts_where_there_are_shares_now(self):
        given = ShareRevealed((), "p1", "ada0" * 16)
        ended = MatchEnded("all", "won", (), "00", {})
        text = CODEC.encode(entry_of(given, ended)).replace(f'"v":{VERSION}', '"v":2')
        old = text.replace("share_revealed", "salt_given").replace('"share"', '"salt"')

        assert read(old.replace('"draws"', '"salts"')) == entry_of(given, ended)

    def test_the_second_version_knew_no_phrases(self):
        said = Said("all", "p1", "hello")
        text = CODEC.encode(entry_of(said)).replace(f'"v":{VERSION}', '"v":2')

        assert read(text.replace(',"phrase":null', "")) == entry_of(said)

    @pytest.mark.parametrize("version", [3, 4])
    def test_later_versions_knew_fewer_kinds(self, version):
        said = Said("all", "p1", "hello")
        text = CODEC.encode(entry_of(said)).replace(f'"v":{VERSION}', f'"v":{version}')

        assert read(text) == entry_of(said)

    def test_the_fourth_version_had_no_match_setup(self):
        starting = MatchStarting("all", 1, ("p1",), {}, None)
        text = CODEC.encode(entry_of(starting)).replace(',"setup":null', "")
        text = text.replace(f'"v":{VERSION}', '"v":4')

        assert read(text) == entry_of(starting)

    def test_the_fourth_version_knew_no_seasons(self):
        said = Said("all", "p1", "hello", None)
        text = CODEC.encode(entry_of(said)).replace(f'"v":{VERSION}', '"v":4')

        assert read(text) == entry_of(said)

    def test_the_present_version_is_read_however_it_is_spaced(self):
        spaced = TEXT.replace(",", " , ").replace('"v":', '"v" : ')

        assert read(spaced) == entry(1)


@pytest.mark.parametrize(
    "event",
    [
        Said("all", "p1", '"},{"kind":"said","to":"all"}]},"events":[{"kind":'),
        Chose("all", None, "left", {"list": [{"kind": "a"}, {"kind": "b"}, {"events": []}]}),
        Chose("all", None, "left", {"x": {"events": [{"kind": "drew"}, {"kind": "drew"}]}}),
    ],
)
def test_separators_may_stand_inside_events(event):
    entry = entry_of(event, event)

    assert read(CODEC.encode(entry)) == entry


@pytest.mark.parametrize(
    "changed",
    [
        TEXT.replace("]}", '],"events":[{"kind":"said"}]}'),
        TEXT.replace('},{"kind"', '}],"more":[{"kind"'),
        TEXT.replace('"hello"', '"hello","more":[{"kind":"a"},{"kind":"b"}]'),
        TEXT + TEXT,
        TEXT + "}",
    ],
)
def test_a_text_is_read_as_a_whole_or_not_at_all(changed):
    with pytest.raises(EntryUnreadableError):
        read(changed)


def test_a_fault_is_named_by_its_place_in_the_entry():
    with pytest.raises(EntryUnreadableError, match=r"events\.1\.said\.text"):
        read(TEXT.replace('"hello"', "5"))


def test_events_with_the_same_text_are_read_once():
    first, again = read(TEXT), read(TEXT.replace("draw", "draw again"))

    assert all(one is other for one, other in zip(first.events, again.events, strict=True))
