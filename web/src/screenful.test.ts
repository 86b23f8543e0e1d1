/** A component is one screenful: what is longer decides something that belongs beside it, or draws two things. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const MOST = 120; // lines of script and markup together, and again of style

const SOURCE = import.meta.dirname;
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) =>
  name.endsWith(".svelte"),
);

/** How many lines a component has before its style, and how many are style. */
function linesOf(component: string): { drawing: number; style: number } {
  const lines = readFileSync(join(SOURCE, component), "utf-8").trimEnd().split("\n");
  const begins = lines.findIndex((line) => line.startsWith("<style"));
  const drawing = begins < 0 ? lines.length : begins;
  return { drawing, style: lines.length - drawing };
}

test("every component is one screenful", () => {
  const long = components
    .map((component) => ({ component, ...linesOf(component) }))
    .filter(({ drawing, style }) => drawing > MOST || style > MOST)
    .map(({ component, drawing, style }) => `${component}: ${drawing} lines before its style, ${style} of it`);
  expect(components.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});
