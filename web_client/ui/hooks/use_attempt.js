import { useState } from "../../lib/index.js";

/**
 * Return whether a request is under way, and a function that makes one.
 * @param {(error: any) => void} refuse receives why a request failed, and null when one begins
 * @returns {[busy: boolean, attempt: (request: () => Promise<void>) => Promise<void>]}
 */
export function useAttempt(refuse) {
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<void>} request */
  const attempt = async (request) => {
    setBusy(true);
    refuse(null);
    await request().catch(refuse);
    setBusy(false);
  };
  return [busy, attempt];
}
