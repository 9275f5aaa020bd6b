/** @import { Play } from "../types.js" */

import { attentionFor } from "../../../attention/attention.js";
import { Lazy, preload } from "../../../loading/lazy.js";
import { withStyles } from "../../../loading/stylesheets.js";
import { html, useEffect, useLayoutEffect } from "../../../lib/index.js";
import { forgetHunches } from "./hunches.js";
import { closeLookup, subject } from "../../shared/lookup/lookup.js";
import { ROOM_BESIDE, useLookups } from "../../shared/lookup/lookup_gestures.js";
import { isReaction } from "../view.js";

/** How long after the table the sheet is preloaded, in milliseconds. */
const AHEAD = 4_000;

const loadSheet = async () =>
  (await withStyles(import("./lookup_sheet.js"), "games/shared/lookup/lookup.css", "games/morpho/lookup/lookup.css"))
    .Lookup;

/** The sheet about a card, an identity or an action, shown on request. @param {{play: Play}} props */
export function Beside({ play }) {
  useLookups();
  useEffect(() => {
    const timer = setTimeout(() => void preload(loadSheet).catch(() => {}), AHEAD);
    return () => clearTimeout(timer);
  }, []);
  const over = Boolean(play.view.outcome);
  useEffect(() => {
    if (over) forgetHunches(play);
  }, [over]);
  // A sheet must not hide what is wanted of the player, least of all while a clock runs.
  const wanted = attentionFor({ legal: play.legal, public: play.view }, { isReaction });
  useLayoutEffect(() => {
    if (wanted === "reaction" || (wanted && !matchMedia(ROOM_BESIDE).matches)) closeLookup();
  }, [wanted]);
  const asked = subject.value;
  return asked && html`<${Lazy} load=${loadSheet} props=${{ play, asked }} />`;
}
