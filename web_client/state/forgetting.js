// What a browser forgets when somebody signs out of it: all that its pages keep of this server.

import { clearStorage } from "../lib/storage.js";

/** Where a browser keeps that it is a guest. */
export const GUEST = "morpho.guest";

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
