/** A hint in words: what each move may come to, why, and what is likely to follow. */
import type { Advice, Advised } from "./types";
import type { Words } from "./words.svelte";

const TOLD = 4; // reasons in a sentence
const LEAST = 0.001; // a share below this is no reason

const percent = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

const exact = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 }).format(Math.abs(share));

const signed = (share: number, lang: string): string => (share >= 0 ? "+" : "−") + exact(share, lang);

const sentence = (text: string, lang: string): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1) + ".";

/** The share of the victory, and how far off it may be: two standard errors. */
export const shareWords = (advised: Advised, words: Words): string =>
  words.say("hint-share", {
    share: percent(advised.share, words.lang),
    error: percent(Math.max(0.01, 2 * advised.error), words.lang),
  });

/** Whether a difference is more than chance, and more than nothing. */
export const isClear = (advised: Advised): boolean =>
  Math.abs(advised.difference) > Math.max(LEAST, 2 * advised.difference_error);

function because(advised: Advised, words: Words, good: boolean): string {
  return advised.reasons
    .filter((reason) => Math.abs(reason.share) >= LEAST)
    .slice(0, TOLD)
    .filter((reason) => reason.share > 0 === good)
    .map((reason) => {
      const key = reason.source === "others" || reason.source === "rest" ? "advice" : "counted";
      const what = words.say(`${key}-${reason.source}`, { good: good ? "yes" : "no" });
      return words.say("advice-reason", { what, share: signed(reason.share, words.lang) });
    })
    .join(", ");
}

/** Why the best move rather than the second, or what another lacks; nothing where there is one move. */
export function whyWords(advice: Advice, number: number, words: Words): string {
  const advised = advice.moves[number];
  const other = advice.moves[number === 0 ? 1 : 0];
  if (!advised || !other) return "";
  const than = words.move(other.move);
  if (!isClear(advised)) return sentence(words.say("advice-even", { than }), words.lang);
  const better = advised.difference > 0;
  const told = because(advised, words, better);
  const though = because(advised, words, !better);
  const key = (better ? "advice-better" : "advice-worse") + (though ? "-though" : "");
  const difference = (better ? exact : signed)(advised.difference, words.lang);
  return sentence(words.say(key, { than, difference, because: told, though }), words.lang);
}

/** What is likely to follow. */
export function lineWords(advised: Advised, words: Words, names: readonly string[]): string {
  if (!advised.line.length) return "";
  const steps = advised.line.map((step) =>
    words.say("advice-step", { who: words.name(step.seat, names), move: words.move(step.move) }),
  );
  return words.say("advice-line", { steps: steps.join(" · ") });
}
