import { expect, test } from "vitest";
import { beginnings, besideName, roundsOf, turnsOf } from "./turns";
import type { Entry } from "./types";

const played = (number: number, seat: number): Entry => ({
  number,
  kind: "played",
  at: number,
  seat,
  events: [{ number, kind: "bid", who: seat }],
});
const said = (number: number, seat: number): Entry => ({ number, kind: "said", at: number, seat, text: "Hello" });

test("what one player did without another in between stands together, and what people say apart", () => {
  const lines = [played(1, 0), played(2, 0), played(3, 1), said(4, 1), played(5, 1)].map((entry) => ({
    entry,
    told: ["…"],
  }));
  expect(turnsOf(lines).map((turn) => [turn.seat, turn.number, turn.lines.length])).toEqual([
    [0, 1, 2],
    [1, 3, 1],
    [null, 4, 1],
    [1, 5, 1],
  ]);
});

test("one jumps to where the turn of another begins", () => {
  const entries = [played(1, 0), played(2, 0), played(3, 1), played(4, 1), played(5, 0)];
  expect(beginnings(entries, [1, 2, 3, 4, 5])).toEqual([1, 3, 5]);
});

test("a round begins where the server says so, if one can stop there", () => {
  const entries = [
    { ...played(1, 0), round: 1 },
    played(2, 1),
    { ...played(3, 0), round: 2 },
    { ...said(4, 0), round: 3 },
  ];
  expect(roundsOf(entries, [1, 2, 3])).toEqual([1, 3]);
});

test("a sentence that stands beside a name is told without it", () => {
  expect(besideName("Byron went back.", "Byron")).toBe("Went back.");
  expect(besideName("Clara lost to Byron.", "Byron")).toBe("Clara lost to Byron.");
  expect(besideName("Byronic days began.", "Byron")).toBe("Byronic days began.");
});
