/** How long a frame may be waited for, in milliseconds: a page that has just been hidden draws none. */
const LONGEST = 150;
/** What other parts of the browser need to put a frame on the screen, in milliseconds. */
const ON_ITS_WAY = 40;

/**
 * Do something when what has been drawn until now is on the screen: what is seen never waits for what is
 * heard. At once in a page that nobody sees.
 * @param {() => void} what
 */
export function afterFrame(what) {
  if (document.hidden) {
    what();
    return;
  }
  let frame = 0;
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    what();
  }, LONGEST);
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(what, ON_ITS_WAY);
  });
}
