"""The results of a tournament as a picture: an SVG file that any browser shows, light or dark."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import Final
from xml.sax.saxutils import escape

from morpho_server.bots.arena.estimates import Estimate
from morpho_server.bots.arena.tournament import Results
from morpho_server.games.registry import RULES
from morpho_server.storage.plurals import amount

WIDTH: Final = 960
MARGIN: Final = 28
HEAD: Final = 96
"""The height of the title, above all panels."""
COLUMN: Final = (WIDTH - 3 * MARGIN) / 2
LABEL: Final = 160
"""The greatest width of a row's name."""
FIGURE: Final = 58
"""The width of the figure behind a row."""
ROW: Final = 24
TITLE: Final = 34
"""The height of a panel's title, above its rows."""
FOOT: Final = 44
"""The height of a panel's axis, below its rows, with the space beneath."""
TICKS: Final = 5
"""The most lines across a panel."""

ROOT: Final = (
    'font-family="system-ui, sans-serif" font-size="14" role="img" aria-labelledby="title about"'
)
STYLE: Final = """
    .ground { fill: #fbf8f0 } text { fill: #14213d } .small { fill: #3d4a66; font-size: 13px }
    .title { font-size: 22px; font-weight: 700 } .panel { font-weight: 700 }
    .end { text-anchor: end } .middle { text-anchor: middle }
    .bar { fill: #7cc4ba } .whisker { stroke: #14213d; stroke-width: 1.5; fill: none }
    .grid { stroke: #14213d; stroke-opacity: .15 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #14213d } text { fill: #f4eedd } .small { fill: #c3c9d6 }
      .bar { fill: #2f7f76 } .whisker { stroke: #f4eedd } .grid { stroke: #f4eedd }
    }
"""


@dataclass(frozen=True, slots=True)
class Panel:
    """Rows of figures below a title, each a bar with its interval as a whisker.

    ``percent``: the values are shares of one, and shown by the hundred.
    """

    title: str
    rows: Sequence[tuple[str, Estimate]]
    percent: bool = True

    @property
    def height(self) -> float:
        """Return how high the panel is, the space beneath included."""
        return TITLE + ROW * len(self.rows) + FOOT

    def text(self, value: float, digits: int) -> str:
        """Return a figure as it is written."""
        return f"{100 * value:.0f} %" if self.percent else f"{value:.{digits}f}"


def draw(results: Results) -> str:
    """Return a picture of the results, as SVG."""
    columns = _columns(results)
    heights = [sum(panel.height for panel in column) for column in columns]
    height = HEAD + max(heights)
    title, about = _heading(results)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" {ROOT}>',
        f'  <title id="title">{escape(title)}</title>',
        f'  <desc id="about">{escape(_in_words(columns))}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="ground" width="{WIDTH}" height="{height:g}"/>',
        f'  <text class="title" x="{MARGIN}" y="42">{escape(title)}</text>',
        f'  <text class="small" x="{MARGIN}" y="66">{escape(about)}</text>',
    ]
    for number, column in enumerate(columns):
        left, top = MARGIN + number * (COLUMN + MARGIN), float(HEAD)
        for panel in column:
            lines += [f'  <g transform="translate({left:g} {top:g})">', *_panel(panel), "  </g>"]
            top += panel.height
    return "\n".join([*lines, "</svg>", ""])


def _columns(results: Results) -> tuple[list[Panel], list[Panel]]:
    """Return the panels of the left and the right column."""
    strengths = [(each.strength, each.points) for each in results.performances]
    ends = [(reason.replace("_", " "), often) for reason, often in results.ends]
    laps = [(f"{lap} turn{'s' * (lap > 1)} each", often) for lap, often in results.laps]
    wins = [(part.name, part.wins) for part in results.parts]
    left = [Panel("Points a round", strengths, percent=False), Panel("How rounds end", ends)]
    right = [
        Panel("How often its holder wins by it", wins),
        Panel("How long rounds last", laps),
    ]
    return left, [panel for panel in right if panel.rows]


def _heading(results: Results) -> tuple[str, str]:
    plan = results.plan
    options = (f"{name} {value}" for name, value in plan.options.items() if value is not None)
    about = [", ".join(options), f"seed {plan.seed}", "lines: 95 % confidence"]
    title = f"{RULES[plan.game].title}, {plan.players} players, {amount(results.rounds, 'round')}"
    return title, " · ".join(about)


def _in_words(columns: Iterable[Iterable[Panel]]) -> str:
    return " ".join(
        f"{panel.title}: "
        + ", ".join(f"{name} {panel.text(found.value, 2)}" for name, found in panel.rows)
        + "."
        for column in columns
        for panel in column
    )


def _panel(panel: Panel) -> Iterable[str]:
    low, high, step = _scale(panel)
    width, bottom = COLUMN - LABEL - FIGURE, TITLE + ROW * len(panel.rows)

    def at(value: float) -> float:
        return LABEL + width * (min(max(value, low), high) - low) / (high - low)

    yield f'    <text class="panel" y="20">{escape(panel.title)}</text>'
    for n in range(round((high - low) / step) + 1):
        x, value = at(low + n * step), low + n * step
        yield f'    <path class="grid" d="M{x:.1f} {TITLE - 6}V{bottom + 4}"/>'
        said = panel.text(value, 1 if step < 1 else 0)
        yield f'    <text class="small middle" x="{x:.1f}" y="{bottom + 20}">{said}</text>'
    for n, (name, found) in enumerate(panel.rows):
        yield from _row(panel, TITLE + ROW * n, name, found, at(0), at(found.value))
        if found.low is not None and found.high is not None:
            yield _whisker(TITLE + ROW * n + ROW / 2 - 3, at(found.low), at(found.high))


def _row(
    panel: Panel, top: float, name: str, found: Estimate, zero: float, end: float
) -> Iterable[str]:
    left, width = min(zero, end), abs(end - zero)
    yield f'    <text class="end" x="{LABEL - 10}" y="{top + 14:g}">{escape(name)}</text>'
    yield (
        f'    <rect class="bar" x="{left:.1f}" y="{top + 2:g}" width="{width:.1f}"'
        f' height="{ROW - 10}" rx="2"/>'
    )
    said = panel.text(found.value, 2)
    yield f'    <text class="end" x="{COLUMN:g}" y="{top + 14:g}">{said}</text>'


def _whisker(y: float, low: float, high: float) -> str:
    ends = "".join(f"M{x:.1f} {y - 4:g}v8" for x in (low, high))
    return f'    <path class="whisker" d="M{low:.1f} {y:g}H{high:.1f}{ends}"/>'


def _scale(panel: Panel) -> tuple[float, float, float]:
    """Return where a panel's axis begins and ends, and what lies between two of its lines."""
    values = [0.0]
    for _, found in panel.rows:
        values += [found.value if found.high is None else found.high]
        # A mean that can't be below nothing has an interval that can, if little was seen.
        values += [min(found.value, 0.0)]
    low, high = min(values), max(values) or 1.0
    wide = (high - low) / TICKS
    unit = 10.0 ** floor(log10(wide))
    step = next(n * unit for n in (1, 2, 5, 10) if n * unit >= wide)
    return floor(low / step) * step, -floor(-high / step) * step, step
