/** What every part of the board is given: the view, what may be chosen, and how to choose, to look and to name. */
import { createAttachmentKey } from "svelte/attachments";
import type { Foretold, GameEvent } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import type { Looking } from "../../pieces/looking.svelte";
import type { KeyView } from "./contract";

/** What can be looked at. */
export type Look =
  | { is: "tile"; tile: string; level: number; moves?: string[] }
  | { is: "berth"; berth: number }
  | { is: "borough"; seat: number }
  | { is: "good"; good: string; about: string }
  | { is: "era" }
  | { is: "move"; move: string; rule: string };

export interface Sight {
  view: KeyView;
  may: ReadonlySet<string>;
  words: Words;
  names: string[];
  events: GameEvent[];
  /** Who did the last thing seen, for pieces that come from there. */
  actor: number | null;
  choose: (move: string) => void;
  looking: Looking<Look>;
  /** Why a move is not allowed; null if it is. */
  why: (move: string) => Promise<string | null>;
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

/** A move in words, and what it would bring. */
export const moveSaid = (sight: Sight, move: string): string[] => [`${sight.words.move(move)}.`, sight.brings(move)];

const LOOKED_AT = createAttachmentKey();

/**
 * What makes a part of the table a piece: it can be looked at, and a click chooses the one of its moves that is open, or shows why none is
 * (or, of several, which).
 */
export function piece(sight: Sight, look: Look, moves: string[]) {
  const open = moves.filter((move) => sight.may.has(move));
  const move = open.length === 1 ? open[0]! : null;
  const told = { move, asked: moves.find((one) => !sight.may.has(one)) ?? null };
  return {
    tabindex: -1,
    "data-piece": "",
    "data-move": move ?? undefined,
    "data-moves": open.length > 1 ? open.join("|") : undefined,
    "aria-disabled": !open.length,
    onclick: () => (move ? sight.choose(move) : sight.looking.open(look, told)),
    [LOOKED_AT]: sight.looking.at(look, told),
  } as const;
}

/** The same for a part of a picture that stands for one open move; `tried` is done besides, when it is looked at. */
export function chooses(sight: Sight, look: Look, move: string, tried: () => void = () => undefined) {
  return {
    role: "button",
    "aria-label": moveSaid(sight, move).join(" "),
    ...piece(sight, look, [move]),
    onfocus: tried,
    onpointerenter: tried,
  } as const;
}
