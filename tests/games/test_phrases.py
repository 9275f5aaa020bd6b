"""Phrases of the chat: which there are, and what bots say by public events."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.events import EVERYONE, is_shown
from morpho_server.games.morpho.events import Assassinated, Bombed, Sniped
from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.phrases import COMMON, Phrase, can_be_said
from morpho_server.games.registry import GAMES, stand_in_for
from morpho_server.games.seats import Seat, letter
from morpho_server.games.speech import Line, Occasion
from tests.support.games.catalogue import SUBJECTS
from tests.support.games.morpho_subject import MorphoSubject
from tests.support.games.playing import examples
from tests.support.nightly import nightly

PHRASES = (Phrase("hurry"), Phrase("thanks", about_seat=True), Phrase("claim", words=("a", "b")))
ACCUSE = Phrase("accuse", about_seat=True, words=("a", "b"))


@pytest.mark.parametrize("text", ["hurry", "thanks A", "thanks C", "claim b", "accuse B a"])
def test_a_phrase_can_be_said(text):
    assert can_be_said((*PHRASES, ACCUSE), text, seats=3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hurry ",
        "hurry A",
        "Hurry",
        "thanks",
        "thanks D",
        "thanks AB",
        "thanks A A",
        "thanks ",
        "claim",
        "claim c",
        "claim A a",
        "accuse a B",
        "accuse B",
        "accuse B c",
        "shout",
        "hurry\n",
    ],
)
def test_nothing_else_is_a_phrase(text):
    assert not can_be_said((*PHRASES, ACCUSE), text, seats=3)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_what_people_say_at_every_table(name):
    phrases = GAMES[name].rules.phrases

    assert set(COMMON) <= set(phrases)
    assert len({phrase.name for phrase in phrases}) == len(phrases)


def spoken(subject, play, dice):
    """Return the lines of bots at all seats but the first in two like rounds, with the occasions.

    Between the moves people say phrases.
    """
    strengths, phrases = tuple(GAMES[subject.game.name].bots), addressed(subject.game.phrases)
    seats = range(1, play.start.seats)
    bots = {Seat(seat): strengths[seat % len(strengths)] for seat in seats}
    speech, before = GAMES[subject.game.name].speech, {}
    for number in (1, 2):
        observer, seen = subject.game.public_observer(), 0
        for played, _ in play.rounds(subject.game):
            public = [event for event in played.log[seen:] if event.to == EVERYONE]
            seen = len(played.log)
            for event in public:
                if type(event) in observer.event_types:
                    observer.see(event)
            said = Line(
                Seat(0), dice.choice(phrases).format(letter(dice.randrange(play.start.seats)))
            )
            course = [event for event in played.log if event.to == EVERYONE]
            for events, phrase in ((public, None), ([], said)):
                view = dict(observer.view())
                occasion = Occasion(events, phrase, view, bots, course, dict(before), number)
                line = speech(occasion, dice)
                yield occasion, line
                if line is not None:
                    before[line] = number


def addressed(phrases):
    """Return the phrases that a person may say to a seat, whose letter is left blank."""
    return [
        f"{phrase.name} {{}} {word}".rstrip()
        if phrase.about_seat
        else f"{phrase.name} {word}".rstrip()
        for phrase in phrases
        for word in phrase.words or ("",)
    ]


SPEAKING = [
    subject for subject in SUBJECTS if getattr(GAMES.get(subject.game.name), "speech", None)
]


@pytest.mark.parametrize("subject", SPEAKING, ids=lambda subject: subject.game.name)
@settings(max_examples=examples(60))
@given(data=st.data())
def test_bots_say_only_phrases_of_their_game(subject, data):
    play = data.draw(subject.plays())
    dice = Random(data.draw(st.integers(0, 2**32)))

    for occasion, line in spoken(subject, play, dice):
        if line is not None:
            assert line.seat in occasion.bots
            assert can_be_said(subject.game.phrases, line.phrase, play.start.seats), line
            assert line.phrase not in {before.phrase for before in occasion.before}


@settings(max_examples=examples(100))
@given(data=st.data())
def test_bots_contradict_nothing_that_everybody_has_seen(data):
    play = data.draw(MorphoSubject().plays())
    dice = Random(data.draw(st.integers(0, 2**32)))

    for occasion, line in spoken(MorphoSubject(), play, dice):
        if line is not None:
            assert contradictions(line, occasion) == []


@settings(max_examples=examples(30))
@given(data=st.data())
def test_bots_that_missed_a_part_of_a_round_call_nobody_friend_or_foe(data):
    play = data.draw(MorphoSubject().plays())
    dice = Random(data.draw(st.integers(0, 2**32)))

    for occasion, _ in spoken(MorphoSubject(), play, dice):
        line = GAMES["morpho"].speech(replace(occasion, course=None), dice)
        if line is not None:
            name, *_ = line.phrase.split()
            assert name not in ("trust", "protect", "distrust", "accuse", "investigate", "shoot")


def contradictions(line, occasion):
    """Return the reasons why a bot of M.O.R.P.H.O. should not say a line."""
    name, *blanks = line.phrase.split()
    view, mine = occasion.public, letter(line.seat)
    seen = {**view.get("known", {}), **view.get("eliminated", {})}
    said = [each.phrase for each, number in occasion.before.items() if number == occasion.round]
    own = [
        each.phrase for each in occasion.before if each.seat == line.seat and each.phrase in said
    ]
    shot = {
        event.target[0]
        for event in occasion.course
        if isinstance(event, (Sniped, Assassinated, Bombed)) and event.seat == line.seat
    }
    about = blanks[0] if blanks and name != "claim" else ""
    all_of = Counter(seen.values())
    word = blanks[-1] if name in ("claim", "accuse") else None
    teams = {
        seat: {IDENTITY[card].faction for slot, card in seen.items() if slot[0] == seat}
        for seat in (mine, about)
    }
    wrong = {
        "it has shot them": name in ("trust", "protect") and about in shot,
        "they are out": name not in ("sorry", "thanks")
        and about in map(letter, view.get("out", ())),
        "it is itself": about == mine,
        "it has shown a card": name in ("claim", "not_me") and teams[mine],
        "it was something else": name == "claim" and any(each.startswith("claim") for each in own),
        "none is left": word in view["tiles"] and all_of[word] >= view["tiles"][word],
        "they have shown a card": name == "accuse" and teams[about],
        "they are in other teams": name in ("trust", "protect")
        and {"killers", "morpho"} <= teams[mine] ^ teams[about],
        "it has blamed them": name in ("trust", "protect") and f"distrust {about}" in own,
        "nothing is hidden": name == "investigate"
        and all(slot in seen for slot in view["slots"] if slot[0] == about),
        "nobody scored": name == "well_played" and max(view["outcome"]["points"]) < 1,
    }
    return [reason for reason, is_so in wrong.items() if is_so]


@pytest.mark.parametrize("name", [nightly("morphos"), nightly("morphatrons"), "morph"])
def test_bots_of_a_duel_speak_seldom(name):
    """They say less than a line in eight turns of both, the one at the end included."""
    entry, turns, lines = GAMES[name], 0, 0
    game, bot = entry.rules, stand_in_for(name)
    for seed in range(3):
        setting = Setting(game, game.options({}), 2, seed)
        observer, dice = game.public_observer(), Random(seed)
        for turn in play_round(setting, [bot, bot]).position.turns:
            public = [event for event in turn.events if is_shown(event, None)]
            for event in public:
                observer.see(event)
            occasion = Occasion(public, None, observer.view(), {Seat(1): entry.stand_in})
            lines += entry.speech(occasion, dice) is not None
        turns += observer.view()["turn_number"]

    assert 0 < lines <= turns / 8


MORPHO = GAMES["morpho"]
VIEW = {
    "tiles": {"leader": 1, "killer": 2, "deserter": 2},
    "eliminated": {"A1": "killer", "D1": "killer"},
    "turn": 2,
}
BOTS = {Seat(1): "recruit", Seat(2): "mastermind"}


def answers(phrase: str) -> set[Line | None]:
    """Return all that bots answer when the person of seat A says a phrase."""
    occasion = Occasion([], Line(Seat(0), phrase), VIEW, BOTS)
    assert MORPHO.speech is not None
    return {MORPHO.speech(occasion, Random(seed)) for seed in range(300)}


def spoken_of(bot: Seat) -> list[tuple[str, str]]:
    """Return the phrases of two parts that a bot answers when somebody distrusts it."""
    said = [line.phrase.split() for line in answers(f"distrust {letter(bot)}") if line]
    return [(name, word) for name, *words in said for word in words]


def test_a_bot_that_is_accused_answers_and_no_other_does():
    said = answers("accuse B killer")

    assert {line.seat for line in said if line} == {1}
    jokes = {Line(Seat(1), phrase) for phrase in ("not_me", "butterfly", "distrust A")}
    assert jokes | {None} <= said


def test_strong_bots_claim_only_to_be_with_morpho():
    claims = {bot: {word for name, word in spoken_of(bot) if name == "claim"} for bot in BOTS}

    assert claims[Seat(1)] == {"leader", "deserter", "morpho"}, "both Killers are gone"
    strong = claims[Seat(2)]
    assert strong == {"leader", "morpho"}
    assert all(name == "morpho" or IDENTITY[name].faction == "morpho" for name in strong)


def test_a_bot_asked_to_hurry_asks_for_a_moment():
    assert answers("hurry") == {Line(Seat(2), "one_moment"), None}


def test_a_bot_out_of_the_round_is_silent():
    occasion = Occasion([], Line(Seat(0), "accuse B killer"), VIEW | {"out": [1]}, BOTS)

    assert {MORPHO.speech(occasion, Random(seed)) for seed in range(100)} == {None}


def test_nobody_answers_what_is_said_to_a_person():
    assert answers("accuse A killer") == {None}
    assert answers("well_played") == {None}


def test_nobody_speaks_of_a_player_who_left():
    occasion = Occasion([], Line(Seat(0), "claim leader"), VIEW, BOTS, left={Seat(0)})

    assert {MORPHO.speech(occasion, Random(seed)) for seed in range(100)} == {None}
