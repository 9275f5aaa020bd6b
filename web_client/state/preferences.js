// The preferences of a person: chosen in the settings, kept in this browser, the same in all of
// its pages. first_paint.js reads the theme and the motion by the same keys, before anything is drawn.

/** @import { ReadonlySignal } from "../lib/index.js" */

import { computed, signal } from "../lib/index.js";
import { browser, read, write } from "../lib/storage.js";

/**
 * One preference. `value` may be read in an effect or a component, which then follows it.
 * @template {string} T
 */
export class Preference {
  /**
   * @param {string} name
   * @param {T[]} choices the allowed values
   * @param {T} usual the value before anything is chosen
   */
  constructor(name, choices, usual = choices[0]) {
    this.name = name;
    this.choices = choices;
    this.usual = usual;
    this.key = `morpho.${name}`;
    this.chosen = signal(this.#known(read(browser, this.key)));
    addEventListener("storage", ({ key, newValue }) => {
      if (key === this.key || key === null) this.chosen.value = this.#known(newValue);
    });
  }

  get value() {
    return this.chosen.value;
  }

  /** Return the value without following it. */
  peek() {
    return this.chosen.peek();
  }

  /** @param {T} value */
  choose(value) {
    this.chosen.value = value;
    write(browser, this.key, value);
  }

  /** @param {string | null} kept @returns {T} */
  #known(kept) {
    return this.choices.find((choice) => choice === kept) ?? this.usual;
  }
}

/** @typedef {"on" | "off"} OnOff */
/** @type {OnOff[]} */
const USUALLY_ON = ["on", "off"];
/** @type {OnOff[]} The values of preferences that are off by default. */
const USUALLY_OFF = ["off", "on"];

const wantsLight = ofSystem("(prefers-color-scheme: light)");
const wantsContrast = ofSystem("(prefers-contrast: more)");
const wantsStillness = ofSystem("(prefers-reduced-motion: reduce)");

/** Dark, unless the user chooses otherwise or the system asks for contrast. */
export const theme = new Preference(
  "theme",
  ["dark", "light", "contrast", "system"],
  wantsContrast.peek() ? "system" : "dark",
);
export const motion = new Preference("motion", ["system", "none"]);
export const sound = new Preference("sound", USUALLY_ON);
export const notifications = new Preference("notices", USUALLY_OFF);
export const vibration = new Preference("vibration", USUALLY_OFF);
/** Whether single characters act at a table. */
export const singleKeys = new Preference("keys", USUALLY_ON);
/** Whether a shake of the device acts. Safari, known by its gestures, asks for that: there somebody must want it first. */
export const shake = new Preference("shake", "GestureEvent" in self ? USUALLY_OFF : USUALLY_ON);
export const awake = new Preference("awake", USUALLY_ON);

/** Whether things may move on the screen. Nothing else decides this. */
export const wantsMotion = computed(() => motion.value === "system" && !wantsStillness.value);

/** The theme to be shown: dark, light or contrast. */
export const shownTheme = computed(() => {
  if (theme.value !== "system") return theme.value;
  if (wantsContrast.value) return "contrast";
  return wantsLight.value ? "light" : "dark";
});

/**
 * Follow a preference of the system.
 * @param {string} query
 * @returns {ReadonlySignal<boolean>}
 */
function ofSystem(query) {
  const media = matchMedia(query);
  const wished = signal(media.matches);
  media.addEventListener("change", () => (wished.value = media.matches));
  return wished;
}
