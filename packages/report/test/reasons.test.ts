/** Why the standards differ. */
import { type DialectId, dialects, reasons } from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { reasonLines } from "../src/legacy/reasons.ts";
import { sidesOf } from "../src/legacy/separation.ts";
import { plainStyle } from "../src/style.ts";
import { wrap } from "../src/text/wrap.ts";

describe("WHY", () => {
  it.each(Object.keys(reasons) as (keyof typeof reasons)[])("%s: fits into 80 columns, and is complete", (code) => {
    const between = (["rfc1738", "rfc1808", "rfc2396"] as const).map((first) => [first, "rfc3986"] as const);
    const rows = (Object.keys(dialects) as DialectId[]).map((dialect) => ({ dialect }));
    const differences = between.map((pair) => ({ between: pair, reasons: [code] }));
    const lines = reasonLines({ rows, differences }, plainStyle, new Set());
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const { summary, explanation, citations } = reasons[code];
    expect(lines.map((line) => line.trim()).join(" ")).toBe(
      ["WHY", `${code}: 1738, 1808, 2396 | 3986`, summary, explanation, citations.join("; ")].join(" "),
    );
  });

  it.each([
    [[["rfc1808", "rfc3986"]], "1808 | 3986"],
    [
      [
        ["rfc1808", "rfc2396"],
        ["rfc1808", "rfc3986"],
        ["rfc2396", "rfc3986"],
      ],
      "1808 | 2396 | 3986",
    ],
    [
      [
        ["rfc1738", "rfc1808"],
        ["rfc1738", "rfc2396"],
        ["rfc1738", "rfc3986"],
        ["rfc2396", "rfc3986"],
      ],
      "1738 | 1808, 2396, 3986; 2396 | 3986",
    ],
  ] as [[DialectId, DialectId][], string][])("sidesOf: lists %j as %s", (pairs, sides) => {
    expect(sidesOf(pairs)).toBe(sides);
  });

  it("wrap: does not break a line between RFC and its number, or before a section", () => {
    expect(wrap("see RFC 3986 §5.2 and a word that is long", 12)).toEqual([
      "see",
      "RFC 3986 §5.2",
      "and a word",
      "that is long",
    ]);
  });
});
