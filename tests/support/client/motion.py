"""What moves on a page in tests, and how it is stopped."""

SHOT = [
    {"kind": "revealed", "slot": "C1", "identity": "killer"},
    {"kind": "sniped", "seat": 2, "slot": "C1", "target": "B1"},
    {"kind": "eliminated", "slot": "B1", "identity": "leader"},
    {"kind": "turn_began", "seat": 1},
]
SHOWN = {"face_up": ["C1", "C2"], "known": {"C1": "killer", "C2": "deserter"}, "turn": 1}
FALLEN = {**SHOWN, "slots": ["A1", "A2", "C1", "C2", "M"], "eliminated": {"B1": "leader"}}
IN_TIME = """
    // However slow the page is, nothing comes too late to be shown.
    // Both clocks stand still: a page at which they part asks for a snapshot.
    const [now, wall] = [performance.now(), Date.now()];
    performance.now = () => now;
    Date.now = () => wall;
"""
FREEZING = (
    f"""() => {{{IN_TIME}"""
    """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        animation.pause();
        return animation;
    };
}"""
)
ENDED = {"kind": "round_ended", "reason": "leader_eliminated", "points": [0, 0, 3], "cards": {}}
OUTCOME = {**ENDED, "scores": [0, 3, 10], "match_over": False, "investments": {}}
ROUND_OVER = {
    "events": [*SHOT, ENDED],
    "public": {**FALLEN, "decision": None, "outcome": OUTCOME},
    "table": {"phase": "between"},
    "legal": [],
}
"""What an update says of a shot that ends the round."""
