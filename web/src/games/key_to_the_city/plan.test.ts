import { expect, test } from "vitest";
import type { KeyView, LotView } from "./contract";
import { across, boxOf } from "./hexes";
import { columnsFor, fitted, joints, spotOf, turnsOf, waysOf } from "./plan";

const lot = (tile: string, at: number[], connectors: Record<number, string> = {}): LotView => ({
  tile,
  at,
  turned: 0,
  level: 0,
  connectors: [0, 1, 2, 3, 4, 5].map((side) => connectors[side] ?? null),
  colour: null,
  used: 0,
  standing: 0,
  river: [],
  points: 0,
});
const HOME = [lot("home", [0, 0])];

test.each([
  [270, 340],
  [900, 200],
])("a map of %i by %i shows its tiles whole and fills its window", (wide, high) => {
  const box = boxOf([
    [0, 0],
    [3, 0],
    [0, 3],
  ]);
  const fit = fitted(box, wide, high);
  expect(fit.box.w * fit.scale).toBeCloseTo(wide);
  expect(fit.box.h * fit.scale).toBeCloseTo(high);
  expect(fit.box.x).toBeLessThanOrEqual(box.x);
  expect(fit.box.x + fit.box.w).toBeGreaterThanOrEqual(box.x + box.w);
  expect(fit.box.y + fit.box.h).toBeGreaterThanOrEqual(box.y + box.h);
});

test("a lonely tile is not blown up, and a window without size shows the tiles themselves", () => {
  const box = boxOf([[0, 0]]);
  expect(fitted(box, 5000, 5000, 2).scale).toBe(2);
  expect(fitted(box, 0, 0)).toEqual({ box, scale: 1 });
});

test("things are put into as many columns as makes them largest", () => {
  expect(columnsFor(12, 440, 330, 1)).toBe(4);
  expect(columnsFor(12, 1200, 100, 1)).toBe(12);
  expect(columnsFor(5, 100, 900, 1)).toBe(1);
});

test("sides and turns are read from the moves, and others are not", () => {
  expect(waysOf(["side 2 5", "pass"])).toEqual([{ move: "side 2 5", lot: 1, side: 5 }]);
  expect(turnsOf(["turn 0", "turn 4", "pass"])).toEqual([0, 4]);
});

test("a tile being laid has its spot once its side is chosen", () => {
  const view = (side: number | null) =>
    ({ seat: 0, boroughs: [HOME], laying: [{ tile: "monument", against: "home", side }] }) as unknown as KeyView;
  expect(spotOf(view(1))).toEqual(across([0, 0], 1));
  expect(spotOf(view(null))).toBeNull();
  expect(spotOf({ ...view(1), seat: null })).toBeNull();
});

test("a connector between two tiles is drawn once, and one at the edge too", () => {
  const shared = [lot("home", [0, 0], { 2: "blue", 5: "red" }), lot("other", across([0, 0], 2), { 5: "blue" })];
  expect(joints(shared).map((one) => one.key)).toEqual(["home 2", "home 5"]);
});
