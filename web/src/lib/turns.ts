/** The log in turns: what one player did without another in between stands together. */
import type { Entry } from "./types";

export interface Line {
  entry: Entry;
  told: string[];
}

export interface Turn {
  /** The number of its first entry. */
  number: number;
  seat: number | null;
  lines: Line[];
}

/** Whose entry it is; what people say belongs to no turn. */
const ownerOf = ({ entry }: Line): number | null => (entry.events?.length ? (entry.seat ?? null) : null);

export function turnsOf(lines: readonly Line[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    const seat = ownerOf(line);
    const last = found.at(-1);
    if (last && last.seat === seat) last.lines.push(line);
    else found.push({ number: line.entry.number, seat, lines: [line] });
  }
  return found;
}

/** A sentence as it stands beside the name of whoever it begins with. */
export function besideName(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** The steps with which a round begins. */
export function roundsOf(entries: readonly Entry[], steps: readonly number[]): number[] {
  const begun = new Set(entries.filter((entry) => entry.round !== undefined).map((entry) => entry.number));
  return steps.filter((step) => begun.has(step));
}

/** The steps at which a turn of somebody else begins: where one jumps to. */
export function beginnings(entries: readonly Entry[], steps: readonly number[]): number[] {
  const seats = new Map(entries.map((entry) => [entry.number, entry.seat]));
  return steps.filter((step, i) => i === 0 || seats.get(step) !== seats.get(steps[i - 1]!));
}
