/** What could not be done, in the reader's language; English readers get the server's own sentence, which says more. */
import { Problem } from "./api";
import { settings } from "./settings.svelte";
import { Refusal } from "./table.svelte";
import { say } from "./words.svelte";

export function sentence(problem: unknown): string {
  const error = problem instanceof Refusal ? problem.told.error : problem instanceof Problem ? problem.error : "";
  const reason = problem instanceof Error ? problem.message : String(problem);
  if (error === "changed") return say("changed");
  if (problem instanceof TypeError) return say("refused-offline");
  if (settings.lang === "en" && reason) return reason;
  const words = say(`refused-${error}`);
  return words === `refused-${error}` ? say("refused-refused") : words;
}
