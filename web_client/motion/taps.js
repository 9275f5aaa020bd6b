// A tap that ends motion must not press what comes to lie under the finger with the end of it.

/** What a tap can press, or look up. */
const PRESSED = "button, a, label, [data-about], [data-target]";
/** The board, but for what the player may choose there. */
const WATCHED = ".board :not([data-target], [data-target] *)";

/**
 * Return whether a key answers a question, unless what has the focus has a use of its own for it.
 * @param {KeyboardEvent} event
 */
export const isAnswer = ({ key, target }) =>
  /^[1-9]$/.test(key) || (key === " " && !(/** @type {Element} */ (target).closest("button, a, [data-feed]")));

/** @param {EventTarget | null} target */
const pressedAt = (target) => (target instanceof Element ? target.closest(PRESSED) : null);

/** Waits for the click of a press, until the next press or key. */
export class Taps {
  waiting = new AbortController();

  /** Forget the press. */
  forget() {
    this.waiting.abort();
  }

  /**
   * Let a press that ends motion do what it meant when the finger went down, or nothing. Call it before motion ends.
   * @param {PointerEvent} press
   * @param {boolean} isTheirs whether another player's move was shown: then the board hears it only where a choice is
   *   offered
   */
  heed(press, isTheirs) {
    this.forget();
    this.waiting = new AbortController();
    const isDeaf = isTheirs && press.target instanceof Element && press.target.matches(WATCHED);
    if (isDeaf) press.stopPropagation();
    const place = pressedAt(press.target);
    const was = place?.outerHTML;
    /** @param {MouseEvent} click */
    const onClick = (click) => {
      const now = pressedAt(click.target);
      if (!isDeaf && now === place && now?.outerHTML === was) return;
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", onClick, { capture: true, once: true, signal: this.waiting.signal });
  }
}
