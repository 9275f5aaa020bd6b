/**
 * Watch a match of Morphos, by requests that wait, with the types that `make wire` writes. In Node.js 22 or newer:
 *
 *     node examples/spectator.ts https://play.example.org KTRWPM
 *
 * comes to that table without a seat, and says what happens until the match is over. A page of the server itself would
 * do the same by a socket (docs/protocol.md); a page elsewhere may not.
 */

import type { GameEvent, MorphosView } from "../web_client/games/morphos/wire.js";
import type { Seated, Snapshot, Table, TableEvent, Update, Updates } from "../web_client/net/wire.js";

/** Node's own, as far as it is used here. */
declare const process: { argv: string[]; exitCode: number };

const PAUSE = 1_000;
const COLOURS = { B: "Black", W: "White" };

class Refused extends Error {}

/** A server, as one guest. */
class Server {
  token = "";
  readonly root: string;

  constructor(address: string) {
    this.root = `${address}/api/v1`;
  }

  /** Return the answer to a request; one that can be repeated waits for a server that is away. */
  async ask<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
    const headers: Record<string, string> = { "Content-Type": "application/json" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    for (;;) {
      const asked = fetch(this.root + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const answer = await asked.catch(() => null);
      if (answer?.ok) return (await answer.json()) as Answer;
      const wait = answer ? Number(answer.headers.get("Retry-After")) * 1_000 : PAUSE;
      if (answer && !wait) throw new Refused(((await answer.json()) as { detail: string }).detail);
      if (!answer && method === "POST") throw new Error(`${this.root} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Apply a JSON Merge Patch (RFC 7396). */
function merged(target: any, patch: any): any {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const whole = typeof target === "object" && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete whole[key];
    else whole[key] = merged(whole[key], value);
  }
  return whole;
}

/** Return a sentence about what happened, if it is worth one. */
function sentence(event: GameEvent | TableEvent, table: Table, view: MorphosView): string | null {
  const name = (seat: number) => table.players[table.seats[String(seat)] ?? ""]?.name ?? `Seat ${seat}`;
  switch (event.kind) {
    case "stone_placed":
      return `${name(event.seat)} puts a stone of ${COLOURS[event.colour]} on ${event.point}.`;
    case "stone_flipped":
      return `${name(event.seat)} turns the stone on ${event.point}.`;
    case "colours_swapped":
      return `${name(event.black)} takes Black.`;
    case "side_won":
      return `${COLOURS[event.colour]} wins in turn ${view.turn_number}: ${event.reason}.`;
    case "said":
      return `${table.players[event.player]?.name}: ${event.text || event.phrase}`;
    default:
      return null;
  }
}

async function watch(address: string, code: string): Promise<void> {
  const server = new Server(address);
  server.token = (await server.ask<{ token: string }>("POST", "/guests", { name: "Vera", bearer: true, program: true })).token;
  const { player } = await server.ask<Seated>("POST", `/tables/${code}/players`, { name: "Vera", sit: false });
  const seen = await server.ask<Snapshot>("GET", `/tables/${code}/view?player=${player}`);
  if (seen.game !== "morphos") throw new Refused(`That table plays ${seen.game}.`);
  let { n, table } = seen;
  let view = seen.public;
  while (table.phase !== "over") {
    const since = `player=${player}&after=${n}&history=${seen.history}&wait=20`;
    const { updates } = await server.ask<Updates>("GET", `/tables/${code}/updates?${since}`);
    for (const update of updates satisfies Update[]) {
      n = update.n;
      table = merged(table, update.table ?? {});
      view = update.fresh ? update.public : merged(view, update.public ?? {});
      for (const event of update.events ?? []) {
        const said = sentence(event as GameEvent | TableEvent, table, view as MorphosView);
        if (said) console.log(said);
      }
    }
  }
}

const [, , address = "", code = ""] = process.argv;
watch(address, code).catch((error: Error) => {
  console.log(error.message);
  process.exitCode = 1;
});
