import { html } from "../../lib/index.js";
import { lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { serverState } from "../../state/server_state.js";

const Announcement = lazily(
  async () => (await withStyles(import("./announcement.js"), "ui/screen/announcement.css")).Announcement,
);

/** What the server's admin announces, if anything. */
export const Announced = () =>
  serverState.value?.announcement && html`<${Announcement} said=${serverState.value.announcement} />`;
