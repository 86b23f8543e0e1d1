import { expect, test } from "vitest";
import { wordsFor } from "../../lib/words.svelte";
import components from "./components.json";
import type { LondonView } from "./contract";
import { sourcesOf } from "./sources";

const CITY = components.borough.find((borough) => borough.id === "city")!;
const view = { options: {}, cards: {}, altered: {}, costs: {}, land: { city: CITY } } as unknown as LondonView;
const words = await wordsFor("en", "london");
const rows = (what: Parameters<typeof sourcesOf>[1], seen = view) =>
  Object.fromEntries(sourcesOf(seen, what, words).map((row) => [row.key, row]));

test("each number of a card stands there with where it comes from, and what it has not is left out", () => {
  const found = rows({ is: "card", card: "east-india-company" });
  expect(Object.keys(found)).toEqual(["colour", "cost", "pay_card", "money", "flips", "end_prestige", "copies"]);
  expect(found.money).toEqual({ key: "money", said: "12", source: "first-edition" });
  expect(found.copies).toEqual({ key: "copies", said: "A × 1", source: "reconstructed" });
});

test("what has a name is said by it, and an answer in words", () => {
  const found = rows({ is: "card", card: "east-india-company" });
  expect([found.colour!.said, found.flips!.said]).toEqual([
    words.say("board-colour", { colour: "brown" }),
    words.say("yes"),
  ]);
  expect(rows({ is: "borough", borough: "city" }).side!.said).toBe(
    words.say("board-side", { side: CITY.side as string }),
  );
});

test("a number of another data set is one's own", () => {
  const changed = { ...view, land: { city: { ...CITY, cost: 99 } } } as unknown as LondonView;
  expect(rows({ is: "borough", borough: "city" }, changed).cost).toEqual({ key: "cost", said: "99", source: "own" });
});
