import { expect, test } from "vitest";
import type { Words } from "../../lib/words.svelte";
import type { RaceView, Reach } from "./contract";
import { reachOf, spaceWords } from "./helper";

const words = {
  say: (key: string) => key,
  name: (seat: number, names: string[]) => names[seat] ?? "",
} as unknown as Words;
const reach = {
  hat: 1,
  forward: [{ space: 5, steps: 4, pays: null }],
  back: { space: 3, income: 6, money: 9 },
} as unknown as Reach;
const race = {
  hat: 1,
  hats: [
    { seat: 0, space: 7 },
    { seat: 1, space: 1 },
    { seat: 0, space: 0 },
  ],
  board: [],
  reach: [{ hat: 0 }, reach],
} as unknown as RaceView;
const said = (space: number, move: string | null): string =>
  spaceWords(race, reach, move, space, ["Ada", "Byron"], words);

test("the hat being played is the one whose reach is shown", () => {
  expect(reachOf(race)).toBe(reach);
  expect(reachOf({ ...race, reach: [] })).toBeNull();
});

test("a space is told with who is there and with what going there brings, but only where one may go", () => {
  expect(said(5, "forward 4")).toBe("board-space board-target");
  expect(said(5, null)).toBe("board-space");
  expect(said(3, "back")).toBe("board-space board-back");
  expect(said(7, null)).toBe("board-space board-taken");
  expect(said(0, null)).toBe("board-space");
});
