/** Single requests to the server; live tables use the socket (live.svelte.ts). */

import { keep, kept } from "./offline/keeping";
import { heard } from "./offline/reach.svelte";
import type {
  Claim,
  Command,
  Draws,
  Failure,
  GameInfo,
  Guest,
  Invitation,
  InvitationCode,
  Kept,
  LessonInfo,
  Listed,
  PersonNumber,
  Play,
  Problem,
  Proof,
  PushKey,
  PuzzleInfo,
  Recovery,
  ReplayId,
  Reply,
  ReviewState,
  RulesPage,
  ShownCode,
  Story,
  Subscription,
  TableFrame,
  TableId,
  TableSettings,
  TryAgain,
} from "./wire";

/** The server refused, with its reason. */
export class Refused extends Error {
  constructor(readonly refusal: Problem) {
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
    heard(false);
    throw new Unreachable();
  }
  heard(true);
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Partial<Failure> | null;
  if (!said?.error) throw new Unreachable();
  throw new Refused(said.error);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask("GET", path)).json()) as T;
}

async function getText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

/** What is the same for everybody: as the server says it or, while it cannot be reached, as it was said before. */
async function common<T>(path: string, asked: (path: string) => Promise<T> = get): Promise<T> {
  try {
    const answer = await asked(path);
    keep(path, answer);
    return answer;
  } catch (error) {
    const before = error instanceof Unreachable ? kept(path) : undefined;
    if (before === undefined) throw error;
    return before as T;
  }
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await ask("POST", path, body)).json()) as T;
}

/** A unique id. It works without a secure context, which a home network is not. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  awake: () => getText("/healthz"),
  games: () => common<GameInfo[]>(`/api/games`),
  rules: (game: string, locale: string) => common<RulesPage>(`/api/games/${game}/rules?lang=${locale}`),
  lesson: (game: string) => common<LessonInfo>(`/api/games/${game}/lesson`),
  puzzles: (game: string) => get<PuzzleInfo[]>(`/api/games/${game}/puzzles`),
  messages: (game: string, locale: string) => common(`/api/games/${game}/messages?lang=${locale}`, getText),
  tables: () => get<Listed[]>("/api/tables"),
  pushKey: () => get<PushKey>("/api/push"),
  subscribe: (id: string, where: Subscription) => post<PersonNumber>(`/api/tables/${id}/push`, where),
  table: (id: string) => get<TableFrame>(`/api/tables/${id}`),
  create: (name: string, settings: Partial<TableSettings>) => post<TableId>("/api/tables", { name, settings }),
  join: (id: string, name: string) => post<PersonNumber>(`/api/tables/${id}/join`, { name } satisfies Guest),
  claim: (id: string, token: string, replace: boolean) =>
    post<PersonNumber>(`/api/tables/${id}/claim`, { token, replace } satisfies Claim),
  code: (id: string) => post<ShownCode>(`/api/tables/${id}/code`),
  invite: (id: string, seat: number) => post<InvitationCode>(`/api/tables/${id}/invite`, { seat } satisfies Invitation),
  recover: (id: string, code: string) => post<PersonNumber>(`/api/tables/${id}/recover`, { code } satisfies Recovery),
  link: (id: string) => post<Proof>(`/api/tables/${id}/link`),
  command: (id: string, command: Command) => post<Reply>(`/api/tables/${id}/commands`, command),
  keep: (record: string) => post<ReplayId>("/api/records", { record } satisfies Kept),
  story: (id: string, viewer: string) => get<Story>(`/api/replays/${id}?as=${viewer}`),
  moment: (id: string, number: number, viewer: string) =>
    get<Play>(`/api/replays/${id}/moments/${number}?as=${viewer}`),
  review: (id: string, seat: number) => get<ReviewState>(`/api/replays/${id}/review?as=${seat}`),
  startReview: (id: string, seat: number) => post<ReviewState>(`/api/replays/${id}/review?as=${seat}`),
  tryAgain: (id: string, from: TryAgain) => post<TableId>(`/api/replays/${id}/table`, from),
  verify: (id: string) => get<Draws>(`/api/replays/${id}/verify`),
  record: (id: string) => getText(`/api/replays/${id}/record`),
};
