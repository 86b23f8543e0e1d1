/** What somebody looks at: pointed at, focused or pressed for long, a piece is shown large beside itself or in a window of its own. */
import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";
import { lensPlace } from "./lens";

const HOLD = 450; // milliseconds after which a touch looks rather than chooses

export interface Asked {
  /** The move a click on the piece would choose. */
  move?: string | null;
  /** The move it would be if it were allowed: the one to ask about when there is none. */
  asked?: string | null;
}

/** A press that has looked is not a click, wherever it ends: the window it has opened may lie under the finger. */
function dropClick(): void {
  const done = new AbortController();
  const once = { capture: true, signal: done.signal };
  const drop = (event: Event): void => (event.stopImmediatePropagation(), event.preventDefault(), done.abort());
  window.addEventListener("click", drop, once);
  window.addEventListener("pointerdown", () => done.abort(), once);
}

export class Looking<Look> {
  /** What is pointed at, and where the lens stands. */
  pointed = $state.raw<{ look: Look; place: string; move: string | null } | null>(null);
  /** What is looked at closely. */
  opened = $state.raw<{ look: Look; move: string | null } | null>(null);
  /** Why it cannot be chosen. */
  reason = $state("");
  private turn = 0;

  constructor(
    private readonly moves: () => readonly string[],
    private readonly why: (move: string) => Promise<string | null>,
  ) {}

  point(look: Look, at: Element, { move = null, asked = null }: Asked): void {
    const { clientWidth: wide, clientHeight: high } = document.documentElement;
    this.pointed = { look, place: lensPlace(at.getBoundingClientRect(), { wide, high }), move };
    this.ask(move ? null : asked);
  }

  open(look: Look, { move = null, asked = null }: Asked = {}): void {
    this.pointed = null;
    this.opened = { look, move };
    this.ask(move ? null : asked);
  }

  away = (): void => void (this.pointed = null);
  close = (): void => void (this.opened = null);

  private ask(move: string | null): void {
    const turn = ++this.turn;
    this.reason = "";
    if (!move || !this.moves().length || this.moves().includes(move)) return;
    void this.why(move).then((said) => {
      if (turn === this.turn) this.reason = said ?? "";
    });
  }

  /** For a piece: pointing and focusing show it beside itself, a long press and the key I open it. Clicks are the board's. */
  at(look: Look, asked: Asked = {}): Attachment {
    return (piece) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let held = false;
      // Svelte's own way to listen: a piece that is taken away loses the focus while the board is being drawn.
      const ended: (() => void)[] = [];
      const on = (name: string, act: (event: Event) => void, capture = false): void =>
        void ended.push(listen(piece, name, act, { capture }));
      on("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && this.point(look, piece, asked));
      on("pointerleave", () => (clearTimeout(timer), this.away()));
      on("focus", () => piece.matches(":focus-visible") && this.point(look, piece, asked));
      on("blur", this.away);
      on("keydown", (event) => {
        if (["i", "?"].includes((event as KeyboardEvent).key)) this.open(look, asked);
      });
      on("pointerdown", (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") return;
        timer = setTimeout(() => {
          held = true;
          this.open(look, asked);
          dropClick();
        }, HOLD);
      });
      for (const name of ["pointerup", "pointercancel"]) on(name, () => clearTimeout(timer));
      on("contextmenu", (event) => held && event.preventDefault());
      return () => {
        clearTimeout(timer);
        for (const end of ended) end();
      };
    };
  }
}
