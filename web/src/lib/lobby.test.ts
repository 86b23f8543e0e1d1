import { expect, test } from "vitest";
import { free } from "./api";
import { againstBots, firstTable, myTables, otherTables, seatsFor, usualPlayers } from "./lobby";
import { chooseLevel } from "./levels";
import type { GameAbout, Listed } from "./types";

const listed = (id: string, status = "playing"): Listed => ({
  id,
  game: "london",
  players: 2,
  status,
  open: true,
  changed: 0,
  seats: [
    { name: "Ada", bot: null, taken: true },
    { name: "", bot: null, taken: false },
  ],
  waits_for_you: false,
});

test("a game is begun by three where it can be, else by as few as it takes", () => {
  expect(usualPlayers({ players: [2, 3, 4] })).toBe(3);
  expect(usualPlayers({ players: [4, 5] })).toBe(4);
});

test("one sits at the first seat", () => {
  const bot = { who: "bot", bot: "level:2" } as const;
  expect(seatsFor(3, bot)).toEqual([{ who: "me" }, bot, bot]);
});

test("the usual table is against bots of the game's usual level", () => {
  const game = { id: "london", players: [2, 3, 4], levels: ["1", "2"], usual_level: "2" } as Partial<GameAbout>;
  const bot = { who: "bot", bot: "2" };
  expect(againstBots(game as GameAbout)).toEqual({ game: "london", seats: [{ who: "me" }, bot, bot] });
});

test("the first table of somebody new is against the lowest level, unless another was chosen", () => {
  const game = { id: "london", players: [2, 3, 4], levels: ["1", "2"], usual_level: "2" } as GameAbout;
  expect(firstTable(game).seats[1]).toEqual({ who: "bot", bot: "1" });
  chooseLevel(game, "2");
  expect(firstTable(game).seats[1]).toEqual({ who: "bot", bot: "2" });
});

test("one's own tables leave out those that were closed", () => {
  const lobby = { open: [], mine: [listed("a"), listed("b", "closed"), listed("c", "over")] };
  expect(myTables(lobby).map((table) => table.id)).toEqual(["a", "c"]);
});

test("open tables leave out those at which one sits, and a guest sees all of them", () => {
  const open = [listed("a"), listed("b")];
  expect(otherTables({ open, mine: [listed("a")] }).map((table) => table.id)).toEqual(["b"]);
  expect(otherTables({ open })).toHaveLength(2);
});

test("a long list is cut", () => {
  const many = Array.from({ length: 30 }, (_, i) => listed(String(i)));
  expect(myTables({ open: [], mine: many })).toHaveLength(12);
  expect(otherTables({ open: many })).toHaveLength(20);
});

test("the free seats of a table are those nobody has taken", () => {
  expect(free(listed("a"))).toBe(1);
});
