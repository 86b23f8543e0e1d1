import { expect, test } from "vitest";
import components from "./components.json";
import { emblemOf, emblems } from "./emblems";

const inBox = (["card", "first_edition_card"] as const).flatMap((table) => components[table].map((entry) => entry.id));

test("every card of both editions has a picture of its own trade, and no picture is left over", () => {
  expect(inBox.filter((card) => !(card in emblems.cards))).toEqual([]);
  expect(new Set(Object.values(emblems.cards))).toEqual(new Set(Object.keys(emblems.shapes)));
});

test("a card of another data set is a row of houses", () => {
  expect(emblemOf("a-card-of-ones-own")).toBe(emblems.shapes.houses);
});
