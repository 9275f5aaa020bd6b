// The texts of the rules. They are long and seldom read, so they are loaded with the first part that shows some of them.

import { findWords, needWords } from "../../../i18n/words.js";
import { identityName, IDENTITIES } from "../cards/identities.js";
import { TOPICS } from "./topics.js";

needWords("morpho.learn");

/** Every question that somebody at the table may have about an ability. */
export const QUESTIONS = /** @type {const} */ (["when", "cost", "shows", "reacts"]);

/** Return a text of the rules; "" where there is none. @param {string} id of its message */
export const text = (id) => findWords(id) ?? "";

/** Return the paragraphs of a text; none where there is no such text. @param {string} id of its message */
export const paragraphs = (id) => findWords(id)?.split("\n\n") ?? [];

/**
 * Return what is said of an ability. What one of several identities does in another way is a message of its own.
 * @param {string} identity
 * @param {string} ability
 * @param {typeof QUESTIONS[number] | "does"} question
 */
export const abilityText = (identity, ability, question) =>
  findWords(`morpho-ability-${ability}-${identity}.${question}`) ?? text(`morpho-ability-${ability}.${question}`);

/** Return what an identity can do on its turn, then its reactions. @param {string} identity */
const abilitiesOf = (identity) => [...IDENTITIES[identity].acts, ...IDENTITIES[identity].reacts];

/** Return all texts about a topic. @param {string} topic */
function topicTexts(topic) {
  const id = `morpho-rules-${topic}`;
  const { points = {}, factions = [], reasons = {} } = TOPICS[topic];
  const parts = [...Object.keys(points), ...factions, ...Object.keys(reasons)];
  return [id, ...parts.map((part) => `${id}-${part}`)].flatMap((each) =>
    [each, `${each}.text`, `${each}.more`].map(text),
  );
}

/** Return all texts about an identity. @param {string} identity */
const identityTexts = (identity) => [
  identityName(identity),
  ...["short", "wins", "special"].map((part) => text(`morpho-identity-rules-${identity}.${part}`)),
  ...abilitiesOf(identity).flatMap((ability) =>
    /** @type {const} */ (["does", ...QUESTIONS]).map((question) => abilityText(identity, ability, question)),
  ),
];

/** Return the text of each entry in lower case, for searching. @returns {Map<string, string>} */
export const allTexts = () =>
  new Map(
    [
      ...Object.keys(TOPICS).map((topic) => /** @type {const} */ ([topic, topicTexts(topic)])),
      ...Object.keys(IDENTITIES).map((identity) => /** @type {const} */ ([identity, identityTexts(identity)])),
    ].map(([entry, texts]) => [entry, texts.join(" ").toLowerCase()]),
  );
