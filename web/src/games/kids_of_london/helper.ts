/** What the shell says about Kids of London. */
import type { Helper } from "../../lib/board";
import { gainOf } from "../../lib/outlook";
import type { Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import type { KidsView } from "./contract";

/** The coins a choice brings, whatever the others choose. */
function brings(seat: number | null, foretold: Foretold | undefined, words: Words): string {
  if (!foretold?.whole) return "";
  const { least, most } = gainOf(foretold, "coins", seat) ?? { least: 0, most: 0 };
  if (least === null || most === null) return "";
  const key = least === most ? "board-gain" : "board-gain-between";
  return words.say(key, { least: signed(least), most: signed(most) });
}

const signed = (coins: number): string => (coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : "0");

export const helper: Helper = {
  tabs: ["table"],
  sounds: { chose: "card", sent: "card", robbed: "coin", "stole-elsewhere": "coin" },
  likely: ["take-purse", "take-own", "take-nothing"],
  consequence(view, move, words, foretold) {
    const kids = view as KidsView;
    const { verb, args } = words.parse(move);
    const said: string[] = [];
    if (verb === "send") said.push(words.say("board-if-lowest", { child: args.child }));
    if (verb === "take-purse") said.push(words.say("purse", { character: kids.character ?? "", coins: kids.share }));
    said.push(brings(kids.seat, foretold, words));
    return said.filter(Boolean).join(" · ");
  },
  details(view, seat, words) {
    const kids = view as KidsView;
    return [
      { label: words.say("board-coins"), value: String(kids.coins[seat] ?? 0), shows: `coins.${seat}` },
      {
        label: words.say("board-left"),
        value: String(kids.hands[seat]?.length ?? 0),
        shows: `hands.${seat}.length`,
      },
    ];
  },
  describe(view, names, words) {
    const kids = view as KidsView;
    const said: string[] = [];
    if (kids.character) {
      said.push(words.say("board-street", { hour: kids.hour, character: kids.character, coins: kids.purse }));
      const list = Object.entries(kids.to_come).map(
        ([character, count]) => `${words.say("character", { character })}${count > 1 ? ` × ${count}` : ""}`,
      );
      if (list.length) said.push(words.say("board-to-come", { list: list.join(", ") }));
    } else said.push(words.say("board-over"));
    kids.coins.forEach((coins, band) => {
      const who = words.name(band < kids.players ? band : "stranger", names);
      said.push(words.say("board-band", { who, coins, hand: (kids.hands[band] ?? []).join(", ") || "–" }));
      if (kids.chosen[band]) said.push(words.say("board-band-chosen", { who }));
    });
    if (kids.stranger !== null)
      said.push(`${words.say("extra-stranger")}: ${words.say("picture-sends", { child: kids.stranger })}`);
    return said;
  },
};
