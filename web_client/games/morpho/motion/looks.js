// The elements that motion moves: copies of the table's places, and newly drawn cards.

import { Sign } from "../../../ui/icons/icons.js";
import { h, html, render } from "../../../lib/index.js";
import { Picked, Turned } from "../cards/card.js";
import { Emblem } from "../cards/icons.js";

/** @import { Child } from "../../../lib/index.js" */
/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Place } from "../../../motion/types.js" */

/** Classes that a card has only to show whether it may be tapped. */
const LIT = ["is-legal", "is-quiet", "is-aim", "is-named", "is-selected"];

/**
 * Selectors of places that are not slots, by the first word of their name.
 * @type {Record<string, (rest: string) => string>}
 */
const SELECTORS = {
  plate: (seat) => `:is([data-seat="${seat}"], [data-my-seat="${seat}"]) .plate`,
  mark: (seat) => `:is([data-seat="${seat}"], [data-my-seat="${seat}"]) .plate .mark`,
  plus: (seat) => `:is([data-seat="${seat}"], [data-my-seat="${seat}"]) .plus`,
  tile: (identity) => `[data-tile="${identity}"]`,
  maybe: (identity) => `[data-maybe="${identity}"]`,
  gap: (gap) => `[data-block="${gap}"]`,
  mission: () => "[data-mission]",
  round: () => ".mid .rd",
  wish: () => "[data-end-wished]",
  beam: () => "[data-beam]",
  shot: () => "[data-shot]",
  board: () => ".board",
  hint: () => ".dock .hint",
  aims: () => "[data-aims]",
  "last-seen": () => "[data-last-seen]",
  result: () => ".dock [data-reason]",
  track: (seat) => `:is(.top, .points-track) [data-track="${seat}"]`,
};

/**
 * Return the element that shows a place: a slot such as `B1`, or another as in `plate:2`.
 * @param {Place} place
 * @returns {HTMLElement | null}
 */
export function find(place) {
  const [word, ...rest] = place.split(":");
  const selector = Object.hasOwn(SELECTORS, word) ? SELECTORS[word](rest.join(":")) : `main [data-slot="${place}"]`;
  return document.querySelector(selector);
}

/** Properties that a plate inherits from the ring, which its copies lie outside of. */
const FROM_RING = [
  "flex-flow",
  "align-items",
  "justify-content",
  "gap",
  "padding",
  "text-align",
  "font-size",
  "color",
  "background-color",
  "box-shadow",
  "text-decoration-line",
  "-webkit-line-clamp",
];
const PARTS = ":scope > *, .pl1 > *, .mark";

/**
 * Return a copy that looks the same and does nothing.
 * @param {HTMLElement} element
 */
export function copy(element) {
  const made = /** @type {HTMLElement} */ (element.cloneNode(true));
  if (element.matches(".plate")) {
    const parts = [made, .../** @type {NodeListOf<HTMLElement>} */ (made.querySelectorAll(PARTS))];
    [element, ...element.querySelectorAll(PARTS)].forEach((part, i) => {
      const looks = getComputedStyle(part);
      for (const name of FROM_RING) parts[i].style.setProperty(name, looks.getPropertyValue(name));
    });
  }
  made.classList.remove(...LIT);
  for (const part of [made, ...made.querySelectorAll("*")]) {
    for (const name of part.getAttributeNames()) {
      if (/^(data-|aria-|id$|role$|title$|tabindex$)/.test(name)) part.removeAttribute(name);
    }
  }
  for (const spoken of made.querySelectorAll(".sr")) spoken.remove();
  return made;
}

/** @type {Map<string, HTMLElement>} */
const drawn = new Map();

/** Forget the cards that have been drawn. */
export const forget = () => drawn.clear();

/**
 * @param {string} key
 * @param {() => Child} draw
 */
function once(key, draw) {
  const known = drawn.get(key);
  if (known) return /** @type {HTMLElement} */ (known.cloneNode(true));
  const paper = document.createElement("div");
  render(draw(), paper);
  const made = copy(/** @type {HTMLElement} */ (paper.firstElementChild));
  drawn.set(key, made);
  return /** @type {HTMLElement} */ (made.cloneNode(true));
}

/** Return a card that lies face down. */
export const back = () => once("back", () => h(Turned, null));

/**
 * Return a card that lies face up.
 * @param {string} identity
 */
export const face = (identity) => once(`face ${identity}`, () => h(Picked, { identity }));

/**
 * Return an emblem by itself.
 * @param {string} name
 */
export const emblem = (name) =>
  once(`emblem ${name}`, () => html`<span class="m-emblem"><${Emblem} name=${name} /></span>`);

/**
 * Return a stamp for right or wrong.
 * @param {boolean} right
 */
export const stamp = (right) =>
  once(
    `stamp ${right}`,
    () =>
      html`<span class=${right ? "m-stamp right" : "m-stamp wrong"}><${Sign} name=${right ? "check" : "x"} /></span>`,
  );

/**
 * Return an element with a class of the stylesheet.
 * @param {string} name of its class
 */
export function shape(name) {
  const made = document.createElement("i");
  made.className = name;
  return made;
}

/**
 * Return whether a copy of a card shows its face.
 * @param {HTMLElement} node
 */
export const isUp = (node) => node.classList.contains("is-up");

/**
 * Return the places that an event is about.
 * @param {WireEvent} event
 * @returns {Place[]}
 */
export function about({ kind, seat, slot, target, slots, places, gap, cards }) {
  if (kind === "round_ended" || kind === "round_started") return [];
  const named = [slot, target, ...(slots ?? []), ...(places ?? []), ...Object.keys(kind === "saw" ? cards : {})];
  const found = [...new Set(named.filter(Boolean))];
  if (gap) return [`gap:${gap}`];
  if (found.length) return kind === "job_changed" ? [...found, "M"] : found;
  return typeof seat === "number" ? [`plate:${seat}`] : [];
}

/**
 * Return where a card falls when it is eliminated: onto its tile.
 * @param {string} identity
 * @returns {Place}
 */
export const tileOf = (identity) => (find(`tile:${identity}`) ? `tile:${identity}` : `maybe:${identity}`);
