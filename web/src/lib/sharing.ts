/** Several people at one screen: whose turn it is to look, and when a curtain hides what only another may see. */
import type { Now } from "./types";

export interface Screen {
  /** The seats that are played at this screen. */
  mine: readonly number[];
  now: Now | null;
  /** The seat whose person has said that it is they who look. */
  opened: number | null;
  /** The seat somebody wants to look through. */
  asked: number | null;
}

export interface Shared {
  /** The seats of people, not bots, at this screen. */
  people: number[];
  shared: boolean;
  /** The seat that looks next. */
  next: number | null;
  curtain: boolean;
}

/** Whether a seat owes a choice that a person makes. */
export const owes = (now: Now | null, seat: number | null): boolean =>
  seat !== null && !!now?.to_act.includes(seat) && !now.seats[seat]?.bot;

export function sharing({ mine, now, opened, asked }: Screen): Shared {
  const here = now?.seat ?? null;
  const people = mine.filter((seat) => !now?.seats[seat]?.bot);
  const shared = people.length > 1 && now?.status === "playing";
  const handTo = shared && !owes(now, here) ? people.find((seat) => now.to_act.includes(seat)) : undefined;
  const next = asked ?? handTo ?? here;
  return { people, shared, next, curtain: shared && next !== null && (next !== here || opened !== here) };
}
