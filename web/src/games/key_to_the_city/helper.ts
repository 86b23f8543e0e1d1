/** What the shell says about Key to the City: what a choice would bring, panels, and the whole table in sentences. */
import type { Detail, Helper } from "../../lib/board";
import { changeOf, changeWords, gainOf } from "../../lib/outlook";
import type { Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import type { KeyView, LotView } from "./contract";
import { across, neighbours, opposite, SIDES, SKILLS } from "./hexes";
import { berthsScore, listed, made, printed } from "./signs";

const borough = (view: KeyView): LotView[] => (view.seat === null ? [] : (view.boroughs[view.seat] ?? []));

/** The points a move would bring, as a sign on the board; none where there are none or later choices may take them. */
export function plusOf(view: KeyView, foretold: Foretold | undefined): string {
  const gain = gainOf(foretold, "points", view.seat);
  if (!gain || gain.least === null || gain.most === null || gain.least < 0 || gain.most === 0) return "";
  return gain.least === gain.most ? `+${gain.least}` : `+${gain.least}–${gain.most}`;
}

/** The same in words. */
function gainSaid(view: KeyView, foretold: Foretold | undefined, words: Words): string[] {
  const change = changeOf(foretold, "points", view.seat);
  const gain = gainOf(foretold, "points", view.seat);
  if (!change || !gain) return [];
  const certain = gain.least !== null && gain.least === gain.most && gain.least > 0;
  return [certain ? words.say("board-gain", { points: gain.least }) : changeWords(change, words)];
}

/** How the skills of each kind would change. */
const skillsSaid = (view: KeyView, foretold: Foretold | undefined, words: Words): string[] =>
  SKILLS.map((skill) => changeOf(foretold, `${skill}s`, view.seat)).flatMap((change) =>
    change ? [changeWords(change, words)] : [],
  );

/** Which upgrades would lack less. */
function helpSaid(foretold: Foretold | undefined, words: Words, key = "board-helps"): string[] {
  const found = foretold?.changes.filter((one) => one.what === "lacking") ?? [];
  return found.flatMap(({ of, now, least, most }) =>
    least !== null && least === most && least < now ? [words.say(key, { tile: String(of), count: least })] : [],
  );
}

function sideSaid(view: KeyView, lot: number, side: number, words: Words, foretold: Foretold | undefined): string[] {
  const lots = borough(view);
  const host = lots[lot];
  if (!host) return [];
  if (view.phase !== "laying") {
    const other = neighbours(lots, host.at)[side];
    const where = other
      ? words.say("board-joins", { tile: host.tile, other: words.say("tile", { tile: other.tile }) })
      : words.say("board-outer", { tile: host.tile });
    return [where, ...helpSaid(foretold, words, other ? "board-helps" : "board-helps-it")];
  }
  const around = neighbours(lots, across(host.at, side));
  const touched = around.flatMap((one) => (one ? [words.say("tile", { tile: one.tile })] : []));
  const joined = SIDES.flatMap((way) => around[way]?.connectors[opposite(way)] ?? []);
  return [
    words.say("board-touches", { tiles: touched.join(", ") }),
    ...(joined.length ? [words.say("board-joined", { goods: listed(joined, words) })] : []),
  ];
}

/** What a choice would bring, in a few words: what is printed and seen, and what the rules foretell once they have. */
export function brings(
  view: KeyView,
  move: string,
  words: Words,
  foretold: Foretold | undefined,
  names: string[] = [],
): string {
  const { verb, args } = words.parse(move);
  const tile = String(args.tile ?? "");
  const facts = view.facts[tile];
  const seat = view.seat ?? 0;
  const offer = view.auction.find((one) => one.tile === tile);
  const gain = gainSaid(view, foretold, words);
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
    const colour = borough(view).find((one) => one.tile === tile)?.colour ?? "none";
    const least = changeOf(foretold, "next", tile)?.now;
    return [
      ...(foretold ? gain : [words.say("board-gain", { points: view.gains[tile] ?? 0 })]),
      ...(least === undefined ? [] : [words.say("board-least", { least, colour })]),
      ...skillsSaid(view, foretold, words),
    ].join(" · ");
  }
  if (verb === "colour")
    return words.say("board-behind", { count: view.keyples[seat]?.colours?.[String(args.colour)] ?? 0 });
  if (verb === "join" && offer)
    return words.say("board-adds", { count: offer.bids[seat] ?? 0, colour: offer.colour ?? "none" });
  if (verb === "keyples") return [...countSaid(view, words, foretold), ...gain].join(" · ");
  if (verb === "side")
    return [...sideSaid(view, Number(args.lot) - 1, Number(args.side), words, foretold), ...gain].join(" · ");
  if (verb === "sail") return berthBrings(view, Number(args.berth), words, gain);
  if (verb === "pass") {
    const left = changeOf(foretold, "passes", seat)?.least;
    return left === undefined || left === null ? "" : words.say("board-pass", { left });
  }
  if (verb === "pay" || verb === "take") {
    const change = changeOf(foretold, `${String(args.skill)}s`, seat);
    const have = words.say("board-have", { count: view.skills[seat]?.kinds?.[String(args.skill)] ?? 0 });
    return [change ? changeWords(change, words) : have, ...helpSaid(foretold, words), ...gain].join(" · ");
  }
  if (verb === "connector" || verb === "decline")
    return words.say("board-left", { count: view.supply[String(args.connector)] ?? 0 });
  if (verb === "lay") return joined([...printed(tile, view.won_levels[tile] ?? 0, view, words).slice(0, 1), ...gain]);
  return gain.join(" · ");
}

function berthBrings(view: KeyView, berth: number, words: Words, gain: string[]): string {
  const found = view.berths[berth - 1];
  if (!found) return "";
  const scored = berthsScore(view);
  const said = scored
    ? gain.length
      ? gain
      : [words.say("board-berth-points", { berth, number: found.number })]
    : [words.say("board-draw", { count: found.number }), ...gain];
  if (found.prize) said.push(words.say("board-berth-prize", { tile: found.prize }));
  if (berth === view.berths.length) said.push(words.say(scored ? "board-berth-tie" : "board-berth-first"));
  return joined(said);
}

/** Short sentences on one line. */
const joined = (said: string[]): string => said.map((one) => one.replace(/\.$/, "")).join(" · ");

/** What one's bid would be or the next would have to place, and how many keyples of the colour would be left. */
function countSaid(view: KeyView, words: Words, foretold: Foretold | undefined): string[] {
  const { choosing, seat } = view;
  if (!choosing || seat === null) return [];
  const colour = choosing.colour ?? "none";
  const kept = changeOf(foretold, colour, seat);
  const left = kept ? kept.least : (view.keyples[seat]?.colours?.[colour] ?? 0);
  const total = changeOf(foretold, choosing.action === "bid" ? "bid" : "next", choosing.tile)?.least ?? null;
  if (total === null || left === null) return [];
  return [
    choosing.action === "bid"
      ? words.say("board-count-bid", { total, left })
      : words.say("board-count-use", { next: total, left }),
  ];
}

/** The part of a narrow screen on which each kind of move is chosen; what is behind the screen is always in sight. */
const TABS: Readonly<Record<string, string>> = {
  bid: "auction",
  join: "auction",
  sail: "auction",
  lay: "auction",
  upgrade: "borough",
  side: "borough",
  turn: "borough",
};

export const helper: Helper = {
  tabs: ["auction", "borough", "others"],
  tabOf(move, view) {
    const [verb, tile] = move.split(" ");
    if (verb !== "use") return TABS[verb!] ?? null;
    const key = view as KeyView;
    if (key.auction.some((one) => one.tile === tile)) return "auction";
    return borough(key).some((lot) => lot.tile === tile) ? "borough" : "others";
  },
  likely: ["pass", "enough", "set-aside", "discard"],
  sounds: {
    sailed: "barge",
    bid: "hat",
    used: "hat",
    upgraded: "card",
    laid: "card",
    connected: "coin",
    "took-skill": "coin",
    "tile-won": "card",
    "river-won": "bell",
    "era-began": "bell",
  },
  ends: ["keyples", "pass", "sail"],
  consequence: (view, move, words, foretold) => brings(view as KeyView, move, words, foretold),
  details(view, seat, words) {
    const key = view as KeyView;
    const found: Detail[] = [];
    const add = (label: string, value: number | null | undefined, shows?: string): void =>
      void (
        value !== null &&
        value !== undefined &&
        found.push({ label: words.say(label), value: String(value), ...(shows ? { shows } : {}) })
      );
    add("picture-total", key.scores[seat]?.total ?? 0, `scores.${seat}.total`);
    add("picture-keyples", key.keyples[seat]?.count, `keyples.${seat}.count`);
    add("picture-skills", key.skills[seat]?.count, `skills.${seat}.count`);
    add("board-tiles", key.boroughs[seat]?.length ?? 0, `boroughs.${seat}.length`);
    const hold = Object.values(key.hold[seat] ?? {}).reduce((sum, count) => sum + count, 0);
    if (hold) add("picture-to-place", hold);
    if (key.won[seat]?.length) add("picture-to-lay", key.won[seat].length, `won.${seat}.length`);
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
      const berth = words.say(berthsScore(key) ? "board-berth-points" : "board-berth", { berth: i + 1, number });
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
