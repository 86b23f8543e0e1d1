import { expect, test } from "vitest";
import { owes, SharedScreen, sharing } from "./sharing.svelte";
import type { Now } from "./types";

const person = { name: "Ada", bot: null, person: true, taken: true };
const bot = { name: "Byron", bot: "greedy", person: false, taken: true };

function table(changes: Partial<Now> = {}): Now {
  const seats = [person, person, bot];
  return { version: 1, status: "playing", seat: 0, seats, to_act: [0], asking: null, agreed: [], ...changes };
}

test("a choice is owed by a person whose turn it is, not by a bot or by nobody", () => {
  expect(owes(table(), 0)).toBe(true);
  expect(owes(table(), 1)).toBe(false);
  expect(owes(table({ to_act: [2] }), 2)).toBe(false);
  expect(owes(table(), null)).toBe(false);
  expect(owes(null, 0)).toBe(false);
});

test("one person's own screen never has a curtain", () => {
  const { shared, curtain, next } = sharing({ mine: [0], now: table(), opened: null, asked: null });
  expect({ shared, curtain, next }).toEqual({ shared: false, curtain: false, next: 0 });
});

test("a screen with one person and a bot that plays for the other is not shared", () => {
  expect(sharing({ mine: [0, 2], now: table(), opened: null, asked: null })).toMatchObject({
    people: [0],
    shared: false,
  });
});

test("a shared screen is hidden until the person who is to choose says that they look", () => {
  const now = table();
  expect(sharing({ mine: [0, 1], now, opened: null, asked: null })).toMatchObject({ next: 0, curtain: true });
  expect(sharing({ mine: [0, 1], now, opened: 0, asked: null })).toMatchObject({ next: 0, curtain: false });
});

test("when another at the screen is to choose, it is handed to them behind a curtain", () => {
  const now = table({ to_act: [1] });
  expect(sharing({ mine: [0, 1], now, opened: 0, asked: null })).toMatchObject({ next: 1, curtain: true });
});

test("where both are to choose, whoever looks may finish first", () => {
  const now = table({ to_act: [0, 1] });
  expect(sharing({ mine: [0, 1], now, opened: 0, asked: null })).toMatchObject({ next: 0, curtain: false });
});

test("somebody who asks to look is let behind the curtain although it is not their turn", () => {
  expect(sharing({ mine: [0, 1], now: table(), opened: 0, asked: 1 })).toMatchObject({ next: 1, curtain: true });
});

test("when the game is over nothing is hidden any more", () => {
  const now = table({ status: "over", to_act: [] });
  expect(sharing({ mine: [0, 1], now, opened: null, asked: null })).toMatchObject({ shared: false, curtain: false });
});

test("whoever is to look next opens the curtain, and then looks through their own seat", () => {
  const looked: number[] = [];
  const shown = { mine: [0, 1], now: table({ seat: 0, to_act: [1] }), look: (seat: number) => void looked.push(seat) };
  const screen = new SharedScreen(shown);
  expect([screen.people, screen.behindCurtain, screen.justChose]).toEqual([[0, 1], 1, false]);
  screen.open();
  expect(looked).toEqual([1]);
  const sole = new SharedScreen({ ...shown, mine: [0] });
  expect([sole.people, sole.behindCurtain]).toEqual([[], null]);
});

test("whoever has chosen may take it back before the curtain, until somebody asks to look", () => {
  const screen = new SharedScreen({ mine: [0, 1], now: table({ seat: 0, to_act: [0] }), look: () => undefined });
  screen.open();
  expect([screen.behindCurtain, screen.justChose]).toEqual([null, true]);
  screen.look(1);
  expect([screen.behindCurtain, screen.justChose]).toEqual([1, false]);
});
