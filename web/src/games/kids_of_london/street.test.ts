import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/types";
import type { KidsView } from "./contract";
import { characterOf, lastHour, onDial } from "./street";

const told = (kind: string, facts: Record<string, unknown> = {}): GameEvent => ({ number: 0, kind, ...facts });
const chose = (who: number): GameEvent => told("chose", { who });
const sent = (who: number | string, child: number): GameEvent => told("sent", { who, child });
const HOUR = told("hour-struck", { hour: 1, character: "banker" });

test("before children were shown no hour came out in any way", () => {
  expect(lastHour([], 2, 2)).toBeNull();
  expect(lastHour([HOUR, chose(0)], 2, 2)).toBeNull();
});

test("each band's child and coins of the hour are known", () => {
  const events = [HOUR, chose(0), chose(1), sent(0, 3), sent(1, 6), told("robbed", { who: 1, coins: 4 })];
  expect(lastHour(events, 2, 2)).toEqual({
    hour: 1,
    character: "banker",
    outcomes: [
      { child: 3, coins: 0, arrested: false },
      { child: 6, coins: 4, arrested: false },
    ],
  });
});

test("gains and losses of an hour are added up, and what is given is taken by another", () => {
  const events = [
    HOUR,
    sent(0, 8),
    sent(1, 2),
    told("stole-elsewhere", { who: 1, coins: 2 }),
    told("lost", { who: 1, coins: 3 }),
    told("gave", { who: 1, to: 0, coins: 1 }),
    told("arrested", { who: 0 }),
  ];
  expect(lastHour(events, 2, 2)?.outcomes).toEqual([
    { child: 8, coins: 1, arrested: true },
    { child: 2, coins: -1, arrested: false },
  ]);
});

test("the stranger's band comes after those of the players", () => {
  expect(lastHour([HOUR, sent("stranger", 5)], 3, 2)?.outcomes[2]?.child).toBe(5);
});

test("until the next children are shown, the hour before is the last", () => {
  const next = told("hour-struck", { hour: 2, character: "prince" });
  expect(lastHour([HOUR, sent(0, 3), next, chose(0)], 2, 2)?.hour).toBe(1);
  expect(lastHour([HOUR, sent(0, 3), next, sent(0, 4)], 2, 2)?.hour).toBe(2);
});

test("choices taken back by consent never happened", () => {
  const first = [HOUR, chose(0), chose(1), sent(0, 3), sent(1, 6)];
  const second = [told("hour-struck", { hour: 2, character: "prince" }), chose(0), chose(1), sent(0, 4), sent(1, 5)];
  const events = [...first, ...second, told("rewound", { choices: 2 })];
  expect(lastHour(events, 2, 2)).toEqual(lastHour(first, 2, 2));
});

test("a choice taken back in secret is not counted among those that are taken back later", () => {
  const events = [HOUR, chose(0), told("took-back", { who: 0 }), chose(0), chose(1), sent(0, 3), sent(1, 6)];
  expect(lastHour([...events, told("rewound", { choices: 1 })], 2, 2)).toBeNull();
  expect(lastHour(events, 2, 2)?.outcomes[0]?.child).toBe(3);
});

test("the first hour stands at the top of the dial and all at the same distance", () => {
  expect(onDial(1, 80).x).toBeCloseTo(0);
  expect(onDial(1, 80).y).toBeCloseTo(-80);
  for (let hour = 1; hour <= 9; hour++) {
    const { x, y } = onDial(hour, 80);
    expect(Math.hypot(x, y)).toBeCloseTo(80);
  }
});

test("who came is known for hours past and for this one, not for those to come", () => {
  const kids = { past: ["banker", "prince"], hour: 3, character: "beggar" } as unknown as KidsView;
  expect([1, 2, 3, 4].map((hour) => characterOf(kids, hour))).toEqual(["banker", "prince", "beggar", null]);
});
