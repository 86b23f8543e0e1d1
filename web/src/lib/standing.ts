/** What stands of a log: choices that were taken back, and what followed from them, no longer do. */
import type { Entry } from "./types";

const isStep = (entry: Entry): boolean => entry.kind === "played" || !!entry.events?.length;

/** By a rule one's own last choice is taken back, by consent everything since it too. */
export function standing(entries: readonly Entry[]): Entry[] {
  let found: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "took-back" || entry.kind === "went-back") {
      const own = found.map((one) => one.kind === "played" && one.seat === entry.seat).lastIndexOf(true);
      const goes = (one: Entry, at: number): boolean =>
        own >= 0 && (at === own || (entry.kind === "went-back" && at > own && isStep(one)));
      found = found.filter((one, at) => !goes(one, at));
    }
    found.push(entry);
  }
  return found;
}
