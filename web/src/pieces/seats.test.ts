import { expect, test } from "vitest";
import { colourOf, shapeOf } from "./seats";

test("six seats have six shapes and six colours, and a seventh begins again", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(shapeOf)).size).toBe(6);
  expect(new Set(seats.map(colourOf)).size).toBe(6);
  expect([shapeOf(6), colourOf(6)]).toEqual([shapeOf(0), colourOf(0)]);
});
