/** Layouts at their edges: what ends exactly in the last column, one more, and one less. */
import { type UriSyntaxError, diagnose } from "@std66/core";
import { compare } from "@std66/normalize";
import { describe, expect, it } from "vitest";
import { diagnosticLines } from "../src/diagnostics/diagnosis.ts";
import { syntaxDiagnostic } from "../src/diagnostics/syntax.ts";
import { comparison, normalization } from "../src/normalize/ladder.ts";
import { resolution } from "../src/resolution/resolution.ts";
import { plainStyle } from "../src/answer/style.ts";
import { rowLines, wrap } from "../src/text/wrap.ts";

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** The line of the rule with the path of a reference of this length. */
const traceLineOf = (length: number) => {
  const reference = `/${"a".repeat(length - 1)}`;
  const lines = resolution("x:/", reference).lines(plainStyle);
  const at = lines.findIndex((line) => line.includes('R.path starts-with "/"'));
  return lines.slice(at, at + 2);
};

/** The heading of the two buffers of a path of this length. */
const headOf = (length: number) => {
  const reference = `/${"b".repeat(length - 1)}`;
  const lines = resolution("x:/", reference).lines(plainStyle);
  return lines.find((line) => line.includes("STEP"));
};

const comparisonOf = (a: string, b: string) => comparison(a, b, compare(a, b)).lines(plainStyle);

const changesIn = (input: string, width = 80) => {
  const [, line = ""] = normalization(input, { rungs: ["percent-encoding"] }).lines({ ...plainStyle, width });
  return line.slice("6.2.2.2  percent-encoding  ".length);
};

const linesOf = (text: string, width = 40) => {
  const error = diagnose(text) as UriSyntaxError;
  return diagnosticLines(syntaxDiagnostic(error, { source: "argument 1", line: 1 }), { ...plainStyle, width });
};

describe("a diagnostic", () => {
  const input = `http://a/${"b".repeat(60)}|${"c".repeat(60)}`;

  it("fits into 40 columns, with the caret below the fault", () => {
    expect(linesOf(input)).toEqual([
      "error[pchar]: `|` is not allowed in the",
      "  path",
      " --> argument 1:1:70",
      "  |",
      `1 | …${"b".repeat(16)}|${"c".repeat(17)}…`,
      `  | ${" ".repeat(17)}^ found \`|\``,
      "  = note: pchar = unreserved /",
      '    pct-encoded / sub-delims / ":" / "@"',
      "    (RFC 3986, section 3.3)",
      "  = help: write `%7C`",
    ]);
    expect(linesOf("/a|")[4]).toBe("1 | /a|");
    expect(linesOf(`/${"a".repeat(34)}|`)[4]).toBe(`1 | /${"a".repeat(34)}|`);
    expect(longest(linesOf(`/${"a".repeat(35)}|`))).toBeLessThanOrEqual(40);
  });

  it.each([0, 1, 5, -1, Number.NaN, -Infinity])("ends, and shows the fault, if the width is %j", (width) => {
    const lines = linesOf(input, width);
    expect(lines.join(" ")).toContain("error[pchar]:");
    expect(lines.join("")).toContain("^");
  });

  it("is as wide as its text in 80 and more", () => {
    expect(longest(linesOf(input, 80))).toBeGreaterThan(80);
  });
});

describe("wrapped prose", () => {
  it("fills a line to its last column, and not beyond", () => {
    expect(wrap("aaaa bbbb", 9)).toEqual(["aaaa bbbb"]);
    expect(wrap("aaaa bbbb", 8)).toEqual(["aaaa", "bbbb"]);
    expect(wrap("aaaa", 3)).toEqual(["aaaa"]);
    expect(wrap("a RFC 3986 §5", 12)).toEqual(["a", "RFC 3986 §5"]);
  });
});

it("a text is beside its term if it has 28 columns there, and else below", () => {
  // Two columns before the term, and two after it.
  expect(rowLines([{ term: "a", text: "b" }], 33)).toEqual(["  a  b"]);
  expect(rowLines([{ term: "a", text: "b" }], 32)).toEqual(["  a", "      b"]);
  expect(
    rowLines(
      ["aaa", "a"].map((term) => ({ term, text: "b" })),
      35,
    ),
  ).toEqual(["  aaa  b", "  a    b"]);
});

describe("the trace of a resolution", () => {
  it("shows a value beside its rule if it ends in column 80", () => {
    expect(traceLineOf(36)[0]).toHaveLength(80);
    expect(traceLineOf(36)[0]).toMatch(/ {3,}\/a+$/u);
  });

  it("shows a longer one below its rule", () => {
    const [rule, value] = traceLineOf(37);
    expect(rule).toMatch(/starts-with "\/"\)?$/u);
    expect(value).toBe(`       /${"a".repeat(36)}`);
  });

  it("has the two buffers side by side up to column 80, and else one below the other", () => {
    // 7 columns of section, 7 of step, 2 between, and each buffer as long as the path.
    const widths = [30, 31, 32, 33, 34].map((length) => {
      const reference = `/${"b".repeat(length - 3)}/.`;
      return resolution("x:/", reference).lines(plainStyle);
    });
    const isBeside = widths.map((lines) => lines.some((line) => line.includes("OUTPUT BUFFER")));
    expect(isBeside).toEqual(widths.map((lines) => !lines.some((line) => line.includes("THE TWO BUFFERS"))));
    expect(isBeside.indexOf(false)).toBeGreaterThan(0);
    for (const [index, lines] of widths.entries()) {
      expect(longest(lines)).toBeLessThanOrEqual(80);
      if (isBeside[index] === true && isBeside[index + 1] === false) expect(longest(lines)).toBeGreaterThan(77);
    }
  });

  it("has two buffers side by side that end in column 80", () => {
    // 14 columns before them, 2 between, and twice 32.
    expect(headOf(32)).toContain("OUTPUT BUFFER");
    expect(headOf(33)).toContain("THE TWO BUFFERS");
    expect(headOf(500)).toContain("THE TWO BUFFERS");
    expect(headOf(501)).toContain("TAKEN FROM THE PATH");
  });

  it("fits other widths", () => {
    for (const width of [40, 200]) {
      const lines = resolution("x:/a/b/c", "../d").lines({ ...plainStyle, width });
      expect(lines.filter((line) => line.length > width && line.startsWith(" "))).toEqual([]);
    }
  });
});

describe("two different URIs", () => {
  it("are shown whole if they end in column 80", () => {
    const [, a, b, caret] = comparisonOf(`${"a".repeat(75)}b`, `${"a".repeat(75)}c`);
    expect(a).toBe(` a  ${"a".repeat(75)}b`);
    expect(b).toBe(` b  ${"a".repeat(75)}c`);
    expect(caret).toBe(`${" ".repeat(79)}^`);
  });

  it("begin shortly before the difference if one is longer", () => {
    const [, a, b, caret] = comparisonOf(`${"a".repeat(76)}b`, `${"a".repeat(76)}c`);
    expect(a).toBe(` a  …${"a".repeat(30)}b`);
    expect(b).toBe(` b  …${"a".repeat(30)}c`);
    expect(caret).toBe(`${" ".repeat(35)}^`);
  });

  it("are cut after column 80, and not before", () => {
    // 5 columns before the text, 30 common characters, and the rest.
    const fits = comparisonOf(`${"a".repeat(40)}${"b".repeat(45)}`, `${"a".repeat(40)}${"c".repeat(45)}`);
    expect(fits[1]).toBe(` a  …${"a".repeat(30)}${"b".repeat(45)}`);
    expect(fits[1]).toHaveLength(80);
    const cut = comparisonOf(`${"a".repeat(40)}${"b".repeat(46)}`, `${"a".repeat(40)}${"c".repeat(46)}`);
    expect(cut[1]).toBe(` a  …${"a".repeat(30)}${"b".repeat(44)}…`);
    expect(cut[1]).toHaveLength(80);
  });

  it("have no common part before a difference at the start", () => {
    const [, a, , caret] = comparisonOf("b".repeat(90), "c".repeat(90));
    expect(a).toBe(` a  ${"b".repeat(75)}…`);
    expect(caret).toBe("    ^");
  });
});

describe("the changes of a rung", () => {
  const once = "%41 -> A";

  it("are all listed if they end in column 80", () => {
    // 53 columns: five changes of 8 columns, and 2 between each two, are 48.
    expect(changesIn("%41-%41-%41-%41-%41")).toBe(Array.from({ length: 5 }, () => once).join(", "));
    const six = changesIn("%41-%41-%41-%41-%41-%41");
    expect(six).toBe(`${once}, ${once}, ${once}, ${once}, and 2 more`);
    expect(27 + six.length).toBeLessThanOrEqual(80);
  });

  it("are all listed if they end in the last column", () => {
    const twice = "%41%41 -> AA";
    expect(changesIn("%41%41-%41%41-%41%41-%41%41", 81)).toBe(`${twice}, ${twice}, ${twice}, ${twice}`);
    expect(changesIn("%41%41-%41%41-%41%41-%41%41", 80)).toBe(`${twice}, ${twice}, ${twice}, and 1 more`);
  });

  it("are cut if one is long", () => {
    // A piece of 24 characters is whole; one of 27 is cut to 24.
    expect(changesIn("%41".repeat(8))).toBe(`${"%41".repeat(8)} -> ${"A".repeat(8)}`);
    expect(changesIn("%41".repeat(9))).toBe(`${"%41".repeat(8).slice(0, 23)}… -> ${"A".repeat(9)}`);
  });

  it("use the room of other widths", () => {
    expect(changesIn("%41-%41-%41-%41-%41-%41", 200)).toBe(Array.from({ length: 6 }, () => once).join(", "));
    const narrow = { ...plainStyle, width: 40 };
    // 13 columns beside the rung are too few for a change and a count, and 31 below it enough for three changes.
    expect(
      normalization("%41-%41-%41", { rungs: ["percent-encoding"] })
        .lines(narrow)
        .slice(1),
    ).toEqual(["6.2.2.2  percent-encoding", `         ${once}, ${once}, ${once}`, "         A-A-A"]);
    expect(normalization("%41-%41-%41-%41", { rungs: ["percent-encoding"] }).lines(narrow)[2]).toBe(
      `         ${once}, ${once}, and 2 more`,
    );
  });
});
