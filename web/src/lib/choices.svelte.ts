/** The line of choices: in which order they stand there, and which of them somebody looks for by typing. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const verbOf = (move: string): string => move.split(" ")[0] ?? "";

/** What no piece can be clicked for comes first, in the order of its verbs; the rest is as the rules have it. */
export function inLine(moves: readonly string[], likely: readonly string[] = []): string[] {
  const place = (move: string): number =>
    likely.includes(verbOf(move)) ? likely.indexOf(verbOf(move)) : likely.length;
  return [...moves].sort((a, b) => place(a) - place(b));
}

/** A text without capitals and accents; the ł is no letter with an accent. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a text has every word that was typed, however far, and every number; accents and capitals do not matter. */
export function matches(text: string, typed: string): boolean {
  const found = wordsOf(text);
  return wordsOf(typed).every((wanted) =>
    found.some((word) => (/^\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted))),
  );
}

/** A choice in the words of whoever looks. */
export interface Offer {
  move: string;
  said: string;
  /** What it would bring, as far as that is known. */
  brings: string;
}

const FEW = 8; // so many are found without typing

/** What is seen of the choices: those that have room in the line, or all of them over the board, found by typing. */
export class ChoiceLine {
  /** Whether all choices are shown, over the board. */
  open = $state(false);
  typed = $state("");
  /** Whether there are choices that have no room in the line. */
  more = $state(false);
  readonly found = $derived.by(() => {
    const all = this.offers();
    return this.open && this.typed ? all.filter((one) => matches(`${one.said} ${one.brings}`, this.typed)) : all;
  });
  readonly filtered = $derived.by(() => this.open && this.offers().length > FEW);
  private list: HTMLElement | null = null;
  private measuring = 0;

  constructor(private readonly offers: () => readonly Offer[]) {}

  /** Other choices: the line is as it was before anybody looked for one. */
  fold(): void {
    this.open = false;
    this.typed = "";
  }

  /** For the list itself: it is measured when its room has changed, or what is in it. */
  readonly room: Attachment<HTMLElement> = (list) => {
    this.list = list;
    void this.offers();
    const watching = new ResizeObserver(this.measureSoon);
    watching.observe(list);
    this.measureSoon();
    return () => {
      this.list = null;
      watching.disconnect();
      cancelAnimationFrame(this.measuring);
    };
  };

  /** With the next frame, in which everything is laid out in any case. */
  private measureSoon = (): void => {
    cancelAnimationFrame(this.measuring);
    this.measuring = requestAnimationFrame(this.measure);
  };

  private measure = (): void => {
    if (!this.list || this.open) return;
    this.list.scrollTop = 0;
    this.more = this.list.scrollHeight > this.list.clientHeight + 4;
  };

  /** Open or close; whoever opens it goes on inside. */
  toggle = async (): Promise<void> => {
    this.open = !this.open;
    await tick();
    if (this.open) this.inside<HTMLElement>(".filter, .choice")?.focus({ preventScroll: true });
    else this.measure();
  };

  /** A choice that has the focus is in sight: whoever comes to one without room, with the keyboard, opens all by coming. */
  reach = (event: FocusEvent): void => {
    const one = event.target as HTMLElement;
    if (this.open || !this.list || !one.matches(".choice:focus-visible")) return;
    if (one.offsetTop >= this.list.clientHeight) this.open = true;
  };

  /** Whoever goes elsewhere closes it by going. */
  leave = async (event: FocusEvent): Promise<void> => {
    const next = event.relatedTarget as Node | null;
    if (!this.open || !next || (event.currentTarget as Node).contains(next)) return;
    this.open = false;
    await tick();
    this.measure();
  };

  press = async (event: KeyboardEvent): Promise<void> => {
    if (!this.open) return;
    if ((event.target as HTMLElement).matches(".filter")) this.pressFilter(event);
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.fold();
    await tick();
    this.measure();
    this.inside<HTMLElement>("[data-all]")?.focus();
  };

  /** From what was typed to what was found: where that is one choice, it is made. */
  private pressFilter(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const first = this.inside<HTMLElement>(".choice");
    if (event.key === "Enter" && this.found.length === 1) first?.click();
    else first?.focus();
  }

  private inside<Found extends Element>(selector: string): Found | null {
    return this.list?.closest("[data-choices]")?.querySelector<Found>(selector) ?? null;
  }
}
