/** What of a borough its window shows: all of it, or, where that would be too small to be met, a part of it near. */
import type { KeyView, LotView } from "./contract";
import { across, APOTHEM, boxOf, centre, SIDES } from "./hexes";
import { fitted, ROW, spotOf, turnsOf, waysOf, within, type Fit, type Way } from "./plan";

const FINGER = 44; // pixels
const POINTER = 24;
const TURNED = 0.5; // how large the ways to turn a tile are drawn beside it
const OWN = 1.4; // pixels a unit at most
const OTHERS = 1;

/** A borough and what is asked there. */
export interface Asked {
  lots: readonly LotView[];
  own: boolean;
  /** The sides one chooses among: to place a connector, or to lay a tile there. */
  ways: readonly Way[];
  doing: "laying" | "connecting" | null;
  /** Where the tile being laid will lie, and the ways in which it may be turned. */
  spot: number[] | null;
  turns: readonly number[];
}
export interface Room {
  wide: number;
  high: number;
  /** Whether a finger chooses. */
  narrow: boolean;
}

export function askedIn(view: KeyView, may: ReadonlySet<string>, seat: number): Asked {
  const own = seat === view.seat;
  const ways = own ? waysOf(may) : [];
  const spot = own ? spotOf(view) : null;
  const connecting = own && view.phase === "connecting" && view.connector !== null;
  const laying = own && view.phase === "laying" && ways.length > 0;
  const doing = connecting ? "connecting" : laying ? "laying" : null;
  return { lots: view.boroughs[seat] ?? [], own, ways, doing, spot, turns: spot ? turnsOf(may) : [] };
}

/** The tiles at which something may be chosen. */
export const choosable = ({ lots, ways, doing }: Asked, may: ReadonlySet<string>): LotView[] =>
  lots.filter((lot, i) =>
    doing ? ways.some((way) => way.lot === i) : may.has(`use ${lot.tile}`) || may.has(`upgrade ${lot.tile}`),
  );

/** All of it, with the places one chooses among; a tile that is turned alone, where its turns would be too small. */
export function wholeOf({ lots, own, ways, doing, spot, turns }: Asked, { wide, high, narrow }: Room): Fit {
  const below = spot ? 12 + Math.ceil(turns.length / 3) * ROW : 0;
  const shown = (hexes: readonly (readonly number[])[]): Fit => {
    const box = boxOf(hexes);
    return fitted({ ...box, h: box.h + below }, wide, high, own ? OWN : OTHERS);
  };
  const open = doing === "laying" ? ways.map((way) => across(lots[way.lot]!.at, way.side)) : [];
  const all = shown([...lots.map((lot) => lot.at), ...open, ...(spot ? [spot] : [])]);
  return spot && (narrow || all.scale * 2 * APOTHEM * TURNED < POINTER + 2) ? shown([spot]) : all;
}

/** Whether what is chosen there, tiles or their sides, is too small to be met; where a tile is laid there is always room. */
export const tooSmall = ({ scale }: Fit, { doing, spot }: Asked, { narrow }: Room): boolean =>
  doing !== "laying" && !spot && scale * APOTHEM * (doing ? 1 : 2) < (narrow ? FINGER : POINTER);

/** A tile with those around it, or alone, where together they would still be too small. */
export function nearTo(lot: LotView, asked: Asked, room: Room): Fit {
  const around = [lot.at, ...SIDES.map((side) => across(lot.at, side))];
  const shown = (hexes: readonly (readonly number[])[]): Fit => fitted(boxOf(hexes), room.wide, room.high, OWN);
  const fit = shown(around);
  return tooSmall(fit, asked, room) ? shown([lot.at]) : fit;
}

/** The tile nearest to a point of the window. */
export function lotAt(lots: readonly LotView[], fit: Fit, x: number, y: number): LotView | undefined {
  const far = (lot: LotView): number => {
    const at = centre(lot.at);
    return Math.hypot(at.x - fit.box.x - x / fit.scale, at.y - fit.box.y - y / fit.scale);
  };
  return [...lots].sort((one, other) => far(one) - far(other))[0];
}

/** The sides of tiles that lie whole in the window. */
export const waysWithin = (ways: readonly Way[], lots: readonly LotView[], fit: Fit): Way[] =>
  ways.filter((way) => within(fit, lots[way.lot]!.at));
