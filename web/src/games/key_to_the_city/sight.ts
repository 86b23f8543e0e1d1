/** What every part of the board is given: the view, what may be chosen, and how to choose, to look and to name. */
import type { Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import type { KeyView, OfferView } from "./contract";
import { printed } from "./signs";

export interface Sight {
  view: KeyView;
  may: ReadonlySet<string>;
  words: Words;
  names: string[];
  /** Who did the last thing seen, for pieces that come from there. */
  actor: number | null;
  choose: (move: string) => void;
  /** Say something of a piece, and why each of these moves is not allowed. */
  look: (said: string[], asked?: string[]) => void;
  /** What a move would bring. */
  brings: (move: string) => string;
  /** What it would change, once the rules have told. */
  foretold: (move: string) => Foretold | undefined;
}

const called = new WeakMap<Words, Map<string, string>>();

/** What a tile is called; it is asked for so often that the answer is kept. */
export function tileName({ words }: Sight, tile: string): string {
  let names = called.get(words);
  if (!names) called.set(words, (names = new Map()));
  let name = names.get(tile);
  if (name === undefined) names.set(tile, (name = words.say("tile", { tile })));
  return name;
}

/** A tile's name and what may be done with it: all else is said when it is looked at. */
export const pieceName = (sight: Sight, name: string, moves: string[]): string =>
  [name, ...moves.filter((move) => sight.may.has(move)).map((move) => `${sight.words.move(move)}.`)].join(" ");

export const seatName = (sight: Sight, seat: number): string => sight.words.name(seat, sight.names);

/** All about a tile at auction. */
export function offerWords(sight: Sight, offer: OfferView): string[] {
  const { view, words } = sight;
  const said = [`${tileName(sight, offer.tile)}.`, ...printed(offer.tile, offer.level, view, words)];
  if (offer.leader !== null) {
    const bids = offer.bids.flatMap((bid, seat) => (bid ? [`${seatName(sight, seat)} ${bid}`] : []));
    said.push(words.say("board-bids", { colour: offer.colour ?? "none", bids: bids.join(", ") }));
  } else said.push(words.say("board-no-bids"));
  if (offer.standing) said.push(words.say("board-stand", { count: offer.standing, colour: offer.colour ?? "none" }));
  return said;
}

/** Choose a move if it may be chosen, else say why not. */
export function press(sight: Sight, moves: string[], said: string[]): void {
  const open = moves.filter((move) => sight.may.has(move));
  if (open.length === 1) sight.choose(open[0]!);
  else sight.look(said, moves);
}

/** A move in words, and what it would bring. */
export const moveSaid = (sight: Sight, move: string): string[] => [`${sight.words.move(move)}.`, sight.brings(move)];

/** What makes a part of a picture a piece that chooses a move; `look` is done besides, when it is looked at. */
export function chooses(sight: Sight, move: string, label: string, look: () => void = () => undefined) {
  const looked = (): void => {
    look();
    sight.look(moveSaid(sight, move));
  };
  return {
    role: "button",
    tabindex: -1,
    "data-piece": "",
    "data-move": move,
    "aria-label": label,
    onclick: () => sight.choose(move),
    onfocus: looked,
    onpointerenter: looked,
  } as const;
}
