/** The examples of a game's rules: small positions, drawn by the pieces of its board; the rules themselves have played them. */
import type { Component } from "svelte";
import type { GameEvent, View } from "./types";
import { folderOf, type Words } from "./words.svelte";

export interface Example {
  id: string;
  /** The chapter of the rules it belongs to. */
  chapter: string;
  /** The parts of the table it is about. */
  draws: string[];
  before: View;
  /** What may be chosen before its moves are played. */
  moves: string[];
  after: View;
  events: GameEvent[];
}

export type Drawing = Component<{ example: Example; names: string[]; words: Words }>;

/** What there is to see beside the rules of a game. */
export interface Pictured {
  /** Draws an example. */
  Drawing: Drawing | null;
  examples: Example[];
  /** Draws what a kind of decision is for, and which of them belong to chapters. */
  First: Component<{ phase: string }> | null;
  chapters: Readonly<Record<string, string>>;
}

/** Who plays in the examples. */
export const PEOPLE = ["Ada", "Byron", "Clara", "Dickens"];

const drawings = import.meta.glob<Drawing>("../games/*/Example.svelte", { import: "default" });
const positions = import.meta.glob<Example[]>("../games/*/examples.views.json", { import: "default" });
const firsts = import.meta.glob<{ default: Component<{ phase: string }>; CHAPTERS?: Pictured["chapters"] }>(
  "../games/*/First.svelte",
);

export async function picturesOf(game: string): Promise<Pictured> {
  const folder = folderOf(game);
  const [Drawing, examples, first] = await Promise.all([
    drawings[`../games/${folder}/Example.svelte`]?.() ?? null,
    positions[`../games/${folder}/examples.views.json`]?.() ?? [],
    firsts[`../games/${folder}/First.svelte`]?.() ?? null,
  ]);
  return { Drawing, examples, First: first?.default ?? null, chapters: first?.CHAPTERS ?? {} };
}
