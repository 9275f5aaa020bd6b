import { isPassing, RequestRefused } from "../../net/rest.js";

/** How long after a refusal it is asked for again, in milliseconds. */
const AGAIN = 3_000;
/** How often it is asked for in all. */
const TRIES = 5;

/**
 * Ask for what the server has to work out first. Nobody waits for it: where it can't be had, nothing is shown.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {(found: Answer) => void} show
 * @returns {() => void} stops it
 */
export function askPatiently(ask, show) {
  let isWanted = true;
  const work = async () => {
    for (let tries = TRIES; isWanted && tries > 0; tries--) {
      try {
        const found = await ask();
        if (isWanted) show(found);
        return;
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        if (!isPassing(error.code)) return;
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  };
  void work();
  return () => {
    isWanted = false;
  };
}
