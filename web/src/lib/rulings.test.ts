import { expect, test } from "vitest";
import { plain, rulingsIn } from "./rulings";

const FILE = `# Rulings

Words before the first ruling.

## L1. Loans \`end\`
- A loan is paid back at the end.
- Test: \`test_loans\`.

| Loans | Cost |
|---|---:|
| 1 | £15 |
| 2 | £30 |

## L2. Ties
- The richer wins.
`;

test("each ruling has its title and its sentences, without marks and without its tests", () => {
  const [first, second] = rulingsIn(FILE);
  expect(first?.title).toBe("L1. Loans end");
  expect(first?.parts[0]).toBe("A loan is paid back at the end.");
  expect(JSON.stringify(first)).not.toContain("test_loans");
  expect(second).toEqual({ title: "L2. Ties", parts: ["The richer wins."] });
});

test("a table keeps its head and its rows", () => {
  expect(rulingsIn(FILE)[0]?.parts[1]).toEqual({
    head: ["Loans", "Cost"],
    rows: [
      ["1", "£15"],
      ["2", "£30"],
    ],
  });
});

test("a table is searched by all its words", () => {
  expect(plain({ head: ["Loans"], rows: [["1"], ["£15"]] })).toBe("Loans 1 £15");
  expect(plain("A sentence.")).toBe("A sentence.");
});

const files = import.meta.glob<string>("../../../src/londinium/games/**/RULINGS*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(files))("every ruling of %s says something", (_, text) => {
  const rulings = rulingsIn(text);
  expect(rulings.length).toBeGreaterThan(0);
  for (const ruling of rulings) expect(ruling.parts.length, ruling.title).toBeGreaterThan(0);
});
