/** Boroughs as maps: where a hex lies, which tiles touch, and what a connector or a tile laid there would score. */
import type { KeyView, LotView, TileFacts } from "./contract";

export const RADIUS = 60;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export const COLOURS = ["blue", "brown", "grey", "yellow", "black", "red"];
export const SKILLS = ["architect", "builder", "financier"];
export const HUES = ["blue", "red", "yellow"];
export const RIVER = ["hungerford-bridge", "millennium-bridge", "london-bridge", "the-o2", "thames-barrier"];
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

/** What the tiles of a borough score for the connectors in it. */
export function scoredForConnectors(lots: readonly LotView[], view: KeyView): number {
  const at = new Map(lots.map((lot) => [key(lot.at), lot]));
  let total = 0;
  for (const lot of lots) {
    const facts = view.facts[lot.tile];
    if (facts) total += (facts.rate[lot.level] ?? 0) * counted(lot, facts, lots, at, view);
  }
  return total;
}

function counted(
  lot: LotView,
  facts: TileFacts,
  lots: readonly LotView[],
  at: Map<string, LotView>,
  view: KeyView,
): number {
  const own = lot.connectors.filter((colour) => colour !== null);
  if (facts.scores === "network") return network(lot, facts.of, at, () => true);
  if (facts.scores === "river-network") {
    const wide = view.options.millennium === "river-buildings";
    return network(
      lot,
      facts.of,
      at,
      (other) => view.facts[other.tile]?.category === "river" || (wide && other.river.includes(true)),
    );
  }
  if (facts.scores === "count")
    return facts.of === "any" ? own.length : own.filter((colour) => colour === facts.of).length;
  if (facts.scores === "variety") return new Set(own).size;
  if (facts.scores === "full-tiles") return lots.filter((one) => !one.connectors.includes(null)).length;
  if (facts.scores === "connector-sets") return Math.min(...COLOURS.map((colour) => connectorsOf(lots, at, colour)));
  return 0;
}

function network(
  from: LotView,
  colour: string | null,
  at: Map<string, LotView>,
  counts: (lot: LotView) => boolean,
): number {
  const reached = new Set([from]);
  for (const lot of reached) {
    for (const side of SIDES) {
      const other = lot.connectors[side] === colour ? at.get(key(across(lot.at, side))) : undefined;
      if (other && counts(other)) reached.add(other);
    }
  }
  return reached.size - 1;
}

function connectorsOf(lots: readonly LotView[], at: Map<string, LotView>, colour: string): number {
  let halves = 0;
  for (const lot of lots)
    for (const side of SIDES) if (lot.connectors[side] === colour) halves += at.has(key(across(lot.at, side))) ? 1 : 2;
  return halves / 2;
}

/** The borough as it would be with one more connector. */
export function withConnector(lots: readonly LotView[], lot: number, side: number, colour: string): LotView[] {
  const host = lots[lot]!;
  const other = neighbours(lots, host.at)[side];
  const put = (one: LotView, on: number): LotView => ({
    ...one,
    connectors: one.connectors.map((was, i) => (i === on ? colour : was)),
  });
  return lots.map((one) => (one === host ? put(one, side) : one === other ? put(one, opposite(side)) : one));
}

/** The borough as it would be with one more tile. */
export function withTile(lots: readonly LotView[], tile: string, level: number, at: number[]): LotView[] {
  const around = neighbours(lots, at);
  const connectors = SIDES.map((side) => around[side]?.connectors[opposite(side)] ?? null);
  return [
    ...lots,
    { tile, at, turned: 0, level, connectors, colour: null, used: 0, standing: 0, river: [], points: 0 },
  ];
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
