// What hidden cards can be, in English.

/** @import { ReasonKind } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("en-GB");

/** A reason, about a player: null for the reader. @typedef {(name: string | null, identity: string) => string} Because */

export const deduction = {
  mostCards: "Most cards",
  everybodyKnows: "What everybody can work out",
  /** @param {string} number */
  percent: (number) => `${number}%`,
  /** @param {string} name of a faction @param {string} number */
  likely: (name, number) => `${name} ${number}%`,
  /** @param {string[]} all */
  canBe: (all) => `can be: ${list(all)}`,
  /** @param {string} identity */
  mustBe: (identity) => `can only be: ${identity}`,
  /** @param {number} left @param {number} dealt */
  left: (left, dealt) => `${left} of ${dealt} left`,
  perhapsDealt: "perhaps dealt",
  cannotBe: "Can’t be:",
  why: "Why these odds",
  /** @param {number} dealt @param {number} shown */
  dealt: (dealt, shown) => `${dealt} cards were dealt, and everybody has seen ${shown} of them.`,
  reasons: /** @type {WordsFor<ReasonKind, Because>} */ ({
    acted_beside: (name, identity) =>
      `${name ?? "You"} used the card beside it, the ${identity}. So this one doesn’t clash with it or silence it.`,
    given_away: (name) => `${name ?? "You"} gave it to the middle, which nobody can do with an Alien.`,
    no_transmit: () => "It was looked at, and no Parasite rearranged the cards.",
    no_reaction: (name) => `${name ?? "You"} didn’t step in. Anybody who can has to.`,
    must_react: (name) =>
      name
        ? `${name} was asked to step in, so one of their cards can.`
        : "You were asked to step in, so one of your cards can.",
    kept: (name) => `${name ?? "You"} passed instead of changing jobs, so it is an Alien.`,
    idle_beside: (name, identity) =>
      `${name ?? "You"} didn’t use the ${identity} beside it, and would have had to. So this one keeps it from acting.`,
    not_won: (_, identity) =>
      `The round went on after what was lost so far (${identity}), so this card doesn’t win by that.`,
    laid: (name) => `${name ?? "You"} laid it face down in a Transmit.`,
  }),
  notCounted:
    "Not counted: your own cards, who looked where, who waited, who shot whom. It is the same for everybody. Reading people is your part.",
};
