import { useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { onStepBack, stepOver } from "../../routing/back_button.js";
import { focusBack, focusOn } from "../accessibility/focus.js";

/** What can be opened beside a table. @typedef {"log" | "menu" | "keys" | "options"} Panel */

/**
 * The panels beside a table, and where the focus goes when they open and close.
 * @typedef {object} Panels
 * @property {(panel: Panel) => boolean} isOpen
 * @property {(panel: Panel, inside?: string) => void} open and focus `inside`
 * @property {(panel: Panel) => void} close and give the focus back
 * @property {(panel: Panel) => void} toggle
 * @property {(panel: Panel) => void} gone close it with what it belongs to; the focus stays where it is
 * @property {() => boolean} closeLast close the panel opened last; return whether one was open
 */

/** What gets the focus when a panel opens; "" if the panel focuses something itself once it has loaded. */
const INSIDE = /** @type {Record<Panel, string>} */ ({ log: "[data-feed]", menu: "", keys: "", options: "" });
/** What gets the focus when a panel closes and the element focused before is gone: the button that opens it. */
const OPENERS = /** @type {Record<Panel, string>} */ ({
  log: "[data-action=feed], [data-action=chat]",
  menu: "[data-action=menu]",
  keys: "[data-action=menu]",
  options: "[data-action=options]",
});

/**
 * Keep which panels are open.
 * @returns {Panels}
 */
export function usePanels() {
  const [opened, setOpened] = useState(/** @type {Panel[]} */ ([]));
  const wanted = useRef("");
  const from = useRef(/** @type {Partial<Record<Panel, Element | null>>} */ ({}));
  useLayoutEffect(() => {
    const reach = () => {
      if (wanted.current && focusOn(wanted.current)) wanted.current = "";
      return !wanted.current;
    };
    if (reach()) return undefined;
    // The panel is still being loaded.
    const watch = new MutationObserver(() => reach() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  });
  /** @param {Panel} panel */
  const others = (panel) => opened.filter((one) => one !== panel);
  /** Return the open panels that stay when a panel opens. @param {Panel} panel */
  const beside = (panel) => others(panel).filter((one) => one === "log" || panel === "log");
  /** @param {Panel} panel */
  const isOpen = (panel) => opened.includes(panel);
  /** @type {Panels["open"]} */
  const open = (panel, inside = INSIDE[panel]) => {
    wanted.current = inside;
    from.current[panel] = document.activeElement;
    stepOver();
    setOpened([...beside(panel), panel]);
  };
  /** @param {Panel} panel */
  const close = (panel) => {
    wanted.current = "";
    if (!focusBack(from.current[panel]) && !focusOn(OPENERS[panel])) focusOn("[data-headline]");
    setOpened(others(panel));
  };
  useLayoutEffect(
    () =>
      onStepBack(() => {
        const last = opened.at(-1);
        if (last) close(last);
        setOpened([]);
        return last !== undefined;
      }),
    [opened],
  );
  return {
    isOpen,
    open,
    close,
    gone: (panel) => setOpened((all) => (all.includes(panel) ? all.filter((one) => one !== panel) : all)),
    toggle: (panel) => (isOpen(panel) ? close(panel) : open(panel)),
    closeLast: () => {
      const last = opened.at(-1);
      if (last) close(last);
      return last !== undefined;
    },
  };
}
