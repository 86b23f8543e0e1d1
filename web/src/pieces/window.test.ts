import { expect, test } from "vitest";
import { fit, held, whole, within, zoomed } from "./window";

const WIDE = { width: 1600, height: 800, shape: 0.5 };
const TALL = { ...WIDE, shape: 1 }; // a phone's window on the same picture

test("the whole picture fills a window of its shape", () => {
  expect(whole(WIDE)).toEqual({ x: 0, y: 0, w: 1600, h: 800 });
});

test("in a window of another shape the whole picture lies in the middle", () => {
  expect(whole(TALL)).toEqual({ x: 0, y: -400, w: 1600, h: 1600 });
});

test("a view never shows what lies beside the picture", () => {
  expect(held({ x: -50, y: 700, w: 400, h: 200 }, WIDE)).toEqual({ x: 0, y: 600, w: 400, h: 200 });
});

test("a view holds all that is wanted, with what is wanted in its middle", () => {
  expect(fit({ x: 700, y: 300, w: 100, h: 100 }, WIDE)).toEqual({ x: 650, y: 300, w: 200, h: 100 });
  expect(fit({ x: 700, y: 300, w: 100, h: 100 }, TALL)).toEqual({ x: 700, y: 300, w: 100, h: 100 });
});

test("a large window shows more round what is wanted, not the same larger", () => {
  expect(fit({ x: 700, y: 300, w: 100, h: 100 }, WIDE, 800)).toEqual({ x: 350, y: 150, w: 800, h: 400 });
  expect(fit({ x: 700, y: 300, w: 100, h: 100 }, WIDE, 9000)).toEqual(whole(WIDE));
});

test("one comes nearer round the point one looks at", () => {
  const box = { x: 400, y: 200, w: 800, h: 400 };
  expect(zoomed(box, 0.5, WIDE)).toEqual({ x: 600, y: 300, w: 400, h: 200 });
  expect(zoomed(box, 0.5, WIDE, 0, 0)).toEqual({ x: 400, y: 200, w: 400, h: 200 });
  expect(zoomed(box, 0.5, WIDE, 1, 1)).toEqual({ x: 800, y: 400, w: 400, h: 200 });
});

test("one comes no nearer than an eighth, and goes no farther than the whole", () => {
  const box = { x: 400, y: 200, w: 800, h: 400 };
  expect(zoomed(box, 0.001, WIDE).w).toBe(200);
  expect(zoomed(box, 1000, WIDE)).toEqual(whole(WIDE));
  expect(zoomed(box, 1000, TALL)).toEqual(whole(TALL));
});

test("a piece is in sight where all of it is", () => {
  const window = { left: 0, right: 400, top: 0, bottom: 300 };
  expect(within({ left: 0, right: 44, top: 256, bottom: 300 }, window)).toBe(true);
  expect(within({ left: -1, right: 43, top: 0, bottom: 44 }, window)).toBe(false);
  expect(within({ left: 0, right: 44, top: 257, bottom: 301 }, window)).toBe(false);
});
