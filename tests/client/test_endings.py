"""Every sentence about an ending is kept in a file that somebody has read, for all its readers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from morpho_server.games.events import EVERYONE, as_shown
from morpho_server.games.records.player import play_record
from morpho_server.games.registry import RECORDINGS
from morpho_server.records import read_documents
from tests.support.client.sentences import kept_as_read

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gil")

TELL = """async ({ loadGame }, endings) => {
  const { findParts, loadWords, needWords, words } = await import("/i18n/words.js");
  const { html, render } = await import("/lib/index.js");
  const { plain } = await import("/ui/log/sentence.js");
  const { winnersInWords } = await import("/ui/result/winners.js");
  needWords("after");
  const tellings = [];
  for (const { name: of, names, view, winners, readers, events } of endings) {
    const game = await loadGame(of);
    const where = of === "morpho" ? "result/outcome" : "result";
    const { Outcome } = await import(`/games/${of}/${where}.js`);
    const ending = await game.loadEnding?.();
    await loadWords();
    const roster = {
      names: Object.fromEntries(names.map((name, seat) => [`p${seat}`, name])),
      seats: Object.fromEntries(names.map((_, seat) => [seat, `p${seat}`])),
      bots: {},
    };
    const feed = events.map((event, n) => ({ n, at: n, event, roster }));
    tellings.push(readers.map((seat) => {
      const play = {
        view, seat, winners, feed, own: null, legal: [], phase: "over", scores: view.scores ?? [],
        name: (one) => names[one], kind: () => null, here: () => true, away: () => false,
        standIn: () => false, said: () => null,
      };
      const outcome = (heading) => {
        const box = document.createElement("div");
        render(html`<${Outcome} play=${play} heading=${heading} />`, box);
        const texts = [...box.querySelectorAll(":is(h1, h2, p):not(.player *)")];
        return texts.map((one) => one.textContent.replace(/\\s+/g, " ").trim());
      };
      const lines = events.slice(-9)
        .map((event) => game.sentence(event, game.sentenceContext?.(view), seat))
        .filter((line) => line?.kind === "end")
        .map(({ parts }) => plain(parts, roster));
      const title = winners.length === 1 && winners[0] === seat
        ? words("match-you-win") : winnersInWords(play, game);
      const tie = game.tieInWords?.(play);
      const remembered = (ending?.highlights(events) ?? []).map(({ kind, seat: who, ...facts }) => {
        const id = `${of}-highlight-${kind}`;
        const facing = { ...facts, who: { seat: who }, you: who === seat };
        const said = findParts(`${id}.sentence`, facing);
        return `${words(id)} | ${said && plain(said, roster)}`;
      });
      const all = [
        ending?.stamp(play), of !== "morpho" && title, tie,
        ...outcome("h1"), ...outcome("h2"), ...lines, ...remembered,
      ];
      return [...new Set(all.filter(Boolean))];
    }));
  }
  return tellings;
}"""
"""Return the sentences about an ending by reader: at the table, after the match, and in the log."""


def endings() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the first recorded ending of each kind: by reason, players and winners."""
    known = set()
    for game in RECORDINGS:
        for path in sorted((RECORDS / game).glob("*.yaml")):
            for document in read_documents(path):
                reached = play_record(document.content, RECORDINGS)
                view = dict(reached.public())
                reason = view.get("reason") or view.get("outcome", {}).get("reason")
                if not reason:
                    continue
                seats, winners = view["seats"], winners_of(view)
                number = f"{len(winners)} of {seats} win"
                if game == "morpho":
                    number = "" if winners else "nobody scores"
                kind = [game, reason, number, view.get("score"), view.get("winning_colour")]
                heading = ", ".join(filter(None, kind))
                if heading in known:
                    continue
                known.add(heading)
                events = [
                    as_shown(event)
                    for turn in reached.turns
                    for event in turn.events
                    if event.to == EVERYONE
                ]
                yield (
                    heading,
                    {
                        "name": game,
                        "names": NAMES[:seats],
                        "view": view,
                        "winners": winners,
                        "readers": [*readers_of(seats, winners)],
                        "events": events,
                    },
                )


def winners_of(view):
    """Return the seats that win, as the table knows them: the Shadow is none."""
    if "outcome" in view:
        return [seat for seat, gain in enumerate(view["outcome"]["points"]) if gain > 0]
    found = [view["winner"]] if "winner" in view else view["winners"]
    return [seat for seat in found if seat < view["seats"]]


def readers_of(seats, winners):
    """Yield a winner, a player who does not win, and a spectator, where there are such."""
    yield from winners[:1]
    yield from [seat for seat in range(seats) if seat not in winners][:1]
    yield None


def written(heading: str, readers: list[int | None], texts_by_reader: list[list[str]]) -> str:
    """Return the sentences about an ending, each once with those who read it."""
    said: dict[str, list[str]] = {}
    for reader, texts in zip(readers, texts_by_reader, strict=True):
        for text in texts:
            said.setdefault(text, []).append("spectator" if reader is None else NAMES[reader])
    everybody = len(readers)
    lines = [
        f"  {'all' if len(who) == everybody else ', '.join(who)}: {text}"
        for text, who in said.items()
    ]
    return "\n".join([heading, *lines])


@pytest.mark.parametrize("tag", ["en", "fr", "zh-Hant"])
def test_what_is_said_of_an_ending_was_read(run_in, tag):
    found = dict(endings())

    tellings = run_in(tag, "/games/registry.js", TELL, [*found.values()])

    texts = [
        written(heading, ending["readers"], said)
        for (heading, ending), said in zip(found.items(), tellings, strict=True)
    ]
    kept_as_read(f"endings.{tag}.txt", "\n\n".join(texts))
