/** Each character of a class, and two occurrences where one would do. */
import { describe, expect, it } from "vitest";
import { parseSegment } from "../src/command-line/change-options.ts";
import { parseSchemes } from "../src/command-line/list-options.ts";
import { std66 } from "./run.ts";

it("each NUL is escaped, also where NUL ends a text", async () => {
  const { stdout } = await std66(["decode", "-0", "a%00b%00c%0A%0A"]);
  expect(stdout).toBe("a\\u{0}b\\u{0}c\n\n\0");
});

describe("options", () => {
  it.each(["+", "-", ".", "0", "9", "a", "z", "A", "Z"])("a scheme may have %s", (character) => {
    const name = `b${character}c`;
    expect(parseSchemes(`${name}, B${name}`)).toEqual([name, `B${name}`]);
    if (/[a-z]/iu.test(character)) expect(parseSchemes(character)).toEqual([character]);
    else expect(() => parseSchemes(`http,${character}`)).toThrow("is not a scheme");
  });

  it.each(["", ".", ".."])("--append-segment refuses %j", (segment) => {
    expect(() => parseSegment(segment)).toThrow("mean something else in a path");
  });

  it.each(["...", ".a", "a.", " ", "a"])("--append-segment takes %j", (segment) => {
    expect(parseSegment(segment)).toEqual([segment]);
  });
});

describe("legacy notes that these schemes are never used with relative references (RFC 1808 §2.3)", () => {
  it.each(["mailto:a", "news:a", "telnet://h/", "MAILTO:a", "News:a"])("%s", async (base) => {
    const { stdout } = await std66(["legacy", base, "b"]);
    expect(stdout).toContain(`note: ${base.slice(0, base.indexOf(":")).toLowerCase()} is never used`);
    for (const scheme of ["x:", "X:", "A-Z+.9:"]) {
      expect((await std66(["legacy", base, `${scheme}b`])).stdout).not.toContain("is never used");
    }
  });
});
