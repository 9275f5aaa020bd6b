import { effect } from "../lib/index.js";
import { shownTheme, singleKeys, wantsMotion } from "../state/preferences.js";

/**
 * Apply the chosen theme, also to the browser's own bars. Tell styles by `data-motion` whether things may move, and by
 * `data-single-keys` whether single characters act.
 */
export function followAppearance() {
  const page = document.documentElement.dataset;
  effect(() => {
    page.theme = shownTheme.value;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
    page.motion = wantsMotion.value ? "full" : "none";
    page.singleKeys = singleKeys.value;
  });
}
