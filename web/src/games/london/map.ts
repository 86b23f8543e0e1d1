/** A map of London drawn for this board: twenty boroughs between shared corners, and the Thames through the middle. */

export const WIDE = 1000;
export const HIGH = 760;

type Point = readonly [number, number];

const AT: Record<string, Point> = {
  // the river, from the west to the east
  r0: [0, 352],
  r1: [85, 440],
  r2: [150, 505],
  r3: [240, 492],
  r4: [305, 447],
  r5: [400, 434],
  r6: [436, 372],
  r7: [478, 328],
  r8: [545, 316],
  r9: [618, 340],
  ra: [672, 356],
  rb: [712, 338],
  rc: [722, 400],
  rd: [742, 456],
  re: [788, 458],
  rf: [806, 405],
  rg: [814, 352],
  rh: [862, 345],
  ri: [925, 388],
  rj: [1000, 366],
  // north of it
  b: [20, 215],
  c: [138, 198],
  d: [166, 340],
  i: [214, 206],
  p: [172, 118],
  q: [252, 38],
  r: [372, 26],
  s: [398, 104],
  u: [346, 130],
  l: [290, 152],
  j: [296, 292],
  m: [352, 266],
  g: [284, 368],
  h: [390, 384],
  v: [420, 238],
  w: [456, 20],
  x: [474, 108],
  y: [478, 190],
  z: [482, 250],
  A: [494, 288],
  B: [566, 246],
  C: [616, 284],
  D: [604, 24],
  E: [616, 108],
  F: [580, 182],
  G: [706, 56],
  H: [798, 104],
  I: [776, 190],
  J: [672, 214],
  K: [868, 206],
  L: [900, 286],
  // south of it
  o1: [54, 556],
  s2: [404, 524],
  s3: [346, 592],
  s4: [268, 570],
  s6: [424, 640],
  s7: [434, 738],
  s8: [250, 744],
  s9: [86, 678],
  t1: [502, 404],
  t2: [492, 500],
  t3: [500, 612],
  t4: [532, 726],
  t5: [562, 456],
  t6: [640, 452],
  t7: [652, 542],
  t8: [628, 640],
  t9: [606, 722],
  u2: [740, 522],
  v1: [1000, 486],
  v2: [934, 566],
  v3: [852, 532],
  v4: [846, 642],
  v5: [756, 738],
  v6: [664, 734],
};

const CORNERS: Record<string, string> = {
  hammersmith: "r0 b c d r1",
  "fulham-chelsea": "r1 d g h r5 r4 r3 r2",
  kensington: "c i j h g d",
  paddington: "i l m j",
  hampstead: "i p q r s u l",
  "st-marylebone": "l u v m",
  "st-pancras": "r w x y z v u s",
  westminster: "m v z A r7 r6 r5 h j",
  city: "z B C r9 r8 r7 A",
  "islington-stoke-newington": "w D E F B z y x",
  hackney: "D G H I J F E",
  "bethnal-green-stepney-poplar": "F J I K L rh rg rf re rd rc rb ra r9 C B",
  wandsworth: "o1 r2 r3 s4 s3 s6 s7 s8 s9",
  battersea: "r3 r4 r5 s2 s3 s4",
  lambeth: "r5 r6 r7 t1 t2 t3 t4 s7 s6 s3 s2",
  camberwell: "t2 t5 t6 t7 t8 t9 t4 t3",
  "southwark-bermondsey": "r7 r8 r9 ra rb rc t6 t5 t2 t1",
  deptford: "rc rd u2 t7 t6",
  greenwich: "rd re rf rg rh ri rj v1 v2 v3 u2",
  lewisham: "t7 u2 v3 v4 v5 v6 t9 t8",
};

/** Where the name of a borough stands. */
export const MIDDLE: Record<string, Point> = {
  hammersmith: [98, 290],
  "fulham-chelsea": [232, 424],
  kensington: [206, 312],
  paddington: [284, 226],
  hampstead: [283, 94],
  "st-marylebone": [366, 172],
  "st-pancras": [430, 84],
  westminster: [416, 318],
  city: [552, 282],
  "islington-stoke-newington": [546, 142],
  hackney: [690, 132],
  "bethnal-green-stepney-poplar": [742, 264],
  wandsworth: [236, 650],
  battersea: [330, 510],
  lambeth: [452, 545],
  camberwell: [572, 575],
  "southwark-bermondsey": [590, 398],
  deptford: [690, 476],
  greenwich: [868, 455],
  lewisham: [738, 628],
};

/** Green places, as middle and half axes; and bridges, as middle and turn. */
export const PARKS: readonly (readonly [number, number, number, number])[] = [
  [322, 322, 30, 14],
  [372, 168, 16, 20],
  [300, 66, 44, 20],
  [742, 224, 22, 14],
  [350, 470, 24, 12],
  [852, 486, 26, 16],
  [236, 706, 46, 20],
  [126, 590, 30, 16],
  [790, 680, 26, 18],
  [40, 300, 18, 12],
];
export const BRIDGES: readonly (readonly [number, number, number])[] = [
  [196, 505, 5],
  [272, 468, 40],
  [352, 437, 8],
  [418, 402, 60],
  [456, 348, 45],
  [512, 318, 5],
  [580, 324, -15],
];

const at = (name: string): Point => AT[name]!;

export const SHAPES: Record<string, string> = Object.fromEntries(
  Object.entries(CORNERS).map(([borough, names]) => [
    borough,
    `M${names
      .split(" ")
      .map((name) => at(name).join(" "))
      .join("L")}Z`,
  ]),
);

/** A smooth line through the corners of the river. */
function smooth(points: Point[]): string {
  let path = `M${points[0]!.join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    const bend = (a: number, b: number, far: number): number => Math.round(a + (b - far) / 6);
    const first = `${bend(from[0], to[0], before[0])} ${bend(from[1], to[1], before[1])}`;
    const second = `${bend(to[0], from[0], after[0])} ${bend(to[1], from[1], after[1])}`;
    path += `C${first} ${second} ${to.join(" ")}`;
  }
  return path;
}

export const RIVER = smooth(
  [
    "r0",
    "r1",
    "r2",
    "r3",
    "r4",
    "r5",
    "r6",
    "r7",
    "r8",
    "r9",
    "ra",
    "rb",
    "rc",
    "rd",
    "re",
    "rf",
    "rg",
    "rh",
    "ri",
    "rj",
  ].map(at),
);

/** A name over as many lines as it needs. */
export function lines(name: string, most: number): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
