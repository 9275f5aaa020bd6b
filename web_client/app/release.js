import { signal } from "../lib/index.js";
import { isPast } from "../net/release.js";

/** Whether this page is of a release that the server has no more, so that no part of it can be loaded. */
export const past = signal(false);

/** Find out why a part could not be loaded: whether it is gone, or only not to be had just now. */
export async function askWhetherPast() {
  try {
    past.value = await isPast();
  } catch {
    // The server can't be reached: that says nothing about releases.
  }
}
