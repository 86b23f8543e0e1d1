import { expect, test } from "vitest";
import type { KeyView, LotView } from "./contract";
import { across, APOTHEM } from "./hexes";
import { askedIn, choosable, lotAt, nearTo, tooSmall, waysWithin, wholeOf, type Asked } from "./nearby";
import { within } from "./plan";

const lot = (tile: string, at: number[]): LotView => ({ tile, at }) as LotView;
/** A borough in a column, as high as that. */
const column = (high: number): LotView[] => Array.from({ length: high }, (_, i) => lot(`tile ${i}`, [0, i]));
const asked = (changes: Partial<Asked> = {}): Asked => ({
  lots: column(9),
  own: true,
  ways: [],
  doing: null,
  spot: null,
  turns: [],
  ...changes,
});
const PHONE = { wide: 370, high: 330, narrow: true };
const LAPTOP = { wide: 270, high: 330, narrow: false };

test("a whole borough is shown, with the places where a tile may be laid", () => {
  const laying = asked({ lots: column(2), doing: "laying", ways: [{ move: "side 1 0", lot: 0, side: 0 }] });
  const fit = wholeOf(laying, PHONE);
  expect([...laying.lots.map(({ at }) => at), across([0, 0], 0)].every((at) => within(fit, at))).toBe(true);
});

test("tiles are too small for a finger before they are for a pointer, and their sides before they are", () => {
  const fit = wholeOf(asked(), PHONE);
  expect(tooSmall(fit, asked(), PHONE)).toBe(true);
  expect(tooSmall(wholeOf(asked(), LAPTOP), asked(), LAPTOP)).toBe(false);
  const few = asked({ lots: column(5) });
  expect(tooSmall(wholeOf(few, PHONE), few, PHONE)).toBe(false);
  const connecting = asked({ lots: column(5), doing: "connecting" });
  expect(tooSmall(wholeOf(connecting, PHONE), connecting, PHONE)).toBe(true);
});

test("near, a tile is shown whole with those around it, all large enough", () => {
  const all = asked();
  const near = nearTo(all.lots[4]!, all, PHONE);
  expect(tooSmall(near, all, PHONE)).toBe(false);
  expect(all.lots.filter(({ at }) => within(near, at)).map(({ tile }) => tile)).toEqual(["tile 3", "tile 4", "tile 5"]);
});

test("where a window is too low for so many, the tile is shown alone", () => {
  const low = { wide: 350, high: 130, narrow: true };
  const all = asked({ doing: "connecting" });
  const near = nearTo(all.lots[4]!, all, low);
  expect(tooSmall(near, all, low)).toBe(false);
  expect(all.lots.filter(({ at }) => within(near, at)).map(({ tile }) => tile)).toEqual(["tile 4"]);
  const ways = [3, 4, 5].map((i) => ({ move: `side ${i + 1} 1`, lot: i, side: 1 }));
  expect(waysWithin(ways, all.lots, near)).toEqual([ways[1]]);
});

test("the tile met is the nearest one", () => {
  const all = asked();
  const fit = wholeOf(all, PHONE);
  const y = (3 * 2 * APOTHEM - fit.box.y) * fit.scale;
  expect(lotAt(all.lots, fit, PHONE.wide / 2 + 9, y + 3)?.tile).toBe("tile 3");
  expect(lotAt([], fit, 0, 0)).toBeUndefined();
});

test("a tile being laid is shown alone to a finger, with the ways to turn it", () => {
  const turning = asked({ spot: [0, 9], turns: [0, 1, 2, 3, 4, 5] });
  expect(within(wholeOf(turning, PHONE), [0, 0])).toBe(false);
  expect(within(wholeOf(turning, PHONE), [0, 9])).toBe(true);
});

const view = (changes: object): KeyView =>
  ({
    seat: 0,
    phase: "acting",
    connector: null,
    laying: [null],
    boroughs: [column(3), column(2)],
    ...changes,
  }) as KeyView;

test("what is asked in a borough is asked in one's own", () => {
  const connecting = view({ phase: "connecting", connector: "red" });
  const may = new Set(["side 2 1"]);
  expect(askedIn(connecting, may, 0)).toMatchObject({ own: true, doing: "connecting", ways: [{ lot: 1, side: 1 }] });
  expect(askedIn(connecting, may, 1)).toMatchObject({ own: false, doing: null, ways: [] });
  expect(askedIn(view({ phase: "laying" }), may, 0).doing).toBe("laying");
  expect(askedIn(view({ phase: "laying" }), new Set(["lay tile"]), 0).doing).toBeNull();
});

test("tiles are choosable for their use and upgrade, or for their sides while connectors are placed", () => {
  const may = new Set(["use tile 0", "upgrade tile 2", "side 2 1"]);
  const names = (phase: string) =>
    choosable(askedIn(view({ phase, connector: "red" }), may, 0), may).map(({ tile }) => tile);
  expect(names("acting")).toEqual(["tile 0", "tile 2"]);
  expect(names("connecting")).toEqual(["tile 1"]);
});
