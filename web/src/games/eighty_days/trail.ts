/** What lies where on the trail: the spaces that may be chosen, the hats, and the part of the map that matters now. */
import type { RaceView, Reach, Target } from "./contract";
import { SPACES } from "./world";

export const LAST = 80;
/** London is both the first space and the last, and the only one where several hats stand. */
export const isLondon = (space: number): boolean => space % LAST === 0;

/** The spaces ahead, with what it takes to go there. */
export const targetsOf = (reach: Reach | null): Map<number, Target> =>
  new Map((reach?.forward ?? []).map((target) => [target.space, target]));

/** For each space the move that goes there, if there is one. */
export function openSpaces(reach: Reach | null, may: ReadonlySet<string>): (string | null)[] {
  const targets = targetsOf(reach);
  return SPACES.map((_, space) => {
    const target = targets.get(space);
    const forward = target ? `forward ${target.steps}` : null;
    if (forward && may.has(forward)) return forward;
    return reach?.back?.space === space && may.has("back") ? "back" : null;
  });
}

type Hat = RaceView["hats"][number];
export type Placed = Hat & { i: number; x: number; y: number };

/** Where each hat stands; those on one space stand beside each other, three in a row. */
export function placed(hats: readonly Hat[]): Placed[] {
  return hats.map((hat, i) => {
    const together = hats.filter((other) => other.space === hat.space).length > 1;
    const place = hats.slice(0, i).filter((other) => other.space === hat.space).length;
    const at = SPACES[hat.space]!;
    const side = hat.space === LAST ? -1 : 1;
    const row = place < 3 ? -26 : 34;
    return {
      ...hat,
      i,
      x: at.x + (together ? side * (place % 3) * 26 - 26 * side : 0),
      y: at.y - 14 + (isLondon(hat.space) ? row : 0),
    };
  });
}

/** The part of the map that holds these spaces, as far as it stays readable. */
export function focusOn(spaces: readonly number[]): { x: number; y: number; w: number; h: number } {
  const shown = spaces.map((space) => SPACES[space]!);
  const xs = shown.map((point) => point.x);
  const ys = shown.map((point) => point.y);
  const x = Math.min(...xs) - 60;
  const y = Math.min(...ys) - 70;
  return { x, y, w: Math.min(Math.max(...xs) + 60 - x, 520), h: Math.min(Math.max(...ys) + 60 - y, 460) };
}
