/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { subject } from "../shared/lookup/lookup.js";
import { useLookups } from "../shared/lookup/lookup_gestures.js";

const STYLES = ["games/shared/lookup/lookup.css", "games/morphos/rules/mutators.css"];
const loadSheet = async () => (await withStyles(import("./rules/mutators_sheet.js"), ...STYLES)).MutatorsSheet;

/** The sheet about the mutators of a game, shown on request. @param {{play: Play}} props */
export function Beside({ play: { view } }) {
  useLookups();
  const asked = subject.value;
  return asked && html`<${Lazy} load=${loadSheet} props=${{ asked, mutators: view.mutators ?? [] }} />`;
}
