/** The map and the trail, drawn by ourselves: coasts as degrees, stretched so that each leg has room for its spaces. */

export const WIDE = 1660;
export const HIGH = 900;
const HOME_TO_HOME = 1462; // from London on the left to London on the right

const MERIDIANS: [number, number][] = [
  [-30, -160],
  [-14, 0],
  [35, 490],
  [145, 990],
  [235, 1140],
  [300, 1440],
  [374, 1640],
];

function across(degrees: number): number {
  for (let i = 1; i < MERIDIANS.length; i++) {
    const [from, start] = MERIDIANS[i - 1]!;
    const [to, end] = MERIDIANS[i]!;
    if (degrees <= to) return start + ((degrees - from) * (end - start)) / (to - from);
  }
  return WIDE;
}

const down = (degrees: number): number => (66 - degrees) * 14;

function land(coast: string): string {
  const points = coast
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return [across(x!), down(y!)] as const;
    });
  return `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z`;
}

const OLD_WORLD = land(`
  25,71 15,68 12,65 6,62 5,59 8,58 11,59 12,56 13,55.5 16,56.5 19,60 17,61.5 21,64.5 24,65.8 25,65 21.5,62 22,60
  28,60.5 30,60 24,59.3 24,57.3 21,57 20,54.7 14,54 11,54.2 10,57.5 8,57 8.5,54 5,53.2 3.5,51.5 1.6,50.6 -1.5,49.6
  -4.7,48.5 -2,47 -1.2,44.5 -1.8,43.4 -8,43.6 -9.2,41 -9,38.7 -8.8,37 -6,36.3 -2,36.8 0,38.8 3,42 4,43.5 7.5,43.8
  10,43.8 12.3,41.6 15.6,40 16,38 17,39 17,40.5 18.5,40.2 16,41.8 13.6,43.6 12.4,45.4 13.7,45.5 15.5,43.6 19,42
  19.5,40 21.5,37.5 23,36.6 23.7,38 23,40.3 26,40.8 28.5,41 28,43.5 30.5,46 33,46 35,44.8 37,47 39.5,47.2 37.5,45
  41,42.5 41,41.2 36,41.6 31,41.2 27,40 27,37.5 30.5,36.4 36,36.6 35,32 32.5,31.2 30,31.4 25,31.7 20,31 20,32.5
  15.5,31.5 11,33.5 11,37 5,36.9 -1,35.6 -6,35.8 -9.5,32 -13,28 -17,21 -17,14 -13,8.5 -7,4.5 3,6.4 9,4 9.5,-2 42,-2
  43,1 51,11.8 44,11 43,13 39.5,15.5 37,20 34,26.5 32.7,29.8 34.2,27.8 35,29.5 39,21.5 42.8,15.5 43.5,12.8 48,14
  52,16.5 57,19.5 59.8,22.5 56.4,24.6 56.2,26.2 51.5,24.5 50,27 48,30 50.5,29.5 54,26.6 57,27 61.5,25.2 66.5,25.2
  70,21 72.6,21 72.9,19 73.5,16 76,10.5 77.5,8.1 79.8,10.3 80.2,13.5 82.3,16.7 86.5,20.2 88.4,21.7 91,22.6 94,18.5
  94.3,16 97,17 98.5,12 98.4,8 100.4,6 101.3,3 103.6,1.4 104,1.6 103.4,4.5 101,7 99.8,9.5 100.5,13.4 102.8,12
  105,8.7 107,10.5 109.3,12.5 108,16.5 105.8,19 107,21 110.5,21.2 114.2,22.3 117,23.5 120,26.5 122,30 120.5,34
  119.2,35 122.4,37 118,38.5 121.5,39 122,40.6 125,39.7 126.5,37 126.3,34.5 129.2,35.2 129.4,37 127.6,39.8
  130.7,42.3 135.5,43.8 140.5,48.5 141,53 137,54.5 145,59.5 156,61.5 163,62.3 156.5,57 156.7,51 162,56 170,60
  180,62.5 186,66 186,74 25,74
`);

const BRITISH = [
  land(
    "-5.5,50 -3,50.6 0,50.8 1.4,51.3 1.7,52.7 0.3,53 -1.5,55 -2,57.5 -4,57.7 -3.2,58.6 -5,58.6 -6,57 " +
      "-5,55.5 -3.2,54.8 -3,53.4 -4.6,53.2 -5.2,51.9 -3,51.4",
  ),
  land("-6.2,52.2 -10,51.7 -10,54.2 -8,55.2 -5.6,54.6"),
];

const ISLANDS = [
  "12.5,38 15.6,38.2 15.2,36.8",
  "8.4,41 9.6,41 9.5,39.2 8.4,39",
  "8.7,42.8 9.5,42.8 9.3,41.5",
  "32.3,35 34.4,35.6 33.2,34.6",
  "23.6,35.5 26.3,35.3 24.8,34.9",
  "80,9.7 81.8,7.5 80.5,6 79.8,7.5",
  "130,31.3 131.5,33.5 135.5,33.5 137,34.6 140.8,35.7 142,39.5 141.4,41.4 140,40 139,37.8 136.5,36.8 133,35.5 131,34.4 129.8,33",
  "140,41.6 143.3,42 145.5,43.3 141.8,45.4 140.4,43.2",
  "142,46.2 143.5,49 142.8,54.2 141.8,51",
  "120.2,23 121,22 121.9,25 121,25",
  "108.7,19.2 110.5,20.1 110.3,18.6",
  "120.3,16 120.7,18.5 122.2,18.4 121.6,15.5 124,12.6 121,13.6",
  "122,7 125.5,9.7 126.4,7 125.2,5.8",
  "109,1.8 113,3.2 117,7 119,5.2 117.8,1 117,-1 109,-1",
  "95.3,5.6 98,4 103.5,0 102,-1 99,1",
  "301,47.7 307,47 304.5,51.3 301,49",
  "275.2,22 280,22.8 285.8,20.2 282,20",
  "286,18.5 291.5,18.5 290,19.8 287,19.8",
  "306,74 309,66 316,60 320,65 338,70 338,74",
].map(land);

const NEW_WORLD = land(`
  192,74 192,66 195.5,61 202,58.7 198,55.5 206,57.5 210,60.5 220,59.7 226,57 232,52 236,48.3 235.7,43 237.4,38
  239.5,34.5 242.8,32.5 245.5,28 250,23.5 254.5,20 260,16.5 266,15.8 272,13 276,9.5 280,8.8 283,7.5 282,3 280,-3
  312,-3 310,0.5 303,6 298,10.5 289,12.3 284,10.5 281,9.3 277.5,9 276.5,15 271.5,16 272,21.5 269.5,21.3 268,18.6
  264,18.6 262.3,22 262.8,26 265,29.2 270.5,29.2 275,30 277.3,28 279,25.2 280,27 278.7,31 284.4,35.3 286,40.5
  290,41.8 290,44 294,45 295.5,43.5 300,46 296,49 300.5,50.3 304.5,52.5 298.5,56.5 295,60.3 290.5,58.5 282,62.5
  281.5,58.5 284,55 280.5,51.5 278,55 267,57 265.5,60 272,64 277,67 277,74
`);

/** Land, each piece where it lies; the Old World is seen again at the right edge. */
export const LANDS: { path: string; shift: number }[] = [
  ...[OLD_WORLD, ...BRITISH].flatMap((path) => [
    { path, shift: 0 },
    { path, shift: HOME_TO_HOME },
  ]),
  ...[NEW_WORLD, ...ISLANDS].map((path) => ({ path, shift: 0 })),
];

export const LAKES = [
  land("47.5,45.5 51,47 53,45 51,44 50.5,42.5 53,41 53.8,37.5 50,37.3 49,39.5 49.5,40.5 47.5,43"),
  land("268,47 272,48.6 275.5,46.5 271,46.5"),
  land("272.2,42 273.5,45.6 275,43 273.5,41.7"),
  land("276.5,45.8 279.8,45 278.3,43.2"),
  land("277,41.5 281,42.8 279,41.4"),
];

/** The legs of the trail: where it bends, and the number of its last space. */
const LEGS: { to: number; bends: [number, number][] }[] = [
  {
    to: 14,
    bends: [
      [118, 190],
      [96, 112],
      [180, 60],
      [300, 58],
      [388, 110],
      [376, 190],
      [305, 236],
      [240, 268],
      [186, 262],
    ],
  },
  {
    to: 19,
    bends: [
      [186, 262],
      [140, 318],
      [190, 368],
      [256, 346],
      [320, 356],
    ],
  },
  {
    to: 24,
    bends: [
      [320, 356],
      [350, 420],
      [410, 430],
      [465, 504],
    ],
  },
  {
    to: 30,
    bends: [
      [465, 504],
      [500, 590],
      [540, 680],
      [610, 690],
      [662, 658],
    ],
  },
  {
    to: 38,
    bends: [
      [662, 658],
      [662, 740],
      [704, 812],
      [750, 765],
      [770, 690],
      [733, 608],
    ],
  },
  {
    to: 46,
    bends: [
      [733, 608],
      [800, 630],
      [818, 715],
      [850, 790],
      [908, 745],
      [898, 660],
      [850, 612],
    ],
  },
  {
    to: 54,
    bends: [
      [850, 612],
      [925, 622],
      [985, 570],
      [938, 510],
      [900, 455],
      [965, 424],
    ],
  },
  {
    to: 63,
    bends: [
      [965, 424],
      [1014, 366],
      [1000, 285],
      [1055, 222],
      [1117, 268],
      [1108, 345],
      [1152, 395],
    ],
  },
  {
    to: 70,
    bends: [
      [1152, 395],
      [1190, 465],
      [1257, 457],
      [1275, 380],
      [1320, 333],
      [1375, 354],
    ],
  },
  {
    to: 80,
    bends: [
      [1375, 354],
      [1408, 430],
      [1480, 452],
      [1533, 392],
      [1500, 312],
      [1530, 235],
      [1602, 203],
    ],
  },
];

export interface Point {
  x: number;
  y: number;
}

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

/** To which side of the trail a label stands clear of it: across the way, rather up than down. */
function aside(space: number): Point {
  const before = SPACES[Math.max(0, space - 1)]!;
  const after = SPACES[Math.min(80, space + 1)]!;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const side = { x: (after.y - before.y) / length, y: -(after.x - before.x) / length };
  return side.y > 0.3 ? { x: -side.x, y: -side.y } : side;
}

/** Where each of the spaces 0 to 80 is, and the line that joins them. */
export const { spaces: SPACES, line: TRAIL } = layOut();

export const ASIDE: Point[] = SPACES.map((_, space) => aside(space));
