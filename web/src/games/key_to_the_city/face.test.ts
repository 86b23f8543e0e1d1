import { expect, test } from "vitest";
import type { TileFacts } from "./contract";
import { faceOf, legible, nameLines, signsOf } from "./face";

const facts = (changes: Partial<TileFacts>): TileFacts =>
  ({
    category: "era-1",
    scores: "plain",
    of: null,
    points: [0, 4],
    rate: [],
    makes: [],
    costs: [],
    pays: 0,
    river: [],
    ...changes,
  }) as TileFacts;
const works = facts({ makes: [["blue", "red"]], costs: [["blue", "blue", "grey"]], pays: 1 });
const counter = facts({ scores: "keyple-sets", rate: [3, 5] });

test("what is written is never smaller than can be read", () => {
  expect(legible(11.5, 2)).toBe(11.5);
  expect(legible(11.5, 0.5) * 0.5).toBeCloseTo(12.2);
});

test("a name stands in at most two lines, and only where it fits", () => {
  expect(nameLines("Tower Bridge", 1)).toEqual(["Tower Bridge"]);
  expect(nameLines("Royal Botanic Gardens, Kew", 1)).toEqual(["Royal Botanic", "Gardens, Kew"]);
  expect(nameLines("Tower Bridge", 0.8)).toEqual([]);
  expect(nameLines("Unpronounceablelongword Street", 1)).toEqual([]);
});

test("a tile shows what it makes, the points it has, or what it counts", () => {
  expect(signsOf(works, 0, 1)).toMatchObject({ makes: ["blue", "red"], pays: true, flat: null });
  expect(signsOf(facts({}), 1, 1)).toMatchObject({ makes: [], flat: 4 });
  expect(signsOf(counter, 1, 1)).toMatchObject({
    rate: 5,
    flat: null,
    counts: ["keyple-blue", "keyple-red", "keyple-yellow"],
  });
});

test("the smaller a tile, the larger its signs on it, but never wider than the tile", () => {
  expect(signsOf(counter, 0, 1).grown).toBeLessThan(signsOf(counter, 0, 0.3).grown);
  expect(faceOf(works, 0, 1, "Works", []).signs.grown).toBe(1);
  const small = signsOf(counter, 0, 0.5);
  expect(small.grown).toBeGreaterThan(1);
  expect(small.grown * small.wide).toBeLessThanOrEqual(110);
  expect(signsOf(counter, 0, 0.3)).toMatchObject({ bare: true });
});

test("the cost of an upgrade stands in the middle, and only where it can be read", () => {
  const { asks } = faceOf(works, 0, 1, "", ["grey"]);
  expect(asks.map(({ good, lacks }) => [good, lacks])).toEqual([
    ["blue", false],
    ["blue", false],
    ["grey", true],
  ]);
  expect(asks[1]!.x - asks[0]!.x).toBe(17);
  const many = facts({ costs: [["blue", "red", "grey", "black"]] });
  expect(faceOf(many, 0, 1, "", []).asks.map(({ size }) => size)).toEqual([13, 13, 13, 13]);
  expect(faceOf(works, 0, 0.5, "", ["grey"]).asks).toEqual([]);
});

test("the picture of a tile that shows nothing else stands in its middle where it is tiny", () => {
  const plain = facts({ points: [] });
  expect(faceOf(plain, 0, 0.3, "", []).art).toBe("translate(0 0) scale(1.5)");
  expect(faceOf(works, 0, 0.3, "", []).art).toBe("translate(0 -18) scale(1.5)");
});
