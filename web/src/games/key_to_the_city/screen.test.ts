import { expect, test } from "vitest";
import type { Words } from "../../lib/words.svelte";
import type { KeyView } from "./contract";
import { holdOf, makingOf, stepsOf } from "./screen";
import { shortened } from "./signs";

const words = {
  move: (move: string) => `<${move}>`,
  say: (key: string, facts: Record<string, unknown>) => `${key} ${JSON.stringify(facts)}`,
} as unknown as Words;

const FACTS = { makes: [["blue"], ["blue", "blue", "red"]] };

function view(changes: Partial<KeyView> = {}): KeyView {
  return {
    seat: 0,
    phase: "counting",
    auction: [],
    boroughs: [[{ tile: "works", level: 1 }]],
    facts: { works: FACTS },
    supply: { blue: 1, red: 9 },
    laying: [null],
    choosing: { action: "use", tile: "works", colour: null, groups: [], declined: [] },
    ...changes,
  } as unknown as KeyView;
}

test("connectors to be placed lie one by one, each with a key of its own", () => {
  expect(holdOf({ red: 1, blue: 2 })).toEqual([
    { colour: "blue", key: "blue 0" },
    { colour: "blue", key: "blue 1" },
    { colour: "red", key: "red 0" },
  ]);
  expect(holdOf(undefined)).toEqual([]);
});

test("a tile makes what its level says, as far as the supply goes, less what is declined", () => {
  expect(makingOf(view())).toEqual([
    { colour: "blue", count: 1 },
    { colour: "red", count: 1 },
  ]);
  const declined = { action: "use", tile: "works", colour: null, groups: [], declined: ["red"] };
  expect(makingOf(view({ choosing: declined }))).toContainEqual({ colour: "red", count: 0 });
});

test("nothing is made by a bid, or before keyples are counted", () => {
  expect(makingOf(view({ phase: "colour" }))).toEqual([]);
  expect(makingOf(view({ choosing: { ...view().choosing!, action: "bid" } }))).toEqual([]);
});

test("the steps of a choice are told in their order", () => {
  const choosing = { action: "bid", tile: "works", colour: "red", groups: ["gherkin"], declined: ["blue"] };
  expect(stepsOf({ view: view({ choosing }), words })).toEqual([
    "<bid works>",
    "<colour red>",
    "<join gherkin>",
    "<decline blue>",
  ]);
});

test("of a tile being laid it is told against what, once that is chosen", () => {
  const laying = (against: string | null) =>
    view({ choosing: null, laying: [{ tile: "works", against, side: against ? 2 : null }] });
  expect(stepsOf({ view: laying(null), words })).toEqual(["<lay works>"]);
  expect(stepsOf({ view: laying("home"), words })[1]).toContain('"side":2');
  expect(stepsOf({ view: view({ choosing: null }), words })).toEqual([]);
});

test("few goods are drawn one by one, many as numbers of each", () => {
  expect(shortened(["blue", "blue"], 2)).toEqual([
    { good: "blue", count: 1 },
    { good: "blue", count: 1 },
  ]);
  expect(shortened(["blue", "red", "blue"], 2)).toEqual([
    { good: "blue", count: 2 },
    { good: "red", count: 1 },
  ]);
});
