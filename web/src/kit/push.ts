/** Calls by the browser's push service while no page is open: the server is told, table by table, how to reach it. */

import { api } from "../api";
import type { Told } from "../offline/calls";
import { prefs } from "../prefs.svelte";

export const canPush = "PushManager" in globalThis && "serviceWorker" in navigator;

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Whether a subscription was made for the key of this server. */
export function isFor(key: string, made: ArrayBuffer | null): boolean {
  if (!made) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

async function subscribed(push: PushManager): Promise<PushSubscription> {
  const { key } = await api.pushKey();
  const held = await push.getSubscription();
  if (held && isFor(key, held.options.applicationServerKey)) return held;
  await held?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks to be called for a table in this browser. Where that fails, title, sound, badge and open pages still tell. */
export async function callMe(table: string, game: string, title: string, body: string): Promise<void> {
  if (!prefs.notify || globalThis.Notification?.permission !== "granted") return;
  try {
    const registration = await registered();
    if (!registration) return;
    registration.active?.postMessage({ game, title, body } satisfies Told);
    const { endpoint, keys } = (await subscribed(registration.pushManager)).toJSON();
    if (endpoint && keys?.["p256dh"] && keys["auth"]) {
      await api.subscribe(table, { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] });
    }
  } catch {
    return; // no push service in reach, or none that the server knows
  }
}

/** Ends all calls to this browser: the server learns of it from the push service. */
export async function callMeNoMore(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
}
