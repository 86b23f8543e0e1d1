/** How degrees become points of the sheet: the world is stretched so that each leg of the journey has room for its spaces. */

export const WIDE = 2080;
export const HIGH = 940;

export interface Point {
  x: number;
  y: number;
}

type Scale = readonly (readonly [degrees: number, point: number])[];

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
const PARALLELS: Scale = [
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
];

function on(scale: Scale, degrees: number): number {
  const next = scale.findIndex(([end]) => degrees <= end);
  const i = next < 0 ? scale.length - 1 : Math.max(next, 1);
  const [from, start] = scale[i - 1]!;
  const [to, end] = scale[i]!;
  return start + ((degrees - from) * (end - start)) / (to - from);
}

export const across = (degrees: number): number => on(MERIDIANS, degrees);
export const down = (degrees: number): number => on(PARALLELS, degrees);

/** Pairs of degrees, east and north, as points of the sheet. */
export const charted = (pairs: string, east = 0): Point[] =>
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return { x: across(x! + east), y: down(y!) };
    });

/** A coast through its points, round and closed; the curves are Catmull and Rom's. */
export function land(coast: string, east = 0): string {
  const points = charted(coast, east);
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  const near = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = { x: b.x + (c.x - a.x) / 7, y: b.y + (c.y - a.y) / 7 };
    const into = { x: c.x - (d.x - b.x) / 7, y: c.y - (d.y - b.y) / 7 };
    return `C${near(out)} ${near(into)} ${near(c)}`;
  });
  return `M${near(points[0]!)}${curves.join("")}Z`;
}
