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

/** The step a key leads to: null for the present, undefined if the key leads nowhere. */
export function stepByKey(key: string, steps: readonly number[], here: number): number | null | undefined {
  if (!steps.length) return undefined;
  if (key === "ArrowLeft") return stepBefore(steps, here) ?? undefined;
  if (key === "ArrowRight") return stepAfter(steps, here) ?? undefined;
  if (key === "Home") return steps[0];
  return key === "End" ? null : undefined;
}
