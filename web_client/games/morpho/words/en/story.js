// How a round came to its end, in English. A card is named by its holder and its identity.

/** @import { Part } from "../../../../i18n/types.js" */
/** @import { Person, Story } from "../../types.js" */

import { say, strong } from "../../../../i18n/say.js";
import { identitiesIn } from "../identity_names.js";

const IDENTITIES = identitiesIn("en");

/** @param {string} identity */
const named = (identity) => strong(IDENTITIES[identity] ?? identity, identity);

/** @param {Person} person @returns {Part[]} */
const whose = ({ who, isReader }) => (isReader ? ["your "] : say`${who}’s `);

/** @param {Person} person @returns {Part} */
const name = ({ who, isReader }) => (isReader ? "you" : who);

export const story = {
  /** A card of another. @param {Person} holder @param {string} identity @returns {Part[]} */
  card: (holder, identity) => [...whose(holder), named(identity)],
  /** A card of the one who does it. @param {Person} holder @param {string} identity */
  ownCard: ({ isReader }, identity) => say`${isReader ? "your" : "their"} own ${named(identity)}`,
  /** @param {string} identity */
  middleCard: (identity) => say`the ${named(identity)} in the middle`,
  tell: /** @type {Story} */ ({
    shot: ({ by, card }) => say`${whose(by)}shot hit ${card}.`,
    bomb: ({ by, card }) => say`${whose(by)}bomb hit ${card}.`,
    stab: ({ by, card }) => say`${name(by)} stabbed ${card}.`,
    guard: ({ by, identity, card }) => say`${whose(by)}${named(identity)} stopped the shot, and ${card} fell.`,
    intercept: ({ by, identity, card }) => say`${whose(by)}${named(identity)} stopped the escape, and ${card} fell.`,
    change: ({ by, identity }) => say`${name(by)} changed jobs and became the ${named(identity)}.`,
    swap: ({ by, other }) => say`${name(by)} swapped bodies with ${name(other)}.`,
    transmit: ({ by }) => say`${name(by)} rearranged the cards.`,
    found: ({ by, card }) => say`${name(by)} named ${card}, and the mission succeeded.`,
    lost: ({ by }) => say`${whose(by)}mission failed: the Technician had been eliminated.`,
    mistake: ({ by, card, identity }) => say`${name(by)} took ${card} for the ${named(identity)}.`,
    escape: ({ card }) => say`${card} got away.`,
    escapeOfTwo: ({ by }) => say`${name(by)} got away with both cards.`,
    report: ({ by }) => say`${whose(by)}report was right on every point.`,
    perception: ({ by }) => say`${name(by)} guessed every card right.`,
  }),
};
