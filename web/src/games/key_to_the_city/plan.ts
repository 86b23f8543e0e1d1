/** Where everything lies on the map of all boroughs. */
import type { KeyView, LotView } from "./contract";
import { across, APOTHEM, boxOf, centre, neighbours, SIDES, towards, type Box, type Point } from "./hexes";

const SHAPE = 0.5; // how high the map is for its width
const LEAST = { wide: 300, high: 220 };
const AROUND = { wide: 80, high: 100 };

export interface Plan {
  width: number;
  height: number;
  /** The field of each borough, seen from its home. */
  boxes: Box[];
  /** Where the home of each borough lies. */
  middles: Point[];
}

/** Boroughs in rows, each in a field as large as the largest needs. */
export function planOf(boroughs: readonly (readonly LotView[])[]): Plan {
  const boxes = boroughs.map((lots) => boxOf(lots.map((lot) => lot.at)));
  const wide = Math.max(LEAST.wide, ...boxes.map((box) => box.w)) + AROUND.wide;
  const high = Math.max(LEAST.high, ...boxes.map((box) => box.h)) + AROUND.high;
  const count = boxes.length;
  const shapes = [1, 2, 3]
    .map((columns) => ({ columns, rows: Math.ceil(count / columns) }))
    .filter(({ columns }) => columns <= count);
  const far = (one: { columns: number; rows: number }): number =>
    Math.abs(Math.log((one.rows * high) / (one.columns * wide) / SHAPE));
  const best = shapes.reduce((a, b) => (far(b) < far(a) ? b : a));
  const width = Math.max(best.columns * wide, (best.rows * high) / SHAPE);
  const height = Math.max(best.rows * high, best.columns * wide * SHAPE);
  const cell = { w: width / best.columns, h: height / best.rows };
  const middles = boxes.map((box, seat): Point => ({
    x: ((seat % best.columns) + 0.5) * cell.w - (box.x + box.w / 2),
    y: (Math.floor(seat / best.columns) + 0.5) * cell.h + 16 - (box.y + box.h / 2),
  }));
  return { width, height, boxes, middles };
}

/** The part of the map that holds these hexes of one's borough, with room below for the ways a tile may be turned. */
export function focusOn(home: Point, hexes: readonly (readonly number[])[], turning: boolean): Box {
  const box = boxOf(hexes);
  const w = Math.max(box.w + 60, 330);
  return { x: home.x + box.x + box.w / 2 - w / 2, y: home.y + box.y - 56, w, h: box.h + 82 + (turning ? 60 : 0) };
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
      return [{ key: `${lot.tile} ${side}`, colour, x: middle.x + at.x, y: middle.y + at.y, turn: side * 60 }];
    });
  });
}
