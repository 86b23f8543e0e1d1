import { expect, test } from "vitest";
import type { KeyView } from "./contract";
import { sailsTo, waitsAt, waiting } from "./thames";

const berth = (seat: number | null, prize: string | null = null) => ({ number: 1, seat, prize });
const river = (changes: object = {}) =>
  ({
    berths: [berth(null, "tower-bridge"), berth(1), berth(null)],
    barges: [3, 1, 2],
    sails_to: "london-bridge",
    ...changes,
  }) as unknown as KeyView;

test("barges wait in the order in which they lie; one that has sailed waits no more", () => {
  expect(waiting(river())).toEqual([
    { seat: 2, berth: 2 },
    { seat: 0, berth: 3 },
  ]);
});

test("they wait at the prize of the era and sail to the next tile, after the last era to the barrier", () => {
  expect(waitsAt(river())).toBe("tower-bridge");
  expect(waitsAt(river({ berths: [berth(null)] }))).toBe("");
  expect(sailsTo(river())).toBe("london-bridge");
  expect(sailsTo(river({ sails_to: null }))).toBe("thames-barrier");
});
