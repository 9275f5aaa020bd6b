import { signal } from "../lib/index.js";

/** Whether the server has a newer release of the client, so that no more parts of this one can be loaded. */
export const isReleaseGone = signal(false);

/** Find out whether a part could not be loaded because its release is gone. */
export async function checkRelease() {
  try {
    const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    isReleaseGone.value = answer.status === 404;
  } catch {
    // The server can't be reached: that says nothing about releases.
  }
}
