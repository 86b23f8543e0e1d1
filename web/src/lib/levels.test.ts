import { expect, test } from "vitest";
import { chooseLevel, levelOf } from "./levels";
import type { GameAbout } from "./types";

const game = { id: "chess", levels: ["level:1", "level:2", "level:3"], usual_level: "level:2" } as GameAbout;

test("bots are of the usual level until another is chosen, which is remembered", () => {
  expect(levelOf(game)).toBe("level:2");
  chooseLevel(game, "level:3");
  expect(levelOf(game)).toBe("level:3");
  expect(JSON.parse(localStorage.getItem("londinium-settings")!)).toMatchObject({ levels: { chess: "level:3" } });
});

test("a level that a game no longer has is its usual one", () => {
  chooseLevel(game, "level:8");
  expect(levelOf(game)).toBe("level:2");
});
