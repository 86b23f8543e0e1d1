import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/types";
import { HIGH, WIDE } from "./chart";
import type { RaceView, Reach } from "./contract";
import { written } from "./place";
import {
  apart,
  askedOf,
  companyOf,
  drawnLow,
  focusOn,
  hatMove,
  lastCard,
  mattersNow,
  openSpaces,
  placed,
  playingNow,
  ranked,
  targetsOf,
} from "./trail";
import { bodyOf, CITIES, NUMBERS, overlap, SPACES, TAGS } from "./world";

const reach = {
  hat: 0,
  forward: [
    { space: 3, steps: 2 },
    { space: 5, steps: 4 },
  ],
  back: { space: 0 },
} as unknown as Reach;
const hats = (...spaces: number[]) => spaces.map((space, seat) => ({ seat, space })) as unknown as RaceView["hats"];

test("the trail has London at both ends and eighty steps between", () => {
  expect(SPACES).toHaveLength(81);
});

test("a space is open where a move that is allowed goes there", () => {
  const open = openSpaces(reach, new Set(["forward 2", "back"]));
  expect(open[3]).toBe("forward 2");
  expect(open[5]).toBeNull();
  expect(open[0]).toBe("back");
  expect(open.filter(Boolean)).toHaveLength(2);
});

test("nothing is open to those who have nothing to do", () => {
  expect(openSpaces(null, new Set(["back"])).every((move) => move === null)).toBe(true);
  expect(targetsOf(null).size).toBe(0);
  expect(targetsOf(reach).get(5)?.steps).toBe(4);
});

test("a hat alone stands on its space", () => {
  const [hat] = placed(hats(7));
  expect([hat!.x, hat!.y]).toEqual([SPACES[7]!.x, SPACES[7]!.y]);
});

test("in London six hats stand beside each other, and none on another", () => {
  for (const london of [0, 80]) {
    const all = placed(hats(london, london, london, london, london, london));
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(56);
  }
});

test("what matters holds the spaces asked for, with their tags", () => {
  for (const spaces of [
    [3, 5],
    [0, 12],
    [24, 36, 19],
    [70, 80],
  ]) {
    const near = focusOn(spaces);
    for (const { x, y, w, h } of spaces.flatMap((space) => [bodyOf(SPACES[space]!), TAGS[space]!])) {
      expect(x - w / 2 > near.x && x + w / 2 < near.x + near.w).toBe(true);
      expect(y - h / 2 > near.y && y + h / 2 < near.y + near.h).toBe(true);
    }
  }
});

test("no tag, number or name covers another, a space, the hat on it, or the edge of the map", () => {
  const bodies = SPACES.map((space, i) => ({ what: `space ${i}`, spot: bodyOf(space) }));
  const signs = [
    ...TAGS.map((spot, i) => ({ what: `tag ${i}`, spot })),
    ...NUMBERS.map((spot, i) => ({ what: `number ${i}`, spot })),
    ...Object.entries(CITIES).map(([i, spot]) => ({ what: `name ${i}`, spot })),
  ];
  expect(signs).toHaveLength(81 + 81 + 11);
  const wrong: string[] = [];
  for (const [i, one] of signs.entries()) {
    for (const other of [...bodies, ...signs.slice(i + 1)])
      if (overlap(one.spot, other.spot) > 4) wrong.push(`${one.what} on ${other.what}`);
    const { x, y, w, h } = one.spot;
    if (x < w / 2 || x > WIDE - w / 2 || y < h / 2 || y > HIGH - h / 2) wrong.push(`${one.what} beyond the edge`);
  }
  expect(wrong).toEqual([]);
});

test("the names of two cities never stand so close that they read as one", () => {
  const names = Object.values(CITIES);
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1)) expect(overlap({ ...one, w: one.w + 24, h: one.h + 48 }, other)).toBe(0);
});

test("the places of tags, numbers and names are those found for the trail as it is", async () => {
  await expect(written()).toMatchFileSnapshot("./spots.json");
});

test("a hat is played where a seat has several, and asked about where it cannot go", () => {
  const race = { turn: 1, hats: [{ seat: 0 }, { seat: 0 }, { seat: 1 }, { seat: 1 }] } as unknown as RaceView;
  const may = new Set(["hat 1", "hat 2"]);
  expect([0, 1, 2, 3].map((i) => hatMove(race.hats, i, race, may))).toEqual([null, null, "hat 1", "hat 2"]);
  const [own] = hats(6);
  expect(askedOf(14, own, reach)).toBe("forward 8");
  expect(askedOf(0, own, reach)).toBe("back");
  expect(askedOf(3, own, reach)).toBeNull();
});

test("the race is told from the front, with those at home first", () => {
  const race = {
    money: [1, 2, 3],
    places: [null, null, 1],
    hats: [
      { seat: 0, position: 3 },
      { seat: 1, position: 2 },
      { seat: 2, position: 1 },
    ],
  } as unknown as RaceView;
  expect(ranked(race)).toEqual([2, 1, 0]);
});

test("the card taken last is shown as long as it lies open", () => {
  const events = [{ kind: "applied", card: "tip" }, { kind: "won" }] as unknown as GameEvent[];
  const race = (discards: object): RaceView => ({ discards, characters: [[]] }) as unknown as RaceView;
  expect(lastCard(events, race({ tip: 1 }))).toBe("tip");
  expect(lastCard(events, race({}))).toBeNull();
});

test("while others play, whoever is to move and whoever has just moved are looked at", () => {
  const race = { turn: 2, hats: hats(4, 9, 1) } as unknown as RaceView;
  expect(playingNow(race, [{ kind: "went-forward", who: 1 }] as unknown as GameEvent[])).toEqual([9, 1]);
  expect(playingNow(race, [])).toEqual([1]);
});

test("signs on a line stand where they belong, or beside each other within it", () => {
  expect(apart([0, 50, 100], 10, 100)).toEqual([0, 50, 100]);
  expect(apart([0, 0, 4], 10, 100)).toEqual([0, 10, 20]);
  expect(apart([100, 100, 40], 10, 100)).toEqual([90, 100, 40]);
});

const race = (changes: object): RaceView =>
  ({ hats: hats(1, 40), turn: 0, hat: 0, characters: [[], []], ...changes }) as unknown as RaceView;

test("a phone shows what one chooses among, and while others play those who do", () => {
  const may = new Set(["forward 2", "forward 4"]);
  expect(mattersNow(race({}), [], may, reach)).toEqual(focusOn([1, 3, 5]));
  const moved = [{ kind: "went-forward", who: 1 }] as unknown as GameEvent[];
  expect(mattersNow(race({}), moved, new Set(), null)).toEqual(focusOn([1, 40]));
});

test("a phone shows whoever somebody is asked about, and who is asked", () => {
  const stopping = race({ hats: hats(1, 9, 12), turn: 1, hat: 1, seat: 2 });
  expect(mattersNow(stopping, [], new Set(["decline", "use fix"]), null)).toEqual(focusOn([9, 12]));
});

test("cards are drawn where they do not hide whoever drew them", () => {
  const { y } = SPACES[1]!;
  expect(drawnLow(race({}), { x: 0, y: y - 90, w: 400, h: 100 })).toBe(true);
  expect(drawnLow(race({}), { x: 0, y: y - 10, w: 400, h: 100 })).toBe(false);
});

test("those who travel along are named while there is room", () => {
  const company = (count: number, narrow: boolean) =>
    companyOf(race({ characters: [[], Array.from({ length: count }, (_, i) => `card ${i}`)] }), narrow);
  expect(company(2, false)).toMatchObject({ named: true, crammed: false, held: [{ seat: 1 }, { seat: 1 }] });
  expect(company(3, false)).toMatchObject({ named: false, crammed: false });
  expect(company(4, false)).toMatchObject({ named: false, crammed: true });
  expect(company(1, true)).toMatchObject({ named: false, crammed: false });
  expect(company(4, true).crammed).toBe(true);
});

test("what matters holds the hats that wait in London, however many they are", () => {
  const waiting = hats(0, 0, 0, 0, 0, 0);
  const near = focusOn([0, 5], waiting);
  for (const { x, y, w, h } of placed(waiting).map(bodyOf)) {
    expect(x - w / 2 > near.x && x + w / 2 < near.x + near.w).toBe(true);
    expect(y - h / 2 > near.y && y + h / 2 < near.y + near.h).toBe(true);
  }
});
