/** What the page answers by itself: a decision with one possible answer, unless it was taken back or is to be asked all the same. */
import type { Entry, Now } from "./types";

/** Milliseconds a person might take; what is answered at once would tell the others that there was nothing to choose. */
export const LEAST = 700;
export const MOST = 1900;

/** The only move there is, if the page is to answer with it. */
export function onlyMove(moves: readonly string[], now: Now | null, held: number | null): string | null {
  return moves.length === 1 && now !== null && now.version !== held ? moves[0]! : null;
}

/** How long to wait with it: a step of one's own chain ends with the chain, and only then do others hear of it. */
export function pauseBefore(
  entries: readonly Entry[],
  seat: number | null,
  chance: () => number = Math.random,
): number {
  const last = entries.filter((entry) => entry.kind === "played" || entry.events?.length).at(-1);
  return last?.kind === "played" && last.seat === seat ? 0 : LEAST + chance() * (MOST - LEAST);
}
