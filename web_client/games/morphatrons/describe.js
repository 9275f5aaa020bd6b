// Cards and bots in words.

/** @import { Bot, Play } from "./types.js" */

import { asSentence, either, inARow, list, readOut } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { attackOf, botOf, flies, isBuilding, rankOf, suitOf } from "./position.js";
import { HEIGHT_NEEDED } from "./rule_tables.js";

/** The signs of the suits, in order. @type {Record<string, string>} */
const SIGNS = { S: "♠", H: "♥", C: "♣", D: "♦" };

/** Name a card or a building in short. @param {string} name */
export const short = (name) => (isBuilding(name) ? name : `${rankOf(name)}${SIGNS[suitOf(name)]}`);

/** Name several. @param {string[]} names */
export const inShort = (names) => list(names.map(short));

/** Name cards by suits, in signs. @param {string[]} cards */
export const bySuits = (cards) =>
  Object.entries(SIGNS)
    .map(([suit, sign]) => [sign, ...cards.filter((card) => suitOf(card) === suit).map(rankOf)])
    .filter(({ length }) => length > 1)
    .map((line) => line.join(" "))
    .join(" · ");

/** Return what the name of a card is made of. @param {string} card */
const read = (card) => ({ rank: rankOf(card), suit: suitOf(card) });

/** Name a card. @param {string} card */
export const cardName = (card) => words("morphatrons-card", read(card));

/** Say what an attack does. @param {string} weapon @param {{damage: number, targets: number}} attack */
export const attackSaid = (weapon, attack) =>
  weapon === "strike" ? words("morphatrons-strikes", attack) : words("morphatrons-shoots", attack);

/** Return the weapons of a card, each with its attack. @param {string} card */
export const weaponsOf = (card) =>
  /** @type {const} */ (["strike", "shoot"]).flatMap((weapon) => {
    const attack = attackOf(card, weapon);
    return attack ? [{ weapon, attack }] : [];
  });

/** Say how a card attacks as a robot. @param {string} card */
const attacks = (card) => either(weaponsOf(card).map(({ weapon, attack }) => attackSaid(weapon, attack)));

/** Say what a card does as a vehicle. @param {string} card */
const drives = (card) => readOut(words("morphatrons-ability", read(card)), flies(card) && words("morphatrons-flies"));

/** @param {string} card */
const asRobot = (card) => words("morphatrons-robot-does", { does: attacks(card) });

/** @param {string} card */
const asVehicle = (card) => words("morphatrons-vehicle-does", { does: drives(card) });

/** Say what a card does in each mode. @param {string} card */
const bothModes = (card) => inARow(asRobot(card), asVehicle(card));

/** Name a bot, with all that is true of it, to be read out. @param {Play} play @param {Bot} bot */
export function botSaid(play, { card, seat, mode, damage, isProtected, hasAttacked }) {
  return readOut(
    words("morphatrons-owned", { you: seat === play.seat, name: play.name(seat), ...read(card) }),
    words(`morphatrons-mode-${mode}`),
    mode === "robot" ? attacks(card) : drives(card),
    damage && words(`morphatrons-damage-${damage}`),
    isProtected && words("morphatrons-protected"),
    hasAttacked && words("morphatrons-attacked"),
  );
}

/** Name a card in the hand, to be read out. @param {string} card */
export const cardSaid = (card) => inARow(asSentence(cardName(card)), bothModes(card));

/** Say what should be known of a card that is looked at: what it does, and why it may not be played. @param {Play} play @param {string} card */
export function aboutCard(play, card) {
  const bot = botOf(play.view, card);
  if (!bot) return inARow(bothModes(card), whyNot(play, card));
  return inARow(
    bot.mode === "robot" ? asRobot(card) : asVehicle(card),
    bot.damage !== null && words(`morphatrons-damage-${bot.damage}.note`),
    bot.isProtected && words("morphatrons-protected.note"),
    bot.hasAttacked && words("morphatrons-attacked.note"),
  );
}

/** Say why a card can't be played now; false if it can, or if no action is left. @param {Play} play @param {string} card */
function whyNot(play, card) {
  if (!play.legal.includes("draw") || play.legal.includes(`play ${card} robot`)) return false;
  const needed = HEIGHT_NEEDED[rankOf(card)];
  const heights = Object.entries(play.view.buildings).filter(([name]) => name.startsWith("AB"[play.seat ?? 0]));
  if (needed && !heights.some(([, height]) => height >= needed))
    return words("morphatrons-needs-height", { height: needed });
  return words("morphatrons-board-full");
}
