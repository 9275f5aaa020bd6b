"""Reads a QR code as a camera's program does, from its dots, but for the mending of errors.

It knows what the client makes: texts as bytes, with the error correction M, up to version 15.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Locator

Dots = list[list[bool]]

DOTS: Final = """async svg => {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true);
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const picture = new Image();
  picture.src = "data:image/svg+xml," + encodeURIComponent(copy.outerHTML);
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const rows = [];
  for (let row = 0; row < height; row++) {
    rows.push(Array.from({ length: width }, (_, i) => data[4 * (row * width + i)]));
  }
  return rows;
}"""
"""Returns the dots of a code, row by row, as they are on the screen: from the picture's pixels."""

QUIET: Final = 4
CHECKS_PER_BLOCK: Final = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24)
BLOCKS: Final = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10)
"""By version, for the error correction M."""

FORMAT_MASK: Final = 0x5412
MASKS: Final = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
BYTES: Final = 4
"""The mode of a text that is stored as bytes."""


def read_code(svg: Locator) -> str:
    """Return the text of the code in a picture."""
    rows = svg.evaluate(DOTS)
    inner = slice(QUIET, len(rows) - QUIET)
    return text_of([[dot == 0 for dot in row[inner]] for row in rows[inner]])


def text_of(dots: Dots) -> str:
    """Return the text of a code; ``True`` is dark."""
    version = (len(dots) - 17) // 4
    bits = [dots[y][x] ^ (not _mask(dots)(y, x)) for y, x in _places(len(dots), version)]
    words = _number_by_number(bits, 8)
    content = "".join(f"{word:08b}" for word in _in_order(words, version))
    assert int(content[:4], 2) == BYTES
    count_bits = 8 if version < 10 else 16
    start = 4 + count_bits
    count = int(content[4:start], 2)
    text = (int(content[i : i + 8], 2) for i in range(start, start + 8 * count, 8))
    return bytes(text).decode()


def _mask(dots: Dots):
    """Return the pattern that was laid over the content, as the code itself says."""
    along = [dots[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    down = [dots[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    return MASKS[((_number([*along, *down]) ^ FORMAT_MASK) >> 10) & 7]


def _places(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Return where the content lies: two columns at a time from the right, up, then down …"""
    taken = _patterns(size, version)
    columns = [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]
    for pair, right in enumerate(columns):
        rows = range(size - 1, -1, -1) if pair % 2 == 0 else range(size)
        for y in rows:
            yield from ((y, x) for x in (right, right - 1) if (y, x) not in taken)


def _patterns(size: int, version: int) -> set[tuple[int, int]]:
    """Return the modules that are there for the camera to find its way."""
    finders = [(range(9), range(9)), (range(9), range(size - 8, size))]
    areas = [*finders, (range(size - 8, size), range(9)), (range(6, 7), range(size))]
    areas.append((range(size), range(6, 7)))
    if version >= 7:
        long, short = range(6), range(size - 11, size - 8)
        areas += [(long, short), (short, long)]
    centres = _alignments(size, version)
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for y, x in ((y, x) for y in centres for x in centres if (y, x) not in corners):
        areas.append((range(y - 2, y + 3), range(x - 2, x + 3)))
    return {(y, x) for ys, xs in areas for y in ys for x in xs}


def _alignments(size: int, version: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    return [6, *(size - 7 - i * step for i in range(count - 1))]


def _in_order(words: Sequence[int], version: int) -> list[int]:
    """Return the words of the content, block by block, which lie dealt out like cards."""
    blocks, checks = BLOCKS[version - 1], CHECKS_PER_BLOCK[version - 1]
    short = len(words) // blocks - checks
    longer = len(words) % blocks
    lengths = [short] * (blocks - longer) + [short + 1] * longer
    dealt: list[list[int]] = [[] for _ in lengths]
    rest = iter(words)
    for i in range(short + 1):
        for block, length in zip(dealt, lengths, strict=True):
            if i < length:
                block.append(next(rest))
    return [word for block in dealt for word in block]


def _number_by_number(bits: Sequence[bool], length: int) -> list[int]:
    whole = len(bits) // length * length
    return [_number(bits[i : i + length]) for i in range(0, whole, length)]


def _number(bits: Sequence[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)
