// English: showing a replay to others, and watching it together.

import { grammarOf } from "../grammar.js";

const { plural } = grammarOf("en-GB");

export const sharing = {
  share: "Share",
  forTheTable: "For the people at the table:",
  forOthers:
    "For anybody: the link shows all cards and the players’ names, but neither the chat nor the way to the table. You can withdraw it.",
  onlySeated: "Sit down at the table to make a link for others.",
  make: { round: "Make a link to this round", match: "Make a link to the whole match" },
  sendAgain: { round: "Share the link to this round", match: "Share the link to the match" },
  elsewhere: "You have made a link on another device. A new one replaces it.",
  withdraw: "Withdraw the link",
  together: "With others who have this replay open at the table:",
  watchTogether: "Watch together, and lead",
  takeTheLead: "Take the lead",
  /** @param {number} followers */
  youLead: (followers) =>
    followers
      ? `You lead. ${followers} ${plural(followers, { one: "person sees", other: "people see" })} what you see.`
      : "You lead. Nobody follows yet.",
  stopLeading: "Stop",
  /** @param {string} name @param {number} others who follow, too */
  leads: (name, others) =>
    others ? `${name} leads you and ${others} ${plural(others, { one: "other", other: "others" })}.` : `${name} leads.`,
  lookAround: "Look around",
  /** @param {string} name */
  onYourOwn: (name) => `${name} leads. You’re looking around on your own.`,
  follow: "Follow",
  rounds: "Round",
  /** Why a link is not made, or shows nothing. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_link: "This link was withdrawn, or its table no longer exists.",
    no_such_round: "There was no such round.",
    not_seated: "Only people seated at the table can make a link.",
    match_goes_on: "The match is not over yet.",
  }),
};
