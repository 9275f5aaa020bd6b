/** @import { Recording } from "../../../net/types.js" */
/** @import { Lesson, LessonStep } from "../../../state/types.js" */

import { findParts, findWords } from "../../../i18n/words.js";

/**
 * Return how a guided game is made, once its words are there.
 * @template {string} Key
 * @param {Recording} recording its moves
 * @param {string} game whose messages say each step
 * @param {Key[]} keys of the steps, in order
 * @param {Partial<Record<NoInfer<Key>, Partial<LessonStep>>>} more of some steps
 * @returns {() => Lesson}
 */
export const guidedBy = (recording, game, keys, more) => () => ({
  recording,
  steps: keys.map((key) => ({ key, ...step(`${game}-lesson-${key}`), ...more[key] })),
});

/** @param {string} id of its messages */
const step = (id) => ({
  title: findWords(id) ?? id,
  says: () => findParts(`${id}.says`) ?? [],
  detour: findWords(`${id}.detour`) ?? undefined,
});
