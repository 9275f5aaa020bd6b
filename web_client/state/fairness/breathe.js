/** How long a check may run before the page has its turn, in milliseconds. */
const SLICE = 5;

let since = performance.now();

/** Let the page draw and answer, if it has waited for some time. */
export async function breathe() {
  if (performance.now() - since < SLICE) return;
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}
