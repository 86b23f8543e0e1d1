import { expect, test } from "vitest";
import { boardOf, coverOf } from "./board";

test.each(["kids-of-london", "eighty-days", "london", "key-to-the-city"])(
  "%s has a board, a cover, and words for what the shell asks",
  async (game) => {
    const { Board, helper } = await boardOf(game);
    expect(Board).toBeTypeOf("function");
    expect(coverOf(game)).toBeTypeOf("function");
    expect(Object.keys(helper)).toEqual(expect.arrayContaining(["consequence", "details", "describe"]));
  },
);

test("a game without a folder has neither, and is no error", async () => {
  expect(await boardOf("chess")).toEqual({ Board: null, First: null, helper: {} });
  expect(coverOf("chess")).toBeNull();
});
