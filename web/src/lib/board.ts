/** What a game's folder gives to the shell, and what the shell gives to a board. */
import type { Component } from "svelte";
import type { Outlook } from "./foretelling.svelte";
import type { Sound } from "./sound";
import type { Foretold, GameEvent, Now, View } from "./types";
import { folderOf, type Words } from "./words.svelte";

export interface BoardProps {
  view: View;
  now: Now;
  /** The moves that may be chosen now, in notation; empty when there is nothing to choose or one looks at the past. */
  moves: string[];
  /** All events up to the moment shown, as far as they were told. */
  events: GameEvent[];
  names: string[];
  words: Words;
  choose: (move: string) => void;
  /** What each of them would change, as soon as that is known. */
  outlook: Outlook;
  /** Why a move is not allowed; null if it is. */
  why: (move: string) => Promise<string | null>;
}

export interface Detail {
  label: string;
  value: string;
  /** The path in the view of the number it shows. */
  shows?: string;
}

/** What a game adds to the shell beside its board. */
export interface Helper {
  /** The tabs into which a narrow screen divides the board, said by `board-tab`; without them it is one. */
  tabs?: readonly string[];
  /** The tab on which a move is chosen; without it, or where it says null, no tab in particular. */
  tabOf?: (move: string, view: View) => string | null;
  /** The verbs that stand first in the line of choices: what no piece of the board can be clicked for. */
  likely?: readonly string[];
  /** The verbs with which a turn ends, for those who want to be asked first; without them any may. */
  ends?: readonly string[];
  /** By the kind of an event, what it sounds like. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What a move would bring, in a few words; what it would change is foretold by the rules. */
  consequence?: (view: View, move: string, words: Words, foretold?: Foretold) => string;
  /** What everyone may know of a seat, for its panel. */
  details?: (view: View, seat: number, words: Words) => Detail[];
  /** The whole view in sentences, for those who listen. */
  describe?: (view: View, names: string[], words: Words) => string[];
}

const boards = import.meta.glob<Component<BoardProps>>("../games/*/Board.svelte", { import: "default" });
const helpers = import.meta.glob<Helper>("../games/*/helper.ts", { import: "helper" });
const firsts = import.meta.glob<Component<{ phase: string }>>("../games/*/First.svelte", { import: "default" });
const covers = import.meta.glob<Component>("../games/*/Cover.svelte", { import: "default", eager: true });

export const coverOf = (game: string): Component | null => covers[`../games/${folderOf(game)}/Cover.svelte`] ?? null;

/** What is loaded of a game when it is played. */
export interface Loaded {
  Board: Component<BoardProps> | null;
  /** A picture of what a kind of decision is for, for somebody new. */
  First: Component<{ phase: string }> | null;
  helper: Helper;
}

export async function boardOf(game: string): Promise<Loaded> {
  const folder = folderOf(game);
  const [Board, First, helper] = await Promise.all([
    boards[`../games/${folder}/Board.svelte`]?.() ?? null,
    firsts[`../games/${folder}/First.svelte`]?.() ?? null,
    helpers[`../games/${folder}/helper.ts`]?.() ?? {},
  ]);
  return { Board, First, helper };
}
