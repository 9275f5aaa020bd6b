// What is printed on cards, and what is said of them.

/** @import { Shown } from "../types.js" */
/** @import { Pair } from "../wire.js" */

import { readOut } from "../../../i18n/grammar.js";
import { findWords, words } from "../../../i18n/words.js";
import { CREATURES, PRODIGIES } from "../rule_tables.js";

export const FACTIONS = /** @type {const} */ (["violet", "grey", "yellow", "red"]);

/** Name a faction. @param {string} faction */
export const factionName = (faction) => findWords(`morph-faction-${faction}`) ?? faction;

/** Name a creature. @param {string} card */
export const creatureName = (card) => findWords(`morph-creature-${card}`) ?? card;

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
export function keywordName([keyword, value]) {
  const name = findWords(`morph-keyword-${keyword}`) ?? keyword;
  return value ? words("morph-ability", { keyword: name, value }) : name;
}

/** Say in a few words what a keyword does. @param {[string, number]} ability */
export const keywordNote = ([keyword, value]) => findWords(`morph-keyword-${keyword}.does`, { value }) ?? "";

/** Say everything that a card shows. @param {Shown} creature */
export function spokenCard(creature) {
  const { card, damage = 0, upright = true } = creature;
  const { cost, keywords } = CREATURES[card];
  return readOut(
    creatureName(card),
    words("morph-said-cost", { cost }),
    words("morph-said-attack", { attack: attackOf(creature) }),
    words("morph-said-defence", { defence: defenceOf(creature) }),
    damage > 0 && words("morph-said-damage", { damage }),
    !upright && words("morph-turned"),
    ...keywords.map(keywordName),
  );
}

/** Name a Prodigy’s feat, and say what it does. @param {Pair} pair */
export const featInWords = (pair) => ({ feat: words(`morph-feat-${pair}`), does: words(`morph-feat-${pair}.does`) });

/** Say what a Prodigy can do. @param {Pair} pair */
export const spokenFeat = (pair) => words("morph-said-feat", { ...featInWords(pair), cost: PRODIGIES[pair].cost });
