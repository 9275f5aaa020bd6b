/** How long to wait for a frame, in milliseconds. A page that has just been hidden draws none. */
const LONGEST = 150;
/** How long the browser needs to put a drawn frame on the screen, in milliseconds. */
const ON_ITS_WAY = 40;

/**
 * Do something once the current frame is on the screen, so that sound never delays it. On a hidden page, do it at once.
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
