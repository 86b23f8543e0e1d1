/** What is printed on a tile, as rows of signs and in words. */
import type { Words } from "../../lib/words.svelte";
import type { KeyView, TileFacts } from "./contract";

const COUNTED: Record<string, (of: string) => string[]> = {
  network: (of) => ["link", of],
  count: (of) => [of],
  variety: () => ["different-connector"],
  "per-routemaster": () => ["bus"],
  "per-keyple": (of) => [`keyple-${of}`],
  "keyple-sets": () => ["keyple-blue", "keyple-red", "keyple-yellow"],
  "per-skill": (of) => [of],
  "skill-sets": () => ["architect", "builder", "financier", "any-skill"],
  "per-landmark": () => ["landmark"],
  "connector-sets": () => ["different-connector"],
  "full-tiles": () => ["full"],
  "river-network": (of) => ["river", of],
};

/** The signs of what a tile counts. */
export const countedSigns = (facts: TileFacts): string[] => COUNTED[facts.scores]?.(facts.of ?? "any") ?? [];
/** What the use of a tile brings at a level. */
export const made = (facts: TileFacts, level: number): string[] => facts.makes[level] ?? [];
/** What the next upgrade asks for. */
export const cost = (facts: TileFacts, level: number): string[] => facts.costs[level] ?? [];

/** The river tile whose berths show points; beside those of the others stands how many keyples are drawn. */
export const LAST_TILE = "thames-barrier";
export const berthsScore = (view: KeyView): boolean => (view.sails_to ?? LAST_TILE) === LAST_TILE;

/** Many of one kind are written as a number and one sign. */
export function shortened(goods: readonly string[], most: number): { good: string; count: number }[] {
  if (goods.length <= most) return goods.map((good) => ({ good, count: 1 }));
  const found: { good: string; count: number }[] = [];
  for (const good of goods) {
    const last = found.find((one) => one.good === good);
    if (last) last.count += 1;
    else found.push({ good, count: 1 });
  }
  return found;
}

export function listed(goods: readonly string[], words: Words): string {
  return shortened(goods, 0)
    .map(({ good, count }) => `${count > 1 ? `${count} × ` : ""}${words.say("board-good", { good })}`)
    .join(", ");
}

/** What a tile scores, in words. */
export function scoredWords(facts: TileFacts, level: number, words: Words): string {
  const rate = facts.rate[level] ?? 0;
  if (facts.scores !== "plain") return words.say("board-scores", { kind: facts.scores, of: facts.of ?? "any", rate });
  const points = facts.points[level] ?? 0;
  return points ? words.say("board-worth", { points }) : "";
}

/** All that is printed on a tile, in words. */
export function printed(tile: string, level: number, view: KeyView, words: Words): string[] {
  const facts = view.facts[tile];
  if (!facts) return [];
  const said = [scoredWords(facts, level, words)];
  const makes = made(facts, level);
  if (makes.length)
    said.push(words.say(facts.pays ? "board-makes-for-skill" : "board-makes", { goods: listed(makes, words) }));
  const asks = cost(facts, level);
  if (asks.length)
    said.push(
      words.say("board-upgrade-asks", {
        goods: listed(asks, words),
        points: facts.scores === "plain" ? (facts.points[level + 1] ?? 0) : 0,
        rate: facts.scores === "plain" ? 0 : (facts.rate[level + 1] ?? 0),
      }),
    );
  if (facts.river.length) said.push(words.say("board-has-river"));
  return said.filter((one) => one);
}

/** The signs of a cost, and which of them are still missing; the last ones of a kind are. */
export function missingOf(
  asked: readonly { good: string; count: number }[],
  lacking: readonly string[],
): { good: string; count: number; lacks: boolean }[] {
  const left = [...lacking];
  return [...asked]
    .reverse()
    .map((one) => {
      const at = left.indexOf(one.good);
      if (at >= 0) left.splice(at, 1);
      return { ...one, lacks: at >= 0 };
    })
    .reverse();
}
