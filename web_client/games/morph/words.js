// The words of Morph in the chosen language, and its events in sentences.

/** @import { FeedItem } from "../../state/types.js" */

import { wordsOn } from "../../i18n/index.js";
import { needWords } from "../../i18n/words.js";
import { strong } from "../../i18n/say.js";
import { sentencesBy } from "../shared/sentences.js";

needWords("morph");

/** @type {typeof import("./words/en/game.js").game} */
export const M = wordsOn("morph", "game", (tag) => import(`./words/${tag}/game.js`));

/** What is printed on cards. @type {typeof import("./words/en/cards.js").cards} */
export const C = wordsOn("morph", "cards", (tag) => import(`./words/${tag}/cards.js`));

/** Return what sentences depend on: whether the other side is the Shadow. @param {{mode?: string}} view */
export const sentenceContext = ({ mode }) => mode === "solo";

export const sentence = sentencesBy(M, { turn_began: "turn", battle_ended: "end" }, (_, isSolo, me) => ({
  who: (/** @type {number} */ seat) => (isSolo && seat === 1 ? { strong: M.shadow } : { seat }),
  card: (/** @type {string} */ id) => strong(C.creatures[id], id),
  feat: (/** @type {string} */ pair) => strong(C.prodigies[pair].feat, pair),
  isMine: (/** @type {number} */ seat) => seat === me,
}));

/** What a creature may be turned by. */
const TURNING = /^(creature|deck)_attacked$|^creature_(summoned|revealed)$|^feat_used$/;

/**
 * Return whether an event has a line: not that an attacker is turned, nor that a player gives a card that they have just
 * read the name of.
 * @param {FeedItem[]} feed
 * @param {number} i
 */
export function isShown(feed, i) {
  const { kind, seat, card } = feed[i].event;
  if (kind === "mana_put") return feed[i - 1]?.event.kind !== "mana_chosen";
  if (kind !== "creature_turned") return true;
  let before = i - 1;
  while (before >= 0 && !TURNING.test(feed[before].event.kind)) before -= 1;
  const cause = feed[before]?.event;
  return cause?.seat !== seat || cause?.card !== card;
}
