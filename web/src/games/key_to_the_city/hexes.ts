/** Boroughs as maps: where a hex lies and which tiles touch. */
import type { LotView, TileFacts } from "./contract";

export const RADIUS = 60;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export const COLOURS = ["blue", "brown", "grey", "yellow", "black", "red"];
export const SKILLS = ["architect", "builder", "financier"];
export const HUES = ["blue", "red", "yellow"];
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

/** Where the middle of a hex is, its home being at 0, 0. */
export const centre = (at: readonly number[]): Point => ({
  x: (at[0] ?? 0) * 1.5 * RADIUS,
  y: (2 * (at[1] ?? 0) + (at[0] ?? 0)) * APOTHEM,
});
export const across = (at: readonly number[], side: number): number[] => [
  (at[0] ?? 0) + STEPS[side]![0],
  (at[1] ?? 0) + STEPS[side]![1],
];
/** A point on the line from the middle of a hex through the middle of a side. */
export const towards = (side: number, far: number): Point => ({
  x: Math.sin((side * Math.PI) / 3) * far,
  y: -Math.cos((side * Math.PI) / 3) * far,
});
export const opposite = (side: number): number => (side + 3) % 6;

const CORNERS = SIDES.map((i) => ({
  x: Math.cos(((i - 2) * Math.PI) / 3) * RADIUS,
  y: Math.sin(((i - 2) * Math.PI) / 3) * RADIUS,
}));
const round = (value: number): number => Math.round(value * 10) / 10;
/** The outline of a hex, a little smaller or larger where wanted. */
export const outline = (by = 1): string =>
  `M${CORNERS.map((corner) => `${round(corner.x * by)} ${round(corner.y * by)}`).join("L")}z`;
export const OUTLINE = outline(0.985);

/** The river on a tile: from side to side, or from the middle to its one side. */
export function riverPath(sides: readonly number[]): string {
  const [from, to] = [sides[0], sides[1]];
  if (from === undefined) return "";
  const a = towards(from, APOTHEM);
  const b = to === undefined ? { x: 0, y: 0 } : towards(to, APOTHEM);
  return `M${round(a.x)} ${round(a.y)}Q0 0 ${round(b.x)} ${round(b.y)}`;
}
export const turnedRiver = (facts: TileFacts, turned: number): number[] =>
  facts.river.map((side) => (side + turned) % 6);

const key = (at: readonly number[]): string => `${at[0]} ${at[1]}`;

/** Tiles that lie around a hex, by side. */
export function neighbours(lots: readonly LotView[], at: readonly number[]): (LotView | undefined)[] {
  const found = new Map(lots.map((lot) => [key(lot.at), lot]));
  return SIDES.map((side) => found.get(key(across(at, side))));
}

/** The part of a picture that holds these hexes. */
export function boxOf(hexes: readonly (readonly number[])[]): Box {
  const points = hexes.map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - RADIUS;
  const y = Math.min(...ys) - APOTHEM;
  return { x, y, w: Math.max(...xs) + RADIUS - x, h: Math.max(...ys) + APOTHEM - y };
}

/** The upper half of a hex, and the lower one with what it makes; how high each is. */
export const HALVES = ["M-55 -7L-29 -51H29L55 -7z", "M-57 -3H57L29 51H-29z"] as const;
export const HALF = 44;
