import { expect, test } from "vitest";
import type { Change, Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import { contract, type KeyView, type LotView } from "./contract";
import { brings, helper, plusOf } from "./helper";

const words = {
  parse(move: string) {
    const [verb, ...given] = move.split(" ");
    return { verb, args: Object.fromEntries((contract.moves[verb!] ?? []).map((name, i) => [name, given[i]])) };
  },
  say: (key: string, facts: Record<string, unknown> = {}) =>
    [key, ...Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`)].join(" "),
} as unknown as Words;

const lot = (tile: string, at: number[], given: Partial<LotView> = {}): LotView => ({
  tile,
  at,
  turned: 0,
  level: 0,
  connectors: [null, null, null, null, null, null],
  colour: null,
  used: 0,
  standing: 0,
  river: [],
  points: 0,
  ...given,
});

function view(given: Partial<KeyView> = {}): KeyView {
  return {
    seat: 1,
    players: 3,
    era: 2,
    phase: "acting",
    connector: null,
    passed: [],
    sails_to: "london-bridge",
    berths: [1, 2, 3].map((number) => ({ number, seat: null, prize: null })),
    auction: [],
    routemasters: [],
    boroughs: [[], [lot("home", [0, 0]), lot("barbican", [0, -1])], []],
    usable: [],
    upgrades: [],
    gains: { barbican: 4 },
    won_levels: {},
    laying: [null, null, null],
    keyples: [{}, { colours: { blue: 7, red: 1, yellow: 0 } }, {}],
    skills: [{}, { kinds: { architect: 0, builder: 2, financier: 0 } }, {}],
    choosing: null,
    supply: {},
    facts: { barbican: { scores: "plain", points: [1, 5], rate: [0, 0], makes: [], costs: [], river: [] } },
    ...given,
  } as unknown as KeyView;
}

const change = (what: string, of: string | number, now: number, least: number | null, most = least): Change => ({
  what,
  of,
  now,
  least,
  most,
});
const told = (...changes: Change[]): Foretold => ({ move: "", changes, ends: [], may_end: [], whole: true });
const say = (move: string, foretold?: Foretold, seen: Partial<KeyView> = {}): string =>
  brings(view(seen), move, words, foretold);

test("a side is worth what the rules foretell, and nothing while they have not", () => {
  const connecting = { phase: "connecting", connector: "blue" };
  expect(say("side 1 0", told(change("points", 1, 10, 13)), connecting)).toContain("board-gain points=3");
  expect(say("side 1 0", undefined, connecting)).toBe("board-joins tile=home other=tile tile=barbican");
  expect(plusOf(view(), told(change("points", 1, 10, 13)))).toBe("+3");
  expect(plusOf(view(), told(change("points", 1, 10, 11, 13)))).toBe("+1–3");
});

test("no sign is put up for points of others, for none, or where that is open", () => {
  expect(plusOf(view(), undefined)).toBe("");
  expect(plusOf(view(), told())).toBe("");
  expect(plusOf(view(), told(change("points", 0, 10, 13)))).toBe("");
  expect(plusOf(view(), told(change("points", 1, 10, null)))).toBe("");
  expect(plusOf(view(), told(change("points", 1, 10, 8)))).toBe("");
});

test("what a connector does for an upgrade is what the rules foretell", () => {
  const connecting = { phase: "connecting", connector: "blue" };
  const foretold = told(change("lacking", "barbican", 2, 1), change("lacking", "home", 0, 3));
  expect(say("side 1 0", foretold, connecting)).toContain("board-helps tile=barbican count=1");
  expect(say("side 1 0", foretold, connecting)).not.toContain("count=3");
  expect(say("side 1 3", told(change("lacking", "home", 1, 0)), connecting)).toContain(
    "board-helps-it tile=home count=0",
  );
});

test("an upgrade tells its points, the keyples it takes and how skills change", () => {
  const foretold = told(
    change("points", 1, 10, 14),
    change("next", "barbican", 3, 4, 6),
    change("builders", 1, 2, 1),
    change("builders", 0, 9, 8),
  );
  expect(say("upgrade barbican", foretold)).toBe(
    "board-gain points=4 · board-least least=3 colour=none · outlook-certain what=gauge-builders now=2 least=1 most=1",
  );
  expect(say("upgrade barbican")).toBe("board-gain points=4");
});

test("keyples tell the bid they make or what the next must place, and what is left", () => {
  const choosing = { action: "bid", tile: "barbican", colour: "blue", groups: [], declined: [] };
  const bid = told(change("bid", "barbican", 2, 5), change("blue", 1, 7, 4));
  expect(say("keyples 3", bid, { choosing })).toBe("board-count-bid total=5 left=4");
  const use = told(change("next", "barbican", 2, 5));
  expect(say("keyples 0", use, { choosing: { ...choosing, action: "use" } })).toBe("board-count-use next=5 left=7");
  expect(say("keyples 3", undefined, { choosing })).toBe("");
});

test("passing tells how many more must pass", () => {
  expect(say("pass", told(change("passes", 1, 3, 2)))).toBe("board-pass left=2");
  expect(say("pass", told(change("passes", 1, 1, 0)))).toBe("board-pass left=0");
  expect(say("pass")).toBe("");
});

test("a berth draws the keyples beside it, or scores what the rules foretell", () => {
  expect(say("sail 3")).toBe("board-draw count=3 · board-berth-first");
  const last = { sails_to: "thames-barrier" };
  expect(say("sail 2", told(change("points", 1, 10, 16)), last)).toBe("board-gain points=6");
  expect(say("sail 2", undefined, last)).toBe("board-berth-points berth=2 number=2");
});

test("a tile to be laid tells what is printed on the side it shows, and what it may bring", () => {
  const won = { phase: "laying", won_levels: { barbican: 1 } };
  expect(say("lay barbican", told(change("points", 1, 10, 15, 18)), won)).toBe(
    "board-worth points=5 · outlook-between what=gauge-points now=10 least=15 most=18",
  );
  expect(say("lay barbican", undefined, won)).toBe("board-worth points=5");
});

test("a skill taken tells how many there would be, and which upgrade it helps", () => {
  expect(say("take builder")).toBe("board-have count=2");
  expect(say("take builder", told(change("builders", 1, 2, 3), change("lacking", "barbican", 1, 0)))).toBe(
    "outlook-certain what=gauge-builders now=2 least=3 most=3 · board-helps tile=barbican count=0",
  );
});

test("the list of choices tells the same", () => {
  expect(helper.consequence!(view(), "pass", words, told(change("passes", 1, 3, 2)))).toBe("board-pass left=2");
});
