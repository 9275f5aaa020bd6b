"""The reports that players send, on every kind of database."""

from morpho_server.storage.administration.reports import KEPT_MILLIS, ReportSent, RoundReached
from morpho_server.tables.model.ids import Millis, PlayerId

ANN = PlayerId("p1")


async def test_reports_go_with_their_table(database, table):
    reports = database.administration.reports
    await reports.add(table, ANN, Millis(5), "Odd.", RoundReached(1, 2), "{}")

    sent = ReportSent(1, "KTRWPM", Millis(5), "Odd.", RoundReached(1, 2))
    assert await reports.latest() == [sent]
    assert await reports.find(1) == (sent, "{}")
    await database.retention.remove(1 << 50, lambda _: False)

    assert await reports.latest() == []


async def test_only_the_latest_reports_are_kept_and_none_for_long(database, table, monkeypatch):
    monkeypatch.setattr("morpho_server.storage.administration.reports.MOST_KEPT", 2)
    reports = database.administration.reports
    for at in (1, 2, 3):
        await reports.add(table, ANN, Millis(at), f"No. {at}", None, "{}")

    await reports.sweep(Millis(4))
    assert [each.at for each in await reports.latest()] == [3, 2]
    await reports.sweep(Millis(KEPT_MILLIS + 3))

    assert [each.at for each in await reports.latest()] == [3]
