import { expect, test } from "vitest";
import { liesLow } from "./overlay";

const room = { top: 100, bottom: 500 };

test("what comes and goes lies at the head of a room, unless it would hide more there than at its foot", () => {
  expect(liesLow(60, room, [])).toBe(false);
  expect(liesLow(60, room, [{ top: 120, bottom: 150 }])).toBe(true);
  expect(liesLow(60, room, [{ top: 450, bottom: 480 }])).toBe(false);
  expect(
    liesLow(60, room, [
      { top: 120, bottom: 150 },
      { top: 430, bottom: 500 },
    ]),
  ).toBe(false);
});
