import { App } from "./components/app.js";
import { survive } from "./components/crash.js";
import { followTheme } from "./components/theme.js";
import { h, render } from "./lib/index.js";

const root = /** @type {Element} */ (document.getElementById("app"));
followTheme();
survive(root);
render(h(App, null), root);
