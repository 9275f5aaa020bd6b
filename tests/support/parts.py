"""Whether the parts of a table in play leave each other their room."""

from typing import Final

OVERLAPPING: Final = """() => {
    const isShown = (e) => e.checkVisibility({visibilityProperty: true}) && e.clientHeight > 1;
    const parts = [".top", ".notices", ".board", ".missed", ".feed", ".dock", ".coach"]
        .flatMap((name) => [...document.querySelectorAll(`.game > ${name}, .lesson > ${name}`)]
            .filter(isShown).map((part) => [name, part.getBoundingClientRect()]));
    // What opens the log may stand beside the dock's answers; open, it lies over the board.
    const isOpen = document.querySelector(".game.openlog");
    const within = (one, other) => one === ".feed" && other === ".dock"
        || isOpen && other === ".feed";
    return parts.flatMap(([one, a], i) => parts.slice(i + 1).flatMap(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 && !within(one, other)
            ? [`${one} and ${other} share ${Math.round(high)} px`] : [];
    }));
}"""
"""Returns the parts that lie over each other, as text."""
