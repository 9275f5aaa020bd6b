"""A game checks and completes what the host chose, and plays with nothing else."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.registry import RULES
from morpho_server.games.seats import LETTERS
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import examples
from tests.support.games.watching import as_bytes

for_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.lists(st.text(max_size=9))
)


@for_every_game
def test_a_game_can_be_described_without_playing_it(subject):
    """Name, title, numbers of seats and options are plain values."""
    game = subject.game

    assert re.fullmatch(r"[a-z][a-z0-9_]*", game.name)
    assert 0 < min(game.seats) <= max(game.seats) <= len(LETTERS)
    assert game.title
    for fields, complete in (
        (game.option_fields, game.options),
        (game.seat_option_fields, game.seat_options),
    ):
        defaults = {field.name: field.default for field in fields}
        assert as_bytes(dict(complete({}))) == as_bytes(defaults)


@for_every_game
def test_no_choice_at_all_is_completed(subject):
    """An empty choice gives all defaults, as JSON, and completing them changes nothing."""
    defaults = subject.game.options({})

    as_bytes(dict(defaults))
    assert subject.game.options(defaults) == defaults


@for_every_game
@settings(max_examples=examples(50))
@given(data=st.data())
def test_a_choice_is_completed_once_and_for_all(subject, data):
    """Completed options have every key, keep what was chosen, and are complete."""
    seats = data.draw(st.sampled_from(subject.game.seats))
    chosen = data.draw(subject.options(seats))

    whole = subject.game.options(chosen)

    assert set(whole) == set(subject.game.options({}))
    assert subject.game.options(whole) == whole
    subject.game.check_start(Choices(whole, seats))


@for_every_game
@settings(max_examples=examples(50))
@given(data=st.data())
def test_the_setup_can_be_shown_for_any_number(subject, data):
    """It is JSON or nothing, and stable, even for options that don't suit the number of players."""
    whole = subject.game.options(
        data.draw(subject.options(data.draw(st.sampled_from(subject.game.seats))))
    )
    seats = data.draw(st.sampled_from(subject.game.seats))

    setup = subject.game.setup(Choices(whole, seats))

    assert setup is None or as_bytes(dict(setup)) == as_bytes(
        dict(subject.game.setup(Choices(whole, seats)))
    )


@for_every_game
def test_an_unknown_option_is_refused(subject):
    """An option that a game does not have is not passed over in silence."""
    with pytest.raises(OptionsRefusedError) as refused:
        subject.game.options({"no_such_option": 1})

    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", refused.value.code)
    assert refused.value.reason


@for_every_game
@settings(max_examples=examples(200))
@given(data=st.data())
def test_a_value_of_any_kind_is_taken_or_refused(subject, data):
    """Whatever JSON an option is given, the answer is complete options or a refusal."""
    name = data.draw(st.sampled_from(sorted(subject.game.options({}))))
    value = data.draw(anything)
    answer = answered(subject, {name: value})

    if isinstance(answer, OptionsRefusedError):
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", answer.code)
    else:
        assert subject.game.options(answer) == answer


def answered(subject, chosen):
    """Return completed options, or the refusal."""
    try:
        return subject.game.options(chosen)
    except OptionsRefusedError as refused:
        return refused


def test_every_game_of_the_catalog_is_under_test():
    """A game that is added to the catalog is described here too."""
    assert set(RULES) <= {subject.game.name for subject in SUBJECTS}
