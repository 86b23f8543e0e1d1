import { expect, test } from "vitest";
import type { LondonView } from "./contract";
import {
  coveredBy,
  displayRows,
  firstOf,
  handMoves,
  ownersOf,
  purseMove,
  rowsFor,
  runMove,
  stackMoves,
  tagOf,
  type Desk,
} from "./desk";

const stack = (card: string, changes = {}) => ({
  cards: ["shops", card],
  down: false,
  used: false,
  fresh: false,
  till: 0,
  ...changes,
});

function desk(moves: string[], view: Partial<LondonView> = {}): Desk {
  const cities = [[stack("lloyds"), stack("hospital")]];
  return { may: new Set(moves), view: { seat: 0, phase: "acting", active: null, cities, ...view } } as unknown as Desk;
}

test("of several moves the first that is allowed is taken", () => {
  expect(firstOf(desk(["b", "c"]), "a", "b", "c")).toBe("b");
  expect(firstOf(desk([]), "a")).toBeNull();
});

test("a card of the hand is played or discarded, and asks about what the phase is about", () => {
  expect(handMoves(desk(["play shops"]), "shops")).toEqual({ move: "play shops", asked: "play shops" });
  expect(handMoves(desk([], { phase: "paying" }), "shops")).toEqual({ move: null, asked: "discard shops" });
});

test("a stack is covered, activated, or flipped when it is the active one", () => {
  expect(stackMoves(desk(["activate 1"]), 0)).toEqual({ move: "activate 1", asked: "activate 1" });
  expect(stackMoves(desk(["cover 1"], { phase: "placing" }), 1)).toEqual({ move: null, asked: "cover 2" });
  expect(stackMoves(desk(["flip"], { active: 1 }), 0).move).toBe("flip");
  expect(stackMoves(desk(["flip"], { active: 1 }), 1).move).toBeNull();
});

test("the stack that is flipped in place of another is the one the rules name, whatever card lies there", () => {
  const named = desk(["flip", "flip-hospital"], { active: 2, hospital: 1 });
  expect(stackMoves(named, 0).move).toBe("flip-hospital");
  expect(stackMoves(named, 1).move).toBe("flip");
  expect(stackMoves(desk(["flip-hospital"], { hospital: null }), 1).move).toBeNull();
});

test("a card discarded by a School wears the price that this table's School takes", () => {
  const words = { say: (key: string, { price }: { price: number }) => `${key} ${price}` };
  const { view } = desk([], { school: 4 });
  expect(tagOf({ view, words } as unknown as Desk, "school shops")).toBe("board-tag-school 4");
});

test("the last borough bought lies uppermost and covers those before", () => {
  const { view } = desk([], { boroughs: [["city", "lambeth"], ["bow"], []] } as Partial<LondonView>);
  expect(ownersOf(view)).toEqual(
    new Map([
      ["city", { seat: 0, top: false }],
      ["lambeth", { seat: 0, top: true }],
      ["bow", { seat: 1, top: true }],
    ]),
  );
  expect(coveredBy(view, "lambeth")).toEqual(["city"]);
  expect(coveredBy(view, "city")).toEqual([]);
});

test("more than seven cards lie in two rows, where the room is high", () => {
  expect(rowsFor(0)).toEqual({ one: 1, two: 5, rows: 1 });
  expect(rowsFor(7)).toEqual({ one: 7, two: 7, rows: 1 });
  expect(rowsFor(8)).toEqual({ one: 8, two: 5, rows: 2 });
  expect(rowsFor(13)).toEqual({ one: 13, two: 7, rows: 2 });
});

test("one's own money is pressed to borrow, one's own loans to repay", () => {
  const mine = desk(["loan", "repay"]);
  expect(purseMove(mine, 0, "money")).toBe("loan");
  expect(purseMove(mine, 0, "loan")).toBe("repay");
  expect(purseMove(mine, 0, "poverty")).toBeNull();
  expect(purseMove(mine, 1, "money")).toBeNull();
});

test("the city is pressed to run it, and to end a run or what is built", () => {
  expect(runMove(desk(["run", "draw-three"]))).toBe("run");
  expect(runMove(desk(["done"], { phase: "developing" }))).toBe("done");
  expect(runMove(desk(["done"], { phase: "running" }))).toBe("done");
  expect(runMove(desk(["done"], { phase: "drawing" }))).toBeNull();
  expect(runMove(desk(["draw", "enough"], { phase: "drawing" }))).toBe("enough");
});

test("while a card of the deck may be kept, its row and those one may take from are shown", () => {
  const cards = { upper: ["shops", null], lower: ["lloyds", null], deck_known: ["wren", "omnibus"] };
  const names = (...moves: string[]) => displayRows(desk(moves, cards)).map(({ name }) => name);
  expect(names("take-upper shops", "take-lower lloyds")).toEqual(["upper", "lower"]);
  expect(names("keep 1", "keep 2")).toEqual(["deck-known"]);
  expect(names("keep 1", "keep 2", "take-lower lloyds")).toEqual(["deck-known", "lower"]);
  expect(displayRows(desk(["keep 2"], cards))[0]!.cards[1]).toEqual({
    card: "omnibus",
    asked: "keep 2",
    before: "2. ",
  });
});
