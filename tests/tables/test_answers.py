"""Which commands were done is remembered for as long as one may be sent again."""

from morpho_server.tables.log.answers import KEPT, Answers


def test_only_the_last_commands_of_a_player_are_remembered():
    answers = Answers()
    for number in range(3 * KEPT):
        answers.note("p1", f"c{number}", number)

    first = 2 * KEPT
    assert all(answers.find("p1", f"c{number}") == number for number in range(first, 3 * KEPT))
    assert answers.find("p1", f"c{first - 1}") is None
    assert answers.find("p2", f"c{first}") is None


def test_others_make_the_answers_forget_nothing():
    answers = Answers()
    answers.note("p1", "c", 1)
    for number in range(20 * KEPT):
        answers.note("p2", f"c{number}", number)

    assert answers.find("p1", "c") == 1
