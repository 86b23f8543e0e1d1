/** A double click never answers two questions: a question takes clicks once it has been seen, and not from a pointer at rest. */

export const SEEN = 300; // milliseconds until somebody has seen that something else is asked
export const RESTS = 900; // so long a pointer that has not moved since its last click is taken for one that clicks twice
const STIRS = 4; // pixels
const LATELY = 100; // milliseconds: a click before that is not what chooses now

export type Click = Pick<MouseEvent, "x" | "y" | "detail" | "timeStamp">;
type Point = Pick<Click, "x" | "y">;

export class Guard {
  /** Whether what is asked has been seen, and so may be answered. */
  ready = $state(false);
  private asked = -Infinity;
  private click: Click | null = null;
  private answered: Point | null = null; // where the last click was that answered something
  private moved = true;

  /** Something else is asked, or nothing; what is returned ends the wait until it has been seen. */
  ask(something: boolean): (() => void) | undefined {
    this.ready = false;
    if (!something) return undefined;
    this.asked = performance.now();
    const timer = setTimeout(() => (this.ready = true), SEEN);
    return () => clearTimeout(timer);
  }

  /** The pointer is somewhere. */
  point({ x, y }: Point): void {
    if (this.answered && Math.hypot(x - this.answered.x, y - this.answered.y) > STIRS) this.moved = true;
  }

  /** Somebody clicks, which may be what chooses next. */
  note(click: Click): void {
    this.point(click);
    this.click = click;
  }

  /** Whether a choice made now is meant: what comes from the keyboard always is. */
  meant(): boolean {
    const now = performance.now();
    const { click } = this;
    if (!click?.detail || now - click.timeStamp > LATELY) return true;
    if (now < this.asked + (this.moved ? SEEN : RESTS)) return false;
    this.answered = { x: click.x, y: click.y };
    this.moved = false;
    return true;
  }
}
