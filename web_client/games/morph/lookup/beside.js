import { html } from "../../../lib/index.js";
import { Lazy } from "../../../loading/lazy.js";
import { withStyles } from "../../../loading/stylesheets.js";
import { subject } from "../../shared/lookup/lookup.js";
import { useLookups } from "../../shared/lookup/lookup_gestures.js";

const STYLES = ["games/shared/lookup/lookup.css", "games/morph/cards/gallery.css", "games/morph/lookup/lookup.css"];
const loadSheet = async () => (await withStyles(import("./sheet.js"), ...STYLES)).Lookup;

/** The sheet about a card, a Prodigy or a pile, shown on request. @param {{play: import("../types.js").Play}} props */
export function Beside({ play }) {
  useLookups();
  const asked = subject.value;
  return asked && html`<${Lazy} load=${loadSheet} props=${{ play, asked }} />`;
}
