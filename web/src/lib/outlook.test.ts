import { expect, test } from "vitest";
import { helper as kids } from "../games/kids_of_london/helper";
import { helper as race } from "../games/eighty_days/helper";
import { changeOf, changeWords, gainOf } from "./outlook";
import type { Foretold, View } from "./types";
import { wordsFor } from "./words.svelte";

const foretold = (changes: Foretold["changes"], whole = true): Foretold => ({
  move: "take",
  changes,
  ends: [],
  may_end: [],
  whole,
});
const money = { what: "money", of: 1, now: 30, least: 20, most: 40 };

test("a number is found by what it is and whose", () => {
  const one = foretold([money]);
  expect(changeOf(one, "money", 1)).toBe(money);
  expect(changeOf(one, "money", 0)).toBeUndefined();
  expect(gainOf(one, "money", 1)).toEqual({ now: 30, least: -10, most: 10 });
  expect(gainOf(foretold([{ ...money, least: null, most: null }]), "money", 1)).toEqual({
    now: 30,
    least: null,
    most: null,
  });
});

test("a change is worded as certain, between two numbers, or open", async () => {
  const words = await wordsFor("en", "eighty-days");
  expect(changeWords({ ...money, most: 20 }, words)).toBe("money 30 → 20");
  expect(changeWords(money, words)).toBe("money 30 → 20 to 40");
  expect(changeWords({ ...money, least: null, most: null }, words)).toBe("money 30 → ?");
});

test("what is left after a choice is what the rules foretell", async () => {
  const words = await wordsFor("en", "eighty-days");
  const view = { seat: 1, reach: [], money: [5, 30] } as unknown as View;
  expect(race.consequence!(view, "take", words, foretold([{ ...money, least: 47, most: 47 }]))).toBe("then £47");
  expect(race.consequence!(view, "take", words)).toBe("");
});

test("a child says what it brings whatever the others send, and nothing where that was not looked at", async () => {
  const words = await wordsFor("en", "kids-of-london");
  const view = { seat: 1, shown: [], character: "banker", share: 3 } as unknown as View;
  const coins = { what: "coins", of: 1, now: 4, least: 4, most: 9 };
  expect(kids.consequence!(view, "send 5", words, foretold([coins]))).toBe("as the lowest: +5 · brings 0 to +5");
  expect(kids.consequence!(view, "take-own", words, foretold([{ ...coins, least: 7, most: 7 }]))).toBe("brings +3");
  expect(kids.consequence!(view, "take-nothing", words, foretold([]))).toBe("brings 0");
  expect(kids.consequence!(view, "send 5", words, foretold([], false))).toBe("as the lowest: +5");
});
