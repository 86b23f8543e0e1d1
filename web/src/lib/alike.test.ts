import { expect, test } from "vitest";
import { alike } from "./alike";

test("what has not changed stays the same object", () => {
  const before = { hand: [1, 2], other: { deep: ["a"] } };
  expect(alike(before, { hand: [1, 2], other: { deep: ["a"] } })).toBe(before);
});

test("what has changed is new, and all beside it is old", () => {
  const before = { hand: [1, 2], other: { deep: ["a"] } };
  const after = alike(before, { hand: [1, 3], other: { deep: ["a"] } });
  expect(after).not.toBe(before);
  expect(after).toEqual({ hand: [1, 3], other: { deep: ["a"] } });
  expect(after.other).toBe(before.other);
});

test.each([
  ["an entry more", { a: 1 }, { a: 1, b: 2 }],
  ["an entry less", { a: 1, b: 2 }, { a: 1 }],
  ["another name for as many entries", { a: undefined }, { b: undefined }],
  ["a list in place of an object", { 0: "x" }, ["x"]],
  ["nothing in place of something", { a: 1 }, null],
  ["something in place of nothing", null, { a: 1 }],
  ["a shorter list", [1, 2, 3], [1, 2]],
])("%s is a change", (_, before: unknown, after: unknown) => {
  expect(alike(before, after)).toBe(after);
});

test("what was told before is never altered", () => {
  const before = { hand: [1, 2], seat: { coins: 3 } };
  const copy = structuredClone(before);
  alike(before, { hand: [2], seat: { coins: 4 } });
  expect(before).toEqual(copy);
});
