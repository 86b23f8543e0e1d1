/** How degrees become points of the sheet: the world is stretched so that each leg of the journey has room for its spaces. */

export const WIDE = 2080;
export const HIGH = 940;

export interface Point {
  x: number;
  y: number;
}

type Scale = readonly (readonly [degrees: number, point: number])[];

/** Where the journey leads; it crosses the Pacific in few spaces. */
const MERIDIANS: Scale = [
  [-30, -250],
  [-11, 20],
  [0, 190],
  [18, 430],
  [32.5, 590],
  [72.8, 795],
  [88.4, 920],
  [114, 1145],
  [139.6, 1280],
  [190, 1340],
  [237.6, 1480],
  [286, 1735],
  [349, 1855],
  [360, 1915],
  [378, 2140],
];
/** North and south of it the lands have the room they need to be known by. */
const NORTHERN: Scale = [
  [-30, -250],
  [-11, 20],
  [0, 190],
  [18, 430],
  [32.5, 575],
  [60, 705],
  [88.4, 855],
  [114, 985],
  [140, 1110],
  [163, 1215],
  [180, 1290],
  [190, 1335],
  [200, 1390],
  [222, 1480],
  [237.6, 1545],
  [265, 1650],
  [286, 1740],
  [300, 1790],
  [325, 1835],
  [349, 1870],
  [360, 1915],
  [378, 2140],
];
const SOUTHERN: Scale = [
  [-30, -250],
  [0, 190],
  [18, 400],
  [40, 620],
  [72.8, 820],
  [114, 1090],
  [153, 1330],
  [173, 1420],
  [190, 1470],
  [279, 1655],
  [325, 1875],
  [349, 1945],
  [360, 1985],
  [378, 2140],
];
const PARALLELS: Scale = [
  [-70, 1490],
  [-56, 1400],
  [-35, 1235],
  [-14, 1040],
  [0, 930],
  [8, 868],
  [19, 765],
  [22.4, 725],
  [30, 650],
  [35.4, 580],
  [40.6, 512],
  [48.9, 355],
  [51.5, 300],
  [60, 145],
  [71, 0],
  [76, -60],
  [84, -170],
  [90, -260],
];
/** Between which parallels the journey's scale gives way to the others. */
const [NORTH, SOUTH] = [
  [44, 62],
  [2, -18],
] as const;

function on(scale: Scale, degrees: number): number {
  const next = scale.findIndex(([end]) => degrees <= end);
  const i = next < 0 ? scale.length - 1 : Math.max(next, 1);
  const [from, start] = scale[i - 1]!;
  const [to, end] = scale[i]!;
  return start + ((degrees - from) * (end - start)) / (to - from);
}

/** How far a parallel has come from one to another, from 0 to 1, gently. */
function gone([from, to]: readonly [number, number], parallel: number): number {
  const part = Math.min(Math.max((parallel - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

export function across(degrees: number, parallel: number): number {
  const [north, south] = [gone(NORTH, parallel), gone(SOUTH, parallel)];
  const other = north ? on(NORTHERN, degrees) : on(SOUTHERN, degrees);
  return on(MERIDIANS, degrees) * (1 - north - south) + other * (north + south);
}
export const down = (degrees: number): number => on(PARALLELS, degrees);

/** Pairs of degrees, east and north, as points of the sheet. */
export const charted = (pairs: string, east = 0): Point[] =>
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return { x: across(x! + east, y!), y: down(y!) };
    });

/** A line through its points, as round as Catmull's and Rom's; a coast is closed, a river is not. */
function curved(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), last)]!;
  const near = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = (closed ? points : points.slice(1)).map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = { x: b.x + (c.x - a.x) / 7, y: b.y + (c.y - a.y) / 7 };
    const into = { x: c.x - (d.x - b.x) / 7, y: c.y - (d.y - b.y) / 7 };
    return `C${near(out)} ${near(into)} ${near(c)}`;
  });
  return `M${near(points[0]!)}${curves.join("")}${closed ? "Z" : ""}`;
}

export const land = (coast: string, east = 0): string => curved(charted(coast, east), true);
export const river = (course: string): string => curved(charted(course), false);
