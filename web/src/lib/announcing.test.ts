import { expect, test } from "vitest";
import { Announcing } from "./announcing.svelte";
import type { Advice, Entry } from "./types";
import { speak, type Words } from "./words.svelte";

const NAMES = ["Ada"];
const words = {
  entry: (entry: Entry) => [`${entry.kind} ${entry.number}.`],
  move: (move: string) => `to ${move}`,
  say: (key: string) => key,
  lang: "en",
} as unknown as Words;
const played = (number: number): Entry => ({ number, kind: "played", at: number });
const log = (length: number): Entry[] => Array.from({ length }, (_, i) => played(i + 1));

test("whoever comes hears what was lately, and then everything once, however much comes at a time", () => {
  const announcing = new Announcing();
  announcing.tell(log(20), words, NAMES, 0, "You: choose.");
  expect(announcing.said).toBe("played 15. played 16. played 17. played 18. played 19. played 20. You: choose.");
  announcing.tell(log(29), words, NAMES, 0, "Ada: choose.");
  expect(announcing.said.match(/\d+/g)).toEqual(["21", "22", "23", "24", "25", "26", "27", "28", "29"]);
  announcing.tell(log(29), words, NAMES, 0, "Nothing new is no reason to speak.");
  expect(announcing.said).toContain("Ada: choose.");
});

test("what somebody says is told in their own words", () => {
  const announcing = new Announcing();
  announcing.tell([{ ...played(1), kind: "said", name: "Ada", text: "well played" }], words, NAMES, 0, "");
  expect(announcing.said).toBe("Ada: well played ");
});

test("a hint is told with the move it is for, and while it is looked for nothing else", async () => {
  await speak();
  const announcing = new Announcing();
  announcing.advise(null, false, words);
  expect(announcing.said).toBe("");
  announcing.advise(null, true, words);
  expect(announcing.said).not.toBe("");
  const best = { move: "draw", share: 0.5, error: 0, line: [], difference: 0, difference_error: 0, reasons: [] };
  announcing.advise({ moves: [best] } as unknown as Advice, false, words);
  expect(announcing.said).toContain("to draw");
});
