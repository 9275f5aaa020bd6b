import { signal } from "../lib/index.js";

const shown = signal(!document.hidden);
document.addEventListener("visibilitychange", () => (shown.value = !document.hidden));

/** Whether the page can be seen. @type {import("../lib/index.js").ReadonlySignal<boolean>} */
export const visible = shown;
