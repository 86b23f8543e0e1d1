/** The log of a table as steps in time: where one can stop, and what had happened by then. */
import type { Entry, GameEvent } from "./types";

/** The numbers of the entries at which the table changed. */
export const stepsOf = (entries: readonly Entry[]): number[] =>
  entries.filter((entry) => entry.events?.length || entry.kind === "played").map((entry) => entry.number);

/** The last step before a moment. */
export const stepBefore = (steps: readonly number[], here: number): number | null =>
  steps.filter((step) => step < here).at(-1) ?? null;

/** The first step after a moment. */
export const stepAfter = (steps: readonly number[], here: number): number | null =>
  steps.find((step) => step > here) ?? null;

/** All events up to a moment, or all there are. */
export const eventsUntil = (entries: readonly Entry[], moment: number | null): GameEvent[] =>
  entries.filter((entry) => entry.number <= (moment ?? Infinity)).flatMap((entry) => entry.events ?? []);

/** Where one can stop: every step, those at which somebody else's turn begins, and those at which a round does. */
export interface Stops {
  steps: readonly number[];
  turns: readonly number[];
  rounds: readonly number[];
}

export const KEYS = {
  back: "ArrowLeft",
  forward: "ArrowRight",
  "turn-back": "Shift+ArrowLeft",
  "turn-forward": "Shift+ArrowRight",
  "round-back": "PageUp",
  "round-forward": "PageDown",
} as const;
export type Way = keyof typeof KEYS;

/** The step a way leads to: null for the present, undefined if it leads nowhere. */
export function stepBy(way: Way, { steps, turns, rounds }: Stops, here: number): number | null | undefined {
  const stops = way.startsWith("turn") ? turns : way.startsWith("round") ? rounds : steps;
  if (way.endsWith("back")) return stepBefore(stops, here) ?? undefined;
  return stepAfter(stops, here) ?? (stepAfter(steps, here) === null ? undefined : null);
}

/** The step a key leads to, in the same way. */
export function stepByKey(key: string, stops: Stops, here: number): number | null | undefined {
  if (!stops.steps.length) return undefined;
  if (key === "Home") return stops.steps[0];
  if (key === "End") return null;
  const way = (Object.keys(KEYS) as Way[]).find((one) => KEYS[one] === key);
  return way && stepBy(way, stops, here);
}
