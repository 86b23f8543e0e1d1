/** A number on its way to what it has become: one way at a time, which ends exactly there. */
export class Counting {
  shown = $state(0);
  private frame = 0;

  constructor(value: number) {
    this.shown = value;
  }

  /** Count from what is shown, for so many milliseconds, after a delay; whatever was on the way before ends here. */
  to(value: number, time: number, delay: number): void {
    this.stop();
    const from = this.shown;
    const begin = performance.now() + delay;
    const step = (): void => {
      const gone = performance.now() - begin;
      if (gone < time) this.frame = requestAnimationFrame(step);
      this.shown = gone < time ? Math.round(from + (value - from) * Math.max(gone / time, 0)) : value;
    };
    if (from === value || time <= 0) this.shown = value;
    else this.frame = requestAnimationFrame(step);
  }

  stop = (): void => cancelAnimationFrame(this.frame);
}
