// How the rules are arranged, in every language: the names of the topics and their parts are those of messages.

/** @import { Topic } from "./types.js" */

/** @type {Record<string, Topic>} */
export const TOPICS = {
  aim: {},
  cards: { factions: ["morpho", "killers", "deserters", "outsiders", "aliens"] },
  setup: {},
  turn: { points: { look: "look", change: "change", ability: "snipe" } },
  reach: {},
  reactions: { points: { guard: "guard", intercept: "intercept", transmit: "transmit" } },
  clash: {},
  end: {
    reasons: {
      morpho: ["leader", "technician", "bodyguard"],
      killers: ["killer"],
      escape: ["deserter", "parasite"],
      deserters: ["extremist"],
      technician: ["cyborg"],
      named: ["spy", "psionics"],
      side: ["investor"],
    },
  },
  stuck: {},
  fair: {},
};

/**
 * Return the topic and the point that explain what an emblem stands for.
 * @param {string} emblem
 */
export function pointAbout(emblem) {
  for (const [topic, { points = {} }] of Object.entries(TOPICS)) {
    const point = Object.keys(points).find((name) => points[name] === emblem);
    if (point) return { topic, point };
  }
  return null;
}
