import { App } from "./components/app.js";
import { followTheme } from "./components/theme.js";
import { h, render } from "./lib/index.js";

followTheme();
render(h(App, null), /** @type {Element} */ (document.getElementById("app")));
