"""Whether the parts of a table in play leave each other their room."""

from typing import Final

OVERLAPPING: Final = """() => {
    const isShown = (e) => e.checkVisibility({visibilityProperty: true}) && e.clientHeight > 1;
    const parts = [".top", ".notices", ".board", ".missed", ".feed", ".dock", ".coach"]
        .flatMap((name) => [...document.querySelectorAll(`.game > ${name}, .lesson > ${name}`)]
            .filter(isShown).map((part) => [name, part.getBoundingClientRect()]));
    // where a round is over, what opens the log stands beside the dock's last row
    const ended = document.querySelector(".game.ended");
    const within = (one, other) => ended && one === ".feed" && other === ".dock";
    return parts.flatMap(([one, a], i) => parts.slice(i + 1).flatMap(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 && !within(one, other)
            ? [`${one} and ${other} share ${Math.round(high)} px`] : [];
    }));
}"""
"""Returns the parts that lie over each other, as text."""
