import { expect, test } from "vitest";
import type { RaceView, Reach } from "./contract";
import { focusOn, openSpaces, placed, targetsOf } from "./trail";
import { SPACES } from "./world";

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

test("a hat alone stands over its space", () => {
  const [hat] = placed(hats(7));
  expect([hat!.x, hat!.y]).toEqual([SPACES[7]!.x, SPACES[7]!.y - 14]);
});

test("in London hats stand beside each other, three in a row, and none on another", () => {
  for (const london of [0, 80]) {
    const all = placed(hats(london, london, london, london, london, london));
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    expect(new Set(all.map(({ y }) => y)).size).toBe(2);
  }
});

test("what matters holds the spaces asked for, and no more than can be read", () => {
  const near = focusOn([3, 5]);
  for (const space of [3, 5]) {
    const { x, y } = SPACES[space]!;
    expect(x > near.x && x < near.x + near.w && y > near.y && y < near.y + near.h).toBe(true);
  }
  expect(focusOn([0, 80])).toMatchObject({ w: 520 });
});
