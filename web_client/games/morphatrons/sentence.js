// The events of Morphatrons in sentences.

/** @import { WireEvent } from "../../net/wire.js" */

import { readOut } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { eventsInWords } from "../shared/sentences.js";
import { inShort, short } from "./describe.js";

export const sentence = eventsInWords("morphatrons", { fight_ended: "end" }, (event) => {
  const { kind, card, cards = {}, passengers = [] } = event;
  if (kind === "cities_set_up") return { who: { seat: event.first } };
  if (kind === "deck_reshuffled") return { count: cards.length };
  if (kind === "fight_ended") return { seat: event.reason === "resigned" ? 1 - event.winner : event.winner };
  const named = { cards: inShort(Object.values(cards)), passengers: inShort(passengers), count: passengers.length };
  return {
    ...named,
    ...(card && { card: short(card), new: short(event.new ?? card), fates: readOut(...fates(event)) }),
  };
});

/** The kinds of events that sum up the turn before. */
export const turnRecap = /^bot_|^building_/;

/** Say what happened to each target of an attack. @param {WireEvent} event */
const fates = ({ damage = {}, scrapped = [], heights = {} }) => [
  ...Object.entries(damage).map(([card, becomes]) => fate(card, becomes)),
  ...scrapped.map((/** @type {string} */ card) => fate(card, "scrapped")),
  ...Object.entries(heights).map(([building, height]) => words("morphatrons-fate-of-building", { building, height })),
];

/** @param {string} card @param {string} becomes */
const fate = (card, becomes) => words("morphatrons-fate", { target: short(card), becomes });
