import { expect, test } from "vitest";
import { wordsFor } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { handWords, numbersOf, scoreOf } from "./score";

const view = {
  over: false,
  money: [16, 3],
  loans: [1, 0],
  poverty: [4, 6],
  final_poverty: [7, 6],
  prestige: [9, 2],
  hand_sizes: [3, 0],
  hand_groups: ["AAB", ""],
  standing: [8, 3],
  counted: [
    { track: 9, cards: 0, money: 0, loans: 0, poverty: -1 },
    { track: 2, cards: 0, money: 1, loans: 0, poverty: 0 },
  ],
} as unknown as LondonView;
const english = await wordsFor("en", "london");

test("poverty is shown as it is until the end, and then as it was compared: with the hand", () => {
  const poverty = (over: boolean) => numbersOf({ ...view, over }, 0).find(({ is }) => is === "poverty");
  expect(poverty(false)).toMatchObject({ path: "poverty.0", value: 4 });
  expect(poverty(true)).toMatchObject({ path: "final_poverty.0", value: 7 });
});

test("the score is told by its sources, with the poverty that is compared and the least at the table", () => {
  const parts = scoreOf(view, 0, english);
  expect(parts.map(({ points }) => points)).toEqual([9, 0, 0, 0, -1]);
  expect(parts.map(({ path }) => path)).toContain("counted.0.poverty");
  expect(parts.at(-1)!.said).toBe("7 poverty with the cards in hand; the least anybody has is 6");
});

test("a hand is known by the backs of its cards", () => {
  expect(handWords(view, 0)).toBe("A 2, B 1");
  expect(handWords(view, 1)).toBe("–");
});
