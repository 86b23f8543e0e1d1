import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "./settings.svelte";
import type { Contract, View } from "./types";
import { folderOf, Words, wordsFor } from "./words.svelte";

const CONTRACT: Contract = {
  moves: { send: ["child"], buy: ["borough"], pass: [] },
  events: { robbed: { seats: ["whom"] }, decided: { moves: ["move"] }, drew: { secret: ["card"] } },
  extras: {},
  chapters: [],
};
const TEXT = `
seat = Seat { $number }
extra-stranger = the stranger
move-send = Send child { $child }
move-pass = Pass
event-robbed = { $who } robbed { $whom } of { $coins }.
    .you = You robbed { $whom } of { $coins }.
    .to-you = { $who } robbed you of { $coins }.
event-decided = { $who } decided: { $move }.
event-drew = { $who } drew { $card }.
event-drew-hidden = { $who } drew a card.
entry-started = The game begins.
entry-joined = { $who } sits down.
    .you = You sit down.
prompt = choose
prompt-sending = send a child in hour { $hour }
`;

function words(contract: Contract | null = CONTRACT): Words {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(TEXT));
  return new Words("en", bundle, contract);
}
const NAMES = ["Ada", "", "Cleo"];

test("a word that is not there shows as its key", () => {
  expect(words().say("no-such-word")).toBe("no-such-word");
  expect(words().has("no-such-word")).toBe(false);
});

test("somebody is called by name, a seat without one by its number, and others by what they are", () => {
  expect(words().name(0, NAMES)).toBe("Ada");
  expect(words().name(1, NAMES)).toBe("Seat 2");
  expect(words().name("stranger", NAMES)).toBe("the stranger");
});

test("the arguments of a move have names, and numbers are numbers", () => {
  expect(words().parse("send 8")).toEqual({ verb: "send", args: { child: 8 } });
  expect(words().parse("send -1")).toEqual({ verb: "send", args: { child: -1 } });
  expect(words().parse("buy city-2")).toEqual({ verb: "buy", args: { borough: "city-2" } });
  expect(words().parse("pass")).toEqual({ verb: "pass", args: {} });
  expect(words(null).parse("send 8")).toEqual({ verb: "send", args: {} });
});

test("a move is put into words", () => {
  expect(words().move("send 8")).toBe("Send child 8");
});

test("in an event seats are named and moves are told in words", () => {
  const robbed = { number: 1, kind: "robbed", who: 0, whom: 2, coins: 3 };
  expect(words().event(robbed, NAMES)).toBe("Ada robbed Cleo of 3.");
  const decided = { number: 2, kind: "decided", who: "stranger", move: "send 4" };
  expect(words().event(decided, NAMES)).toBe("the stranger decided: Send child 4.");
});

test("whoever looks is spoken to: of what they did, and of what was done to them", () => {
  const robbed = { number: 1, kind: "robbed", who: 0, whom: 2, coins: 3 };
  expect([null, 0, 1, 2].map((you) => words().event(robbed, NAMES, you))).toEqual([
    "Ada robbed Cleo of 3.",
    "You robbed Cleo of 3.",
    "Ada robbed Cleo of 3.",
    "Ada robbed you of 3.",
  ]);
  expect(words().entry({ number: 1, kind: "joined", at: 0, seat: 2 }, NAMES, 2)).toEqual(["You sit down."]);
  expect(words().event({ number: 1, kind: "drew", who: 0 }, NAMES, 0)).toBe("Ada drew a card.");
});

test("an event whose secret was not told is told without it", () => {
  expect(words().event({ number: 1, kind: "drew", who: 0, card: "shops" }, NAMES)).toBe("Ada drew shops.");
  expect(words().event({ number: 1, kind: "drew", who: 0 }, NAMES)).toBe("Ada drew a card.");
});

test("a prompt is that of the phase with the facts of the view, or the general one", () => {
  const view = { phase: "sending", hour: 3 } as unknown as View;
  expect(words().prompt(view)).toBe("send a child in hour 3");
  expect(words().prompt({ ...view, phase: "other" })).toBe("choose");
});

test("a line of the log tells its events, or what it is where it has none, and the beginning tells both", () => {
  const events = [{ number: 1, kind: "drew", who: 0 }];
  expect(words().entry({ number: 1, kind: "played", at: 0, seat: 0, events }, NAMES)).toEqual(["Ada drew a card."]);
  expect(words().entry({ number: 1, kind: "joined", at: 0, seat: 2 }, NAMES)).toEqual(["Cleo sits down."]);
  expect(words().entry({ number: 1, kind: "joined", at: 0, name: "Dora" }, NAMES)).toEqual(["Dora sits down."]);
  expect(words().entry({ number: 1, kind: "started", at: 0, events }, NAMES)).toEqual([
    "The game begins.",
    "Ada drew a card.",
  ]);
  expect(words().entry({ number: 1, kind: "said", at: 0, text: "hello" }, NAMES)).toEqual([]);
});

const GAMES = ["kids-of-london", "eighty-days", "london", "key-to-the-city"];

test.each(LANGUAGES.flatMap((lang) => GAMES.map((game) => [lang, game] as const)))(
  "in %s every move of %s has words",
  async (lang, game) => {
    const found = await wordsFor(lang, game);
    const verbs = Object.keys(found.contract?.moves ?? {});
    expect(verbs.length).toBeGreaterThan(0);
    expect(verbs.filter((verb) => !found.has(`move-${verb}`))).toEqual([]);
  },
);

test("words are loaded once", () => {
  expect(wordsFor("pl", "london")).toBe(wordsFor("pl", "london"));
  expect(wordsFor("pl", "london")).not.toBe(wordsFor("fr", "london"));
});

test("a game's folder is named as in Python", () => {
  expect(folderOf("key-to-the-city")).toBe("key_to_the_city");
});
