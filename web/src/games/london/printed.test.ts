import { expect, test } from "vitest";
import { wordsFor } from "../../lib/words.svelte";
import components from "./components.json";
import type { LondonView } from "./contract";
import { copiesOf, costOf, landOf, landWords, penaltySource, printedOn, sourceOf } from "./printed";

const CITY = { side: "north", riverside: true, cost: 8, cards: 2, prestige: 3, poverty: 2 };
const ours = components.penalty[0]!;
const view = {
  options: {},
  cards: { shops: { kind: "build", colour: "brown", cost: 7 } },
  altered: {},
  costs: {},
  land: { city: CITY },
  penalty: { prestige: ours.prestige, beyond: ours.beyond },
} as unknown as LondonView;
const other = (changes: Partial<LondonView>): LondonView => ({ ...view, ...changes });

test("a card that is seen is as the table says, one that nobody sees as in the box", () => {
  expect(printedOn(view, "shops").cost).toBe(7);
  expect(printedOn(view, "vintners")).toMatchObject({ colour: "brown", money: 4 });
});

test("a card that this table's data has otherwise is so even where nobody sees it", () => {
  const vintners = { kind: "build", colour: "pink", money: 11, copies: { B: 3 } };
  const changed = other({ altered: { vintners } });
  expect(printedOn(changed, "vintners")).toMatchObject({ colour: "pink", money: 11 });
  expect(copiesOf(changed, "vintners")).toEqual({ B: 3 });
  expect(sourceOf(changed, "card", "vintners", "money")).toBe("own");
  expect(sourceOf(changed, "card", "vintners", "copies")).toBe("own");
  expect(sourceOf(view, "card", "vintners", "money")).toBe("first-edition");
  expect(sourceOf(view, "card", "vintners", "copies")).toBe("reconstructed");
});

test("a card costs what the rules say it costs this seat, and else what is printed", () => {
  expect(costOf(view, "shops")).toBe(7);
  expect(costOf(other({ costs: { shops: 5 } }), "shops")).toBe(5);
  expect(costOf(other({ costs: { shops: 0 } }), "shops")).toBe(0);
});

test("a borough is what this table says, and not what comes with the game", async () => {
  const words = await wordsFor("en", "london");
  expect(landOf(view, "city")).toEqual(CITY);
  expect(landWords(view, "city", words)[1]).toBe("Costs £8 and brings at once: 3 prestige, −2 poverty, 2 cards.");
  const dear = other({ land: { city: { ...CITY, cost: 30 } } });
  expect(landWords(dear, "city", words)[1]).toContain("Costs £30");
  expect(sourceOf(dear, "borough", "city", "cost")).toBe("own");
});

test("what poverty costs is the rulebook's only if this table has it so", () => {
  expect(penaltySource(view)).toBe("rulebook");
  expect(penaltySource(other({ penalty: { ...view.penalty, beyond: 9 } }))).toBe("own");
  expect(penaltySource(other({ penalty: { ...view.penalty, prestige: [0, 5] } }))).toBe("own");
});
