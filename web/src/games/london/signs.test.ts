import { expect, test } from "vitest";
import components from "./components.json";
import { SIGNS } from "./signs";

test("every colour of a card and every side of the river has its sign", () => {
  const printed = [...components.card, ...components.first_edition_card].map((card) => String(card.colour));
  const sides = components.borough.map((borough) => String(borough.side));
  expect([...printed, ...sides].filter((sign) => !(sign in SIGNS))).toEqual([]);
});

test("no two signs look alike", () => {
  const drawn = Object.values(SIGNS).map((sign) => JSON.stringify(sign));
  expect(new Set(drawn).size).toBe(drawn.length);
});
