import { expect, test } from "vitest";
import { inLine, matches } from "./choices.svelte";

test("what no piece can be clicked for stands first, and all else as the rules have it", () => {
  const moves = ["bid 1", "use 2", "pass", "bid 0", "sail 1"];
  expect(inLine(moves, ["sail", "pass"])).toEqual(["sail 1", "pass", "bid 1", "use 2", "bid 0"]);
  expect(inLine(moves)).toEqual(moves);
});

test("a choice is found by the beginning of any of its words, whatever the accents", () => {
  expect(matches("Envoyer l’enfant 3", "env 3")).toBe(true);
  expect(matches("Écarter la carte", "ecart")).toBe(true);
  expect(matches("Wyślij Łódź", "wys lodz")).toBe(true);
  expect(matches("Send child 3", "child 4")).toBe(false);
  expect(matches("Send child 3", "")).toBe(true);
  expect(matches("Go forward 5 spaces, £74 left", "4")).toBe(false);
  expect(matches("Go forward 4 spaces, £70 left", "forw 4")).toBe(true);
});
