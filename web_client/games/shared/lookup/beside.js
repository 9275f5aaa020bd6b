/** @import { Component } from "../../../lib/index.js" */
/** @import { Play } from "../../types.js" */

import { html } from "../../../lib/index.js";
import { Lazy } from "../../../loading/lazy.js";
import { subject } from "./lookup.js";
import { useLookups } from "./lookup_gestures.js";

/** Return what shows a game's sheet about something on the table, on request. @param {() => Promise<Component<any>>} loadSheet */
export const besideBy = (loadSheet) =>
  function Beside(/** @type {{play: Play}} */ { play }) {
    useLookups();
    const asked = subject.value;
    return asked && html`<${Lazy} load=${loadSheet} props=${{ play, asked }} />`;
  };
