// Shows the rules, the guided games and an offline page when the server can't be reached, and opens a table from its
// notification. Nothing of tables, of players or of the API is ever cached here.

/**
 * An event of a service worker, which the types of pages lack.
 * @typedef {Event & {waitUntil: (done: Promise<unknown>) => void}} Extendable
 */
/** @typedef {Extendable & {request: Request, preloadResponse?: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void}} Fetching */

const worker = /** @type {any} */ (self);
/** Each release has its own; the address of this script names the release. */
const KEPT = `offline ${location.search}`;
const OFFLINE = "/offline.html";
/** Status codes of a proxy that cannot reach the server. */
const NOT_THROUGH = new Set([502, 504]);
/** What is kept for pages without the network, by language (api/client/document.py). */
const LIST = "/offline.json";
/** Whether the last page could not be reached, so that files come from what is kept. */
let away = !navigator.onLine;
const ADDRESS = /(?:href|src)="(\/[^"]+)"/g;

/** Cache the offline page and all files that it names. */
async function keep() {
  const page = await fetch(OFFLINE, { cache: "no-cache" });
  if (!page.ok) throw new Error(`${OFFLINE}: ${page.status}`);
  const named = [...(await page.clone().text()).matchAll(ADDRESS)].map(([, address]) => address);
  const kept = await caches.open(KEPT);
  await Promise.all([kept.put(OFFLINE, page), kept.addAll([...new Set(named)])]);
  await worker.skipWaiting();
}

/** The rules and the guided game of one game. @typedef {{title: string, pages: string[], files: string[]}} GameKept */

/**
 * Cache the rules and the guided games in a language: those of the game of a page that somebody sees at once, otherwise
 * all of them, file by file, so that it slows nothing down.
 * @param {string} language
 * @param {string} [seen] the path of that page
 */
async function keepPages(language, seen) {
  const kept = await caches.open(KEPT);
  const address = `${LIST}?language=${language}`;
  const list = await readList(kept, address);
  if (!list) return;
  /** @param {string} file */
  const add = async (file) => (await kept.match(file)) ?? kept.add(file);
  for (const { pages, files } of /** @type {GameKept[]} */ (list.games)) {
    const done = `${address}&page=${pages[0]}`;
    if ((seen && !pages.includes(seen)) || (await kept.match(done))) continue;
    const all = [...list.files, ...files];
    if (seen) await Promise.all(all.map(add));
    else for (const file of all) await add(file);
    await kept.addAll(pages);
    await kept.put(done, new Response());
  }
}

/**
 * Return the list of what is to be kept, which the offline page reads, too; null if it is of another release.
 * @param {Cache} kept
 * @param {string} address
 */
async function readList(kept, address) {
  const before = await kept.match(address);
  const answer = before ?? (await fetch(address));
  const list = answer.ok && (await answer.clone().json());
  // A newer release has a worker of its own.
  if (!list || location.search !== `?${list.release}`) return null;
  if (!before) await kept.put(address, answer);
  return list;
}

/** Delete the caches of earlier service workers. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all([...others.map((name) => caches.delete(name)), worker.registration.navigationPreload?.enable()]);
}

/** @param {Fetching} event */
async function visit(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // In Firefox a failed preload is such an answer.
    if (answer.type === "error" || NOT_THROUGH.has(answer.status)) throw new Error(`${answer.status}`);
    away = false;
    return answer;
  } catch {
    away = true;
    const kept = await caches.open(KEPT);
    const page = new URL(event.request.url).pathname;
    return (await kept.match(page)) ?? (await kept.match(OFFLINE)) ?? Response.error();
  }
}

/** @param {Request} request for a file that a kept page may need */
async function load(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * Bring the page that a notification came from to the front; open it again if it is gone.
 * @param {{close: () => void, data?: {url?: string}}} notice
 */
async function lookAt(notice) {
  notice.close();
  const address = new URL(notice.data?.url ?? "/", worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {{url: string}} */ one) => one.url === address);
  return page ? page.focus() : worker.clients.openWindow(address);
}

worker.addEventListener("install", (/** @type {Extendable} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {Extendable} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {Extendable & {data: {keep: string, seen?: string}}} */ event) => {
  event.waitUntil(keepPages(event.data.keep, event.data.seen).catch(() => {}));
});
worker.addEventListener("fetch", (/** @type {Fetching} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (away || !navigator.onLine) event.respondWith(load(request));
});
worker.addEventListener("notificationclick", (/** @type {Extendable & {notification: any}} */ event) => {
  event.waitUntil(lookAt(event.notification));
});
