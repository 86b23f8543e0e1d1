/** What is drawn on the face of a tile and where: the smaller it is, the less is written and the larger its signs are. */
import type { TileFacts } from "./contract";
import { cost, countedSigns, made, missingOf, shortened } from "./signs";

const READABLE = 12.2; // pixels high
const FULL = 0.7; // pixels a unit from which everything has room
const NAMED = 0.95; // and from which its name has too
const TINY = 0.36;
const SIGN = 17; // units from one sign to the next
const ASKED = 14; // units from one good of a cost to the next; few stand farther apart and are larger
const ASKED_OF_FEW = 17;
const FEW = 3;

/** A size that is never smaller than can be read. */
export const legible = (size: number, scale: number): number => Math.max(size, READABLE / scale);

/** A name in at most two lines; none where it would not fit. */
export function nameLines(name: string, scale: number): string[] {
  if (!name || scale < NAMED) return [];
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= 15) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const found = lines.length > 2 ? [lines[0]!, lines.slice(1).join(" ")] : lines;
  return found.every((text) => text.length <= 18) ? found : [];
}

/** The signs in the middle of a tile: what its use brings, the points it is worth, or what it counts. */
export interface Signs {
  makes: string[];
  /** Whether a skill is paid for what it makes. */
  pays: boolean;
  counts: string[];
  /** Points of a tile that neither makes nor counts anything. */
  flat: number | null;
  rate: number;
  /** Whether there is room for signs alone. */
  bare: boolean;
  /** How wide they are together, and how many times their size they are drawn. */
  wide: number;
  grown: number;
}

export function signsOf(facts: TileFacts, level: number, scale: number): Signs {
  const makes = shortened(made(facts, level), 4).map(({ good }) => good);
  const counts = countedSigns(facts);
  const points = facts.scores === "plain" && !makes.length ? facts.points[level] : undefined;
  const wide = makes.length ? makes.length * SIGN + (facts.pays ? 2 * SIGN : 0) + 8 : counts.length * SIGN + 26;
  const bare = scale < TINY && !makes.length;
  const drawn = bare ? counts.length * SIGN + 4 : wide;
  return {
    makes,
    pays: facts.pays > 0,
    counts,
    flat: points ?? null,
    rate: facts.rate[level] ?? 0,
    bare,
    wide,
    grown: scale >= FULL ? Math.min(1.25, 92 / wide) : Math.min(1.7, (makes.length ? 108 : 88) / drawn),
  };
}

/** How a face is divided: where its picture, its signs and the cost of its upgrade stand. */
export interface Face {
  lines: string[];
  signs: Signs;
  art: string;
  /** How far below the middle the signs stand, and the cost. */
  row: number;
  below: number;
  asks: Asked[];
}

export function faceOf(facts: TileFacts, level: number, scale: number, name: string, lacking: readonly string[]): Face {
  const lines = nameLines(name, scale);
  const drawn = signsOf(facts, level, scale);
  const signs = lines.length ? { ...drawn, grown: 1 } : drawn;
  const asks = scale >= FULL ? missingOf(shortened(cost(facts, level), 5), lacking) : [];
  const letter = legible(11.5, scale);
  if (lines.length)
    return { lines, signs, art: "translate(0 -34) scale(.7)", row: 14, below: 37, asks: askedAt(asks, letter) };
  if (scale >= FULL)
    return { lines, signs, art: "translate(0 -24) scale(1.15)", row: 9, below: 34, asks: askedAt(asks, letter) };
  const alone = scale < TINY && signs.flat === null && !signs.makes.length && !signs.counts.length;
  return {
    lines,
    signs,
    art: `translate(0 ${alone ? 0 : -18}) scale(1.5)`,
    row: scale < TINY ? 26 : 22,
    below: 34,
    asks: [],
  };
}

/** A good of the cost: how many of it, whether some are missing, and where it stands. */
export interface Asked {
  good: string;
  count: number;
  lacks: boolean;
  x: number;
  size: number;
}

/** The goods of a cost side by side in the middle of a tile; a number takes room of its own. */
function askedAt(asks: readonly Omit<Asked, "x" | "size">[], letter: number): Asked[] {
  const step = asks.length > FEW ? ASKED : ASKED_OF_FEW;
  const wide = (one: { count: number }): number => (one.count > 1 ? step + letter * 0.7 : step);
  const whole = asks.reduce((sum, one) => sum + wide(one), 12);
  return asks.map((one, i) => ({
    ...one,
    x: step / 2 + 10 - whole / 2 + asks.slice(0, i).reduce((sum, each) => sum + wide(each), 0),
    size: step - 1,
  }));
}
