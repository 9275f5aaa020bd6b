/** @import { Recording } from "../../../net/types.js" */
/** @import { Lesson, LessonStep } from "../../../state/types.js" */

import { findParts, findWords } from "../../../i18n/words.js";

/**
 * Return how a guided game is made, once its words are there.
 * @template {string} Key
 * @param {Recording} recording its moves
 * @param {string | Record<Key, Pick<LessonStep, "title" | "says" | "detour">>} of the game whose messages say each step
 * @param {NoInfer<Key>[]} keys of the steps, in order
 * @param {Partial<Record<NoInfer<Key>, Partial<LessonStep>>>} more of some steps
 * @returns {() => Lesson}
 */
export const guidedBy = (recording, of, keys, more) => () => ({
  recording,
  steps: keys.map((key) => ({
    key,
    ...(typeof of === "string" ? step(`${of}-lesson-${key}`) : of[key]),
    ...more[key],
  })),
});

/** @param {string} id of its messages */
const step = (id) => ({
  title: findWords(id) ?? id,
  says: () => findParts(`${id}.says`) ?? [],
  detour: findWords(`${id}.detour`) ?? undefined,
});
