import { expect, test } from "vitest";
import type { LondonView } from "./contract";
import { counted, groupsOf, unseenGroups } from "./deck";
import { othersFrom } from "./desk";

const view = {
  seat: 1,
  players: 3,
  options: {},
  altered: {},
  cards: {
    shops: { kind: "build", colour: "brown" },
    paupers: { kind: "pauper", colour: "grey" },
    lloyds: { kind: "build", colour: "blue" },
  },
  deck_groups: "AABB",
  hand_groups: ["AB", "AAA", "B"],
  unseen: { A: { shops: 2, paupers: 1 }, B: { lloyds: 3 } },
} as unknown as LondonView;

test("the letters of a pile are counted in the order in which they come", () => {
  expect(groupsOf("BBA")).toEqual([
    { group: "B", count: 2 },
    { group: "A", count: 1 },
  ]);
  expect(groupsOf("")).toEqual([]);
});

test("what one has not seen is in the deck or in the hands of others, never in one's own", () => {
  expect(unseenGroups(view).map(({ group, deck, hands }) => [group, deck, hands])).toEqual([
    ["A", 2, 1],
    ["B", 2, 2],
  ]);
});

test("cards are listed with how many there are of each, sorted by colour as a hand is", () => {
  expect(counted(view, { paupers: 1, lloyds: 3, shops: 2 })).toEqual([
    { card: "shops", count: 2 },
    { card: "lloyds", count: 3 },
    { card: "paupers", count: 1 },
  ]);
});

test("the others follow in the order of play from one's own seat, and who has none sees all", () => {
  expect(othersFrom(view)).toEqual([2, 0]);
  expect(othersFrom({ ...view, seat: null })).toEqual([0, 1, 2]);
});
