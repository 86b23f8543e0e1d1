import { expect, test } from "vitest";
import { wordsFor } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { faceOf } from "./face";

const words = await wordsFor("en", "london");
const face = (printed: object) =>
  faceOf(
    {
      options: {},
      altered: {},
      cards: { one: { kind: "build", colour: "blue", ...printed } },
    } as unknown as LondonView,
    "one",
    words,
  );

test("what is counted stands there as a sign if it has one, and is else said in words", () => {
  expect(face({ per: "riverside", per_money: 1 })).toMatchObject({ signed: true, gains: true, more: false });
  expect(face({ per: "stack", per_money: 1 })).toMatchObject({ signed: false, gains: false, more: true });
});

test("an effect is more than signs say, but for a till that is taken", () => {
  expect(face({ effect: "place" }).more).toBe(true);
  expect(face({ effect: "till" })).toMatchObject({ effect: "", more: false });
});

test("a card that only scores at the end brings nothing in signs", () => {
  expect(face({ end_prestige: 6 }).gains).toBe(false);
  expect(face({ pay_money: 7 }).gains).toBe(true);
});
