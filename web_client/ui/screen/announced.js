import { html } from "../../lib/index.js";
import { lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { beside } from "../../routing/route.js";
import { serverState } from "../../state/server_state.js";

const Announcement = lazily(
  async () => (await withStyles(import("./announcement.js"), "ui/screen/announcement.css")).Announcement,
);

/** What the server's admin announces, if anything. Pages beside tables show it above whatever they show. */
export const Announced = () => !beside.value && html`<${Said} />`;

/** What the server's admin announces, if anything, on any page. */
export const Said = () =>
  serverState.value?.announcement && html`<${Announcement} said=${serverState.value.announcement} />`;
