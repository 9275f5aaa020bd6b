import { html, useEffect, useState } from "../lib/index.js";
import { RequestRefused } from "../net/rest.js";
import { visible } from "../attention/visible.js";
import { announce } from "../ui/accessibility/announcer.js";
import { useAttempt } from "../ui/hooks/use_attempt.js";
import { Refused } from "../ui/refusals/refused.js";
import { changes } from "./session.js";

/** How often the page asks whether something is new while it can be seen, in milliseconds. */
const EVERY = 5_000;

/**
 * Return the last answer to a request, and why the latest failed; it is repeated while the page can be seen, and after
 * each change that is made here.
 * @template Answer
 * @param {() => Promise<Answer>} request
 * @param {unknown[]} [inputs]
 */
export function usePolled(request, inputs = []) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [failure, fail] = useState(/** @type {RequestRefused | null} */ (null));
  useEffect(() => {
    if (!visible.value) return undefined;
    let wanted = true;
    let timer = 0;
    const next = async () => {
      try {
        const found = await request();
        if (wanted) setAnswer(found);
        if (wanted) fail(null);
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        if (wanted) fail(error);
      }
      if (wanted) timer = setTimeout(next, EVERY);
    };
    void next();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [...inputs, changes.value, visible.value]);
  return { answer, failure };
}

/**
 * Return a function that changes something at the server and says what was done, whether it is doing so, and what is to
 * be shown of that: what was done, which is read out as well, or why it was refused.
 */
export function useAction() {
  const [said, say] = useState("");
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  /**
   * @template Answer
   * @param {() => Promise<Answer>} request
   * @param {string | ((answer: Answer) => string | void)} tell what was done, nothing where that shows
   */
  const act = (request, tell) =>
    void attempt(async () => {
      say("");
      const answer = await request();
      const done = typeof tell === "string" ? tell : tell(answer);
      say(done ?? "");
      if (done) announce(done);
      changes.value += 1;
    });
  const outcome = html`${said && html`<p class="admin-done">${said}</p>`}<${Refused} refusal=${refusal} of="admin" />`;
  return { act, busy, outcome };
}
