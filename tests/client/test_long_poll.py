"""Requests take the place of a socket that brings nothing."""

import pytest

pytestmark = pytest.mark.browser

POLLED = """async (m) => {
    const [fetched, timed] = [self.fetch, self.setInterval];
    const blamed = [], asked = [];
    let timers = 0;
    self.setInterval = () => (timers += 1);
    const connection = {
        isHeard: false, isOpen: true, mute: 1, after: 12, renew() {},
        blame: (cause) => blamed.push(cause),
        options: { code: "KTRWPM", player: "p1", last: () => 12, history: () => "first" },
    };
    const answers = { connection: { may_act: true }, %s };
    self.fetch = async (path) => {
        const [, call] = /(\\w+)[?]/.exec(path);
        asked.push(call);
        if (asked.length > 50) await new Promise(() => {});
        const answer = await answers[call];
        return Response.json(answer, { status: answer.code ? 409 : 200 });
    };
    await m.doubt(connection);
    const socket = connection.detour();
    %s;
    await new Promise((then) => setTimeout(then, 100));
    socket.close();
    [self.fetch, self.setInterval] = [fetched, timed];
    return { blamed, asked, timers, needsSnapshot: connection.needsSnapshot };
}"""
"""Lets a connection make do without sockets, by some answers, while something happens."""

NOTHING = "{ updates: [], here: [] }"


def polled(run, answers: str, happens: str = "") -> dict:
    return run("/net/long_poll.js", POLLED % (answers, happens))


def test_a_way_that_is_given_up_at_once_leaves_nothing(run):
    late = f"updates: new Promise((then) => setTimeout(then, 50, {NOTHING}))"

    left = polled(run, late, "await null; socket.close()")

    assert left["asked"] == ["connection", "updates"]
    assert left["blamed"] == [None]
    assert left["timers"] == 0


def test_nodes_that_differ_on_the_history_are_asked_slowly(run):
    differ = 'updates: { code: "history_changed" }, view: { type: "snapshot", n: 12 }'

    assert polled(run, differ)["asked"] == ["connection", "updates"]


def test_another_seat_is_seen_even_if_the_view_fails(run):
    taken = "{ n: 13, events: [{ kind: 'sat', player: 'p1' }] }"
    lost = f"updates: {{ updates: [{taken}], here: [] }}, view: {{ code: 'unreachable' }}"

    left = polled(run, lost)

    assert left["asked"] == ["connection", "updates", "view"]
    assert left["needsSnapshot"]
