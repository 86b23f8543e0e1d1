/** What the shell says about London. */
import type { Detail, Helper } from "../../lib/board";
import type { Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { spoken } from "./desk";
import { cost, draws, gains, givesCards, left, loan } from "./foretold";
import { cardWords, landWords, printedOn, sorted } from "./printed";
import { numbersOf } from "./score";

/** What it means to finish here. */
function runSaid(view: LondonView, seat: number, words: Words): string {
  const one = view.forecast[seat]!;
  return words.say("board-run-brings", {
    more: one.poverty - (view.poverty[seat] ?? 0),
    poverty: one.poverty,
    after: one.lost_after,
  });
}

function said(view: LondonView, seat: number, move: string, words: Words, foretold?: Foretold): string {
  const { verb, args } = words.parse(move);
  const card = String(args.card ?? "");
  const pile = view.cities[seat]?.[Number(args.stack) - 1];
  const brings = (): string[] => gains(foretold, seat, words, "money", "prestige", "poverty");
  switch (verb) {
    case "take-upper":
    case "take-lower":
      return cardWords(view, card, words).join(" · ");
    case "keep": {
      const kept = view.deck_known[Number(args.place) - 1];
      return kept ? `${words.say("card", { card: kept })}: ${cardWords(view, kept, words).join(" · ")}` : "";
    }
    case "play": {
      const { colour, kind } = printedOn(view, card);
      if (kind === "action") return cardWords(view, card, words).join(" · ");
      const discard = view.no_discard.includes(card) ? "" : words.say("board-pay-card", { colour });
      return [cost(foretold, seat, words), discard].filter(Boolean).join("; ");
    }
    case "discard":
      return view.phase === "shedding" ? brings().join(", ") : words.say("board-to-display");
    case "school":
    case "repay":
      return left(foretold, seat, words);
    case "cover":
      return pile ? words.say("board-covers", { card: pile.cards.at(-1)! }) : "";
    case "new-stack":
      return words.say("board-one-more-stack");
    case "activate": {
      if (!pile) return "";
      const printed = printedOn(view, pile.cards.at(-1)!);
      const parts = brings();
      if (printed.pay_card && givesCards(foretold, seat))
        parts.push(words.say("board-pay-card", { colour: printed.pay_card }));
      if (printed.flips) parts.push(words.say("board-flips"));
      return [words.say("card", { card: pile.cards.at(-1)! }), parts.join(", ")].filter(Boolean).join(": ");
    }
    case "flip":
      return view.active ? words.say("card", { card: view.cities[seat]?.[view.active - 1]?.cards.at(-1) ?? "" }) : "";
    case "buy":
      return [
        cost(foretold, seat, words),
        ...gains(foretold, seat, words, "prestige", "poverty"),
        draws(foretold, seat, words),
      ]
        .filter(Boolean)
        .join(" · ");
    case "choose": {
      const other = (seat + Number(args.player)) % view.players;
      return words.say("board-has-poverty", { seat: other + 1, poverty: view.poverty[other] ?? 0 });
    }
    case "loan":
      return loan(foretold, seat, words);
    case "draw":
    case "draw-three":
      return words.say("board-deck-left", { group: view.deck_groups[0] ?? "", cards: view.deck });
    case "run":
      return runSaid(view, seat, words);
    case "done":
      return view.phase === "running" ? runSaid(view, seat, words) : "";
    case "borough":
      return brings().join(", ");
    default:
      return "";
  }
}

/** On a phone: where a move is chosen; what the line of choices alone offers belongs nowhere. */
const TAB_OF: Record<string, string> = {
  "take-upper": "display",
  "take-lower": "display",
  keep: "display",
  draw: "display",
  look: "display",
  play: "city",
  discard: "city",
  school: "city",
  cover: "city",
  "new-stack": "city",
  activate: "city",
  flip: "city",
  "flip-hospital": "city",
  free: "city",
  borough: "city",
  swap: "city",
  run: "city",
  done: "city",
  buy: "city",
  choose: "town",
};

export const helper: Helper = {
  tabs: ["display", "city", "town"],
  tabOf: (move) => TAB_OF[move.split(" ")[0] ?? ""] ?? null,
  likely: ["run", "draw-three", "done", "enough", "draw", "look", "swap", "repay", "loan"],
  sounds: {
    drew: "card",
    took: "card",
    kept: "card",
    played: "card",
    built: "card",
    discarded: "card",
    flipped: "card",
    swapped: "card",
    bought: "coin",
    gained: "coin",
    paid: "coin",
    repaid: "coin",
    "took-loan": "coin",
    "run-poverty": "hat",
    "last-turns": "bell",
  },
  ends: ["buy", "draw-three", "done"],
  consequence(view, move, words, foretold) {
    const london = view as LondonView;
    return london.seat === null ? "" : said(london, london.seat, move, words, foretold);
  },
  details(view, seat, words) {
    const london = view as LondonView;
    return numbersOf(london, seat).map(({ is, name, path, value }): Detail => ({
      label: words.say(name),
      value: is === "money" ? words.say("board-money-more", { money: value }) : String(value),
      shows: path,
    }));
  },
  describe(view, names, words) {
    const london = view as LondonView;
    const list = (cards: readonly (string | null)[]): string =>
      cards
        .filter((card) => card !== null)
        .map((card) => words.say("card", { card }))
        .join(", ") || "–";
    const lines = [words.say("board-deck-words", { cards: london.deck })];
    lines.push(
      `${words.say("picture-upper")} ${list(london.upper)}.`,
      `${words.say("picture-lower")} ${list(london.lower)}.`,
    );
    if (london.deck_known.length) lines.push(`${words.say("picture-deck-known")} ${list(london.deck_known)}.`);
    for (const borough of london.offers)
      lines.push(
        `${words.say("picture-offers")} ${words.say("borough", { borough })}. ${landWords(london, borough, words).join(" ")}`,
      );
    if (london.held !== null) lines.push(`${words.say("picture-held")} ${list([london.held])}.`);
    for (const card of sorted(london, london.hand ?? []))
      lines.push(`${words.say("picture-hand")} ${spoken({ view: london, words }, card)}.`);
    for (let seat = 0; seat < london.players; seat++) {
      const who = words.name(seat, names);
      const facts = {
        money: london.money[seat],
        loans: london.loans[seat],
        prestige: london.prestige[seat],
        poverty: (london.over ? london.final_poverty : london.poverty)[seat],
        cards: london.hand_sizes[seat],
      };
      lines.push(`${who}: ${words.say("picture-numbers", facts)}.`);
      (london.cities[seat] ?? []).forEach((pile, stack) => {
        const card = pile.cards.at(-1)!;
        const state = {
          stack: stack + 1,
          card,
          under: pile.cards.length - 1,
          down: pile.down ? "yes" : "no",
          used: pile.used ? "yes" : "no",
          fresh: pile.fresh ? "yes" : "no",
          till: pile.till,
        };
        lines.push(
          `${who}: ${words.say("board-stack", state)} ${pile.down ? "" : cardWords(london, card, words).join(". ")}`,
        );
      });
      const owned = (london.boroughs[seat] ?? []).map((borough) => words.say("borough", { borough }));
      if (owned.length) lines.push(`${who}: ${words.say("picture-boroughs")} ${owned.join(", ")}.`);
      const one = london.forecast[seat]!;
      if (seat === london.seat)
        lines.push(
          words.say("picture-forecast", {
            more: one.poverty - (london.poverty[seat] ?? 0),
            poverty: one.poverty,
            now: one.lost_now,
            after: one.lost_after,
          }),
        );
    }
    return lines;
  },
};
