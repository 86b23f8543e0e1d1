import { expect, test } from "vitest";
import type { Words } from "../../lib/words.svelte";
import { brought, doing, hasSent, openlySent, placeWord, stillTaking } from "./band";
import type { KidsView } from "./contract";

const kids = (changes: Partial<KidsView>): KidsView =>
  ({
    players: 2,
    seat: 0,
    phase: "sending",
    over: false,
    chosen: [false, false],
    stranger: null,
    thieves: [],
    to_act: [0, 1],
    ...changes,
  }) as unknown as KidsView;
const words = { say: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" ") };
const said = words as unknown as Words;
const nothing = { child: 3, coins: 0, arrested: false };

test("a place is what would be until the end, and what is then", () => {
  expect(placeWord(kids({}), "second")).toBe("second");
  expect(placeWord(kids({ over: true }), "second")).toBe("won");
  expect(placeWord(kids({ over: true }), "richest")).toBe("stripped");
});

test("others are said to think until they have sent a child, oneself is not", () => {
  expect(doing(kids({}), 1, said)).toBe("picture-thinking");
  expect(doing(kids({}), 0, said)).toBe("");
  expect(doing(kids({ chosen: [false, true], to_act: [0] }), 1, said)).toBe("picture-chosen");
});

test("the band nobody plays sends its child for all to see, while children are sent", () => {
  expect(openlySent(kids({ stranger: 5 }), 2)).toBe(5);
  expect(doing(kids({ stranger: 5 }), 2, said)).toBe("picture-sends 5");
  expect(openlySent(kids({ stranger: 5 }), 1)).toBeNull();
  expect(openlySent(kids({ stranger: 5, phase: "sharing" }), 2)).toBeNull();
});

test("what was sent is no longer on the way once children are shown", () => {
  expect(hasSent(kids({ chosen: [true, false] }), 0)).toBe(true);
  expect(hasSent(kids({ chosen: [true, false], phase: "sharing" }), 0)).toBe(false);
});

test("a thief who still chooses is not said to have taken nothing", () => {
  const sharing = kids({ phase: "sharing", thieves: [1] });
  expect(brought(nothing, stillTaking(sharing, 1, nothing), said)).toBe("…");
  expect(brought(nothing, stillTaking(sharing, 0, nothing), said)).toBe("board-result 0 +");
  expect(stillTaking(sharing, 1, { ...nothing, coins: 2 })).toBe(false);
});

test("what a child brought is a gain, a loss, or an arrest", () => {
  expect(brought({ ...nothing, coins: 4 }, false, said)).toBe("board-result 4 +");
  expect(brought({ ...nothing, coins: -3 }, false, said)).toBe("board-result 3 −");
  expect(brought({ ...nothing, arrested: true }, false, said)).toBe("board-arrested");
});
