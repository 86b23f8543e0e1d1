import { expect, test } from "vitest";
import { Making } from "./making.svelte";
import type { GameAbout } from "./types";

const option = (name: string, values: (string | number)[], players: number[]): GameAbout["options"][number] => ({
  name,
  values,
  default: values[0]!,
  players,
  help: "",
});
const game = {
  id: "london",
  players: [2, 3, 4],
  levels: ["1", "2"],
  usual_level: "2",
  options: [option("first_seat", [0, 1, 2, 3, "random"], [2, 3, 4]), option("edition", ["fr", "en"], [3])],
} as unknown as GameAbout;

test("with friends the other seats wait for them, and there are no hints unless they are asked for", () => {
  const making = new Making(game, true);
  expect(making.table.seats).toEqual([{ who: "me" }, { who: "open" }, { who: "open" }]);
  expect([making.hints, "hints" in making.table]).toEqual([false, false]);
  making.hints = true;
  expect(making.table.hints).toBe(true);
});

test("against bots they are of the level chosen, and a seat at the same screen has a name of its own", () => {
  const making = new Making(game, false);
  making.count = 2;
  expect(making.table.seats).toEqual([{ who: "me" }, { who: "bot", bot: "2" }]);
  making.others[1] = "me";
  expect(making.table.seats[1]).toHaveProperty("name");
});

test("only what is otherwise than usual, and there with so many players, is asked for", () => {
  const making = new Making(game, false);
  making.options = { first_seat: "0", edition: "en" };
  expect(making.table.options).toEqual({ edition: "en" });
  making.count = 2;
  expect(making.table.options).toEqual({});
  expect(making.values(game.options[0]!)).toEqual([0, 1, "random"]);
});
