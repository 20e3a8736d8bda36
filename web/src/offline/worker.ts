/// <reference lib="webworker" />
/** The service worker: it keeps the files of the page, so that the page starts without a connection.
 *
 * It keeps the files that the build lists here, while it is installed, and the words for calls, which the page tells it.
 * So nothing that the server says about a table can ever be in a cache.
 *
 * It also shows the calls of the server: whose turn it is, at which table, and nothing else.
 */

import { callWords, keepCallWords, readCall, type Told } from "./calls";
import { cacheOf, handling, outdated } from "./handling";

declare const __FILES__: string[]; // the build writes both
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const files = __FILES__;
const name = cacheOf(__BUILD__);

async function install(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(files.map((file) => new Request(file, { credentials: "omit" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), name).map((old) => caches.delete(old)));
  await worker.clients.claim();
}

async function kept(file: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return (await cache.match(file, { ignoreVary: true })) ?? caches.match(file, { ignoreVary: true });
}

async function keptFirst(request: Request, file: string): Promise<Response> {
  return (await kept(file)) ?? fetch(request);
}

/** The server's newest; what was kept is only for when it cannot be reached. */
async function serverFirst(request: Request, file: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(file)) ?? Response.error();
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

async function tell(text: string): Promise<void> {
  const call = readCall(text);
  const { title, body } = await callWords(call?.game ?? "");
  await worker.registration.showNotification(title, {
    body,
    icon: "/icon-192.png",
    tag: call?.table ?? "turn",
    data: call?.table ?? "",
  });
}

/** Shows the table in a window that is there already, or in a new one. */
async function go(table: string): Promise<void> {
  const path = table ? `/t/${table}` : "/";
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((it) => new URL(it.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("message", (event) => event.waitUntil(keepCallWords(event.data as Told)));
worker.addEventListener("push", (event) => event.waitUntil(tell(event.data?.text() ?? "")));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(String(event.notification.data)));
});
worker.addEventListener("fetch", (event) => {
  const found = handling(event.request, location.origin, files);
  if (!found) return;
  const answer = found.first === "kept" ? keptFirst : serverFirst;
  event.respondWith(answer(event.request, found.file));
});
