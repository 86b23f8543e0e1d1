/** Where a long word may be broken: soft hyphens between its syllables, for browsers that know no language's own. */

const LONG = 7; // letters that stand in one line everywhere
const LEAST = 3; // letters that are never left alone
const SOFT = "\u00AD";
const VOWELS = "aeiouyàâäéèêëîïôöùûüąęó";
const BETWEEN = new RegExp(`([${VOWELS}])([^${VOWELS}\\W\\d_]+)(?=[${VOWELS}])`, "giu");
const TOGETHER = /(?:[scptg]h|ck|[sczdr]z|gn|qu|[bcdfgptv][lr])$/i; // letters that begin a syllable together

/** A word with soft hyphens before the consonants that begin its syllables. */
function broken(word: string): string {
  if (word.length <= LONG) return word;
  return word.replace(BETWEEN, (found: string, vowel: string, between: string, at: number) => {
    const begins = between.length > 1 ? (TOGETHER.exec(between)?.[0].length ?? 1) : 1;
    const split = between.length - begins;
    const before = at + vowel.length + split;
    if (before < LEAST || word.length - before < LEAST) return found;
    return `${vowel}${between.slice(0, split)}${SOFT}${between.slice(split)}`;
  });
}

/** Words as they are, with places at which the long ones may be broken. */
export const hyphenated = (text: string): string => text.split(" ").map(broken).join(" ");
