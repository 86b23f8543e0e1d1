/** A list that grows at its end: whoever reads its newest line sees the next, and whoever reads further up is not carried away. */

const NEAR = 30; // pixels from the end, within which one reads the newest
const STIRS = 4; // pixels a list may be moved by what is told anew

export class Reading {
  private list: HTMLElement | null = null;
  private wanted: string | null = null;
  private following = true; // whether the newest is in sight
  private top = 0;

  /** For the list itself. */
  readonly here = (list: HTMLElement): (() => void) => {
    this.list = list;
    list.addEventListener("scroll", this.scrolled);
    const watching = new ResizeObserver(this.place); // what grows above it takes room from its end
    watching.observe(list);
    return () => {
      list.removeEventListener("scroll", this.scrolled);
      watching.disconnect();
    };
  };

  // What is told anew, or a list that became lower, moves the end away and carries nobody upwards.
  private scrolled = (): void => {
    const list = this.list!;
    if (list.scrollTop + list.clientHeight > list.scrollHeight - NEAR) this.following = true;
    else if (list.scrollTop < this.top - STIRS) this.following = false;
    this.top = list.scrollTop;
  };

  /** Show the newest, once it is drawn; or the line that is looked for, if there is one. */
  show(wanted: string | null): void {
    this.wanted = wanted;
    requestAnimationFrame(this.place);
  }

  private place = (): void => {
    const { list, wanted } = this;
    if (!list) return;
    const line = wanted === null ? null : list.querySelector<HTMLElement>(wanted);
    if (line) list.scrollTop = line.offsetTop - list.clientHeight / 2;
    else if (wanted === null && this.following) list.scrollTop = list.scrollHeight;
  };
}
