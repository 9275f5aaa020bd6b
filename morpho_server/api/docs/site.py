"""The documentation as static pages: ``python -m morpho_server.api.docs.site FOLDER`` writes them.

The start page, ``docs/README.md``, is the list of pages: what it links to below ``docs`` is shown.
A page's address is the name of its file. Links to anything else of the source tree become its path.
A wheel carries the pages, made when it is built; a checkout makes them when somebody asks, and
only this module needs the Markdown library.
"""

import json
import posixpath
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from string import Template
from typing import Any, Final

START: Final = "README.md"
INDEX: Final = "index.html"
LOST: Final = "404.html"
_COMMENT: Final = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_SCHEME: Final = re.compile(r"\w+:")
_TARGET: Final = re.compile(r"\]\(([^)#\s]+\.md)")
_NO_PAGE: Final = "# Nothing is here\n\nThere is no such page. [All pages](README.md)\n"
_THEMES: Final = {
    "light": "(prefers-color-scheme: light)",
    "contrast": "(prefers-contrast: more)",
}
"""The themes of the client that a browser's settings choose."""

Stamp = tuple[tuple[str, int], ...]


@dataclass(slots=True)
class Page:
    """A page while it is made: its path, its HTML, its headings and their sections by anchor."""

    path: str
    html: str = ""
    headings: dict[str, tuple[int, str]] = field(default_factory=dict)
    sections: dict[str, str] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """Return the first heading."""
        return next((text for _, text in self.headings.values()), self.path)


def files_of(docs: Path, client: Path) -> Mapping[str, bytes]:
    """Return every file of the site by name: read from a built folder, else made from Markdown.

    ``client`` is the folder of the client, whose colours and fonts the pages have.
    """
    stamp = tuple(
        (file.relative_to(docs).as_posix(), file.stat().st_mtime_ns)
        for file in sorted(docs.rglob("*"))
        if file.is_file()
    )
    return _files(docs, client, stamp)


@lru_cache(maxsize=2)
def _files(docs: Path, client: Path, stamp: Stamp) -> Mapping[str, bytes]:
    built = any(path == INDEX for path, _ in stamp)
    return {path: (docs / path).read_bytes() for path, _ in stamp} if built else _made(docs, client)


def _made(docs: Path, client: Path) -> Mapping[str, bytes]:
    paths = listed(docs)
    template = Template((docs / "site" / "page.html").read_text("utf-8"))
    pages = [_page(docs, path, paths) for path in paths]
    lost = _rendered(Page("404.md"), _NO_PAGE, paths)
    files = {
        name_of(page.path): template.substitute(title=page.title, body=page.html).encode()
        for page in (*pages, lost)
    }
    index = json.dumps([_searched(page) for page in pages], ensure_ascii=False)
    files["search.json"] = index.encode()
    files["search.js"] = (docs / "site" / "search.js").read_bytes()
    tokens = (client / "ui" / "screen" / "tokens.css").read_text("utf-8")
    own = (docs / "site" / "docs.css").read_text("utf-8")
    files["docs.css"] = _small(_themed(tokens) + own).encode()
    for picture in sorted({*re.findall(rb'<img src="([^"]+)"', b"".join(files.values()))}):
        files[picture.decode()] = (docs / "pictures" / picture.decode()).read_bytes()
    return files


def listed(docs: Path) -> list[str]:
    """Return the paths of all pages, the start page first."""
    found = _TARGET.findall((docs / START).read_text("utf-8"))
    return [START, *(path for path in dict.fromkeys(found) if not path.startswith(".."))]


def name_of(path: str) -> str:
    """Return the name of the file that shows a page."""
    return INDEX if path == START else f"{posixpath.basename(path).removesuffix('.md')}.html"


def _page(docs: Path, path: str, paths: list[str]) -> Page:
    return _rendered(Page(path), (docs / path).read_text("utf-8"), paths)


def _rendered(page: Page, text: str, paths: list[str]) -> Page:
    from markdown_it import MarkdownIt  # noqa: PLC0415 - an installed server has no need of it

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(_COMMENT.sub("", text))
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            level, shown = int(token.tag[1]), _plain(following.children or ())
            token.attrSet("id", anchor := _anchor(shown, page.headings))
            page.headings[anchor] = level, shown
    page.sections = _sections(tokens)
    for token in tokens:
        if token.children:
            token.children = [*_linked(token.children, page.path, paths)]
    html = markdown.renderer.render(tokens, markdown.options, {}).replace("<th></th>", "<td></td>")
    head, ends, rest = html.partition("</h1>\n")
    page.html = f"{head}{ends}{_contents(page)}{rest}"
    return page


def _plain(tokens: Any) -> str:
    return "".join(token.content for token in tokens)


def _sections(tokens: Any) -> dict[str, str]:
    """Return the text below each heading, by its anchor."""
    texts: dict[str, list[str]] = {}
    anchor = ""
    for before, token in pairwise(tokens):
        if before.type == "heading_open":
            anchor = before.attrGet("id")
        elif token.type in {"inline", "fence"}:
            texts.setdefault(anchor, []).append(_plain(token.children or [token]))
    return {anchor: " ".join(" ".join(parts).split()) for anchor, parts in texts.items()}


def _anchor(heading: str, taken: Mapping[str, object]) -> str:
    """Return the name of a heading, as forges spell it."""
    name = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
    numbered = (f"{name}-{number}" if number else name for number in range(len(taken) + 1))
    return next(each for each in numbered if each not in taken)


def _linked(tokens: Any, path: str, paths: list[str]) -> Iterator[Any]:
    """Yield a line's tokens with the links of the site; what is not on it becomes its path."""
    from markdown_it.token import Token  # noqa: PLC0415 - as above

    left_out: list[str | None] = []
    for token in tokens:
        if token.type == "image":
            token.attrSet("src", posixpath.basename(token.attrGet("src")))
        elif token.type == "link_open":
            address, target = _address(token.attrGet("href"), path, paths)
            left_out.append(target)
            token.attrSet("href", address)
            if target is not None:
                continue
        elif token.type == "link_close" and (target := left_out.pop()) is not None:
            yield Token("text", "", 0, content=" (")
            yield Token("code_inline", "code", 0, content=target)
            yield Token("text", "", 0, content=")")
            continue
        yield token


def _address(href: str, path: str, paths: list[str]) -> tuple[str, str | None]:
    """Return where a link leads on the site, or the file of the source tree that it names."""
    if _SCHEME.match(href) or href.startswith(("#", "/")):
        return href, None
    file, _, anchor = href.partition("#")
    target = posixpath.normpath(posixpath.join("docs", posixpath.dirname(path), file))
    page = posixpath.relpath(target, "docs")
    if page not in paths:
        return href, target
    name = "./" if page == START else name_of(page).removesuffix(".html")
    return f"{name}#{anchor}" if anchor else name, None


def _contents(page: Page) -> str:
    """Return the list of a page's chapters, if there are several; the start page is one."""
    chapters = [(a, text) for a, (level, text) in page.headings.items() if level == 2]
    if len(chapters) < 3 or page.path == START:
        return ""
    rows = "".join(
        f'<li><a href="#{anchor}">{_escaped(text)}</a></li>' for anchor, text in chapters
    )
    return f'<nav aria-label="On this page"><ul class="contents">{rows}</ul></nav>\n'


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _searched(page: Page) -> list[Any]:
    """Return a page's part of the search index: each heading's anchor, words and section.

    An anchor that is its heading is left out.
    """
    name = "./" if page.path == START else name_of(page.path).removesuffix(".html")
    found = [
        ["" if anchor == heading else anchor, heading, page.sections.get(anchor, "")]
        for anchor, (_, heading) in page.headings.items()
    ]
    return [name, page.title, found]


def _themed(tokens: str) -> str:
    """Return the client's tokens with themes that the browser's settings choose."""
    chosen = (
        f"@media {wish} {{ :root:not([data-theme]) {{{found[1]}}} }}\n"
        for theme, wish in _THEMES.items()
        if (found := re.search(rf'\[data-theme="{theme}"\] {{(.*?)\n}}', tokens, re.DOTALL))
    )
    return tokens.replace("url(../../fonts/", "url(../fonts/") + "".join(chosen)


def _small(style: str) -> str:
    return re.sub(r"\n\s*", "\n", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)).strip() + "\n"


def write_site(root: Path, folder: Path) -> None:
    """Write the site of a source tree into a folder, replacing what is there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, content in files_of(root / "docs", root / "web_client").items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    write_site(Path(__file__).parents[3], Path(sys.argv[1]))
