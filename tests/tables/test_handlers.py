"""A command's handler says who may give it, and what makes it stale."""

import pytest

from morpho_server.tables.decide.handlers import HANDLERS
from morpho_server.tables.messages.commands import MakeMove, Start
from morpho_server.tables.messages.errors import CommandRefusedError
from tests.support.tables.sittings import ANY_ID, waiting


def test_a_command_of_the_host_is_refused_to_everybody_else():
    at = waiting("Ada Bo")

    with pytest.raises(CommandRefusedError, match="not_host"):
        at.do("p2", Start(id=ANY_ID))


def test_moves_and_host_commands_go_stale_separately():
    stale_after = {kind: handler.stale_after for kind, handler in HANDLERS.items()}

    assert stale_after[MakeMove] == "move"
    assert stale_after[Start] == "arrangement"
    assert all(HANDLERS[kind].host for kind, why in stale_after.items() if why == "arrangement")
