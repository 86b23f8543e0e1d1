/** What moves would change, as the rules foretell it: to find one number in it, and to word it. */
import type { Change, Foretold, Who } from "./types";
import type { Words } from "./words.svelte";

/** How one number would change; nothing if it would not. */
export function changeOf(foretold: Foretold | undefined, what: string, of: Who | null): Change | undefined {
  return foretold?.changes.find((change) => change.what === what && change.of === of);
}

/** What would be added to a number at least and at most; null where that is open. */
export interface Gain {
  now: number;
  least: number | null;
  most: number | null;
}

export function gainOf(foretold: Foretold | undefined, what: string, of: Who | null): Gain | null {
  const change = changeOf(foretold, what, of);
  if (!change) return null;
  const { now, least, most } = change;
  return { now, least: least === null ? null : least - now, most: most === null ? null : most - now };
}

/** A change in words: “money 12 → 9”. */
export function changeWords(change: Change, words: Words): string {
  const what = words.say(`gauge-${change.what}`);
  if (change.least === null || change.most === null) return words.say("outlook-open", { what, now: change.now });
  const key = change.least === change.most ? "outlook-certain" : "outlook-between";
  return words.say(key, { what, now: change.now, least: change.least, most: change.most });
}
