// Durations and easings of motion: the tokens `--m-…` and `--e-…` of ui/screen/tokens.css, and those that a game adds.

/** @type {Map<string, string>} */
const read = new Map();

/** @param {string} name of a custom property of the page */
function token(name) {
  const known = read.get(name);
  if (known !== undefined) return known;
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  read.set(name, value);
  return value;
}

/**
 * Return how long a kind of motion lasts, in milliseconds.
 * @param {string} kind as in `--m-flip`
 */
export const lasting = (kind) => parseFloat(token(`--m-${kind}`)) || 0;

/**
 * Return how a motion speeds up and slows down.
 * @param {"out" | "in" | "both" | "stamp"} kind as in `--e-out`
 */
export const easing = (kind) => token(`--e-${kind}`) || "ease";
