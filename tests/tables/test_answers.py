"""Which commands were done is remembered for as long as one may be sent again."""

from morpho_server.tables.log.answers import KEPT, Answers


def test_only_the_last_commands_are_remembered():
    answers = Answers()
    for number in range(5 * KEPT):
        answers.note("p1", f"c{number}", number)

    last = range(4 * KEPT, 5 * KEPT)
    assert all(answers.find("p1", f"c{number}") == number for number in last[:: KEPT // 50])
    assert answers.find("p1", "c0") is None
    assert answers.find("p2", f"c{last[-1]}") is None
