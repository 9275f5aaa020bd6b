/** How long the browser may take to begin to save a file, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Save something on this device as a JSON file.
 * @param {string} name the file's
 * @param {object} content
 */
export function saveJson(name, content) {
  const text = JSON.stringify(content, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
