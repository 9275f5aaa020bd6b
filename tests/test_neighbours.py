"""Tests that need PostgreSQL or Redis are skipped where these don't answer, but never in CI."""

import pytest

from tests.support import neighbours
from tests.support.neighbours import fresh_postgres, redis_url


def need_postgres():
    with fresh_postgres():
        pytest.fail("there is none")


@pytest.fixture(params=[need_postgres, redis_url])
def need(request, monkeypatch):
    """A needed service that does not answer."""
    monkeypatch.setattr(neighbours, "POSTGRES", "postgresql://nobody@127.0.0.1:1/none")
    monkeypatch.setattr(neighbours, "REDIS", "redis://127.0.0.1:1/0")
    for cached in (neighbours._why_no_postgres, neighbours._why_no_redis):
        cached.cache_clear()
    yield request.param
    for cached in (neighbours._why_no_postgres, neighbours._why_no_redis):
        cached.cache_clear()


def outcome_of(need):
    """Return how a test ends that needs something."""
    # Either of them: what is not caught here would end this test in the same way.
    with pytest.raises((pytest.skip.Exception, pytest.fail.Exception), match="not answer") as ended:
        need()
    return ended.type


def test_a_test_is_skipped_for_what_does_not_answer(need, monkeypatch):
    monkeypatch.delenv("CI", raising=False)

    assert outcome_of(need) is pytest.skip.Exception


def test_in_ci_it_fails(need, monkeypatch):
    monkeypatch.setenv("CI", "true")

    assert outcome_of(need) is pytest.fail.Exception
