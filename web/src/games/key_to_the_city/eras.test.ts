import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/types";
import { lastEra } from "./eras";

const told = (...events: Omit<GameEvent, "number">[]): GameEvent[] =>
  events.map((event, number) => ({ number, ...event }) as GameEvent);
const FIRST = [
  { kind: "era-began", era: 1 },
  { kind: "bid", who: 0, tile: "monument", count: 2 },
  { kind: "bid-returned", who: 1, tile: "monument", count: 1 },
  { kind: "tile-won", who: 0, tile: "monument", count: 2 },
  { kind: "unsold", tile: "barbican" },
  { kind: "river-won", who: 1, tile: "london-bridge" },
  { kind: "drew", who: 0, count: 8 },
  { kind: "gathered", who: 1, tile: "home", count: 3 },
];

test("an era that goes on has come to nothing yet", () => {
  expect(lastEra(told(...FIRST.slice(0, 3)), 2)).toBeNull();
});

test("an era that has ended tells what everyone won and whose keyples came home", () => {
  expect(lastEra(told(...FIRST), 2)).toEqual({
    era: 1,
    seats: [
      { seat: 0, tiles: ["monument"], home: 0, drawn: 8 },
      { seat: 1, tiles: ["london-bridge"], home: 4, drawn: 0 },
    ],
    unsold: ["barbican"],
  });
});

test("the next era leaves it as it was until it ends itself", () => {
  const next = told(...FIRST, { kind: "era-began", era: 2 }, { kind: "bid-returned", who: 0, count: 9 });
  expect(lastEra(next, 2)?.seats[0]?.home).toBe(0);
});
