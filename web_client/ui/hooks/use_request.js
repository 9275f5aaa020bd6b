import { useEffect, useState } from "../../lib/index.js";
import { RequestRefused } from "../../net/rest.js";

/**
 * Ask for something when it is first shown, and again when one of the inputs changes or somebody asks `again`.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {unknown[]} inputs
 */
export function useRequest(ask, inputs) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [failure, fail] = useState(/** @type {RequestRefused | null} */ (null));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setAnswer(null);
    fail(null);
    ask().then(
      (found) => wanted && setAnswer(found),
      (error) => {
        if (!(error instanceof RequestRefused)) throw error;
        if (wanted) fail(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [...inputs, attempt]);
  return { answer, failure, again: () => setAttempt(attempt + 1) };
}
