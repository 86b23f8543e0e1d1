import { expect, test } from "vitest";
import { Fingers } from "./fingers";

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

test("a finger that trembles has pressed, and one that goes on drags", () => {
  const fingers = new Fingers();
  fingers.press(1, at(100, 100));
  expect(fingers.move(1, at(103, 100))).toBeNull();
  expect(fingers.dragged).toBe(false);
  expect(fingers.move(1, at(113, 104))).toEqual({ by: at(10, 4), stretch: null });
  expect(fingers.dragged).toBe(true);
});

test("whoever comes down anew has dragged nothing yet, and whoever is up moves nothing", () => {
  const fingers = new Fingers();
  fingers.press(1, at(0, 0));
  fingers.move(1, at(50, 0));
  fingers.lift(1);
  expect(fingers.move(1, at(90, 0))).toBeNull();
  expect(fingers.dragged).toBe(true); // for the click with which it ends
  fingers.press(1, at(0, 0));
  expect(fingers.dragged).toBe(false);
});

test("two fingers carry half each, and stretch the picture round their middle", () => {
  const fingers = new Fingers();
  fingers.press(1, at(0, 0));
  fingers.press(2, at(100, 0));
  expect(fingers.move(2, at(200, 0))).toEqual({ by: at(50, 0), stretch: { by: 0.5, round: at(100, 0) } });
  expect(fingers.move(2, at(0, 0))!.stretch).toBeNull(); // where they meet there is nothing to measure by
});

test("three fingers only drag", () => {
  const fingers = new Fingers();
  for (const finger of [1, 2, 3]) fingers.press(finger, at(0, 0));
  expect(fingers.move(3, at(30, 0))).toEqual({ by: at(10, 0), stretch: null });
});
