/** The trail round the world: where each space lies, and where its number, its name and its tag stand clear of everything else. */
import type { Point } from "./chart";
import found from "./spots.json";

/** The legs of the trail: where it bends, and the number of its last space. */
const LEGS: { to: number; bends: [number, number][] }[] = [
  {
    to: 14,
    bends: [
      [190, 300],
      [140, 175],
      [225, 86],
      [380, 73],
      [520, 102],
      [590, 215],
      [530, 335],
      [400, 350],
      [265, 385],
    ],
  },
  {
    to: 19,
    bends: [
      [265, 385],
      [190, 465],
      [222, 558],
      [330, 585],
      [430, 512],
    ],
  },
  {
    to: 24,
    bends: [
      [430, 512],
      [520, 448],
      [612, 462],
      [642, 565],
      [590, 650],
    ],
  },
  {
    to: 30,
    bends: [
      [590, 650],
      [540, 770],
      [600, 865],
      [710, 865],
      [795, 765],
    ],
  },
  {
    to: 38,
    bends: [
      [795, 765],
      [770, 640],
      [768, 510],
      [828, 420],
      [900, 490],
      [915, 600],
      [920, 710],
    ],
  },
  {
    to: 46,
    bends: [
      [920, 710],
      [893, 810],
      [958, 885],
      [1080, 876],
      [1200, 860],
      [1232, 765],
      [1145, 695],
    ],
  },
  {
    to: 54,
    bends: [
      [1145, 695],
      [1088, 600],
      [1068, 470],
      [1110, 355],
      [1210, 340],
      [1270, 430],
      [1280, 565],
    ],
  },
  {
    to: 63,
    bends: [
      [1280, 565],
      [1335, 660],
      [1315, 780],
      [1380, 872],
      [1480, 830],
      [1495, 700],
      [1480, 550],
    ],
  },
  {
    to: 70,
    bends: [
      [1480, 550],
      [1465, 430],
      [1510, 325],
      [1615, 310],
      [1690, 395],
      [1735, 510],
    ],
  },
  {
    to: 80,
    bends: [
      [1735, 510],
      [1695, 630],
      [1755, 745],
      [1870, 720],
      [1900, 600],
      [1850, 495],
      [1820, 375],
      [1915, 300],
    ],
  },
];

/** A smooth line through the bends (Catmull and Rom's), as many points. */
function smooth(bends: [number, number][]): Point[] {
  const found: Point[] = [];
  const at = (i: number): [number, number] => bends[Math.min(Math.max(i, 0), bends.length - 1)]!;
  for (let i = 0; i + 1 < bends.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = (k: 0 | 1, t: number): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    for (let step = 0; step < 20; step++) found.push({ x: one(0, step / 20), y: one(1, step / 20) });
  }
  const [x, y] = bends[bends.length - 1]!;
  return [...found, { x, y }];
}

function layOut(): { spaces: Point[]; line: string } {
  const spaces: Point[] = [{ x: LEGS[0]!.bends[0]![0], y: LEGS[0]!.bends[0]![1] }];
  const all: Point[] = [];
  for (const leg of LEGS) {
    const points = smooth(leg.bends);
    all.push(...points);
    const lengths = [0];
    for (let i = 1; i < points.length; i++)
      lengths.push(lengths[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
    const steps = leg.to - spaces.length + 1;
    for (let step = 1; step <= steps; step++) {
      const wanted = (lengths[lengths.length - 1]! * step) / steps;
      const i = Math.max(
        1,
        lengths.findIndex((length) => length >= wanted - 1e-6),
      );
      const t = (wanted - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
      spaces.push({
        x: points[i - 1]!.x + (points[i]!.x - points[i - 1]!.x) * t,
        y: points[i - 1]!.y + (points[i]!.y - points[i - 1]!.y) * t,
      });
    }
  }
  return { spaces, line: `M${all.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}` };
}

/** Where each of the spaces 0 to 80 is, and the line that joins them. */
export const { spaces: SPACES, line: TRAIL } = layOut();

export const ROUND = 28; // the radius of a space
const LAST = SPACES.length - 1;

/** A box round its middle. */
export interface Spot extends Point {
  w: number;
  h: number;
}

/** Where up to six hats wait beside London: on the left where the journey begins, on the right where it ends. */
export const HARBOURS: Record<number, Point[]> = Object.fromEntries(
  [0, LAST].map((london) => {
    const { x, y } = SPACES[london]!;
    const away = london ? 1 : -1;
    return [
      london,
      [1, 2].flatMap((row) => [0, 1, 2].map((at) => ({ x: x + away * (14 + row * 58), y: y + at * 62 }))),
    ];
  }),
);

/** What a space takes with the hat that may stand on it. */
export const bodyOf = ({ x, y }: Point): Spot => ({ x, y: y - 7, w: 2 * ROUND + 4, h: 2 * ROUND + 18 });

/** How far two boxes lie in each other; nothing where they are apart. */
export function overlap(a: Spot, b: Spot): number {
  const wide = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const high = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export interface Size {
  w: number;
  h: number;
}

export const NUMBER: Size = { w: 30, h: 22 };
export const TAG: Size = { w: 58, h: 50 };
/** The names of cities, as large as the longest of our languages; the longest stands in two lines. */
export const NAMES: Record<number, Size> = Object.fromEntries(
  Object.entries({ 0: 7, 14: 5, 19: 8, 24: 5, 30: 6, 38: 8, 46: 9, 54: 9, 63: 8, 70: 9, 80: 7 }).map(
    ([space, letters]) => [space, { w: letters * 15 + 6, h: Number(space) === 63 ? 56 : 30 }],
  ),
);
/** Points as `place.ts` writes them, with the size of what stands there. */
const spots = (points: string, size: (i: number) => Size): Spot[] =>
  points.split(" ").map((point, i) => {
    const [x, y] = point.split(",").map(Number);
    return { x: x!, y: y!, ...size(i) };
  });

const NAMED = Object.keys(NAMES).map(Number);

/** Where the number of each space stands, the tag that says what going there costs, and the names of cities. */
export const NUMBERS = spots(found.numbers, () => NUMBER);
export const TAGS = spots(found.tags, () => TAG);
export const CITIES: Record<number, Spot> = Object.fromEntries(
  spots(found.cities, (i) => NAMES[NAMED[i]!]!).map((spot, i) => [NAMED[i]!, spot]),
);
