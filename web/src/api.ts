/** Single questions to the server; what lives goes over the socket (live.svelte.ts). */

import type { GameAbout, Listed, Play, Refusal, Reply, Rules, Sent, Settings, Story, TableFrame } from "./wire";
import { lang } from "./prefs.svelte";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: Refusal } | null;
  if (!said?.error) throw new Unreachable();
  throw new Refused(said.error);
}

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await ask("GET", `${path}?${new URLSearchParams({ lang: lang(), ...query })}`);
  return (await answer.json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await ask("POST", `${path}?lang=${lang()}`, body);
  return (await answer.json()) as T;
}

/** A name nobody else gives; random without a secure context, which a house's own network is not. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  games: () => get<GameAbout[]>("/api/games"),
  rules: (game: string) => get<Rules>(`/api/games/${game}/rules`),
  tables: () => get<Listed[]>("/api/tables"),
  table: (id: string) => get<TableFrame>(`/api/tables/${id}`),
  create: (name: string, settings: Partial<Settings>) => post<{ table: string }>("/api/tables", { name, settings }),
  join: (id: string, name: string) => post<{ person: number }>(`/api/tables/${id}/join`, { name }),
  claim: (id: string, token: string, replace: boolean) =>
    post<{ person: number }>(`/api/tables/${id}/claim`, { token, replace }),
  code: (id: string) => post<{ code: string; number: number }>(`/api/tables/${id}/code`),
  recover: (id: string, code: string) => post<{ person: number }>(`/api/tables/${id}/recover`, { code }),
  link: (id: string) => post<{ token: string }>(`/api/tables/${id}/link`),
  command: (id: string, command: Sent) => post<Reply>(`/api/tables/${id}/commands`, command),
  keep: (record: string) => post<{ replay: string }>("/api/records", { record }),
  story: (id: string, viewer: string) => get<Story>(`/api/replays/${id}`, { as: viewer }),
  moment: (id: string, number: number, viewer: string) =>
    get<Play>(`/api/replays/${id}/moments/${number}`, { as: viewer }),
  verify: (id: string) => get<{ draws: number; people: number[] }>(`/api/replays/${id}/verify`),
  record: async (id: string) => (await ask("GET", `/api/replays/${id}/record`)).text(),
};
