/** Where everything lies on the maps of the boroughs. */
import type { KeyView, LotView } from "./contract";
import { across, APOTHEM, boxOf, centre, neighbours, SIDES, towards, type Box, type Point } from "./hexes";

const MARGIN = 12;
/** How high a row of turned tiles is. */
export const ROW = 58;
const LARGEST = 1.25; // pixels a unit of a map, however few tiles lie there

/** A map that fills its window. */
export interface Fit {
  box: Box;
  /** Pixels a unit. */
  scale: number;
}

/** The part of a picture a window shows so that a box is seen whole and as large as can be. */
export function fitted(box: Box, wide: number, high: number, most = LARGEST): Fit {
  const room = { w: box.w + 2 * MARGIN, h: box.h + 2 * MARGIN };
  const scale = Math.min(wide / room.w, high / room.h, most);
  if (!(scale > 0)) return { box, scale: 1 };
  const [w, h] = [wide / scale, high / scale];
  return { box: { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h }, scale };
}

/** In a picture shown so, the hexes that lie whole in its window. */
export const within = ({ box }: Fit, at: readonly number[]): boolean => {
  const hex = boxOf([at]);
  return hex.x >= box.x && hex.y >= box.y && hex.x + hex.w <= box.x + box.w && hex.y + hex.h <= box.y + box.h;
};

/** In how many columns equal things fill a room best, each as wide as high times `shape`. */
export function columnsFor(count: number, wide: number, high: number, shape: number): number {
  const size = (columns: number): number => Math.min(wide / columns, (high / Math.ceil(count / columns)) * shape);
  let best = 1;
  for (let columns = 2; columns <= count; columns += 1) if (size(columns) > size(best)) best = columns;
  return best;
}

export interface Way {
  move: string;
  lot: number;
  side: number;
}

/** The sides of one's own tiles that may be chosen. */
export function waysOf(moves: Iterable<string>): Way[] {
  return [...moves]
    .filter((move) => move.startsWith("side "))
    .map((move) => ({ move, lot: Number(move.split(" ")[1]) - 1, side: Number(move.split(" ")[2]) }));
}

/** The ways in which the tile being laid may be turned. */
export const turnsOf = (moves: Iterable<string>): number[] =>
  [...moves].filter((move) => move.startsWith("turn ")).map((move) => Number(move.split(" ")[1]));

/** Where the tile being laid will lie, once its side is chosen. */
export function spotOf(view: KeyView): number[] | null {
  const laying = view.seat === null ? null : view.laying[view.seat];
  if (!laying || laying.side === null) return null;
  const host = view.boroughs[view.seat!]?.find((lot) => lot.tile === laying.against);
  return host ? across(host.at, laying.side) : null;
}

export interface Joint extends Point {
  key: string;
  /** The lot it belongs to and the side of it. */
  lot: number;
  side: number;
  colour: string;
  turn: number;
}

/** The connectors of a borough; a side shared by two tiles is drawn by the one that was there first. */
export function joints(lots: readonly LotView[]): Joint[] {
  const order = new Map(lots.map((lot, i) => [lot, i]));
  return lots.flatMap((lot, i) => {
    const around = neighbours(lots, lot.at);
    const middle = centre(lot.at);
    return SIDES.flatMap((side) => {
      const colour = lot.connectors[side];
      const other = around[side];
      if (!colour || (other && order.get(other)! < i)) return [];
      const at = towards(side, APOTHEM);
      return [
        { key: `${lot.tile} ${side}`, lot: i, side, colour, x: middle.x + at.x, y: middle.y + at.y, turn: side * 60 },
      ];
    });
  });
}
