/** What the shell says about Kids of London. */
import type { Helper } from "../../lib/board";
import type { KidsView } from "./contract";

export const helper: Helper = {
  consequence(view, move, words) {
    const kids = view as KidsView;
    const { verb, args } = words.parse(move);
    if (verb === "send") return words.say("board-if-lowest", { child: args.child });
    if (verb === "take-purse") return words.say("purse", { character: kids.character ?? "", coins: kids.share });
    const own = kids.seat === null ? null : kids.shown[kids.seat];
    return verb === "take-own" ? words.say("board-gain", { coins: own ?? 0 }) : words.say("board-gain", { coins: 0 });
  },
  details(view, seat, words) {
    const kids = view as KidsView;
    return [
      { label: words.say("board-coins"), value: String(kids.coins[seat] ?? 0) },
      { label: words.say("board-left"), value: String(kids.hands[seat]?.length ?? 0) },
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
