import { effect } from "../lib/index.js";
import { shownTheme, singleKeys, wantsMotion } from "../state/preferences.js";

/**
 * Show the theme that is wished for, around the page as well, and let styles know by `data-motion` whether
 * things may move, by `data-single-keys` whether single characters act.
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
