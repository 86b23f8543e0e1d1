import { expect, test } from "vitest";
import { squaresOf } from "./qr";

test("a link becomes squares, with the marks by which a camera finds them and an empty edge", async () => {
  const { size, path } = await squaresOf("http://127.0.0.1:8000/#/invite/abc");
  expect(size).toBeGreaterThanOrEqual(25);
  expect(path.startsWith("M2 2h1v1h-1z")).toBe(true);
  expect(path).not.toMatch(/M[01] \d/);
});
