/** Finds where tags, numbers and names stand clear of everything else; `spots.json` is what it finds, kept by a test. */
import { HIGH, WIDE, type Point } from "./chart";
import { bodyOf, HARBOURS, NAMES, NUMBER, overlap, ROUND, SPACES, TAG, type Size, type Spot } from "./world";

const LAST = SPACES.length - 1;
const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
const EDGE = 4;
const ROUNDS = 8;
const STRAY = 5000; // how much a box is drawn away from spaces it does not belong to
const NEAR = 300; // what lies farther from a space than this is in nobody's way

/** Two numbers side by side would be read as one, and so would two names, one above the other. */
const wider = (spot: Spot): Spot => ({ ...spot, w: spot.w + 24, h: spot.h + (spot.w > NUMBER.w ? 48 : 16) });

/** The place beside a space where a box of this size covers nothing, close to it and away from the other spaces. */
function clear(
  space: number,
  { w, h }: Size,
  covered: readonly Spot[],
  alike: readonly Spot[],
  gaps: readonly number[],
): [Spot, boolean] {
  const { x, y } = SPACES[space]!;
  const round = space % LAST ? ROUND + 2 : ROUND + 8;
  const near = (at: Point): boolean => Math.abs(at.x - x) + Math.abs(at.y - y) < NEAR;
  const around = covered.filter(near);
  const others = SPACES.filter((at, i) => i !== space && near(at));
  let best: Spot = { x, y, w, h };
  let least = Infinity;
  let free = false;
  for (const gap of gaps)
    for (const turn of TURNS) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // As far as the box's own edge in that direction, so that boxes of every shape stand equally close.
      const reach = round + gap + Math.min(w / 2 / (Math.abs(cos) || 1e-9), h / 2 / (Math.abs(sin) || 1e-9));
      const spot = { x: x + cos * reach, y: y + sin * reach, w, h };
      const [left, top] = [w / 2 + EDGE, h / 2 + EDGE];
      const beyond = spot.x < left || spot.x > WIDE - left || spot.y < top || spot.y > HIGH - top;
      const lost = around.reduce((sum, other) => sum + overlap(spot, other), beyond ? 1e6 : 0);
      const apart = others.reduce((most, at) => Math.min(most, Math.hypot(at.x - spot.x, at.y - spot.y)), NEAR);
      const crowded = alike.reduce((sum, other) => sum + overlap(spot, wider(other)), 0);
      const cost = lost * 100 + gap + STRAY / apart + crowded;
      if (cost < least) [best, least, free] = [spot, cost, lost < 1];
    }
  return [best, free];
}

type Spots = Record<"cities" | "tags" | "numbers", Record<number, Spot>>;

function place(): Spots {
  const fixed = [...SPACES.map(bodyOf), ...Object.values(HARBOURS).flatMap((hats) => hats.map(bodyOf))];
  const found: Spots = { cities: {}, tags: {}, numbers: {} };
  const all = SPACES.map((_, space) => space);
  const wanted = [
    // from the end, since New York has but one place and San Francisco two
    ...Object.entries(NAMES)
      .reverse()
      .map(([space, size]) => ["cities", Number(space), size, [3, 10, 18, 28, 40]] as const),
    ...all.map((space) => ["tags", space, TAG, [2, 8, 14, 22, 32, 42]] as const),
    ...all.map((space) => ["numbers", space, NUMBER, [5, 9, 16, 24]] as const),
  ];
  // What was placed first did not know of what came after it: everything is placed again, until nothing is in the way.
  for (let round = 0, settled = false; round < ROUNDS && !settled; round++) {
    settled = round > 0;
    for (const [what, space, size, gaps] of round % 2 ? [...wanted].reverse() : wanted) {
      delete found[what][space];
      const covered = [fixed, ...Object.values(found).map((spots) => Object.values(spots))].flat();
      const [spot, free] = clear(space, size, covered, what === "tags" ? [] : Object.values(found[what]), gaps);
      found[what][space] = spot;
      settled &&= free;
    }
  }
  return found;
}

/** All of it as `spots.json` has it. */
export function written(): string {
  const points = (spots: Record<number, Spot>): string =>
    Object.values(spots)
      .map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`)
      .join(" ");
  return `${JSON.stringify(Object.fromEntries(Object.entries(place()).map(([what, spots]) => [what, points(spots)])), null, 2)}\n`;
}
