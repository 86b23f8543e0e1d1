import { expect, test } from "vitest";
import { LENS, lensPlace } from "./lens";

const WINDOW = { wide: 1280, high: 720 };
const at = (left: number, top: number) => ({ left, top, bottom: top + 120, width: 80 });

test("the lens stands over the middle of what is pointed at, where there is room above it", () => {
  expect(lensPlace(at(600, 400), WINDOW)).toBe(`left: ${640 - LENS.wide / 2}px; bottom: ${720 - 400 + 14}px`);
});

test("where there is none above, it stands below", () => {
  expect(lensPlace(at(600, 100), WINDOW)).toBe("left: 430px; top: 234px");
});

test("where there is room neither above nor below, it stands at the top", () => {
  expect(lensPlace(at(600, 300), { wide: 1280, high: 600 })).toBe("left: 430px; top: 8px");
});

test("it never leaves the window at its sides", () => {
  expect(lensPlace(at(0, 400), WINDOW)).toMatch(/^left: 8px;/);
  expect(lensPlace(at(1250, 400), WINDOW)).toMatch(new RegExp(`^left: ${1280 - LENS.wide - 8}px;`));
});
