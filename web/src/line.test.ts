// @vitest-environment-options { "url": "http://127.0.0.1/" }
/** The line to a table, with a real WebSocket server on this machine. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket as Peer } from "ws";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LineToTable, type LineState } from "./line";
import type { Frame } from "./wire";

let server: WebSocketServer;
let line: LineToTable | undefined;
const states: LineState[] = [];
const frames: Frame[] = [];
const reasons: string[] = [];
let goesOn = true;
let asked = 0;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("location", new URL(`http://127.0.0.1:${port}/t/table`));
  states.length = frames.length = reasons.length = asked = 0;
  goesOn = true;
});

afterEach(async () => {
  line?.close();
  line = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const peer of server.clients) peer.terminate();
  await new Promise((closed) => server.close(closed));
});

function call(): LineToTable {
  line = new LineToTable("table", {
    number: () => 7,
    heard: (frame) => frames.push(frame),
    changed: (state) => states.push(state),
    failed: () => {
      asked += 1;
      return Promise.resolve(goesOn);
    },
    removed: (why) => reasons.push(why),
  });
  return line;
}

/** The next socket that is opened, with the address it requested. */
async function answered(): Promise<{ peer: Peer; url: URL }> {
  const [peer, request] = (await once(server, "connection")) as [Peer, { url: string }];
  return { peer, url: new URL(request.url, "http://127.0.0.1") };
}

async function heard(count: number): Promise<void> {
  await vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });
}

test("it says which frame came last, and hands on what comes", async () => {
  const connection = answered();
  call();
  const { peer, url } = await connection;
  expect(url.pathname).toBe("/api/tables/table/live");
  expect(url.searchParams.get("number")).toBe("7");
  peer.send(JSON.stringify({ number: 8 }));
  await heard(1);
  expect(frames).toEqual([{ number: 8 }]);
  expect(states).toEqual(["open"]);
});

test("it is open only once the server has spoken, and what is said reaches it", async () => {
  const connection = answered();
  const open = call();
  open.say({ do: "whole" }); // too early
  const { peer } = await connection;
  peer.send("{}");
  await heard(1);
  open.say({ do: "ping" });
  const [data] = (await once(peer, "message")) as [Buffer];
  expect(JSON.parse(data.toString())).toEqual({ do: "ping" });
});

test("a server that goes away for a restart is told from one that is lost, and called again", async () => {
  const first = answered();
  call();
  const { peer } = await first;
  peer.send("{}");
  await heard(1);
  const again = answered();
  peer.close(1012);
  (await again).peer.send("{}");
  await heard(2);
  expect(states).toEqual(["open", "restarting", "open"]);
  expect(asked).toBe(0);
});

test("whoever is removed is told why, and stays away until they ask to come back", async () => {
  const first = answered();
  const open = call();
  const { peer } = await first;
  peer.send("{}");
  await heard(1);
  peer.close(4003, "The host has removed you.");
  await vi.waitFor(() => expect(reasons).toEqual(["The host has removed you."]), { timeout: 20_000 });
  dispatchEvent(new Event("online"));
  expect(states).toEqual(["open"]);
  expect(open.open).toBe(false);
  const again = answered();
  open.reopen();
  (await again).peer.send("{}");
  await heard(2);
  expect(server.clients.size).toBe(1);
});

test("a handshake that fails is asked about, and not tried again if that is no use", async () => {
  goesOn = false;
  const first = answered();
  call();
  (await first).peer.terminate();
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 20_000 });
  expect(states).toEqual(["lost"]);
  expect(server.clients.size).toBe(0);
});

test("a silent line is tried once with a ping, and given up without an answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = answered();
  call();
  const { peer } = await first;
  const greeted = new Promise<void>((done) => peer.send("{}", () => done()));
  await greeted;
  while (frames.length === 0) await new Promise((turn) => setImmediate(turn));
  const pinged = once(peer, "message");
  vi.advanceTimersByTime(20_000);
  expect(JSON.parse(String(((await pinged) as [Buffer])[0]))).toEqual({ do: "ping" });
  const again = answered();
  vi.advanceTimersByTime(6_000);
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(400);
  (await again).peer.send("{}");
  while (frames.length < 2) await new Promise((turn) => setImmediate(turn));
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a line that was closed stays closed", async () => {
  const first = answered();
  const open = call();
  const { peer } = await first;
  peer.send("{}");
  await heard(1);
  const gone = once(peer, "close");
  open.close();
  await gone;
  dispatchEvent(new Event("online"));
  expect(open.open).toBe(false);
  expect(states).toEqual(["open"]);
});
