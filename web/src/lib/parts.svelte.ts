/** What is loaded of the game that is played: its words, in the language that is set, and what its folder gives to the shell. */
import { boardOf, type Loaded } from "./board";
import { settings } from "./settings.svelte";
import { wordsFor, type Words } from "./words.svelte";

const NOTHING: Loaded = { Board: null, First: null, helper: {} };

export class GameParts {
  words = $state.raw<Words | null>(null);
  private found = $state.raw<Loaded | null>(null);

  /** Made while a component is; the game is not known before the table has told of it. */
  constructor(game: () => string | null) {
    $effect(() => {
      const [id, lang] = [game(), settings.lang];
      if (id) void wordsFor(lang, id).then((words) => lang === settings.lang && (this.words = words));
    });
    $effect(() => {
      const id = game();
      if (id) void boardOf(id).then((found) => (this.found = found));
    });
  }

  /** Whether the game's folder has been loaded, whatever was in it. */
  get loaded(): boolean {
    return this.found !== null;
  }

  get Board(): Loaded["Board"] {
    return (this.found ?? NOTHING).Board;
  }

  get First(): Loaded["First"] {
    return (this.found ?? NOTHING).First;
  }

  get helper(): Loaded["helper"] {
    return (this.found ?? NOTHING).helper;
  }

  /** Whether a move may end a turn. */
  endsTurn(move: string): boolean {
    return this.helper.ends?.includes(move.split(" ")[0] ?? "") ?? true;
  }
}
