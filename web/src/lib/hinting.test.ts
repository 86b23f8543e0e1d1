import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hinting } from "./hinting.svelte";

const ADVICE = { moves: [{ move: "send 3" }] };
const MOVES = ["send 2", "send 3"];
let answer: () => void;

beforeEach(() => {
  const told = new Promise<Response>((resolve) => (answer = () => resolve(new Response(JSON.stringify(ADVICE)))));
  vi.stubGlobal("fetch", () => told);
});
afterEach(() => void vi.unstubAllGlobals());

async function askedThen(meanwhile: (hinting: Hinting) => void): Promise<Hinting> {
  const hinting = new Hinting("t1", null);
  hinting.follow(4, MOVES, 0);
  const asked = hinting.ask(0);
  expect(hinting.busy).toBe(true);
  meanwhile(hinting);
  answer();
  await asked;
  expect(hinting.busy).toBe(false);
  return hinting;
}

test("a hint holds while others choose, as long as one is asked the same", async () => {
  const hinting = await askedThen((one) => one.follow(4, [...MOVES], 0));
  expect(hinting.advice).toEqual(ADVICE);
  hinting.follow(4, [...MOVES], 0);
  expect(hinting.advice).toEqual(ADVICE);
});

test("a hint for another question, other moves or another seat is not shown", async () => {
  expect((await askedThen((one) => one.follow(5, MOVES, 0))).advice).toBeNull();
  expect((await askedThen((one) => one.follow(4, ["send 2"], 0))).advice).toBeNull();
  expect((await askedThen((one) => one.follow(4, MOVES, 1))).advice).toBeNull();
  const hinting = await askedThen(() => undefined);
  hinting.follow(5, MOVES, 0);
  expect(hinting.advice).toBeNull();
});
