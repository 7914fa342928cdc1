// Tests which mutants are a sample: as many of each room, the same ones for the same seed.

import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleOf } from "../sample-checker.mjs";

const mutant = (id: number, file: string, line: number) => ({
  id: String(id),
  fileName: join(process.cwd(), file),
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  mutatorName: "",
  replacement: "false",
});
const roomOf = (file: string) => file.split(/[\\/]/u).at(-2) ?? "";
const many = (count: number, file: string, from = 0) =>
  Array.from({ length: count }, (_, at) => mutant(from + at, file, at));
const linesOf = (mutants: ReturnType<typeof many>, each: number, seed = "66") => {
  const chosen = sampleOf(mutants, { each, seed }, roomOf);
  return mutants
    .filter(({ id }) => chosen.has(id))
    .map(({ fileName, location }) => `${roomOf(fileName)} ${location.start.line}`);
};

test("each room gives as many, and all that it has if there are fewer", () => {
  const lines = linesOf([...many(100, "a/one.ts"), ...many(100, "a/two.ts", 100), ...many(5, "b/three.ts", 200)], 20);
  expect(lines.filter((line) => line.startsWith("a "))).toHaveLength(20);
  expect(lines.filter((line) => line.startsWith("b "))).toHaveLength(5);
});

test("the seed alone decides which: neither the other rooms nor the numbers of the mutants", () => {
  const alone = linesOf(many(100, "b/two.ts"), 20);
  const beside = linesOf([...many(50, "a/one.ts"), ...many(100, "b/two.ts", 50)], 20);
  expect(beside.filter((line) => line.startsWith("b "))).toEqual(alone);
  expect(linesOf(many(100, "b/two.ts"), 20, "67")).not.toEqual(alone);
});

test("the chosen are spread over a room", () => {
  const lines = linesOf(many(1000, "a/one.ts"), 100).map((line) => Number(line.split(" ")[1]));
  expect(lines.filter((line) => line < 500).length).toBeGreaterThan(30);
  expect(lines.filter((line) => line >= 500).length).toBeGreaterThan(30);
});
