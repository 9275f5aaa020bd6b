"""Between two hand-overs nothing of a closed seat is in the page's store or document."""

from pathlib import Path

import pytest

from tests.support.client import shared_page
from tests.support.nightly import IS_NIGHT

pytestmark = pytest.mark.browser

HAND_OVERS = (
    (Path(shared_page.__file__).parent / "hand_overs.js").read_text("utf-8").partition("\n")[2]
)
TIMES = 10_000 if IS_NIGHT else 50
AT_ONCE = 200 if IS_NIGHT else TIMES
"""How many hand-overs there are of one match."""


@pytest.mark.parametrize("seed", range(1, TIMES // AT_ONCE + 1))
def test_only_the_open_seat_is_in_the_page(run, seed):
    steps = shared_page.recorded("morpho", seed=seed)

    asked = {"steps": steps, "times": AT_ONCE, "seed": seed}
    ended = run("/ui/table/table_page.js", HAND_OVERS, asked)

    assert ended["leaks"] == []
    assert ended["seen"] == ended["sent"], "each time the open seat's part was there"
    assert ended["sent"] > AT_ONCE * 0.9
