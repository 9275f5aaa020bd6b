/** @import { Play } from "./types.js" */

import { Lazy, preload } from "../../components/lazy.js";
import { loadStyles } from "../../components/stylesheets.js";
import { html, useEffect, useLayoutEffect } from "../../lib/index.js";
import { forgetHunches } from "./hunches.js";
import { closeLookup, subject } from "./lookup.js";
import { listenForLookups } from "./lookup_gestures.js";

/** How long the table is left alone before the sheet is loaded ahead, in milliseconds. */
const AHEAD = 4_000;

async function loadSheet() {
  const [{ LookupSheet }] = await Promise.all([
    import("./lookup_sheet.js"),
    loadStyles(new URL("lookup.css", import.meta.url).pathname),
  ]);
  return LookupSheet;
}

/** What there is to know about a card, an identity or an action, as soon as somebody asks. @param {{play: Play}} props */
export function Beside({ play }) {
  // Not after the frame: who sees the table may ask about it.
  useLayoutEffect(() => {
    const stop = listenForLookups();
    const timer = setTimeout(() => void preload(loadSheet).catch(() => {}), AHEAD);
    return () => {
      clearTimeout(timer);
      stop();
      closeLookup();
    };
  }, []);
  const over = Boolean(play.view.outcome);
  useEffect(() => {
    if (over) forgetHunches(play);
  }, [over]);
  const asked = subject.value;
  return asked && html`<${Lazy} load=${loadSheet} props=${{ play, asked }} />`;
}
