/** What the shell says about Around the World in 80 Days. */
import type { Detail, Helper } from "../../lib/board";
import { changeOf } from "../../lib/outlook";
import type { Words } from "../../lib/words.svelte";
import type { RaceView, Reach, Target } from "./contract";
import { isLondon } from "./trail";

/** What the hat being played can do. */
export function reachOf(race: RaceView): Reach | null {
  return race.reach.find((one) => one.hat === race.hat) ?? race.reach[0] ?? null;
}

export function saidOf(target: Target, race: RaceView, words: Words): string {
  const said = words.say(target.space === 80 ? "board-to-london" : "board-target", {
    ...target,
    kind: race.board[target.space] ?? "",
  });
  if (target.pays === null) return said;
  return `${said} · ${words.say(target.pays ? "board-pays" : "board-pays-nothing", { pays: target.pays })}`;
}

export function cardWords(card: string, race: RaceView, words: Words): string {
  return words.say("card-help", { card, amount: race.amounts[card] ?? 0 });
}

/** A space in words: what it is, who is there, and what going there would cost and bring. */
export function spaceWords(
  race: RaceView,
  reach: Reach | null,
  move: string | null,
  space: number,
  names: string[],
  words: Words,
): string {
  const parts = [words.say("board-space", { space: String(space), kind: race.board[space] ?? "" })];
  const there = isLondon(space) ? undefined : race.hats.find((hat) => hat.space === space);
  if (there) parts.push(words.say("board-taken", { who: words.name(there.seat, names) }));
  const target = move ? reach?.forward.find((one) => one.space === space) : undefined;
  if (target) parts.push(saidOf(target, race, words));
  else if (move && reach?.back) parts.push(words.say("board-back", { ...reach.back }));
  return parts.join(" ");
}

export const helper: Helper = {
  tabs: ["journey"],
  likely: ["take", "give", "neither", "pass", "restart", "decline"],
  sounds: {
    "went-forward": "hat",
    "went-back": "hat",
    restarted: "hat",
    "card-moved": "hat",
    drew: "card",
    stayed: "coin",
    "bet-won": "coin",
    "police-paid": "coin",
    "card-gave": "coin",
    paid: "coin",
    "came-home": "bell",
  },
  ends: ["forward", "back", "pass", "restart", "keep", "take", "give", "neither"],
  consequence(view, move, words, foretold) {
    const race = view as RaceView;
    const reach = reachOf(race);
    const { verb, args } = words.parse(move);
    if (verb === "forward") {
      const target = reach?.forward.find((one) => one.steps === args.steps);
      return target ? saidOf(target, race, words) : "";
    }
    if (verb === "back" && reach?.back) return words.say("board-back", { ...reach.back });
    if (verb === "keep") {
      const card = race.drawn[Number(args.which) - 1];
      return card ? `${words.say("card", { card })}: ${cardWords(card, race, words)}` : "";
    }
    if (verb === "use") return cardWords(String(args.character), race, words);
    const money = changeOf(foretold, "money", race.seat);
    if (money?.least !== undefined && money.least !== null && money.least === money.most)
      return words.say("board-left", { money: money.least });
    return "";
  },
  details(view, seat, words) {
    const race = view as RaceView;
    const hats = race.hats.filter((hat) => hat.seat === seat);
    const found: Detail[] = [
      { label: words.say("board-money"), value: `£${race.money[seat] ?? 0}`, shows: `money.${seat}` },
      { label: words.say("board-rumours"), value: String(race.rumours[seat] ?? 0), shows: `rumours.${seat}` },
      // with five or six at the table, the map alone says where each hat is: their lines must leave room for the log
      ...(race.money.length > 4
        ? []
        : [{ label: words.say("board-at"), value: hats.map((hat) => hat.space).join(" + ") }]),
      {
        label: words.say("board-position"),
        value: hats.map((hat) => words.say("position", { position: hat.position })).join(" + "),
      },
    ];
    const held = race.characters[seat] ?? [];
    if (held.length)
      found.push({
        label: words.say("board-characters"),
        value: held.map((card) => words.say("card", { card })).join(", "),
      });
    if (race.missing[seat])
      found.push({
        label: words.say("board-missing"),
        value: words.say("board-turns", { count: race.missing[seat] }),
        shows: `missing.${seat}`,
      });
    return found;
  },
  describe(view, names, words) {
    const race = view as RaceView;
    const said: string[] = [];
    for (const hat of race.hats) {
      const who = words.name(hat.seat, names);
      const facts = {
        who,
        space: hat.space,
        position: hat.position,
        money: race.money[hat.seat] ?? 0,
        rumours: race.rumours[hat.seat] ?? 0,
      };
      said.push(words.say(hat.space % 80 === 0 ? "board-describe-london" : "board-describe", facts));
    }
    race.characters.forEach((cards, seat) =>
      cards.forEach((card) =>
        said.push(
          words.say("board-describe-character", {
            who: words.name(seat, names),
            card,
            amount: race.amounts[card] ?? 0,
          }),
        ),
      ),
    );
    const reach = reachOf(race);
    if (reach) {
      said.push(`${words.say("board-home")} ${homeWords(reach, words)}`);
      for (const target of reach.forward) if (target.closed === null) said.push(saidOf(target, race, words));
      if (reach.back) said.push(words.say("board-back", { ...reach.back }));
    }
    return said;
  },
};

export function homeWords(reach: Reach, words: Words): string {
  if (reach.home.may) return words.say("board-home-yes", { cost: reach.home.cost, left: reach.home.left });
  return words.say("board-home-no", { reason: words.say(`refusal-${reach.home.closed}`, reach.home.facts) });
}
