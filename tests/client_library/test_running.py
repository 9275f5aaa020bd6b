"""A program that can't play ends with a sentence, not with a traceback."""

import pytest

from morpho_client import InUse, Refused, Unreachable, run

TAKEN = "Somebody at this table already has that name."


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Refused("name_taken", TAKEN), TAKEN),
        (Refused("name_taken"), "name_taken"),
        (Unreachable("no answer"), "no answer"),
        (InUse("rosie.json is in use"), "rosie.json is in use"),
    ],
)
def test_what_ends_a_program_is_said_in_a_sentence(error, said):
    async def program() -> None:
        raise error

    with pytest.raises(SystemExit, check=lambda ended: ended.code == said):
        run(program())


def test_a_mistake_of_a_program_is_not_hidden():
    async def program() -> None:
        raise RuntimeError("a mistake")

    with pytest.raises(RuntimeError, match="a mistake"):
        run(program())


def test_what_a_program_returns_is_returned():
    async def program() -> int:
        return 7

    assert run(program()) == 7
