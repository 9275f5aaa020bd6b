// What is printed on cards, and what is said of them.

/** @import { Shown } from "../types.js" */
/** @import { Pair } from "../wire.js" */

import { readOut } from "../../../i18n/grammar.js";
import { CREATURES, PRODIGIES } from "../rule_tables.js";
import { C, M } from "../words.js";

/** Return the class that gives a card or faction its colour. @param {string} card */
export const factionClass = (card) => `k-${card[0].toLowerCase()}`;

/** Return the classes of an element around what a `creature` or a `strip` shows. @param {string} how @param {Shown} creature @param {(string | false | undefined)[]} looks */
export const shownClass = (how, { card, upright = true }, ...looks) =>
  [how, factionClass(card), !upright && "is-turned", ...looks].filter(Boolean).join(" ");

/** Return a creature's attack, with what was added in this turn. @param {Shown} creature */
export const attackOf = ({ card, attack = CREATURES[card].attack }) => attack;

/** Return whether a creature has more attack than is printed. @param {Shown} creature */
export const isRaised = (creature) => attackOf(creature) > CREATURES[creature.card].attack;

/** Return how much damage a creature can still take. @param {Shown} creature */
export const defenceOf = ({ card, damage = 0 }) => CREATURES[card].defence - damage;

/** Name a keyword with its value. @param {[string, number]} ability */
export const keywordName = ([keyword, value]) => `${C.keywords[keyword][0]}${value ? ` ${value}` : ""}`;

/** Say in a few words what a keyword does. @param {[string, number]} ability */
export const keywordNote = ([keyword, value]) => C.keywords[keyword][1].replace("#", String(value));

/** Say everything that a card shows. @param {Shown} creature */
export function spokenCard(creature) {
  const { card, damage = 0, upright = true } = creature;
  const { cost, keywords } = CREATURES[card];
  return readOut(
    C.creatures[card],
    M.said.cost(cost),
    M.said.attack(attackOf(creature)),
    M.said.defence(defenceOf(creature)),
    damage > 0 && M.said.damage(damage),
    !upright && M.said.turned,
    ...keywords.map(keywordName),
  );
}

/** Say what a Prodigy can do. @param {Pair} pair */
export const spokenFeat = (pair) => M.said.feat(C.prodigies[pair].feat, PRODIGIES[pair].cost, C.prodigies[pair].text);
