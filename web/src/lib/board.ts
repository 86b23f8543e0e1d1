/** What a game's folder gives to the shell, and what the shell gives to a board. */
import type { Component } from "svelte";
import type { Outlook } from "./foretelling.svelte";
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
}

/** What a game adds to the shell beside its board. */
export interface Helper {
  /** The verbs with which a turn ends, for those who want to be asked first; without them any may. */
  ends?: readonly string[];
  /** What a move would bring, in a few words; what it would change is foretold by the rules. */
  consequence?: (view: View, move: string, words: Words, foretold?: Foretold) => string;
  /** What everyone may know of a seat, for its panel. */
  details?: (view: View, seat: number, words: Words) => Detail[];
  /** The whole view in sentences, for those who listen. */
  describe?: (view: View, names: string[], words: Words) => string[];
}

const boards = import.meta.glob<Component<BoardProps>>("../games/*/Board.svelte", { import: "default" });
const helpers = import.meta.glob<Helper>("../games/*/helper.ts", { import: "helper" });
const covers = import.meta.glob<Component>("../games/*/Cover.svelte", { import: "default", eager: true });

export const coverOf = (game: string): Component | null => covers[`../games/${folderOf(game)}/Cover.svelte`] ?? null;

export async function boardOf(game: string): Promise<{ Board: Component<BoardProps> | null; helper: Helper }> {
  const folder = folderOf(game);
  const [Board, helper] = await Promise.all([
    boards[`../games/${folder}/Board.svelte`]?.() ?? null,
    helpers[`../games/${folder}/helper.ts`]?.() ?? {},
  ]);
  return { Board, helper };
}
