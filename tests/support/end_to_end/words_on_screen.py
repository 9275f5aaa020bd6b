"""Count the words that a page shows before anything is opened."""

from collections.abc import Awaitable
from typing import cast, overload

from playwright.async_api import Page
from playwright.sync_api import Page as PageInStep

_COUNT = """(onTheWay) => {
  const SMALLEST = 2; // what only screen readers get is a box of one pixel
  const letters = /[\\p{L}\\p{N}]/u;
  const cjk = /[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]/gu;
  const isSmall = ({ width, height }) => width < SMALLEST || height < SMALLEST;
  const isCut = (element) =>
    getComputedStyle(element).overflow !== "visible" && isSmall(element.getBoundingClientRect());
  function isShown(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (isCut(at)) return false;
    return true;
  }
  function seenIn(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (onTheWay && (box.top >= innerHeight || box.bottom <= 0)) return "";
    const isSeen = !isSmall(box) && isShown(text.parentElement);
    return isSeen ? text.data : "";
  }
  function shownValue(field) {
    if (!isShown(field)) return "";
    if (field.tagName === "SELECT") return field.selectedOptions[0]?.text ?? "";
    return field.type === "hidden" ? "" : field.value || field.placeholder || "";
  }
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.parentElement.closest("script, style, template, option")) said.push(seenIn(text));
  }
  const fields = "input:not([type=checkbox], [type=radio]), select, textarea";
  for (const field of document.querySelectorAll(fields)) said.push(shownValue(field));
  const before = new Set(onTheWay ? self.textsRead : []);
  self.textsRead = new Set([...before, ...said]);
  return said.filter((text) => !before.has(text)).reduce((sum, text) => {
    const parts = text.replace(cjk, " ").split(/\\s+/);
    const written = parts.filter((word) => letters.test(word)).length;
    return sum + written + (text.match(cjk) ?? []).length / 2;
  }, 0);
}"""


@overload
def words_on_screen(page: Page, *, on_the_way: bool = False) -> Awaitable[float]: ...
@overload
def words_on_screen(page: PageInStep, *, on_the_way: bool = False) -> float: ...
def words_on_screen(
    page: Page | PageInStep, *, on_the_way: bool = False
) -> Awaitable[float] | float:
    """Return how many words are visible on a whole page, also below its fold.

    Names and numbers are words, and so is the text of a field. Two characters of Chinese or
    Japanese count as one. What is folded away or only for screen readers does not count. To
    somebody ``on_the_way`` counts what is in view, and was on no earlier screen of the same page.
    """
    return cast("Awaitable[float] | float", page.evaluate(_COUNT, on_the_way))
