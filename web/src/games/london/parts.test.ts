import { expect, test } from "vitest";
import { contract } from "./contract";
import { PARTS, waitingParts } from "./parts";

test("each move calls to the part where its piece lies", () => {
  expect(waitingParts(["play shops", "discard shops"])).toEqual(new Set(["hand"]));
  expect(waitingParts(["draw", "take-upper shops"])).toEqual(new Set(["display"]));
  expect(waitingParts(["buy city", "choose 1"])).toEqual(new Set(["map", "others"]));
  expect(waitingParts(["activate 2", "run"])).toEqual(new Set(["city"]));
});

test("loans, which can always be taken, call nobody anywhere", () => {
  expect(waitingParts(["loan", "repay"]).size).toBe(0);
});

test("every move of the game belongs to a part there is", () => {
  for (const part of waitingParts(Object.keys(contract.moves))) expect(PARTS).toContain(part);
});
