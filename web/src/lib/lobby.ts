/** What the home page shows of the tables there are, and how a table is begun with one click. */
import type { NewTable, Place } from "./api";
import { firstLevelOf, levelOf } from "./levels";
import type { GameAbout, Listed, Lobby } from "./types";

/** As many as a game is best known for: three, where it is for three. */
export const usualPlayers = (game: Pick<GameAbout, "players">): number =>
  game.players.includes(3) ? 3 : (game.players[0] ?? 2);

/** One's own seat, and the others. */
export const seatsFor = (count: number, others: Place): Place[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? { who: "me" } : { ...others }));

/** The usual table: oneself, against bots of the level chosen for this game. */
export const againstBots = (game: GameAbout, level = levelOf(game)): NewTable => ({
  game: game.id,
  seats: seatsFor(usualPlayers(game), { who: "bot", bot: level }),
});

/** The table of somebody new: the usual one, against bots that are still learning. */
export const firstTable = (game: GameAbout): NewTable => againstBots(game, firstLevelOf(game));

/** One's own tables that are not closed. */
export const myTables = (lobby: Lobby): Listed[] =>
  (lobby.mine ?? []).filter((table) => table.status !== "closed").slice(0, 12);

/** Open tables at which one does not sit already. */
export const otherTables = (lobby: Lobby): Listed[] =>
  lobby.open.filter((table) => !lobby.mine?.some((one) => one.id === table.id)).slice(0, 20);
