import { expect, test } from "vitest";
import type { Change, Foretold } from "../../lib/types";
import { LANGUAGES } from "../../lib/settings.svelte";
import { wordsFor } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { helper } from "./helper";

const SEAT = 0;
const NAMED = ["money", "prestige", "poverty"];

const stack = (card: string) => ({ cards: [card], down: false, fresh: false, used: false, till: 0 });
const view = {
  seat: SEAT,
  players: 2,
  options: {},
  phase: "choosing",
  poverty: [3, 5],
  cards: {
    bridge: { kind: "build", colour: "pink", cost: 2 },
    "coffee-house": { kind: "build", colour: "brown" },
    brewing: { kind: "build", colour: "brown", pay_card: "any", money: 9, flips: true },
    wren: { kind: "action", colour: "blue", effect: "build", amount: 2 },
  },
  altered: {},
  no_discard: ["coffee-house"],
  cities: [[stack("brewing")], []],
} as unknown as LondonView;

type Numbers = Record<string, [number, number | null, number | null]>;

function foretold(numbers: Numbers): Foretold {
  const changes: Change[] = Object.entries(numbers).map(([what, [now, least, most]]) => {
    return { what, of: SEAT, now, least, most };
  });
  return { move: "", changes, ends: [], may_end: [], whole: true };
}

const english = await wordsFor("en", "london");
const said = (move: string, numbers?: Numbers, changes: Partial<LondonView> = {}): string =>
  helper.consequence!({ ...view, ...changes }, move, english, numbers && foretold(numbers));

test("what a card costs, and what is left, is what the rules foretell, not what is printed", () => {
  expect(said("play bridge", { money: [9, 7, 7] })).toBe("£2, £7 left; discard 1 pink card");
  expect(said("play bridge", { money: [9, 3, 3] })).toBe("£6, £3 left; discard 1 pink card");
  expect(said("play bridge", { cards: [4, 2, 2] })).toBe("no money; discard 1 pink card");
});

test("where later choices decide what is paid, the least and the most are said", () => {
  expect(said("play bridge", { money: [9, 5, 7] })).toBe("£2 to £4, £5 to £7 left; discard 1 pink card");
  expect(said("play bridge", { money: [9, null, null] })).toBe("money 9 → ?; discard 1 pink card");
});

test("a card that the rules let be played without a discard asks for none", () => {
  expect(said("play coffee-house", {})).toBe("no money");
  expect(said("play bridge", {}, { no_discard: ["bridge"] })).toBe("no money");
});

test("a loan brings what this table's rules foretell, and a repayment or a School leaves it", () => {
  expect(said("loan", { money: [4, 14, 14] })).toContain("£10, then £14");
  expect(said("loan", { money: [4, 25, 25] })).toContain("£21, then £25");
  expect(said("repay", { money: [20, 5, 5] })).toBe("£5 left");
  expect(said("school bridge", { money: [20, 13, 13] })).toBe("£13 left");
});

test("a borough is bought for what is foretold, with no more poverty lost than one has", () => {
  const numbers: Numbers = { money: [9, 4, 4], prestige: [2, 5, 5], poverty: [3, 0, 0], draws: [0, 4, 4] };
  expect(said("buy city", numbers)).toBe("£5, £4 left · 3 prestige · −3 poverty · 4 cards");
});

test("an activation brings what is foretold, and asks for a card only if one leaves the hand", () => {
  expect(said("activate 1", { money: [1, 8, 8], cards: [3, 2, 2] })).toBe(
    "Brewing: £7, discard 1 card, flipped after use",
  );
  expect(said("activate 1", { money: [1, 8, 8] })).toBe("Brewing: £7, flipped after use");
  expect(said("activate 1", { poverty: [4, 1, 4] })).toBe("Brewing: poverty 4 → 1 to 4, flipped after use");
});

test("cards shed one by one and the borough of a run bring what is foretold", () => {
  expect(said("discard bridge", { poverty: [4, 3, 3] }, { phase: "shedding" })).toBe("−1 poverty");
  expect(said("discard bridge", { poverty: [4, 2, 3] }, { phase: "shedding" })).toBe("poverty 4 → 2 to 3");
  expect(said("discard bridge", { poverty: [4, 2, 3] }, { phase: "trimming" })).toBe("goes to the display");
  expect(said("borough", { money: [4, 6, 6], poverty: [1, 0, 0] })).toBe("£2, −1 poverty");
});

test("as long as nothing is foretold, no number is said of what changes", () => {
  for (const move of ["activate 1", "buy city", "loan", "repay", "school bridge", "borough"])
    expect(said(move), move).not.toMatch(/\d/);
  expect(said("play bridge")).toBe("discard 1 pink card");
  expect(said("activate 1")).toBe("Brewing: flipped after use");
});

test.each(LANGUAGES)("what is foretold has words in %s", async (lang) => {
  const words = await wordsFor(lang, "london");
  for (const key of ["board-costs", "board-costs-between", "board-left", "board-free", "board-loan-brings"])
    expect(words.has(key), key).toBe(true);
  for (const what of NAMED) expect(words.has(`gauge-${what}`), what).toBe(true);
});
