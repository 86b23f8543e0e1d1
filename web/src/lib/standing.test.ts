import { expect, test } from "vitest";
import { standing } from "./standing";
import type { Entry } from "./types";

/** A log in short: the seat and what it did. */
const log = (...steps: string[]): Entry[] =>
  steps.map((step, i) => {
    const [seat, kind] = step.split(" ");
    const events = kind === "played" ? [{ number: 1, kind: "drew" }] : [];
    return { number: i + 1, kind: kind!, at: i, seat: Number(seat), events };
  });
const numbers = (...steps: string[]): number[] => standing(log(...steps)).map((entry) => entry.number);

test("what was never taken back stands", () => {
  expect(numbers("0 played", "1 played", "0 said")).toEqual([1, 2, 3]);
});

test("who takes back takes back their own last choice, whatever others did after it", () => {
  expect(numbers("0 played", "0 played", "1 played", "0 took-back")).toEqual([1, 3, 4]);
  expect(numbers("0 played", "0 played", "0 took-back", "0 took-back")).toEqual([3, 4]);
});

test("by consent everything since that choice is taken back, but not what was said", () => {
  expect(numbers("1 played", "0 played", "1 played", "1 said", "0 went-back", "0 played")).toEqual([1, 4, 5, 6]);
});

test("who takes back where nothing of theirs stands changes nothing", () => {
  expect(numbers("1 played", "0 took-back", "0 went-back")).toEqual([1, 2, 3]);
});
