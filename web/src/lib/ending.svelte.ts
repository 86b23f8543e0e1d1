/** The end of a game on this screen: whoever saw it played sees its last move too, before the result lies over it. */
import { motion, pause } from "./settings.svelte";
import type { Timeline } from "./timeline.svelte";

export class Ending {
  /** Whether the board is looked at rather than the result. */
  folded = $state(false);
  readonly over = $derived.by(() => !this.timeline.inPast && this.timeline.now?.status === "over");
  private waits = $state(false); // whether the game has been seen in play, and its end not yet for long enough

  /** Made while a component is, and ended with it. */
  constructor(private readonly timeline: Pick<Timeline, "now" | "inPast">) {
    $effect.pre(() => this.follow());
  }

  private follow(): (() => void) | undefined {
    if (!this.timeline.inPast && this.timeline.now?.status === "playing") this.waits = true;
    if (!this.over || !this.waits) return undefined;
    const timer = setTimeout(this.hasten, motion(1) && 2 * pause());
    return () => clearTimeout(timer);
  }

  /** Whether the result is to be seen. */
  get shown(): boolean {
    return this.over && !this.waits;
  }

  /** Show the result at once, if there is one. */
  hasten = (): void => {
    if (this.over) this.waits = false;
  };
}
