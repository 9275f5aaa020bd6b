"""Phrases of the chat: which there are, and what bots say by public events."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.events import EVERYONE, is_shown
from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.phrases import COMMON, Phrase, can_be_said
from morpho_server.games.registry import GAMES, stand_in_for
from morpho_server.games.seats import Seat, letter
from morpho_server.games.speech import Line, Occasion
from tests.support.games.catalogue import SUBJECTS
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
    """Return the lines of bots at all seats but the first in a round, with the occasions."""
    strengths = tuple(GAMES[subject.game.name].bots)
    seats = range(1, play.start.seats)
    bots = {Seat(seat): strengths[seat % len(strengths)] for seat in seats}
    speech, observer, seen = GAMES[subject.game.name].speech, subject.game.public_observer(), 0
    for played, _ in play.rounds(subject.game):
        public = [event for event in played.log[seen:] if event.to == EVERYONE]
        seen = len(played.log)
        for event in public:
            if type(event) in observer.event_types:
                observer.see(event)
        occasion = Occasion(public, None, dict(observer.view()), bots)
        yield occasion, speech(occasion, dice)


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


@pytest.mark.parametrize("name", [nightly("morphos"), nightly("morphatrons"), "morph"])
def test_bots_of_a_duel_speak_seldom(name):
    """They say less than a line in eight turns of both, the one at the end included."""
    entry, turns, lines = GAMES[name], 0, 0
    game, bot = entry.rules, stand_in_for(name)
    for seed in range(3):
        setting = Setting(game, game.options({}), 2, seed)
        observer, dice = game.public_observer(), Random(seed)
        for update in play_round(setting, [bot, bot]).updates:
            public = [event for event in update if is_shown(event, None)]
            for event in public:
                observer.see(event)
            occasion = Occasion(public, None, observer.view(), {Seat(1): entry.stand_in})
            lines += entry.speech(occasion, dice) is not None
        turns += observer.view()["turn_number"]

    assert 0 < lines <= turns / 8


MORPHO = GAMES["morpho"]
VIEW = {
    "tiles": {"leader": 1, "killer": 2, "deserter": 2},
    "eliminated": {"A1": "killer", "B1": "killer"},
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


def test_who_is_asked_to_hurry_asks_for_a_moment():
    assert answers("hurry") == {Line(Seat(2), "one_moment"), None}


def test_who_is_out_of_the_round_is_silent():
    occasion = Occasion([], Line(Seat(0), "accuse B killer"), VIEW | {"out": [1]}, BOTS)

    assert {MORPHO.speech(occasion, Random(seed)) for seed in range(100)} == {None}


def test_nobody_answers_what_is_said_to_a_person():
    assert answers("accuse A killer") == {None}
    assert answers("well_played") == {None}
