/** The decisions where a rulebook is silent, read from the file in which they are written. */

/** A sentence, or a table. */
export type Part = string | { head: string[]; rows: string[][] };

export interface Ruling {
  title: string;
  parts: Part[];
}

/** Each ruling's title and what it says, in sentences and tables; which test shows it is for those who read the file. */
export function rulingsIn(text: string): Ruling[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.replaceAll("`", "").split("\n");
      const parts: Part[] = [];
      for (const line of rest) {
        const last = parts[parts.length - 1];
        if (/^ *- (?!Test:)/.test(line)) parts.push(line.trimStart().slice(2));
        else if (/^[|][\s:|-]+$/.test(line))
          continue; // the rule under a table's head
        else if (line.startsWith("|")) {
          const cells = line
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim());
          if (typeof last === "object") last.rows.push(cells);
          else parts.push({ head: cells, rows: [] });
        }
      }
      return { title, parts };
    });
}

/** All words of a part, to be searched. */
export const plain = (part: Part): string =>
  typeof part === "string" ? part : [part.head, ...part.rows].flat().join(" ");
