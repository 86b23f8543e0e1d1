import { expect, test } from "vitest";
import { Guard, SEEN } from "./guard";

const HERE = { x: 100, y: 100 };
const THERE = { x: 300, y: 100 };

test("the first question is answered by whoever has seen it", () => {
  const guard = new Guard();
  guard.ask(1000);
  expect(guard.takesFrom(HERE)).toBe(1000 + SEEN);
});

test("a pointer that rests where it answered waits longer than one that has moved", () => {
  const guard = new Guard();
  guard.ask(0);
  guard.answer(HERE);
  guard.ask(2000);
  expect(guard.takesFrom({ x: 102, y: 101 })).toBeGreaterThan(2000 + SEEN);
  guard.point(THERE);
  expect(guard.takesFrom(HERE)).toBe(2000 + SEEN);
});

test("a click elsewhere has moved", () => {
  const guard = new Guard();
  guard.answer(HERE);
  guard.ask(2000);
  expect(guard.takesFrom(THERE)).toBe(2000 + SEEN);
});
