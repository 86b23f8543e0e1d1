import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (text: string): string => hyphenated(text).replaceAll("\u00AD", "·");

test("long words may be broken between their syllables", () => {
  expect(shown("Haberdashers")).toBe("Haber·da·shers");
  expect(shown("Fishmongers")).toBe("Fish·mon·gers");
  expect(shown("Southwark & Bermondsey")).toBe("South·wark & Ber·mond·sey");
  expect(shown("Poissonniers")).toBe("Pois·son·niers");
});

test("short words stay whole, and no two letters are left alone", () => {
  expect(shown("Coffee House")).toBe("Coffee House");
  expect(shown("Tanneries")).not.toMatch(/^..?·|·..?$/);
});
