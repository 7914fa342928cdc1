/** Diagnostics on a narrow terminal, and the columns of what they show. */
import { describe, expect, it } from "vitest";
import { diagnosticLines, narrowed } from "../src/diagnostics/diagnosis.ts";
import { columnOf, statedDiagnostic } from "../src/diagnostics/diagnostic.ts";
import { normalization } from "../src/normalize/ladder.ts";
import { resolution } from "../src/resolution/resolution.ts";
import { plainStyle } from "../src/answer/style.ts";
import { hanging } from "../src/text/wrap.ts";

const lengthOf = (text: string) => text.length;
/** Two columns for each character but the ellipsis. */
const twice = (text: string) => Array.from(text.replaceAll("…", "")).length * 2 + (text.includes("…") ? 1 : 0);
const shown = (texts: readonly [string, string, string], room: number, widthOf = lengthOf) => {
  const [before, marked, after] = texts;
  return Object.values(narrowed({ before, marked, after }, room, widthOf)).join("");
};
const column = (before: string) =>
  columnOf({ input: `${before}|`, offset: before.length, length: 1, component: "path" });

describe("a statement", () => {
  it("is one line if it ends in the last column, and hangs otherwise", () => {
    expect(hanging("aa bb", 5, "  ")).toEqual(["aa bb"]);
    expect(hanging("aa bb", 4, "  ")).toEqual(["aa", "  bb"]);
    // The indent takes its room from the later lines.
    expect(hanging("aaaa bb cc d", 6, "  ")).toEqual(["aaaa", "  bb", "  cc d"]);
    expect(hanging("", 4, "  ")).toEqual([""]);
    expect(hanging("a-single-word", 4, "  ")).toEqual(["a-single-word"]);
  });
});

describe("an excerpt", () => {
  it("is whole if it fits", () => {
    expect(shown(["aaa", "b", "cc"], 6)).toBe("aaabcc");
    expect(shown(["", "bbbbbb", ""], 6)).toBe("bbbbbb");
    expect(shown(["aaa", "b", "cc"], Infinity)).toBe("aaabcc");
    expect(shown(["aaaa", "b", "c"], 5)).toBe("…aabc");
  });

  it("loses its ends, and keeps as much as fits", () => {
    expect(shown(["aaaaaaaa", "b", "cccccccc"], 7)).toBe("…aabcc…");
    expect(shown(["aa", "b", "cccccccc"], 7)).toBe("aabccc…");
    expect(shown(["aaa", "b", "cccccccc"], 7)).toBe("aaabcc…");
    expect(shown(["aaaaaaaa", "b", "cc"], 7)).toBe("…aaabcc");
  });

  it("keeps room for both ends beside a long marked piece", () => {
    expect(narrowed({ before: "aa", marked: "bbbbbbbb", after: "cc" }, 8, lengthOf)).toEqual({
      before: "…",
      marked: "bbbbb…",
      after: "…",
    });
  });

  it("is cut between characters, of whatever width", () => {
    expect(shown(["日日日日", "b", "日日日日"], 9, twice)).toBe("…日b日…");
    expect(shown(["\u{1F980}\u{1F980}\u{1F980}", "b", "\u{1F980}\u{1F980}\u{1F980}"], 9, twice)).toBe(
      "…\u{1F980}b\u{1F980}…",
    );
  });
});

/** A diagnostic of the last character of a text. */
const linesOf = (input: string, label: string, { line = 1, width = 40 } = {}) =>
  diagnosticLines(
    statedDiagnostic({
      location: { source: "a", line },
      input,
      offset: input.length - 1,
      length: 1,
      code: "c",
      section: "§1",
      reason: "r",
      label,
      rule: "r",
      help: undefined,
    }),
    { ...plainStyle, width },
    lengthOf,
  ).slice(3, -1);

const messageOf = (input: string, offset: number) => {
  const stated = { code: "c", section: "§1", reason: "r", label: "l", rule: "r", help: undefined };
  return statedDiagnostic({ ...stated, location: { source: "a", line: 1 }, input, offset, length: 1 }).message;
};

it("a statement after a password, or in one, has no offset, which would reveal its length", () => {
  expect(messageOf("http://h/a b", 10)).toBe("r (offset 10, §1)");
  expect(messageOf("http://u:secret@h/a b", 19)).toBe("r (§1)");
  expect(messageOf("http://u:se ret@h/a", 11)).toBe("r (§1)");
});

describe("in 40 columns", () => {
  it("the changes of a rung are on one line below it if they fit there", () => {
    const { lines } = normalization(`http://${"A".repeat(40)}/`, { rungs: ["case"] });
    expect(lines({ ...plainStyle, width: 40 })).toContain(`         ${"A".repeat(12)}… -> ${"a".repeat(12)}…`);
  });

  it("the rules of an algorithm have several lines, each of them whole", () => {
    const { lines } = resolution("http://a/b/c/d;p?q", "../g?y#s");
    const text = lines({ ...plainStyle, width: 40 }).join("\n");
    expect(text).not.toContain("NaN");
    expect(text.split("\n").every((line) => line.length <= 40)).toBe(true);
  });

  const text = `${"a".repeat(24)}|`;

  it("a label is beside the caret if it ends in the last of them, and else below it", () => {
    expect(linesOf(text, "01 345 789")).toEqual([`1 | ${text}`, `  | ${" ".repeat(24)}^ 01 345 789`]);
    expect(linesOf(text, "01 345 7890")).toEqual([`1 | ${text}`, `  | ${" ".repeat(24)}^`, "  | 01 345 7890"]);
    expect(linesOf(text, "0".repeat(80), { width: 80 })[1]).toBe(`  | ${" ".repeat(24)}^ ${"0".repeat(80)}`);
  });

  it("a long label has several lines, beside the number of the line", () => {
    const [a, b] = ["a".repeat(20), "b".repeat(14)];
    expect(linesOf(text, `${a} ${b} c`, { line: 10 }).slice(2)).toEqual([`   | ${a} ${b}`, "   | c"]);
    expect(linesOf(text, `${a} ${b}b c`, { line: 1 }).slice(2)).toEqual([`  | ${a} ${b}b`, "  | c"]);
    expect(linesOf(text, `${a} ${b}b c`, { line: 10 }).slice(2)).toEqual([`   | ${a}`, `   | ${b}b c`]);
  });

  it("beside right-to-left text, the label is on one line", () => {
    expect(linesOf("/שלום<", "found it")).toEqual([
      "1 | /שלום<",
      "  | found it, character 6 in the order of the text, not of the screen",
    ]);
  });
});

it("a column counts characters, of whatever plane", () => {
  expect(["", "\uFFFFa", "\u{10000}", "\u{10FFFF}a", "\uD800a", "\uDC00"].map(column)).toEqual([1, 3, 2, 3, 3, 2]);
});
