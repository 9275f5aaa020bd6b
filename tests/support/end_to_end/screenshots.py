"""Pictures of every screen, at every size, of real tables in a real browser: ``make screenshots``.

``python -m tests.support.end_to_end.screenshots --help`` lists the choices of screens,
themes, languages and sizes. With ``--marks`` each message has its number, and ``messages.txt`` says
which that is. It needs ``TEST_BROWSER``, as the tests do.
"""

import argparse
import asyncio
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import async_playwright

from morpho_server.app import client_folder
from morpho_server.games.registry import RULES
from tests.support.bundling import serving_files
from tests.support.chromium import how_to_launch
from tests.support.complaints import complaints
from tests.support.end_to_end.browsing import SIZES
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.deck import StackedMorpho
from tests.support.end_to_end.game_scenes import GAMES
from tests.support.end_to_end.scenes import SCENES, Photographer
from tests.support.end_to_end.seldom_scenes import SELDOM
from tests.support.pseudo_languages import MARKED, add_marked_language
from tests.support.serving import running

AT_FIRST: Final = ["phone", "sideways", "tablet", "laptop"]
ALL: Final = SCENES | SELDOM | GAMES


async def main(wanted: argparse.Namespace) -> None:
    """Take the pictures of some scenes; the folder is there."""
    deck = StackedMorpho()
    sizes = {name: SIZES[name] for name in wanted.sizes}
    likes = {"theme": wanted.theme, "language": MARKED if wanted.marks else wanted.language}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**how_to_launch())
        complaints.listen(browser)
        with TemporaryDirectory() as data:
            database = Path(data) / "morpho.db"
            games = RULES | {deck.name: deck}
            client = Path(data) / "web_client"
            shutil.copytree(client_folder(), client)
            if wanted.marks:
                legend = "\n".join(add_marked_language(client))
                (wanted.into / "messages.txt").write_text(f"{legend}\n", "utf-8")
            with serving_files(client):
                async with running(database, games, bot_seconds=0.05) as site:
                    for name in wanted.scenes or ALL:
                        async with Company(browser, site.base, likes) as company:
                            await ALL[name](Photographer(site, deck, company, wanted.into, sizes))
                        complaints.check()
        await browser.close()


def wanted() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(ALL)}")
    parser.add_argument("--into", type=Path, default=Path("screenshots"), metavar="FOLDER")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=AT_FIRST)
    parser.add_argument("--theme", choices=["dark", "light", "contrast"], default="dark")
    spoken = sorted(folder.name for folder in (client_folder() / "words").iterdir())
    parser.add_argument("--language", choices=spoken, default="en")
    parser.add_argument("--marks", action="store_true", help="number each message of English")
    asked = parser.parse_args()
    if unknown := set(asked.scenes) - ALL.keys():
        parser.error(f"there is no scene {', '.join(unknown)}")
    return asked


if __name__ == "__main__":
    asked = wanted()
    asked.into.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(asked))
    sys.stdout.write(f"{len(list(asked.into.glob('*.png')))} pictures are in {asked.into}/\n")
