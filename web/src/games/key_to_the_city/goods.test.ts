import { expect, test } from "vitest";
import { GOODS } from "./goods";
import { COLOURS, HUES, SKILLS } from "./hexes";
import { countedSigns } from "./signs";
import type { TileFacts } from "./contract";

const drawn = (good: string): string => JSON.stringify((GOODS[good] ?? []).map(({ d }) => d));

test("every connector, skill and keyple has a shape of its own, whatever its colour", () => {
  for (const kind of [COLOURS, SKILLS, HUES.map((hue) => `keyple-${hue}`)]) {
    expect(new Set(kind.map(drawn)).size).toBe(kind.length);
    expect(kind.every((good) => GOODS[good]?.length)).toBe(true);
  }
});

test("whatever a tile counts has a sign", () => {
  const scores = ["network", "count", "variety", "per-routemaster", "per-keyple", "keyple-sets", "per-skill"];
  const others = ["skill-sets", "per-landmark", "connector-sets", "full-tiles", "river-network"];
  for (const kind of [...scores, ...others]) {
    const of = kind === "per-keyple" ? "red" : kind === "per-skill" ? "builder" : "blue";
    const signs = countedSigns({ scores: kind, of } as TileFacts);
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.filter((good) => !GOODS[good])).toEqual([]);
  }
});
