// English: what the host decides about people, and what is said to those who wait for it.

import { grammarOf } from "../grammar.js";

const { plural, list } = grammarOf("en-GB");

export const host = {
  whoMayCome: "Who can join",
  entries: /** @type {Record<string, string>} */ ({
    open: "Anyone invited",
    approval: "Those I let in",
    locked: "Nobody",
  }),
  entryHints: /** @type {Record<string, string>} */ ({
    open: "Anyone with the link or the code.",
    approval: "Others wait outside and see nothing until you let them in.",
    locked: "People who are here stay, and can come back.",
  }),
  mute: "Mute",
  unmute: "Unmute",
  botsSpeak: "Bots speak",
  botsSpeakHint: "They go by what everybody knows. Not all of it is true.",
  clearChat: "Clear the chat",
  clearChatSure: "Clear the chat for everyone?",
  /** @param {string[]} names */
  askToCome: (names) => `${list(names)} ${plural(names.length, { one: "wants", other: "want" })} to join`,
  /** @param {string} name */
  letIn: (name) => `Let ${name} in`,
  turnAway: "Turn away",
  /** @param {string} name */
  turnAwaySure: (name) => `Turn ${name} away for good? The table gets a new invitation.`,
  youAsked: "You asked to join",
  waitOutside: "As soon as the host lets you in, the table opens here.",
  askNoLonger: "Stop asking",
};
