/** What the shell says about London. */
import type { Helper } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { spoken } from "./desk";
import {
  activation,
  cardWords,
  costOf,
  gainWords,
  landOf,
  landWords,
  printedOn,
  runWords,
  sorted,
  topBorough,
} from "./printed";

const LOAN = 10;
const PRICE = 15;

/** What a loan would bring: more with a bank that is seen. */
function loanBrings(view: LondonView, seat: number): number {
  const banks = (view.cities[seat] ?? [])
    .filter((stack) => !stack.down)
    .map((stack) => printedOn(view, stack.cards.at(-1)!))
    .filter((card) => card.ongoing === "bank");
  return Math.max(LOAN, ...banks.map((card) => card.ongoing_amount ?? 0));
}

const left = (words: Words, money: number): string => words.say("board-left", { money });

/** What it means to finish here. */
function runSaid(view: LondonView, seat: number, words: Words): string {
  const one = view.forecast[seat]!;
  return words.say("board-run-brings", {
    more: one.poverty - (view.poverty[seat] ?? 0),
    poverty: one.poverty,
    after: one.lost_after,
  });
}

function said(view: LondonView, seat: number, move: string, words: Words): string {
  const { verb, args } = words.parse(move);
  const money = view.money[seat] ?? 0;
  const card = String(args.card ?? "");
  const stack = Number(args.stack) - 1;
  const pile = view.cities[seat]?.[stack];
  switch (verb) {
    case "take-upper":
    case "take-lower":
      return cardWords(view, card, words).join(" · ");
    case "keep": {
      const kept = view.deck_known[Number(args.place) - 1];
      return kept ? `${words.say("card", { card: kept })}: ${cardWords(view, kept, words).join(" · ")}` : "";
    }
    case "play": {
      if (printedOn(view, card).kind === "action") return cardWords(view, card, words).join(" · ");
      const cost = costOf(view, seat, card);
      const price = cost ? words.say("board-costs", { cost, money: money - cost }) : words.say("board-free");
      const { colour, ongoing } = printedOn(view, card);
      return view.free_plays > 0 || ongoing === "no-discard"
        ? price
        : `${price}; ${words.say("board-pay-card", { colour })}`;
    }
    case "discard": {
      const active =
        view.phase === "shedding" && view.active ? view.cities[seat]?.[view.active - 1]?.cards.at(-1) : undefined;
      if (!active) return words.say("board-to-display");
      const printed = printedOn(view, active);
      return gainWords(words, {
        money: printed.each_money ?? 0,
        prestige: printed.each_prestige ?? 0,
        poverty: printed.each_poverty ?? 0,
      }).join(", ");
    }
    case "school":
      return left(words, money - 1);
    case "cover":
      return pile ? words.say("board-covers", { card: pile.cards.at(-1)! }) : "";
    case "new-stack":
      return words.say("board-one-more-stack");
    case "activate": {
      if (!pile) return "";
      const printed = printedOn(view, pile.cards.at(-1)!);
      const parts = gainWords(words, activation(view, seat, stack));
      if (printed.pay_card && view.phase !== "repeating")
        parts.push(words.say("board-pay-card", { colour: printed.pay_card }));
      const all = printed.flips ? [...parts, words.say("board-flips")] : parts;
      return `${words.say("card", { card: pile.cards.at(-1)! })}: ${all.join(", ")}`;
    }
    case "flip":
      return view.active ? words.say("card", { card: view.cities[seat]?.[view.active - 1]?.cards.at(-1) ?? "" }) : "";
    case "buy": {
      const land = landOf(view, String(args.borough));
      const gains = gainWords(words, {
        money: 0,
        prestige: land.prestige,
        poverty: -Math.min(land.poverty, view.poverty[seat] ?? 0),
      });
      return [
        words.say("board-costs", { cost: land.cost, money: money - land.cost }),
        ...gains,
        words.say("short-draws", { amount: land.cards }),
      ].join(" · ");
    }
    case "choose": {
      const other = (seat + Number(args.player)) % view.players;
      return words.say("board-has-poverty", { seat: other + 1, poverty: view.poverty[other] ?? 0 });
    }
    case "repay":
      return left(words, money - PRICE);
    case "loan":
      return words.say("board-loan-brings", { brings: loanBrings(view, seat), money: money + loanBrings(view, seat) });
    case "draw":
    case "draw-three":
      return words.say("board-deck-left", { group: view.deck_groups[0] ?? "", cards: view.deck });
    case "run":
      return runSaid(view, seat, words);
    case "done":
      return view.phase === "running" ? runSaid(view, seat, words) : "";
    case "borough": {
      const top = topBorough(view, seat);
      return top ? runWords(words, landOf(view, top)) : "";
    }
    default:
      return "";
  }
}

export const helper: Helper = {
  ends: ["buy", "draw-three", "done"],
  consequence(view, move, words) {
    const london = view as LondonView;
    return london.seat === null ? "" : said(london, london.seat, move, words);
  },
  details(view, seat, words) {
    const london = view as LondonView;
    return [
      { label: words.say("board-money"), value: words.say("board-money-more", { money: london.money[seat] ?? 0 }) },
      { label: words.say("board-loans"), value: String(london.loans[seat] ?? 0) },
      { label: words.say("board-poverty"), value: String(london.poverty[seat] ?? 0) },
      { label: words.say("board-prestige"), value: String(london.prestige[seat] ?? 0) },
      { label: words.say("board-cards"), value: String(london.hand_sizes[seat] ?? 0) },
      { label: words.say("board-standing"), value: String(london.standing[seat] ?? 0) },
    ];
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
        poverty: london.poverty[seat],
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
