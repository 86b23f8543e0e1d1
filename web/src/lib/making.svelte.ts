/** A new table while it is being chosen: who sits where, by which variant, and who may look on and talk. */
import type { NewTable, Place } from "./api";
import { levelOf } from "./levels";
import { usualPlayers } from "./lobby";
import type { GameAbout, OptionAbout } from "./types";
import { say } from "./words.svelte";

type Value = OptionAbout["values"][number];

/** The variant that is in every game: who begins. */
export const isFirstSeat = (option: OptionAbout): boolean => option.name === "first_seat";

const MOST_SEATS = 16;

export class Making {
  count = $state(0);
  /** By seat, who is to sit there; the first is one's own. */
  others = $state<Place["who"][]>([]);
  /** Whether it is shown to all who come to the server. */
  shown = $state(false);
  /** Whether those who look on may talk. */
  chat = $state(true);
  /** Seconds for each choice; none, where there is no clock. */
  pace = $state("0");
  /** By name, the values of variants other than the usual ones. */
  options = $state<Record<string, string>>({});
  private chosenHints = $state<boolean | null>(null); // else it goes by who may sit there

  readonly friends = $derived.by(() => this.others.slice(1, this.count).includes("open"));
  /** The variants there are for so many players. */
  readonly variants = $derived.by(() => this.game.options.filter((option) => option.players.includes(this.count)));

  constructor(
    private readonly game: GameAbout,
    withFriends: boolean,
  ) {
    this.count = usualPlayers(game);
    this.others = Array.from({ length: MOST_SEATS }, () => (withFriends ? "open" : "bot"));
  }

  get hints(): boolean {
    return this.chosenHints ?? !this.friends;
  }

  set hints(wanted: boolean) {
    this.chosenHints = wanted;
  }

  /** The values a variant may have with so many players. */
  values(option: OptionAbout): Value[] {
    return option.values.filter((value) => !isFirstSeat(option) || typeof value !== "number" || value < this.count);
  }

  /** The table as it is asked for. */
  get table(): NewTable {
    return {
      game: this.game.id,
      seats: Array.from({ length: this.count }, (_, seat) => this.place(seat)),
      options: this.chosen,
      open: this.shown,
      spectators_chat: this.chat,
      pace: { each: Number(this.pace), store: 0 },
      ...(this.chosenHints === null ? {} : { hints: this.chosenHints }),
    };
  }

  private place(seat: number): Place {
    const who = seat === 0 ? "me" : (this.others[seat] ?? "bot");
    if (who === "me" && seat > 0) return { who, name: say("seat", { number: seat + 1 }) };
    return who === "bot" ? { who, bot: levelOf(this.game) } : { who };
  }

  private get chosen(): Record<string, Value> {
    const found: Record<string, Value> = {};
    for (const option of this.variants) {
      const value = this.values(option).find((one) => String(one) === this.options[option.name]);
      if (value !== undefined && value !== option.default) found[option.name] = value;
    }
    return found;
  }
}
