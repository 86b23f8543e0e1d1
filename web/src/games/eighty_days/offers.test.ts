import { expect, test } from "vitest";
import type { Reach } from "./contract";
import { chapterOf, leftAt, offersOf } from "./offers";

test("what needs no space of the map is offered in one order, and only what may be chosen", () => {
  expect(offersOf(new Set(["forward 1", "give", "take", "use aouda"]))).toEqual(["take", "give"]);
  expect(offersOf(new Set(["use fix", "decline"]))).toEqual(["decline"]);
  expect(offersOf(new Set(["forward 1", "back"]))).toEqual([]);
});

test("ten pounds come from a Pound space or from a card", () => {
  expect(chapterOf("take", "moving")).toBe("pounds");
  expect(chapterOf("take", "taking")).toBe("events");
  expect(chapterOf("restart", "moving")).toBe("stuck");
  expect(chapterOf("decline", "stopping")).toBe("characters");
});

test("what would be left is the view's where it has it", () => {
  const reach = { take: 45, give: null } as Reach;
  expect(leftAt("take", reach, 1)).toEqual({ path: "reach.1.take", money: 45 });
  expect(leftAt("give", reach, 1)).toBeNull();
  expect(leftAt("pass", reach, 1)).toBeNull();
  expect(leftAt("take", null, 0)).toBeNull();
});
