"""Bundle the client so that a page can begin it anew: ``python bundle_restarting.py FOLDER``.

It is what ``scripts/bundle_client.py`` makes, but all modules are in one with ``restarting.js``,
and all style sheets that the page names are in one: both load faster, too. No page is told to
preload the modules apart.
"""

import json
import re
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2] / "scripts"))

from bundle_client import CLIENT, FIRST_PAINT, TARGET, bundle, esbuild  # noqa: E402 - lies there

SURROUNDINGS: Final = "setTimeout, setInterval, requestAnimationFrame, fetch, indexedDB"
"""What a client is given by ``restarting.js`` in the place of the browser's own."""
SHEET: Final = re.compile(r'<link rel="stylesheet" href="/([^"]+)">\s*')
JOINED: Final = "ui/screen/joined.css"


def bundle_restarting(target: Path) -> None:
    """Write the bundle into a folder, replacing what is there."""
    bundle(target)
    entry = HERE / "whole.js"
    # Not a module of modules but a function, which can be called again.
    whole = ("--bundle", "--format=iife", "--global-name=client", "--entry-names=app/main")
    esbuild(target, str(entry), *whole, TARGET, "--define:import.meta.url=ADDRESS")
    main = target / "app" / "main.js"
    parts = (
        "const ADDRESS = import.meta.url;",
        f"const makeClient = ({{ {SURROUNDINGS} }}) => {{",
        main.read_text("utf-8"),
        "return client; };",
        "const paintFirst = () => {",
        (CLIENT / FIRST_PAINT).read_text("utf-8"),
        "};",
        (HERE / "restarting.js").read_text("utf-8"),
    )
    main.write_text("\n".join(parts), encoding="utf-8")
    needed = target / "modules.json"
    entries = json.loads(needed.read_text("utf-8"))
    needed.write_text(json.dumps(dict.fromkeys(entries, ())), encoding="utf-8")
    page = target / "index.html"
    text = page.read_text("utf-8")
    sheets = [(target / sheet).read_text("utf-8") for sheet in SHEET.findall(text)]
    (target / JOINED).write_text("".join(sheets), encoding="utf-8")
    link = f'<link rel="stylesheet" href="/{JOINED}"></head>'
    page.write_text(SHEET.sub("", text).replace("</head>", link), encoding="utf-8")


if __name__ == "__main__":
    bundle_restarting(Path(sys.argv[1]).resolve())
