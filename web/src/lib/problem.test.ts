import { afterEach, beforeAll, expect, test } from "vitest";
import { Problem } from "./api";
import { sentence } from "./problem";
import { change } from "./settings.svelte";
import { Refusal } from "./table.svelte";
import { say, speak } from "./words.svelte";

beforeAll(() => speak());
afterEach(async () => {
  change("lang", "en");
  await speak();
});

async function inPolish(): Promise<void> {
  change("lang", "pl");
  await speak();
}

test("a server that cannot be reached is told as such", () => {
  expect(sentence(new TypeError("Failed to fetch"))).toBe(say("refused-offline"));
});

test("a choice made on an older table is told as such, whatever the server said", () => {
  expect(sentence(new Refusal({ is: "refused", error: "changed", reason: "x" }))).toBe(say("changed"));
});

test("who asks too much is told for how long to wait, in whole seconds", () => {
  const told = sentence(new Problem(429, "too-much", "Slow down.", 2.1));
  expect(told).toBe(say("refused-too-much-for", { seconds: 3 }));
  expect(told).toContain("3");
});

test("in English a sentence of the server that has no words of ours is said as it is", () => {
  expect(sentence(new Problem(409, "refused", "The moon is full."))).toBe("The moon is full.");
});

test("in another language it is told by its kind, and never in English", async () => {
  await inPolish();
  expect(sentence(new Problem(409, "no-such-kind", "The moon is full."))).toBe(say("refused-refused"));
  expect(say("refused-refused")).not.toBe("refused-refused");
});
