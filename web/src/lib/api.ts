/** Plain HTTP to the server. */
import { settings } from "./settings.svelte";
import type { Advice, GameAbout, Listed, Lobby, Moment, Now, Outlook, Person } from "./types";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    reason: string,
    readonly after?: number,
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, content?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: content === undefined ? {} : { "Content-Type": "application/json" },
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
  });
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok)
    throw new Problem(
      answer.status,
      String(told.error ?? ""),
      String(told.reason ?? answer.statusText),
      told.after as number | undefined,
    );
  return told as T;
}

const query = (facts: Record<string, string | number | null | undefined>): string => {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) {
    if (value !== null && value !== undefined) parts.set(name, String(value));
  }
  const text = parts.toString();
  return text ? `?${text}` : "";
};

export interface Place {
  who: "me" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: Place[];
  options?: Record<string, string | number | boolean>;
  open?: boolean;
  pace?: { each: number; store: number };
  hints?: boolean;
  spectators_chat?: boolean;
}

export const api = {
  games: () => ask<GameAbout[]>("GET", `/api/games${query({ lang: settings.lang })}`),
  me: async () => (await ask<{ person: Person | null }>("GET", "/api/me")).person,
  arrive: (name: string) => ask<Person>("POST", "/api/people", { name, lang: settings.lang }),
  rename: (name: string) => ask<Person>("PATCH", "/api/me", { name }),
  speak: (lang: string) => ask<Person>("PATCH", "/api/me", { lang }),
  recoveryLink: async () => (await ask<{ link: string }>("POST", "/api/me/recovery", {})).link,
  recover: (token: string) => ask<Person>("POST", "/api/recovery", { token }),
  lobby: () => ask<Lobby>("GET", "/api/tables"),
  make: (table: NewTable) => ask<{ table: { id: string } }>("POST", "/api/tables", table),
  invited: async (invite: string) =>
    (await ask<{ id: string }>("GET", `/api/tables/invited/${encodeURIComponent(invite)}`)).id,
  read: (id: string, invite: string | null) =>
    ask<{ invite?: string; mine: number[]; now: Now }>("GET", `/api/tables/${id}${query({ invite })}`),
  wish: (id: string, wish: Record<string, unknown>, invite: string | null) =>
    ask<{ number: number }>("POST", `/api/tables/${id}/wishes${query({ invite })}`, wish),
  moment: (id: string, number: number, seat: number | null, invite: string | null) =>
    ask<Now>("GET", `/api/tables/${id}/moments/${number}${query({ seat, invite })}`),
  picture: async (id: string, seat: number | null, invite: string | null, moment: number | null) =>
    (
      await ask<{ picture: string }>(
        "GET",
        `/api/tables/${id}/picture${query({ seat, invite, moment, lang: settings.lang })}`,
      )
    ).picture,
  refusal: (id: string, seat: number, move: string) =>
    ask<{ reason: string | null; rule: string | null }>(
      "GET",
      `/api/tables/${id}/refusal${query({ seat, move, lang: settings.lang })}`,
    ),
  outlook: (id: string, seat: number) => ask<Outlook>("GET", `/api/tables/${id}/outlook${query({ seat })}`),
  hint: (id: string, seat: number, invite: string | null) =>
    ask<Advice>("POST", `/api/tables/${id}/hint${query({ invite })}`, { seat }),
  present: (id: string, invite: string | null) => ask<number[]>("GET", `/api/tables/${id}/present${query({ invite })}`),
  course: (id: string, invite: string | null) => ask<Moment[]>("GET", `/api/tables/${id}/course${query({ invite })}`),
  rematch: async (id: string) => (await ask<{ id: string }>("POST", `/api/tables/${id}/rematch`, {})).id,
  recordLink: (id: string, invite: string | null) => `/api/tables/${id}/record${query({ invite })}`,
};

/** How a listed table looks to somebody who wants to sit down. */
export const free = (table: Listed): number => table.seats.filter((seat) => !seat.taken).length;
