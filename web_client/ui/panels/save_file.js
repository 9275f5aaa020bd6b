/** Return the name of a file that is made today. Files get about, so none is called by its table. @param {string} type */
export function nameToday(type) {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${["morpho", now.getFullYear(), month, day].join("-")}.${type}`;
}

/** How long a file can be saved, in milliseconds: by then the browser has done so or given up. */
const VALID = 60_000;

/** Save a file on this device. @param {string} name @param {Blob} file */
export function saveFile(name, file) {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), VALID);
}

/** Save a value as a file of JSON. @param {string} name @param {unknown} value */
export const saveJson = (name, value) =>
  saveFile(name, new Blob([JSON.stringify(value)], { type: "application/json" }));
