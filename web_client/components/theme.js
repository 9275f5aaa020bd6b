/** Follow the system's choice of a light or a dark theme. */
export function followTheme() {
  const light = matchMedia("(prefers-color-scheme: light)");
  const apply = () => (document.documentElement.dataset.theme = light.matches ? "light" : "dark");
  light.addEventListener("change", apply);
  apply();
}
