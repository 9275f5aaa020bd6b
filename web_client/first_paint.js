// No module, so that it is done before anything is drawn: the theme and the motion that were chosen in
// this browser. components/appearance.js goes on from there.
{
  /** @param {string} name */
  const chosen = (name) => {
    try {
      return localStorage.getItem(`morpho.${name}`);
    } catch {
      return null;
    }
  };
  /** @param {string} wish */
  const systemWishes = (wish) => matchMedia(`(prefers-${wish})`).matches;
  const ofSystem = () => {
    if (systemWishes("contrast: more")) return "contrast";
    return theme === "system" && systemWishes("color-scheme: light") ? "light" : "dark";
  };
  const theme = chosen("theme") ?? "";
  const still = chosen("motion") === "none" || systemWishes("reduced-motion: reduce");
  const page = document.documentElement.dataset;
  page.theme = ["dark", "light", "contrast"].includes(theme) ? theme : ofSystem();
  page.motion = still ? "none" : "full";
}
