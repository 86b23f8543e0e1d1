/** A double click never answers two questions: a question takes clicks once it has been seen, and not from a pointer at rest. */

export const SEEN = 300; // milliseconds until somebody has seen that something else is asked
const RESTS = 900; // so long a pointer that has not moved since its last click is taken for one that clicks twice
const STIRS = 4; // pixels

interface Point {
  x: number;
  y: number;
}

export class Guard {
  private asked = -Infinity;
  private clicked: Point | null = null;
  private moved = true;

  /** Another question is on the screen. */
  ask(at: number): void {
    this.asked = at;
  }

  /** The pointer is somewhere. */
  point({ x, y }: Point): void {
    if (this.clicked && Math.hypot(x - this.clicked.x, y - this.clicked.y) > STIRS) this.moved = true;
  }

  /** A click has answered. */
  answer({ x, y }: Point): void {
    this.clicked = { x, y };
    this.moved = false;
  }

  /** When a click at a place is taken for an answer. */
  takesFrom(at: Point): number {
    this.point(at);
    return this.asked + (this.moved ? SEEN : RESTS);
  }
}
