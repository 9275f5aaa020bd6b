/** @import { Recording } from "../../../net/types.js" */
/** @import { Lesson, LessonStep } from "../../../state/types.js" */

/**
 * Return how a guided game is made, once its words are there.
 * @template {string} Key
 * @param {Recording} recording its moves
 * @param {Record<Key, Pick<LessonStep, "title" | "says" | "detour">>} words of each step
 * @param {NoInfer<Key>[]} keys of the steps, in order
 * @param {Partial<Record<NoInfer<Key>, Partial<LessonStep>>>} more of some steps
 * @returns {() => Lesson}
 */
export const guidedBy = (recording, words, keys, more) => () => ({
  recording,
  steps: keys.map((key) => ({ key, ...words[key], ...more[key] })),
});
