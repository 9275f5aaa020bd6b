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

/**
 * Cache the rules and the guided games in a language, file by file, so that it slows nothing down. The list comes last:
 * it stands for all of them.
 * @param {string} language
 */
async function keepPages(language) {
  const kept = await caches.open(KEPT);
  const address = `${LIST}?language=${language}`;
  if (await kept.match(address)) return;
  const list = await fetch(address);
  if (!list.ok) return;
  const { release, pages, files } = await list.clone().json();
  // A newer release has a worker of its own.
  if (location.search !== `?${release}`) return;
  for (const file of files) if (!(await kept.match(file))) await kept.add(file);
  await kept.addAll(pages);
  await kept.put(address, list);
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
worker.addEventListener("message", (/** @type {Extendable & {data: {keep: string}}} */ event) => {
  event.waitUntil(keepPages(event.data.keep).catch(() => {}));
});
worker.addEventListener("fetch", (/** @type {Fetching} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (away) event.respondWith(load(request));
});
worker.addEventListener("notificationclick", (/** @type {Extendable & {notification: any}} */ event) => {
  event.waitUntil(lookAt(event.notification));
});
