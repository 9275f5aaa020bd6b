// Where things lie on the table, and pictures of them that can be moved about.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Place } from "../../../motion/types.js" */

import { placesBy } from "../../shared/board/places.js";
import { isBuilding } from "../position.js";

/** @type {Record<string, (rest: string) => string>} */
const SELECTORS = {
  bot: (card) => `.street [data-bot="${card}"]`,
  building: (building) => `.street [data-building="${building}"]`,
  card: (card) => `.dock [data-card="${card}"]`,
  player: (seat) => `.players [data-seat="${seat}"]`,
  city: (seat) => `.street [data-city="${seat}"]`,
  deck: () => "[data-deck]",
  scrap: () => "[data-scrap]",
};

/** How something looks only while a move is chosen. */
const CHOOSING = ["lit", "aimed", "aboard", "chosen", "quiet"];

export const { find, laid } = placesBy(SELECTORS, copy);

/** Return a picture of a bot, a building or a card, without what only a choice adds to it. @param {HTMLElement} element */
export function copy(element) {
  const picture = document.createElement("div");
  picture.className = `${element.className} flying`;
  picture.classList.remove(...CHOOSING);
  picture.style.setProperty("--w", getComputedStyle(element).getPropertyValue("--w"));
  picture.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const mark of picture.querySelectorAll(".fate")) mark.remove();
  return picture;
}

/** Return the places that an event is about. @param {WireEvent} event @returns {Place[]} */
export function about({ kind, seat, card, new: fresh = card, building, passengers = [], targets = [] }) {
  if (kind === "card_drawn") return [`player:${seat}`];
  if (kind === "card_seen") return [`card:${card}`];
  if (building) return [`building:${building}`];
  return fresh ? [fresh, ...passengers, ...targets].map(placeOf) : [];
}

/** Return the place of a target. @param {string} target @returns {Place} */
export const placeOf = (target) => `${isBuilding(target) ? "building" : "bot"}:${target}`;
