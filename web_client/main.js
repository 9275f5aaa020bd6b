import { language } from "./languages/index.js";

document.documentElement.lang = language;
const { start } = await import("./start.js");
start(/** @type {Element} */ (document.getElementById("app")));
