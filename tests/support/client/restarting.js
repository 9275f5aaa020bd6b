// Ends the client of a page and begins another one in the same document, which costs a quarter of loading the page.
// `makeClient`, before this, makes a client that shares nothing with those before it: it takes what it may call.
// `paintFirst` is the client's script of that name.

const THEIRS = /^(__p.*|WebSocket)$/; // what Playwright leaves in a page
const page = document.documentElement;
const lasting = () => [self, document, page, document.head, document.body];

/** The attributes of an element, as text. */
const written = (element) => [...element.attributes].map(({ name, value }) => [name, value]);

/** Give an element the attributes that it had, and no others. */
const rewrite = (element, attributes) => {
  const names = attributes.map(([name]) => name);
  for (const { name } of [...element.attributes]) if (!names.includes(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** What a test may change in the browser itself, with what it is. */
const changeable = () =>
  [
    self,
    document,
    navigator,
    history,
    crypto,
    performance,
    ...(navigator.clipboard ? [navigator.clipboard] : []), // none by plain http
    ...[Document, Element, HTMLElement, Navigator, Response, Storage].map(({ prototype }) => prototype),
  ].map((thing) => [thing, Object.getOwnPropertyDescriptors(thing)]);

/** Put back what a test has changed in the browser itself; return whether that could be done. */
function putBack() {
  for (const [thing, were] of found) {
    for (const name of new Set([...Object.keys(were), ...Object.getOwnPropertyNames(thing)])) {
      const now = Object.getOwnPropertyDescriptor(thing, name);
      const was = were[name];
      if (THEIRS.test(name) || (Object.is(now?.value, was?.value) && now?.get === was?.get)) continue;
      if (hasClock() && !hadClock) return false;
      if (!(was ? Reflect.defineProperty(thing, name, was) : Reflect.deleteProperty(thing, name))) return false;
    }
  }
  return true;
}

/** Whether time is a test's, which stays so. */
const hasClock = () => "__pwClock" in self;
const hadClock = hasClock();

const elements = [page, document.body, ...document.head.children].map((element) => [element, written(element)]);
const head = new Set(document.head.children);
const body = [...document.body.childNodes].map((node) => node.cloneNode(true));
const { addEventListener: listen } = EventTarget.prototype;

let client = null;
let life = new AbortController();
let found = null;

/** The requests without an answer, and the most milliseconds that are waited for them. */
const pending = new Set();
const PATIENCE = 2000;

// A client and its test listen to what outlasts them only as long as they are there, and watch nothing longer.
self.MutationObserver = class extends self.MutationObserver {
  #end = () => this.disconnect();

  constructor(does) {
    super(does);
    listen.call(life.signal, "abort", this.#end);
  }

  disconnect() {
    super.disconnect();
    life.signal.removeEventListener("abort", this.#end);
  }
};
EventTarget.prototype.addEventListener = function (type, listener, options) {
  const target = this ?? self;
  if (target instanceof Node && !lasting().includes(target)) return listen.call(target, type, listener, options);
  const given = typeof options === "object" && options ? options : { capture: Boolean(options) };
  const signal = given.signal ? AbortSignal.any([given.signal, life.signal]) : life.signal;
  return listen.call(target, type, listener, { ...given, signal });
};

/** What a client calls that could call it back later: it does so only as long as the client is there. */
function surroundingsOf({ signal }) {
  const meanwhile = (does) => (...given) => signal.aborted || does(...given);
  const every = (...given) => {
    const number = self.setInterval(meanwhile(given[0]), ...given.slice(1));
    listen.call(signal, "abort", () => self.clearInterval(number));
    return number;
  };
  const asked = (...given) => {
    const request = self.fetch(...given);
    const isOver = () => pending.delete(request);
    pending.add(request);
    request.then(isOver, isOver);
    return request;
  };
  const answered = (answer) => (signal.aborted ? new Promise(() => {}) : answer);
  return {
    setTimeout: (does, ...given) => self.setTimeout(meanwhile(does), ...given),
    setInterval: every,
    requestAnimationFrame: (does) => self.requestAnimationFrame(meanwhile(does)),
    fetch: (...given) => {
      if (signal.aborted) return new Promise(() => {}); // the next test would refuse it
      return asked(...given).then(answered, (error) => answered(Promise.reject(error)));
    },
    indexedDB: {
      open: (...given) => (signal.aborted ? {} : self.indexedDB.open(...given)),
      deleteDatabase: (...given) => (signal.aborted ? {} : self.indexedDB.deleteDatabase(...given)),
    },
  };
}

/** Begin a client at an address; return false where there is one, so that the page has to be loaded again. */
function begin(address) {
  if (client) return false;
  history.replaceState(null, "", address);
  paintFirst();
  start();
  return true;
}

function start() {
  life = new AbortController();
  client = makeClient(surroundingsOf(life));
}

/** End the client and forget all that it kept; return false where only loading the page makes it as new. */
function end() {
  const root = document.getElementById("app");
  if (!root || !putBack()) return false;
  client?.render(null, root);
  client = null;
  life.abort();
  for (const [element, attributes] of elements) rewrite(element, attributes);
  for (const element of [...document.head.children]) if (!head.has(element)) element.remove();
  document.body.replaceChildren(...body.map((node) => node.cloneNode(true)));
  history.replaceState(null, "", "/blank");
  getSelection().removeAllRanges();
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  self.indexedDB.deleteDatabase("morpho.memory");
  return true;
}

/** Wait for what a client has asked for: the next test would refuse it. */
const settled = () =>
  Promise.race([Promise.allSettled(pending), new Promise((given) => setTimeout(given, PATIENCE))]);

self.restarting = { begin, end, settled };
found = changeable();
start();
