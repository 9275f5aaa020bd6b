/** How long the motion of one update may take at most, in milliseconds, unless the game says otherwise. */
export const LONGEST = 1_800;
/** What the frames between two acts take, in milliseconds. */
const BETWEEN = 50;
/** The fastest pace that eyes can still follow. */
const FASTEST = 6;

/**
 * Return how much faster than by themselves acts must be played so that each is over when it is due.
 * @param {{lasts: number, due: number}[]} acts in their order
 * @param {number} now in milliseconds
 */
export function paceOf(acts, now) {
  let pace = 1;
  let lasts = 0;
  acts.forEach((act, i) => {
    lasts += act.lasts;
    const left = act.due - now - (i + 1) * BETWEEN;
    pace = Math.max(pace, left > 0 ? lasts / left : Infinity);
  });
  return pace;
}

/**
 * Return how many of the oldest acts must be left out so that the others can still be followed.
 * @param {{lasts: number, due: number}[]} acts in their order
 * @param {number} now in milliseconds
 */
export function tooMany(acts, now) {
  let left = 0;
  while (left < acts.length && paceOf(acts.slice(left), now) > FASTEST) left += 1;
  return left;
}
