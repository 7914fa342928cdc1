/** Why the standards differ. */
import {
  type CompareResolutionOptions,
  type DialectId,
  type ReadingCode,
  compareResolution,
  compareSyntax,
  dialects,
  readings,
  reasons,
} from "@std66/legacy";
import { describe, expect, it } from "vitest";
import { type Explained, reasonLines } from "../src/legacy/reasons.ts";
import { sidesOf } from "../src/legacy/reasons.ts";
import { plainStyle } from "../src/answer/style.ts";
import { wrap } from "../src/text/wrap.ts";

describe("WHY", () => {
  it.each(Object.keys(reasons) as (keyof typeof reasons)[])("%s: fits into 80 columns, and is complete", (code) => {
    const between = (["rfc1738", "rfc1808", "rfc2396"] as const).map((first) => [first, "rfc3986"] as const);
    const rows = (Object.keys(dialects) as DialectId[]).map((dialect) => ({ dialect }));
    const differences = between.map((pair) => ({ between: pair, reasons: [code] }));
    // All readings bear on a cell: those on which the reason rests are cited, and all are explained.
    const bearing = new Set(Object.keys(readings) as ReadingCode[]);
    const lines = reasonLines({ rows, differences }, plainStyle, new Set(), bearing);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const { summary, explanation, citations } = reasons[code];
    const resting = Object.entries(readings).filter(([, { reasons: codes }]) => codes.includes(code));
    const cited = [...citations, ...resting.map(([reading]) => `reading ${reading}`)].join("; ");
    const read = Object.entries(readings).map(([reading, { about, taken, otherwise }]) => {
      return `${reading}: ${about} ${taken}; otherwise: ${otherwise}`;
    });
    expect(lines.map((line) => line.trim()).join(" ")).toBe(
      ["WHY", `${code}: 1738, 1808, 2396 | 3986`, summary, explanation, cited, "READINGS", ...read].join(" "),
    );
  });

  it("a reading is there where it bears on a cell, with no reason too, and once in a run", () => {
    const rows = [{ dialect: "rfc1808" }, { dialect: "rfc2396" }] as const;
    const others = new Set<ReadingCode>(["L7"]);
    const between = ["rfc1808", "rfc2396"] as const;
    const explained: Explained = new Set();
    const differing = reasonLines(
      { rows, differences: [{ between, reasons: ["opaque-base"] }] },
      plainStyle,
      explained,
      others,
    );
    expect(differing).toContain("    L7: RFC 2396: an opaque base");
    expect(differing.join("\n")).toMatch(/; reading L7$/mu);
    expect(reasonLines({ rows, differences: [] }, plainStyle, explained, others)).toEqual(["  The RFCs agree."]);
    expect(reasonLines({ rows, differences: [] }, plainStyle, new Set(), others)).toContain("  READINGS");
    const without = reasonLines({ rows, differences: [{ between, reasons: ["opaque-base"] }] }, plainStyle, new Set());
    expect(without.join("\n")).not.toContain("L7");
  });

  it("a row of std66 has its reason, though the RFCs agree", () => {
    const rows = [
      { dialect: "rfc2396" },
      { dialect: "rfc3986" },
      { dialect: "std66", reason: "path-looks-like-authority" },
    ] as const;
    const lines = reasonLines({ rows, differences: [] }, plainStyle, new Set(), new Set<ReadingCode>(["G1"]));
    expect(lines.slice(0, 3)).toEqual(["  The RFCs agree.", "  WHY", "    path-looks-like-authority: 3986 | std66"]);
    expect(lines).toContain("    G1: RFC 3986: a path beginning `//`, without authority");
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

function closing(base: string, reference: string, options: CompareResolutionOptions = {}): readonly string[] {
  return reasonLines(compareResolution(base, reference, options), plainStyle, new Set()).slice(0, 1);
}

function ofText(text: string): readonly string[] {
  return reasonLines(compareSyntax(text), plainStyle, new Set()).slice(0, 1);
}

const THREE = { dialects: ["rfc1808", "rfc2396", "rfc3986"] } as const;

describe("the closing line says whether the RFCs agree or refuse", () => {
  it.each([
    ["http://a b", "g"],
    ["http://a b", "c d"],
    ["http://a/", "b c"],
    ["a", "b"],
    ["%zz:", "g"],
  ])("%s + %s: no RFC gives a result", (base, reference) => {
    expect(closing(base, reference, THREE)).toEqual(["  The RFCs refuse it."]);
    expect(closing(base, reference, { dialects: ["rfc3986", "rfc2396bis07"] })).toEqual([
      "  The RFCs and the draft 2396bis-07 refuse it.",
    ]);
  });

  it("a result of all, or a refusal of some, is no such refusal", () => {
    expect(closing("http://a/b", "g", THREE)).toEqual(["  The RFCs agree."]);
    expect(closing("http://a/b", "g", { dialects: ["rfc3986", "rfc2396bis07"] })).toEqual([
      "  The RFCs and the draft 2396bis-07 agree.",
    ]);
    expect(closing("foo:a/b", "../c", THREE)).toEqual(["  WHY"]);
    expect(closing("http://a b", "g", { dialects: ["rfc3986", "whatwg"] })).toEqual([]);
  });

  it("a text that none allows", () => {
    expect(ofText("http://h/a b")).toEqual(["  The RFCs refuse it."]);
    expect(ofText("http://h/a")).toEqual(["  The RFCs agree."]);
  });
});
