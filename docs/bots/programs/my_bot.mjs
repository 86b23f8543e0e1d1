// The same bot in JavaScript: londinium simulate kids-of-london --bots "program:node my_bot.mjs,random"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.is === "choose") {
    console.log(JSON.stringify({ move: said.moves.at(-1) }));
  }
}
