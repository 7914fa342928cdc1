/** Semicolons through time: what each RFC reads in the path, and nothing outside it. */
import { expect, it } from "vitest";
import { plainStyle } from "../src/answer/style.ts";
import { semicolons } from "../src/legacy.ts";

/** The names of parts in the table. */
const namesIn = (input: string): readonly string[] =>
  semicolons(input)
    .lines(plainStyle)
    .slice(1)
    .map((line) => line.slice(18).split("  ", 1)[0] ?? "");

it.each(["http://u:p@h:80/a;b?c;d#e;f", "ftp://u:p@h:21/a;type=i", "gopher://h/1a%09b", "http://h?c", "//h/a;b"])(
  "of %s, no part outside the path is shown",
  (input) => {
    const outside = "scheme authority netLoc regName userinfo user password host hostKind port query search fragment";
    expect(namesIn(input).filter((name) => outside.split(" ").includes(name))).toEqual([]);
  },
);
