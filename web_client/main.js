import { App } from "./components/app.js";
import { followAppearance } from "./components/appearance.js";
import { survive } from "./components/crash.js";
import { h, render } from "./lib/index.js";

const root = /** @type {Element} */ (document.getElementById("app"));
followAppearance();
survive(root);
render(h(App, null), root);
