/** @import { Part } from "../../../i18n/types.js" */

import { findParts, findWords, needWords } from "../../../i18n/words.js";
import { IDENTITIES } from "../rule_tables.js";

// games/registry.js loads them before the rest of the game, but preview/ shows cards without it.
needWords("morpho");

export { IDENTITIES };

/**
 * Return the class that gives a faction's colours.
 * @param {string | null | undefined} identity
 */
export function factionClass(identity) {
  const known = identity ? IDENTITIES[identity] : undefined;
  return known ? `f-${known.faction}` : "";
}

/** @param {string} identity */
export const identityName = (identity) => findWords(`morpho-identity-${identity}`) ?? identity;

/**
 * Return how wide a name is, in letters of the display font. It has Latin ones only; those of other scripts come from
 * broader fonts.
 * @param {string} name
 */
export const breadthOf = (name) =>
  [...name].reduce((sum, letter) => sum + (letter < "\u0250" ? 1 : letter < "\u2e80" ? 1.8 : 2.4), 0);

/** @param {string} faction */
export const factionName = (faction) => findWords(`morpho-faction-${faction}`) ?? faction;

/** Return what a card can do, in two or three words. @param {string} ability */
export const abilityName = (ability) => findWords(`morpho-can-${ability}`) ?? ability;

/** Return the word for why a card has no abilities. @param {string} why */
export const hinderedWord = (why) => findWords(`morpho-hindered-${why}`) ?? why;

/** How an identity stands in a sentence: one of several ("a Killer"), or a certain one. @typedef {"one" | "the"} Form */

/** Name an identity with its article, if it has one. @param {string} identity @param {Form} form */
export const identityWords = (identity, form) =>
  findWords(`morpho-identity-${identity}.${form}`, { name: identityName(identity) }) ?? identity;

/** Emphasize an identity in a sentence. @param {string} identity @returns {Part} */
export const identityStrong = (identity) => ({ strong: identityName(identity), about: identity });

/** Name an identity with its article, if it has one, and emphasize it. @param {string} identity @param {Form} form @returns {Part[]} */
export const identityParts = (identity, form) =>
  findParts(`morpho-identity-${identity}.${form}`, { name: identityStrong(identity) }) ?? [identityStrong(identity)];
