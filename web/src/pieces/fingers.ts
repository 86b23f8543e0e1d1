/** Fingers, or a mouse, on a large picture: how far they drag it, how much they stretch it, and what was a press and no drag. */

export interface Point {
  x: number;
  y: number;
}

/** What a movement does to the picture, in pixels of the screen. */
export interface Drag {
  by: Point;
  /** How much less is seen afterwards, round a point; null, where one finger drags. */
  stretch: { by: number; round: Point } | null;
}

const SHAKE = 6; // pixels: a finger that moves no farther has pressed

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export class Fingers {
  private readonly down = new Map<number, Point>();
  private way = 0; // of all fingers, since the first came down

  press(finger: number, at: Point): void {
    if (!this.down.size) this.way = 0;
    this.down.set(finger, at);
  }

  lift(finger: number): void {
    this.down.delete(finger);
  }

  /** A finger has moved; null, while that may still be a press. */
  move(finger: number, at: Point): Drag | null {
    const before = this.down.get(finger);
    if (!before) return null;
    this.way += distance(before, at);
    this.down.set(finger, at);
    const others = [...this.down.entries()].filter(([one]) => one !== finger).map(([, where]) => where);
    if (!others.length && !this.dragged) return null;
    const all = others.length + 1; // which carry the picture together
    const by = { x: (at.x - before.x) / all, y: (at.y - before.y) / all };
    return { by, stretch: others.length === 1 ? stretched(before, at, others[0]!) : null };
  }

  /** Whether what ends now has been a drag, by which nothing is chosen. */
  get dragged(): boolean {
    return this.way >= SHAKE;
  }

  /** What was dragged lies where it is: the next click is one again. */
  forget(): void {
    this.way = 0;
  }
}

function stretched(before: Point, after: Point, other: Point): Drag["stretch"] {
  const apart = distance(after, other);
  const round = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
  return apart ? { by: distance(before, other) / apart, round } : null;
}
