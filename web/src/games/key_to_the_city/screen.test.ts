import { expect, test } from "vitest";
import type { Change, Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import type { KeyView } from "./contract";
import { doingOf, holdOf, makingOf, stepsOf } from "./screen";
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
    hold: [{}],
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

const told = (changes: Change[], whole = true): Foretold => ({
  move: "keyples 2",
  changes,
  ends: [],
  may_end: [],
  whole,
});
const toPlace = (of: string, now: number, then: number): Change => ({
  what: "to-place",
  of,
  now,
  least: then,
  most: then,
});
const sight = (seen: KeyView, foretold?: Foretold) => ({
  view: seen,
  may: new Set(["decline red", "keyples 2"]),
  foretold: (move: string) => (move === foretold?.move ? foretold : undefined),
});

test("how many connectors are taken is what the rules foretell of the colours the tile shows", () => {
  const foretold = told([toPlace("red", 3, 4), toPlace("grey", 0, 9)]);
  expect(makingOf(sight(view(), foretold))).toEqual([
    { colour: "blue", count: 0 },
    { colour: "red", count: 1 },
  ]);
});

test("until they have told, or where they cannot, no number is shown", () => {
  const unknown = [
    { colour: "blue", count: null },
    { colour: "red", count: null },
  ];
  expect(makingOf(sight(view()))).toEqual(unknown);
  const open = { ...toPlace("red", 0, 0), least: null, most: null };
  expect(makingOf(sight(view(), told([open], false)))).toEqual(unknown);
});

test("nothing is made by a bid, or before keyples are counted", () => {
  expect(makingOf(sight(view({ phase: "colour" })))).toEqual([]);
  expect(makingOf(sight(view({ choosing: { ...view().choosing!, action: "bid" } })))).toEqual([]);
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

test("what a tile makes is offered only where some of it can be declined, and then the screen is busy", () => {
  const seen = { ...sight(view()), words };
  expect(doingOf(seen)).toMatchObject({ placing: false, busy: true, making: [{ colour: "blue" }, { colour: "red" }] });
  expect(doingOf({ ...seen, may: new Set(["keyples 2"]) }).making).toEqual([]);
});

test("connectors that wait to be placed keep the screen busy, and else upgrades are shown", () => {
  const idle = { ...sight(view({ choosing: null, phase: "acting" })), words };
  expect(doingOf(idle)).toEqual({ steps: [], making: [], placing: false, busy: false });
  const holding = view({ choosing: null, phase: "connecting", hold: [{ red: 1 }] });
  expect(doingOf({ ...idle, view: holding })).toMatchObject({ placing: true, busy: true });
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
