import { App } from "./app.js";
import { followAppearance } from "./appearance.js";
import { reportCrashes } from "./crash.js";
import { keepFocus } from "../ui/accessibility/focus.js";
import { awaitOffer } from "./install_offer.js";
import { installWorker } from "./install_worker.js";
import { h, render } from "../lib/index.js";
import { forgetWithOthers } from "../state/forgetting.js";

/** Show the client in an element. @param {Element} root */
export function start(root) {
  followAppearance();
  reportCrashes(root);
  keepFocus();
  awaitOffer();
  forgetWithOthers();
  render(h(App, null), root);
  installWorker();
}
