import { beforeAll, expect, test } from "vitest";
import { lineWords, shareWords, whyWords } from "./advice";
import type { Advice, Advised } from "./types";
import { wordsFor, type Words } from "./words.svelte";

let words: Words;
beforeAll(async () => void (words = await wordsFor("en", "kids-of-london")));

const advised = (move: string, facts: Partial<Advised> = {}): Advised => ({
  move,
  share: 0.62,
  error: 0.02,
  line: [],
  difference: 0,
  difference_error: 0,
  reasons: [],
  ...facts,
});
const spoken = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1) + ".";
const advice = (...moves: Advised[]): Advice => ({ seat: 0, version: 3, simulations: 600, moves });

test("a share is told with two standard errors, and never as if it were certain", () => {
  expect(shareWords(advised("send 3"), words)).toBe("wins 62% ± 4%");
  expect(shareWords(advised("send 3", { error: 0 }), words)).toBe("wins 62% ± 1%");
});

test("a difference that may be chance is called even, and one move alone needs no reason", () => {
  const even = advice(advised("send 3", { difference: 0.01, difference_error: 0.02 }), advised("send 4"));
  expect(whyWords(even, 0, words)).toBe(spoken(words.say("advice-even", { than: words.move("send 4") })));
  const nothing = advice(advised("send 3", { difference: 0.0004 }), advised("send 4"));
  expect(whyWords(nothing, 0, words)).toBe(whyWords(even, 0, words));
  expect(whyWords(advice(advised("send 3")), 0, words)).toBe("");
});

test("a clear difference is told with what speaks for it and what against", () => {
  const reasons = [
    { source: "others", share: 0.08, error: 0.01 },
    { source: "rest", share: -0.03, error: 0.01 },
    { source: "rest", share: 0.0001, error: 0.01 },
  ];
  const clear = advice(
    advised("send 3", { difference: 0.05, difference_error: 0.01, reasons }),
    advised("send 4", { difference: -0.05, difference_error: 0.01 }),
  );
  const reason = (key: string, good: string, share: string): string =>
    words.say("advice-reason", { what: words.say(key, { good }), share });
  const better = words.say("advice-better-though", {
    than: words.move("send 4"),
    difference: "5%",
    because: reason("advice-others", "yes", "+8%"),
    though: reason("advice-rest", "no", "−3%"),
  });
  expect(better).toContain("+8%");
  expect(whyWords(clear, 0, words)).toBe(spoken(better));
  const worse = { than: words.move("send 3"), difference: "−5%", because: "", though: "" };
  expect(whyWords(clear, 1, words)).toBe(spoken(words.say("advice-worse", worse)));
});

test("what follows is told with who does it", () => {
  const line = [
    { seat: 1, move: "send 5" },
    { seat: 0, move: "send 2" },
  ];
  expect(lineWords(advised("send 3", { line }), words, ["Anna", "Ben"])).toBe(
    words.say("advice-line", { steps: `Ben: ${words.move("send 5")} · Anna: ${words.move("send 2")}` }),
  );
  expect(lineWords(advised("send 3"), words, [])).toBe("");
});
