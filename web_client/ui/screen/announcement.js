/** @import { Announcement as Said } from "../../net/wire.js" */

import { locale } from "../../i18n/language.js";
import { words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { browser, read, write } from "../../lib/storage.js";
import { serverState } from "../../state/server_state.js";
import { announce } from "../accessibility/announcer.js";

const KEY = "morpho.put_away";
/** How often the countdown is looked at, in milliseconds. */
const LOOK = 5_000;
/** For how long an announcement is still shown after its moment, in milliseconds. */
const LINGERS = 600_000;

/** When the announcement was made that this page has read out. */
let heard = 0;

/** A sentence of the server's admin, until somebody puts it away. It is read out once, on whichever screen. @param {{said: Said}} props */
export function Announcement({ said: { text, at, since } }) {
  const [away, putAway] = useState(read(browser, KEY));
  const left = useTimeUntil(at);
  const isShown = away !== String(since) && (left === null || left > -LINGERS);
  const span = left === null ? "" : spanUntil(left);
  useEffect(() => {
    if (!isShown || heard === since) return;
    heard = since;
    announce(`${text} ${span}`);
  }, [isShown, since]);
  if (!isShown) return null;
  const close = () => {
    write(browser, KEY, String(since));
    putAway(String(since));
  };
  return html`<div class="announcement" data-announcement>
    <p translate="yes"><span dir="auto">${text}</span> ${span && html`<b data-countdown>${span}</b>`}</p>
    <button type="button" class="btn" data-action="put-away" onClick=${close}>${words("table-close")}</button>
  </div>`;
}

/** Return how many milliseconds are left until a moment of the server's clock; null for none. @param {number | null} at */
function useTimeUntil(at) {
  const [now, look] = useState(performance.now());
  useEffect(() => {
    if (at === null) return undefined;
    const looking = setInterval(() => look(performance.now()), LOOK);
    return () => clearInterval(looking);
  }, [at]);
  return at === null ? null : at - (serverState.value?.skew ?? 0) - now;
}

/** Say how long it is until something, in the unit that fits: "in 4 min". @param {number} left milliseconds */
function spanUntil(left) {
  const spans = new Intl.RelativeTimeFormat(locale, { style: "short" });
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  if (minutes < 90) return spans.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours < 36 ? spans.format(hours, "hour") : spans.format(Math.round(hours / 24), "day");
}
