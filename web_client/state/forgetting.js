// What a browser forgets when somebody signs out of it: all that its pages keep of this server.

import { GUEST } from "./session.js";
import { clearStorage } from "../lib/storage.js";

/** Forget everything. This page keeps nothing more until it is loaded again. */
export async function forgetEverything() {
  clearStorage();
  const { deleteRecords } = await import("./fairness/database.js");
  await deleteRecords();
}

/** Forget everything when another page of this browser does. */
export function forgetWithOthers() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === null || (key === GUEST && newValue === null)) void forgetEverything().then(() => location.reload());
  });
}
