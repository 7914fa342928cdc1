// What a program accepts follows from its usage line.

import { expect, test } from "vitest";
import { readArguments } from "../arguments.mjs";

const read = (usage: string, line: string) => readArguments(usage, line === "" ? [] : line.split(" "));

test("arguments are read by the usage line", () => {
  const usage = "pnpm run a [--write | --on=NODE] FOLDER [NAME [SEED]]";
  expect(read(usage, "--write f")).toEqual({ options: { write: true }, texts: {}, operands: ["f"] });
  expect(read(usage, "--on=x f n 1")).toEqual({ options: {}, texts: { on: "x" }, operands: ["f", "n", "1"] });
  expect(read(usage, "")).toBe("an argument is missing");
  expect(read(usage, "f n 1 2")).toBe("unknown argument `2`");
  expect(read(usage, "f --writ")).toBe("unknown option `--writ`");
  expect(read(usage, "--write=1 f")).toMatch(/`--write` does not take an argument/u);
  expect(read(usage, "--on")).toMatch(/`--on <value>` argument missing/u);
  expect(read(usage, "--help --write")).toMatchObject({ options: { help: true } });
  expect(read("pnpm run a [NAME…]", "b c d")).toMatchObject({ operands: ["b", "c", "d"] });
  expect(read("pnpm run a", "-- b")).toBe("unknown argument `b`");
});
