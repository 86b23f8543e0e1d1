import { expect, test } from "vitest";
import type { KeyView, LotView } from "./contract";
import { across, boxOf } from "./hexes";
import { focusOn, joints, planOf, spotOf, turnsOf, waysOf } from "./plan";

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

test.each([1, 2, 3, 4, 5, 6])("the fields of %i boroughs lie inside the map and none over another", (count) => {
  const large = [...HOME, lot("far", [3, 0]), lot("low", [0, 2])];
  const boroughs = Array.from({ length: count }, (_, i) => (i === 0 ? large : HOME));
  const plan = planOf(boroughs);
  const fields = plan.boxes.map((box, i) => {
    const { x, y } = plan.middles[i]!;
    return { left: x + box.x, right: x + box.x + box.w, top: y + box.y, bottom: y + box.y + box.h };
  });
  for (const [i, one] of fields.entries()) {
    expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(plan.width);
    expect(one.bottom).toBeLessThanOrEqual(plan.height);
    for (const other of fields.slice(i + 1)) {
      const apart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      expect(apart).toBe(true);
    }
  }
});

test("the map is twice as wide as high, whatever lies on it", () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const { width, height } = planOf(Array.from({ length: count }, () => HOME));
    expect(height / width).toBeCloseTo(0.5);
  }
});

test("what matters holds all hexes asked for, and more below while a tile is being turned", () => {
  const hexes = [
    [0, 0],
    [2, 0],
  ];
  const box = boxOf(hexes);
  const focus = focusOn({ x: 1000, y: 500 }, hexes, false);
  expect(focus.x).toBeLessThanOrEqual(1000 + box.x);
  expect(focus.x + focus.w).toBeGreaterThanOrEqual(1000 + box.x + box.w);
  expect(focus.y + focus.h).toBeGreaterThanOrEqual(500 + box.y + box.h);
  expect(focusOn({ x: 1000, y: 500 }, hexes, true).h).toBe(focus.h + 60);
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
