"""The table of a game loads none of the files of another."""

import pytest

from morpho_server.games.registry import GAMES
from tests.support.end_to_end.browsing import PHONE
from tests.support.nightly import nightly

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOADED = "performance.getEntriesByType('resource').map(entry => entry.name)"


@pytest.fixture(scope="module")
def bundled() -> None:
    """Serve the sources: their names say to which game they belong."""


OTHERS = [game for game in GAMES if game != "morpho"]


@pytest.mark.parametrize("game", ["morpho", *map(nightly, OTHERS)])
async def test_a_table_loads_no_files_of_other_games(company, site, game):
    names = "Ada Bo Cleo" if game == "morpho" else "Ada Bo"
    players = await site.match(names, game)
    ada = await company.page_of(players[0], PHONE)
    await ada.opens_the_menu()

    loaded = await ada.tab.page.evaluate(LOADED)

    own = f"/games/{game}/"
    others = [f"/games/{other}/" for other in GAMES if other != game]
    assert [name for name in loaded if own in name] != []
    assert [name for name in loaded if any(other in name for other in others)] == []
