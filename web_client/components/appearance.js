import { effect } from "../lib/index.js";
import { shownTheme, wantsMotion } from "../state/preferences.js";

/** Show the theme that is wished for, and let styles know by `data-motion` whether things may move. */
export function followAppearance() {
  const page = document.documentElement.dataset;
  effect(() => {
    page.theme = shownTheme.value;
    page.motion = wantsMotion.value ? "full" : "none";
  });
}
