"""The pictures that are sent of a match: what is drawn, in any theme and with any names."""

import pytest

pytestmark = pytest.mark.browser

NAMES = {
    "short": ["Ada", "Bo", "Cleo"],
    "long": ["Wilhelmina-Charlotte", "W" * 20, "Bartholomew Montague"],
    "from-the-right": ["عبد الرحمن بن خالد", "ליאור", "نور الهدى!"],
}
DARK = 64
"""The ground and its rays have no brighter part of a colour."""
DRAW = """async (names) => {
    const { drawMoment } = await import("/ui/result/pictures/moment_picture.js");
    const { drawResult } = await import("/ui/result/pictures/result_picture.js");
    const { isolated } = await import("/i18n/language.js");
    const name = (seat) => names[seat];
    const [ada, bo] = names.map(isolated);
    const killer = { identity: "killer", name: "Killer", colour: "f-killers", stamp: "" };
    const leader = { identity: "leader", name: "Leader", colour: "f-morpho", stamp: "Wrong" };
    const moment = {
        seats: [1, 0], cards: [killer, leader], picture: "i-snipe", colour: "f-killers",
        title: "Anyone but that one", line: `${bo} and ${ada} jumped in front of ${bo}.`,
    };
    const ranking = names.map((_, seat) => ({ seat, place: seat + 1, points: 9 - seat }));
    const of = { brand: "M.O.R.P.H.O.", title: "Friday, 28 November", name };
    const written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
        written.push(text);
        fillText.call(this, text, ...where);
    };
    const poster = await drawMoment({ ...of, moment });
    const result = await drawResult({ ...of, cover: null, won: `${ada} wins`, ranking, moment });
    CanvasRenderingContext2D.prototype.fillText = fillText;
    const strip = (canvas, ...box) => {
        const { data } = canvas.getContext("2d").getImageData(...box);
        return [...new Set(Array.from({ length: data.length / 4 }, (_, i) =>
            data.slice(4 * i, 4 * i + 3).join()))];
    };
    return {
        written, drawn: poster.toDataURL() + result.toDataURL(),
        sizes: [poster, result].map(({ width, height }) => [width, height]),
        margin: strip(poster, 1030, 700, 50, 530), gap: strip(result, 936, 44, 8, 120),
    };
}"""


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_names_stand_whole_and_within_their_room(page, at_table, names):
    at_table()

    found = page.evaluate(DRAW, names)

    assert found["sizes"] == [[1080, 1350], [1200, 630]]
    assert found["margin"] == ["241,232,212"], "only paper beside the words"
    brightest = max(int(part) for colour in found["gap"] for part in colour.split(","))
    assert brightest < DARK, "only ground between names and bars"
    for line in found["written"]:
        assert line.count("\u2068") == line.count("\u2069"), line
    for name in names:
        assert any(name.upper() in line.upper() for line in found["written"])


def test_pictures_are_the_dark_print_on_pages_of_every_theme(page, at_table):
    at_table()

    drawn = set()
    for theme in ("dark", "light", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        drawn.add(page.evaluate(DRAW, NAMES["short"])["drawn"])

    assert len(drawn) == 1
