"""What repeats is written to the log once, and then counted."""

import io
import logging
import sys
import threading

import pytest

from morpho_server.cli.serve import log_repeats, process
from morpho_server.cli.serve.log_repeats import CountRepeats


@pytest.fixture
def written():
    return io.StringIO()


@pytest.fixture
def counting(written):
    return CountRepeats(logging.StreamHandler(written))


@pytest.fixture
def logger(written, counting, monkeypatch):
    monkeypatch.setattr(log_repeats, "SECONDS", 3600.0)
    handler = logging.StreamHandler(written)
    handler.addFilter(counting)
    logger = logging.getLogger("tests of repeats")
    logger.addHandler(handler)
    yield logger
    logger.removeHandler(handler)


def lines(written):
    return written.getvalue().splitlines()


def test_messages_that_differ_in_numbers_are_written_once(logger, written):
    for table in range(1000):
        logger.warning("table %s: time is up, but the log can't be written", table)

    assert lines(written) == ["table 0: time is up, but the log can't be written"]


def test_messages_about_different_tables_are_written_once(logger, written):
    for code in ("BCDFGH", "JKMNPQ"):
        logger.warning("table %s (%s): time is up", code, 7)

    assert len(lines(written)) == 1


def test_numbers_within_a_text_make_no_difference(logger, written):
    for task in range(9):
        logger.error(f"Task-{task} at 0x7f{task}a failed")  # noqa: G004 - as asyncio does
        logger.error("it failed: %s", f"after {task}.5 s")

    assert len(lines(written)) == 2


def test_messages_that_differ_in_words_are_all_written(logger, written):
    for reason in ("the disk is full", "it is locked"):
        for _ in range(10):
            logger.error("Writing failed: %s.", reason)

    assert lines(written) == ["Writing failed: the disk is full.", "Writing failed: it is locked."]


def test_how_many_there_were_is_written_as_long_as_they_come(logger, written, counting):
    for _ in range(11):
        logger.warning("Again.")
    counting.tell()
    for _ in range(5):
        logger.warning("Again.")
    counting.tell()

    counts = [f"Again. ({count} more like it in a minute)" for count in (10, 5)]
    assert lines(written) == ["Again.", *counts]


def test_a_repeat_after_a_while_is_logged_again(logger, written, counting):
    logger.warning("Again.")
    counting.tell()
    logger.warning("Again.")

    assert lines(written) == ["Again.", "Again."]


def test_different_faults_with_the_same_message_are_all_written(logger, written):
    for fault in (ValueError("one"), KeyError("other")):
        for _ in range(3):
            logger.error("A command failed by a fault.", exc_info=fault)

    assert written.getvalue().count("A command failed by a fault.") == 2


def test_a_count_tells_nothing_of_where_a_fault_came_from(logger, written, counting):
    for _ in range(3):
        try:
            raise ValueError("secret")  # noqa: TRY301 - it needs a traceback
        except ValueError:
            logger.exception("A fault.")
    counting.tell()

    assert lines(written)[-1] == "A fault. (2 more like it in a minute)"
    assert written.getvalue().count("Traceback") == 1


def test_a_count_of_a_message_that_ends_its_line_is_one_line(logger, written, counting):
    for _ in range(3):
        logger.error("A fault.\n")
    counting.tell()

    assert lines(written)[-1] == "A fault. (2 more like it in a minute)"


def test_messages_below_a_warning_are_always_written(logger, written):
    logger.setLevel(logging.INFO)
    for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2"):
        logger.info("refused %s from %s: %d", "invalid", address, 5)

    assert len(lines(written)) == 3


@pytest.mark.parametrize("hook", ["thread", "finalizer"])
def test_faults_that_nobody_catches_are_logged_as_others(hook, monkeypatch, caplog):
    def fail(_=None):
        raise ValueError("secret")

    for module, name in ((threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    process.log_to_stderr()
    logging.captureWarnings(capture=False)

    if hook == "thread":
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    else:
        type("Odd", (), {"__del__": fail})()

    assert caplog.records[0].message == "a fault that nobody has caught"
    assert caplog.records[0].exc_info[0] is ValueError
