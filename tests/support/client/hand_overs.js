// Passes a page round as often as wished, in the page itself, and returns what was in it that should not have been.
async ({ TablePage }, { steps, times, seed }) => {
  const { html, render } = await import("/lib/index.js");
  const { SharedSeats } = await import("/state/curtain/shared_seats.js");
  const HERE = ["p1", "p2"];
  let at = 0;
  let dice = seed;
  const chance = (below) => (dice = (dice * 48271) % 2147483647) % below;

  const answer = (address) => {
    const { pathname, searchParams } = new URL(address, location.href);
    const what = pathname.split("/").at(-1);
    const who = searchParams.has("public") ? "" : searchParams.get("player");
    if (what === "view") return steps[at][who].view;
    if (what === "commands") return { type: "done", id: "any", n: 1 };
    if (what !== "updates") return {};
    const sent = steps.slice(0, at + 1).map((step) => step[who].update);
    const updates = sent.filter((one) => one && one.n > Number(searchParams.get("after")));
    return { game: "morpho", history: "h", updates, here: HERE };
  };
  const ask = self.fetch;
  self.fetch = (address, ...how) =>
    `${address}`.includes("/api/v1/tables")
      ? Promise.resolve(new Response(JSON.stringify(answer(`${address}`))))
      : ask(address, ...how);
  let socket = null;
  self.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      socket = this;
      queueMicrotask(() => {
        this.onopen?.();
        this.onmessage?.({ data: JSON.stringify(steps[at][""].view) });
      });
    }
    send() {}
    close() {}
  };
  const goOn = () => {
    at += 1;
    if (steps[at][""].update) socket.onmessage({ data: JSON.stringify(steps[at][""].update) });
  };

  let seats = null;
  const { open } = SharedSeats.prototype;
  SharedSeats.prototype.open = function () {
    seats = this;
    open.call(this);
  };
  const place = document.body.appendChild(document.createElement("div"));
  const until = async (holds) => {
    for (let turns = 0; !holds(); turns += 1) {
      if (turns > 2_000) throw new Error(`${holds}: step ${at}, ${document.body.innerHTML.slice(0, 500)}`);
      await new Promise((next) => setTimeout(next));
    }
  };
  /** Where somebody's part is found. */
  const found = (player) => {
    const stores = [seats.common, seats.opened.peek(), ...Object.values(seats.resting.peek())];
    const states = stores.map((store) => store && JSON.stringify(store.state.peek()));
    const storage = [sessionStorage, localStorage].map((one) => JSON.stringify(one));
    const everywhere = [document.documentElement.outerHTML, document.title, ...states, ...storage];
    return everywhere.flatMap((text, i) => (text?.includes(`${player}x`) ? [i] : []));
  };
  const begin = async () => {
    at = 0;
    render(null, place);
    sessionStorage.setItem("morpho.player.ABCDEF", HERE.join(" "));
    render(html`<${TablePage} code="ABCDEF" />`, place);
    await until(() => document.querySelector("[data-band=resting]"));
    goOn();
    await until(() => document.querySelector("[data-band=public]"));
  };

  const leaks = [];
  const look = (when, ...players) => {
    for (const player of players) if (found(player).length) leaks.push([when, player, at, found(player)]);
  };
  // Somebody may know of no hidden card: theirs are gone, or face up.
  let [sent, seen] = [0, 0];
  await begin();
  for (let i = 0; i < times; i += 1) {
    const [player, other] = chance(2) ? HERE : [...HERE].reverse();
    seats.show(player);
    look("before it opens", other);
    await until(() => document.querySelector(`[data-opened=${player}] [data-screen=play]`));
    look("open", other);
    sent += JSON.stringify(steps[at][player].view).includes(`${player}x`) ? 1 : 0;
    seen += found(player).includes(0) && found(player).includes(3) ? 1 : 0;
    for (let more = chance(3); more && at < steps.length - 1; more -= 1) goOn();
    if (chance(2)) await until(() => true);
    look("later", other);
    seats.shut();
    await until(() => document.querySelector("[data-band=public]"));
    await new Promise((next) => setTimeout(next));
    look("shut", ...HERE);
    if (at === steps.length - 1) await begin();
  }
  render(null, place);
  return { leaks, sent, seen };
}
