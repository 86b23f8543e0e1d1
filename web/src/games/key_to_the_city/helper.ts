/** What the shell says about Key to the City: what a choice would bring, panels, and the whole table in sentences. */
import type { Helper } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import type { KeyView, LotView } from "./contract";
import { across, neighbours, opposite, scoredForConnectors, SIDES, withConnector, withTile } from "./hexes";
import { listed, made, printed, upgradeGain, wonLevel } from "./signs";

const borough = (view: KeyView): LotView[] => (view.seat === null ? [] : (view.boroughs[view.seat] ?? []));

/** The points a side would bring at once, by a connector or by the tile that is being laid. */
export function gainOf(view: KeyView, move: string): number {
  const [verb, lot, side] = move.split(" ");
  const lots = borough(view);
  const host = lots[Number(lot) - 1];
  if (verb !== "side" || !host) return 0;
  const before = scoredForConnectors(lots, view);
  if (view.phase === "connecting" && view.connector)
    return scoredForConnectors(withConnector(lots, Number(lot) - 1, Number(side), view.connector), view) - before;
  const tile = view.seat === null ? undefined : view.laying[view.seat]?.tile;
  return view.phase === "laying" && tile
    ? scoredForConnectors(withTile(lots, tile, wonLevel(tile, view), across(host.at, Number(side))), view) - before
    : 0;
}

function sideBrings(view: KeyView, lot: number, side: number, words: Words): string {
  const lots = borough(view);
  const host = lots[lot];
  if (!host) return "";
  const points = gainOf(view, `side ${lot + 1} ${side}`);
  const said: string[] = [];
  if (view.phase === "laying") {
    const around = neighbours(lots, across(host.at, side));
    const touched = around.filter((one) => one !== undefined);
    said.push(
      words.say("board-touches", { tiles: touched.map((one) => words.say("tile", { tile: one.tile })).join(", ") }),
    );
    const joined = SIDES.flatMap((way) => around[way]?.connectors[opposite(way)] ?? []);
    if (joined.length) said.push(words.say("board-joined", { goods: listed(joined, words) }));
  } else {
    const other = neighbours(lots, host.at)[side];
    said.push(
      words.say(other ? "board-joins" : "board-outer", {
        tile: host.tile,
        other: other ? words.say("tile", { tile: other.tile }) : "",
      }),
    );
    for (const one of [host, other]) {
      const upgrade = view.upgrades.find((found) => found.tile === one?.tile);
      if (upgrade && view.connector && helps(upgrade.missing, view.connector, one!))
        said.push(
          words.say(other ? "board-helps" : "board-helps-it", {
            tile: upgrade.tile,
            count: upgrade.missing.length - 1,
          }),
        );
    }
  }
  if (points) said.push(words.say("board-gain", { points }));
  return said.join(" · ");
}

const helps = (missing: string[], colour: string, lot: LotView): boolean =>
  missing.includes(colour) ||
  missing.includes("any-connector") ||
  (missing.includes("different-connector") && !lot.connectors.includes(colour));

/** What a choice would bring, in a few words. */
export function brings(view: KeyView, move: string, words: Words, names: string[] = []): string {
  const { verb, args } = words.parse(move);
  const tile = String(args.tile ?? "");
  const facts = view.facts[tile];
  const seat = view.seat ?? 0;
  const offer = view.auction.find((one) => one.tile === tile);
  if (verb === "bid" && offer) {
    const bus = view.routemasters.find((one) => one.tile === tile)?.worth[seat];
    const said = [
      words.say(offer.bids[seat] ? "board-bid-more" : "board-bid-leads", {
        least: offer.least[seat] ?? 1,
        own: offer.bids[seat] ?? 0,
        colour: offer.colour ?? "none",
      }),
    ];
    if (bus !== undefined && bus !== null) said.push(words.say("board-would-bring", { points: bus }));
    return said.join(" · ");
  }
  if (verb === "use" && facts) {
    const one = view.usable.find((usable) => usable.tile === tile);
    const level = offer?.level ?? view.boroughs.flat().find((lot) => lot.tile === tile)?.level ?? 0;
    const said = [
      words.say(facts.pays ? "board-makes-for-skill" : "board-makes", { goods: listed(made(facts, level), words) }),
      words.say("board-least", { least: one?.least ?? 1, colour: one?.colour ?? "none" }),
    ];
    const whose = one?.borough;
    if (whose !== undefined && whose !== null && whose !== seat)
      said.push(
        names.length
          ? words.say("board-keyples-go", { who: words.name(whose, names) })
          : words.say("board-keyples-go-there"),
      );
    return joined(said);
  }
  if (verb === "upgrade" && facts) {
    const lot = borough(view).find((one) => one.tile === tile);
    const spent = (view.upgrades.find((one) => one.tile === tile)?.cost ?? []).filter((good) =>
      /architect|builder|financier|skill/.test(good),
    );
    const said = [
      words.say("board-gain", { points: lot ? upgradeGain(facts, lot.level, lot.points) : 0 }),
      words.say("board-least", { least: (lot?.used ?? 0) + 1, colour: lot?.colour ?? "none" }),
    ];
    if (spent.length) said.push(words.say("board-spends", { goods: listed(spent, words) }));
    return said.join(" · ");
  }
  if (verb === "colour")
    return words.say("board-behind", { count: view.keyples[seat]?.colours?.[String(args.colour)] ?? 0 });
  if (verb === "join" && offer)
    return words.say("board-adds", { count: offer.bids[seat] ?? 0, colour: offer.colour ?? "none" });
  if (verb === "keyples") return countBrings(view, Number(args.count), words);
  if (verb === "side") return sideBrings(view, Number(args.lot) - 1, Number(args.side), words);
  if (verb === "sail") return berthBrings(view, Number(args.berth), words);
  if (verb === "pass")
    return words.say("board-pass", {
      left: view.players - view.passed.length - view.berths.filter((berth) => berth.seat !== null).length - 1,
    });
  if (verb === "pay" || verb === "take")
    return words.say("board-have", { count: view.skills[seat]?.kinds?.[String(args.skill)] ?? 0 });
  if (verb === "connector" || verb === "decline")
    return words.say("board-left", { count: view.supply[String(args.connector)] ?? 0 });
  if (verb === "lay") return printed(tile, wonLevel(tile, view), view, words)[0] ?? "";
  return "";
}

function berthBrings(view: KeyView, berth: number, words: Words): string {
  const found = view.berths[berth - 1];
  if (!found) return "";
  const said = [words.say(view.era >= 4 ? "board-gain" : "board-draw", { points: found.number, count: found.number })];
  if (found.prize) said.push(words.say("board-berth-prize", { tile: found.prize }));
  if (berth === view.berths.length) said.push(words.say(view.era >= 4 ? "board-berth-tie" : "board-berth-first"));
  return joined(said);
}

/** Short sentences on one line. */
const joined = (said: string[]): string => said.map((one) => one.replace(/\.$/, "")).join(" · ");

function countBrings(view: KeyView, count: number, words: Words): string {
  const { choosing, seat } = view;
  if (!choosing || seat === null) return "";
  const moved = choosing.groups.reduce(
    (sum, tile) => sum + (view.auction.find((one) => one.tile === tile)?.bids[seat] ?? 0),
    0,
  );
  const left = (view.keyples[seat]?.colours?.[choosing.colour ?? ""] ?? 0) - count;
  const there =
    choosing.action === "bid" ? (view.auction.find((one) => one.tile === choosing.tile)?.bids[seat] ?? 0) : 0;
  return words.say(choosing.action === "bid" ? "board-count-bid" : "board-count-use", {
    total: there + moved + count,
    next: moved + count + 1,
    left,
    colour: choosing.colour ?? "none",
  });
}

export const helper: Helper = {
  ends: ["keyples", "pass", "sail"],
  consequence: (view, move, words) => brings(view as KeyView, move, words),
  details(view, seat, words) {
    const key = view as KeyView;
    const found = [{ label: words.say("picture-total"), value: String(key.scores[seat]?.total ?? 0) }];
    const add = (label: string, value: number | null | undefined): void =>
      void (value !== null && value !== undefined && found.push({ label: words.say(label), value: String(value) }));
    add("picture-keyples", key.keyples[seat]?.count);
    add("picture-skills", key.skills[seat]?.count);
    found.push({ label: words.say("board-tiles"), value: String(key.boroughs[seat]?.length ?? 0) });
    const hold = Object.values(key.hold[seat] ?? {}).reduce((sum, count) => sum + count, 0);
    if (hold) add("picture-to-place", hold);
    if (key.won[seat]?.length) add("picture-to-lay", key.won[seat].length);
    const front = key.keyples[seat]?.front;
    if (front)
      found.push({
        label: words.say("picture-open"),
        value: Object.entries(front)
          .map(([colour, count]) => `${words.say("colour", { colour })} ${count}`)
          .join(", "),
      });
    return found;
  },
  describe(view, names, words) {
    const key = view as KeyView;
    const said = [words.say("picture-era", { era: key.era })];
    if (key.sails_to) said.push(`${words.say("picture-river", { tile: key.sails_to })}:`);
    key.berths.forEach(({ number, prize, seat }, i) => {
      const berth = words.say(key.era >= 4 ? "board-berth-points" : "board-berth", { berth: i + 1, number });
      const won = prize ? words.say("board-berth-prize", { tile: prize }) : "";
      const there =
        seat === null
          ? words.say("board-berth-free")
          : words.say("board-berth-taken", { who: words.name(seat, names) });
      said.push(`${berth} ${won} ${there}`);
    });
    for (const offer of key.auction) {
      const bids = offer.bids.flatMap((bid, seat) => (bid ? [`${words.name(seat, names)} ${bid}`] : []));
      said.push(
        [
          `${words.say("picture-auction")}: ${words.say("tile", { tile: offer.tile })}.`,
          ...printed(offer.tile, offer.level, key, words),
          bids.length
            ? words.say("board-bids", { colour: offer.colour ?? "none", bids: bids.join(", ") })
            : words.say("board-no-bids"),
        ].join(" "),
      );
    }
    for (const one of key.routemasters) {
      const worth = key.seat === null ? null : one.worth[key.seat];
      said.push(
        [
          `${words.say("board-routemaster")}: ${words.say("tile", { tile: one.tile })}.`,
          ...printed(one.tile, 0, key, words),
          worth === null || worth === undefined ? "" : words.say("board-would-bring", { points: worth }),
        ].join(" "),
      );
    }
    key.boroughs.forEach((lots, seat) => {
      const who = words.name(seat, names);
      said.push(
        words.say("board-describe", {
          who,
          points: key.scores[seat]?.total ?? 0,
          keyples: key.keyples[seat]?.count ?? "?",
          skills: key.skills[seat]?.count ?? "?",
        }),
      );
      lots.forEach((lot, i) => {
        const connectors = lot.connectors.flatMap((colour, side) =>
          colour ? [`${words.say("side", { side })}: ${words.say("connector", { connector: colour })}`] : [],
        );
        said.push(
          [
            `${who} ${i + 1}: ${words.say("tile", { tile: lot.tile })}.`,
            lot.points === null ? "" : words.say("board-now", { points: lot.points }),
            connectors.length ? words.say("board-connectors", { list: connectors.join("; ") }) : "",
            lot.standing ? words.say("board-stand", { count: lot.standing, colour: lot.colour ?? "none" }) : "",
          ]
            .filter((one) => one)
            .join(" "),
        );
      });
    });
    const own = key.seat === null ? null : key.keyples[key.seat]?.colours;
    if (own)
      said.push(
        `${words.say("board-screen")}: ${Object.entries(own)
          .map(([colour, count]) => `${words.say("colour", { colour })} ${count}`)
          .join(", ")}`,
      );
    for (const { tile, missing } of key.upgrades) {
      const lacks = missing.length
        ? words.say("board-lacks", { goods: listed(missing, words) })
        : words.say("board-ready");
      said.push(`${words.move(`upgrade ${tile}`)}: ${lacks}`);
    }
    return said;
  },
};
