/** The line of choices: in which order they stand there, and which of them somebody looks for by typing. */

const verbOf = (move: string): string => move.split(" ")[0] ?? "";

/** What no piece can be clicked for comes first, in the order of its verbs; the rest is as the rules have it. */
export function inLine(moves: readonly string[], likely: readonly string[] = []): string[] {
  const place = (move: string): number =>
    likely.includes(verbOf(move)) ? likely.indexOf(verbOf(move)) : likely.length;
  return [...moves].sort((a, b) => place(a) - place(b));
}

/** A text without capitals and accents; the ł is no letter with an accent. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");

/** Whether a text has every word that was typed, however far; accents and capitals do not matter. */
export function matches(text: string, typed: string): boolean {
  const found = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
