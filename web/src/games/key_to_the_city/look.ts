/** All that is said of a piece somebody looks at. */
import type { LotView, OfferView } from "./contract";
import { seatName, tileName, type Look, type Sight } from "./sight";
import { berthsScore, listed, printed } from "./signs";

/** All about a tile at auction. */
function offerWords(sight: Sight, offer: OfferView): string[] {
  const { words } = sight;
  const said: string[] = [];
  if (offer.leader !== null) {
    const bids = offer.bids.flatMap((bid, seat) => (bid ? [`${seatName(sight, seat)} ${bid}`] : []));
    said.push(words.say("board-bids", { colour: offer.colour ?? "none", bids: bids.join(", ") }));
  } else said.push(words.say("board-no-bids"));
  if (offer.standing) said.push(words.say("board-stand", { count: offer.standing, colour: offer.colour ?? "none" }));
  return said;
}

/** All about a tile of a borough. */
function lotWords({ view, words }: Sight, lot: LotView, seat: number): string[] {
  const said: string[] = [];
  const connectors = lot.connectors.flatMap((colour, side) =>
    colour ? [`${words.say("side", { side })}: ${words.say("connector", { connector: colour })}`] : [],
  );
  if (connectors.length) said.push(words.say("board-connectors", { list: connectors.join("; ") }));
  if (lot.standing) said.push(words.say("board-stand", { count: lot.standing, colour: lot.colour ?? "none" }));
  if (lot.points !== null) said.push(words.say("board-now", { points: lot.points }));
  const upgrade = seat === view.seat ? view.upgrades.find((one) => one.tile === lot.tile) : undefined;
  if (upgrade)
    said.push(
      `${words.say("board-upgrade-brings", { points: view.gains[lot.tile] ?? 0 })} ${
        upgrade.missing.length
          ? words.say("board-lacks", { goods: listed(upgrade.missing, words) })
          : words.say("board-has-all")
      }`,
    );
  return said;
}

function tileWords(sight: Sight, tile: string, level: number): string[] {
  const { view, words } = sight;
  const offer = view.auction.find((one) => one.tile === tile);
  const owner = view.boroughs.findIndex((lots) => lots.some((lot) => lot.tile === tile));
  const bus = view.routemasters.find((one) => one.tile === tile);
  return [
    ...printed(tile, level, view, words),
    ...(offer ? offerWords(sight, offer) : []),
    ...(owner >= 0
      ? lotWords(
          sight,
          view.boroughs[owner]!.find((lot) => lot.tile === tile)!,
          owner,
        )
      : []),
    ...(bus
      ? [
          words.say("board-worth-now", {
            list: bus.worth.map((points, seat) => `${seatName(sight, seat)} ${points ?? "?"}`).join(", "),
          }),
        ]
      : []),
  ];
}

export function berthWords(sight: Sight, berth: number): string[] {
  const { view, words } = sight;
  const found = view.berths[berth - 1];
  if (!found) return [];
  const scored = berthsScore(view);
  const said = [words.say(scored ? "board-berth-points" : "board-berth", { berth, number: found.number })];
  if (found.prize) said.push(words.say("board-berth-prize", { tile: found.prize }));
  if (berth === view.berths.length) said.push(words.say(scored ? "board-berth-tie" : "board-berth-first"));
  if (found.seat !== null) said.push(words.say("board-berth-taken", { who: seatName(sight, found.seat) }));
  return said;
}

/** What it is called. */
export function titleOf(sight: Sight, look: Look): string {
  const { view, words } = sight;
  if (look.is === "tile") {
    const owner = view.boroughs.findIndex((lots) => lots.some((lot) => lot.tile === look.tile));
    return owner < 0
      ? tileName(sight, look.tile)
      : words.say("board-lot", { tile: look.tile, who: seatName(sight, owner) });
  }
  if (look.is === "borough") return seatName(sight, look.seat);
  if (look.is === "era") return words.say("board-last-era");
  if (look.is === "move") return words.move(look.move);
  return look.is === "berth" ? words.say("board-thames") : "";
}

/** What it is and does, in sentences. */
export function lookWords(sight: Sight, look: Look): string[] {
  if (look.is === "tile") return tileWords(sight, look.tile, look.level);
  if (look.is === "berth") return berthWords(sight, look.berth);
  if (look.is === "move") return [sight.words.say(look.rule)];
  return look.is === "good" ? [look.about] : [];
}
